import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { ViewsOffer } from '../../../components/report/ViewsOffer.tsx';
import { SITES_FAULTS } from '../../../lib/api/sites.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const HOST = 'dienst.nl';

describe.each(sampleOf(LOCALES, 2))('requesting a phone and a dark view from a service, in %s', (locale) => {
  const words = serviceWords[locale];
  const show = (asking: Parameters<typeof ViewsOffer>[0]['asking'], onAsk = (): void => {}) =>
    draw(<ViewsOffer {...{ asking, onAsk }} url="https://goed.nl/a" host={HOST} />, locale);
  const button = () => screen.getByRole('button', { name: words.views({ host: HOST }) });
  const said = (): string => screen.getByRole('status').textContent ?? '';

  test('says what is sent, and is sent when pressed', () => {
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

  test.each(SITES_FAULTS)('%s has a message of its own, and can be repeated', (why) => {
    show({ ok: false, why, retryAfter: 120 });
    expect(said()).not.toMatch(/undefined|NaN|\[object|^$/);
    expect(button().hasAttribute('disabled')).toBe(false);
  });
});
