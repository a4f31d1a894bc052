import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { ViewsOffer } from '../../../components/report/ViewsOffer.tsx';
import { SITES_FAULTS } from '../../../lib/api/sites.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const HOST = 'dienst.nl';

describe.each(sampleOf(LOCALES, 2))('what has a service look on a phone and in the dark, in %s', (locale) => {
  const words = serviceWords[locale];
  const show = (asking: Parameters<typeof ViewsOffer>[0]['asking'], onAsk = (): void => {}) =>
    draw(<ViewsOffer {...{ asking, onAsk }} url="https://goed.nl/a" host={HOST} />, locale);
  const button = () => screen.getByRole('button', { name: words.views({ host: HOST }) });
  const said = (): string => screen.getByRole('status').textContent ?? '';

  test('says what it sends, and asks when it is pressed', () => {
    const onAsk = vi.fn();
    const { container } = show(null, onAsk);
    expect(container.textContent).toContain(words.sends({ url: 'https://goed.nl/a' }));
    expect(said()).toBe('');
    fireEvent.click(button());
    expect(onAsk).toHaveBeenCalledOnce();
  });

  test('waits, and says for how long', () => {
    show('busy');
    expect([button().hasAttribute('disabled'), said()]).toEqual([true, words.viewing({ host: HOST })]);
  });

  test.each(SITES_FAULTS)('%s has a sentence of its own, and it can be asked again', (why) => {
    show({ ok: false, why, retryAfter: 120 });
    expect(said()).not.toMatch(/undefined|NaN|\[object|^$/);
    expect(button().hasAttribute('disabled')).toBe(false);
  });
});
