import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { type Adding, SiteHere } from '../../../components/popup/SiteHere.tsx';
import { SITES_FAULTS } from '../../../lib/api/sites.ts';
import type { SiteHere as Here, SiteScore } from '../../../lib/platform/messages.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { trendWords } from '../../../lib/words/report/trend.ts';
import { mySitesWords } from '../../../lib/words/service/my-sites.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const HOST = 'dienst.nl';
const PAGE = 'https://dienst.nl/sites/s1';
const UNKNOWN: Here = { kind: 'unknown', url: 'https://goed.nl/' };
const day = (number: number): number => Date.UTC(2026, 10, number, 12);
const scan = (id: string, finishedAt: number, overall: number | null): SiteScore => ({ id, finishedAt, overall });
const known = (changes: Partial<Extract<Here, { kind: 'known' }>> = {}): Here => ({
  ...{ kind: 'known', domain: 'goed.nl', page: PAGE, change: 3 },
  scans: [scan('b', day(20), 74), scan('a', day(12), 71)],
  ...changes,
});

describe.each(sampleOf(LOCALES, 2))('the site at a service, in %s', (locale) => {
  const words = mySitesWords[locale];
  const show = (here: Here, adding: Adding = null, onAdd = (): void => {}) =>
    draw(<SiteHere {...{ here, adding, onAdd }} host={HOST} />, locale);
  const button = () => screen.queryByRole('button', { name: words.add });
  const said = (): string => screen.getByRole('status').textContent ?? '';

  test('when unknown has a button to add it, with what that sends to whom', () => {
    const onAdd = vi.fn();
    show(UNKNOWN, null, onAdd);
    expect(screen.getByRole('region', { name: words.title }).textContent).toContain(
      words.sends({ url: 'https://goed.nl/', host: HOST }),
    );
    fireEvent.click(screen.getByRole('button', { name: words.add }));
    expect(onAdd).toHaveBeenCalledOnce();
  });

  test('disables the button while it is being added, and says so', () => {
    show(UNKNOWN, { phase: 'busy' });
    expect(button()).toHaveProperty('disabled', true);
    expect(said()).toBe(words.adding);
  });

  test.each(SITES_FAULTS)('%s has a message of its own, and the button stays', (why) => {
    show(UNKNOWN, { phase: 'failed', ok: false, why, retryAfter: 120 });
    expect(said()).not.toMatch(/undefined|NaN|\[object|^$/);
    expect(button()).toHaveProperty('disabled', false);
  });

  test('shows how long to wait for a busy service', () => {
    show(UNKNOWN, { phase: 'failed', ok: false, why: 'busy', retryAfter: 90 });
    expect(said()).toContain(words.faults.busy({ host: HOST, minutes: 2 }));
  });

  test('when just added says so, takes the focus, and links to its page', () => {
    const { again } = show(UNKNOWN, { phase: 'busy' });
    again(
      <SiteHere here={known({ scans: [], change: null })} adding={{ phase: 'added' }} host={HOST} onAdd={() => {}} />,
    );
    expect(said()).toBe(words.added({ domain: 'goed.nl' }));
    expect(document.activeElement?.textContent).toBe(words.added({ domain: 'goed.nl' }));
    expect(screen.getByRole('link', { name: words.open({ domain: 'goed.nl' }) })).toHaveProperty('href', PAGE);
    expect(screen.getByText(words.without)).toBeDefined();
    expect(button()).toBeNull();
  });

  test('when known shows its trend with first and last, the last total and the change', () => {
    show(known());
    const [firstDay, lastDay] = [formatDate(locale, day(12)), formatDate(locale, day(20))];
    const name = trendWords[locale].over({ count: 2, first: 71, firstDay, last: 74, lastDay });
    expect(screen.getByRole('img', { name })).toBeDefined();
    expect(screen.getByText(words.last({ score: 74, day: lastDay }))).toBeDefined();
    expect(screen.getByText(words.change({ change: '+3', day: firstDay }))).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    ['an unchanged total', { change: 0 }, words.same({ day: formatDate(locale, day(12)) })],
    ['totals that cannot be compared', { change: null }, words.incomparable({ day: formatDate(locale, day(12)) })],
    [
      'a scan without a total',
      { scans: [scan('a', day(12), null)], change: null },
      words.lastWithout({ day: formatDate(locale, day(12)) }),
    ],
  ])('%s', (_, changes, sentence) => {
    show(known(changes));
    expect(screen.getByText(sentence)).toBeDefined();
  });

  test('does not link to an address that is not on the web', () => {
    show(known({ page: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
