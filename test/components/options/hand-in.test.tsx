import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { HandIn } from '../../../components/options/HandIn.tsx';
import { type HandInRun, NEW_RUN } from '../../../components/options/hand-in-run.ts';
import type { HandInPlan } from '../../../lib/platform/messages.ts';
import { formatDay } from '../../../lib/words/format.ts';
import { handInWords } from '../../../lib/words/service/hand-in.ts';
import { mySitesWords } from '../../../lib/words/service/my-sites.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const HOST = 'dienst.nl';
const PLAN: HandInPlan = { reports: 12, sites: 3, leftOut: 0, doneAt: null };
const run = (changes: Partial<HandInRun>): HandInRun => ({ ...NEW_RUN, reports: 12, ...changes });

describe.each(sampleOf(LOCALES, 2))('handing in the stored reports, in %s', (locale) => {
  const words = handInWords[locale];
  const show = (plan: HandInPlan | null, now: HandInRun | null = null, acts = {}) =>
    draw(<HandIn host={HOST} plan={plan} run={now} onStart={() => {}} onStop={() => {}} {...acts} />, locale);
  const start = () => screen.queryByRole('button', { name: words.start });
  const said = (): string => screen.getByRole('status').textContent ?? '';

  test('is not offered when the service does not accept any', () => {
    expect(show(null).container.textContent).toBe('');
  });

  test('says beforehand how many reports of how many sites are sent where, what they contain, and what is left out', () => {
    const onStart = vi.fn();
    const { container } = show({ ...PLAN, leftOut: 2, doneAt: Date.UTC(2026, 10, 20) }, null, { onStart });
    for (const sentence of [
      words.sends({ reports: 12, sites: 3, host: HOST }),
      words.holds,
      words.sitesToo,
      words.once,
      words.leftOut({ reports: 2 }),
      words.doneAt({ day: formatDay(locale, Date.UTC(2026, 10, 20)) }),
    ])
      expect(container.textContent).toContain(sentence);
    fireEvent.click(screen.getByRole('button', { name: words.start }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('has no button when all were sent', () => {
    show({ ...PLAN, reports: 0, sites: 0 });
    expect(screen.getByText(words.nothing({ host: HOST }))).toBeDefined();
    expect(start()).toBeNull();
  });

  test('shows its progress, that the page must stay open, and can be stopped', () => {
    const onStop = vi.fn();
    show(PLAN, run({ done: 5 }), { onStop });
    const bar = screen.getByRole('progressbar', { name: words.progress({ done: 5, reports: 12 }) });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['5', '12']);
    expect(screen.getByText(words.stay)).toBeDefined();
    expect(start()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.stop }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  test('shows the outcome: new, known, and refused with the reason', () => {
    const refused = [
      { host: 'a.nl', why: 'tooLarge' },
      { host: 'a.nl', why: 'tooLarge' },
      { host: 'b.nl', why: 'te\u202eoud' },
    ];
    show({ ...PLAN, reports: 3, sites: 2 }, run({ phase: 'done', done: 12, added: 7, known: 2, refused }));
    expect(said()).toContain(words.added({ reports: 7 }));
    expect(said()).toContain(words.known({ reports: 2 }));
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      words.of({ host: 'a.nl', reports: 2, why: mySitesWords[locale].faults.tooLarge({ host: HOST, minutes: 0 }) }),
      words.of({ host: 'b.nl', reports: 1, why: words.itsWord({ why: 'te[U+202E]oud' }) }),
    ]);
  });

  test.each([
    ['stopped', run({ phase: 'stopped', added: 3 }), words.stopped],
    ['denied', run({ phase: 'denied' }), words.denied],
    ['by an internal error', run({ phase: 'failed' }), words.failed],
    [
      'refused by the service',
      run({ phase: 'failed', refusal: { ok: false, why: 'forbidden', retryAfter: null } }),
      mySitesWords[locale].faults.forbidden({ host: HOST, minutes: 0 }),
    ],
  ])('shows why it ended early, %s, and can be resumed', (_, now, sentence) => {
    show(PLAN, now);
    expect(said()).toContain(sentence);
    expect(start()).not.toBeNull();
  });

  test('shows only the reason when the service turns out to accept none', () => {
    show(null, run({ phase: 'failed', refusal: { ok: false, why: 'unsupported', retryAfter: null } }));
    expect(said()).toContain(mySitesWords[locale].faults.unsupported({ host: HOST, minutes: 0 }));
    expect(start()).toBeNull();
  });
});
