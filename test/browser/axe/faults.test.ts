import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../../lib/check.ts';
import { toegankelijkheid } from '../../../lib/checks/toegankelijkheid/index.ts';
import { type Evidence, FACTS, type Facts } from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import { computeScore } from '../../../lib/score.ts';
import { blind, scan, seen } from '../../kit/facts.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';
import { FAULTS, GOOD } from './pages.ts';

const page = inPage('test/browser/axe/subject.ts');

/** Only an extension can detect languages. */
const ELSEWHERE = ['language-matches-text'];
const CHECKS: readonly AnyCheck[] = toegankelijkheid.checks.filter(({ id }) => !ELSEWHERE.includes(id));

const look = async (html: string): Promise<Pick<Facts, 'page' | 'axe'>> => {
  const expression = `${AXE}subject.readLive(document).then(async (page) => ({ page, axe: await subject.run() }))`;
  const facts = await page.run<Pick<Facts, 'page' | 'axe'>>(html, expression);
  return { page: FACTS.page.parse(facts.page), axe: FACTS.axe.parse(facts.axe) };
};

const codesOn = async (html: string): Promise<Readonly<Record<string, string>>> => {
  const facts = {
    ...(await look(html)),
    scan: { host: 'voorbeeld.nl' },
    sitemap: blind('notApplicable'),
    language: seen([]),
  };
  const rulings = CHECKS.map((check) => [check.id, check.judge(facts as never)] as const);
  return Object.fromEntries(rulings.map(([id, ruling]) => [id, 'unseen' in ruling ? ruling.unseen : ruling.code]));
};

/** Facts that no page provides. */
const OTHERS = { sitemap: blind('notApplicable'), language: seen([]), scan: seen(scan()) };

test('the good page scores 95 to 100', async () => {
  const facts = await look(GOOD);
  const evidence = { ...OTHERS, page: seen(facts.page), axe: seen(facts.axe) } as unknown as Evidence;
  const findings = judgePillar('toegankelijkheid', toegankelijkheid, evidence);
  expect(computeScore('toegankelijkheid', findings).score).toBeGreaterThanOrEqual(95);
});

const good = (() => {
  let codes: ReturnType<typeof codesOn> | undefined;
  return () => {
    codes ??= codesOn(GOOD);
    return codes;
  };
})();

test('the good page has no failing check', async () => {
  const verdicts = Object.entries(await good()).map(([id, code]) => {
    const conclusion = CHECKS.find((check) => check.id === id)?.verdicts[code];
    return [id, typeof conclusion === 'object' ? conclusion.verdict : (conclusion ?? code)];
  });
  expect(verdicts.filter(([, verdict]) => !['pass', 'skip', 'info'].includes(verdict ?? ''))).toEqual([]);
});

test('rules are counted once, also when some are run again because the page replaced what they test', async () => {
  const html = `<!doctype html><title>Uren</title><div id="uren"></div>
    <script>setInterval(() => { uren.innerHTML = '<img src="data:,"><p>Open</p>'.repeat(50); }, 20);</script>`;
  const counts = `(() => { const done = [];
    return subject.run([], Infinity, (one) => done.push(one)).then(({ rules }) =>
      ({ done, changed: rules.some(({ id, ran, violating }) => id === 'image-alt' && (ran === 'changed' || violating > 0)) })); })()`;
  const { done, changed } = await page.run<{ done: number[]; changed: boolean }>(html, `${AXE}${counts}`);
  expect(changed).toBe(true);
  expect(done).toEqual(done.map((_, index) => index));
});

describe('one fault changes only its own check', () => {
  test('every scored check is covered by at least one fault', () => {
    const spoiled = new Set(FAULTS.map(([id]) => id));
    const scored = CHECKS.filter(({ weight }) => weight > 0);
    expect(scored.map(({ id }) => id).filter((id) => !spoiled.has(id))).toEqual([]);
  });

  test.for(sampleOf(FAULTS, 2))('%s: %s', async ([id, code, html, also = []]) => {
    const before = await good();
    const after = await codesOn(html);
    const flipped = CHECKS.map((check) => check.id).filter((one) => isWrong(one, before) !== isWrong(one, after));
    expect(after[id]).toBe(code);
    expect(flipped.filter((one) => one !== id)).toEqual(also);
  });
});

/** Whether a check found something wrong: that `clean` and `absent` change places is no flip. */
const isWrong = (id: string, codes: Readonly<Record<string, string>>): boolean => {
  const conclusion = CHECKS.find((check) => check.id === id)?.verdicts[codes[id] ?? ''];
  const verdict = typeof conclusion === 'object' ? conclusion.verdict : conclusion;
  return verdict === 'warn' || verdict === 'fail' || conclusion === undefined;
};
