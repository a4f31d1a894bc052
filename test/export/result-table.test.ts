import { expect, test } from 'vitest';
import type { ScanResult } from '../../lib/api/result.ts';
import { toReportSteps } from '../../lib/export/report-model.ts';
import { formatResultTable } from '../../lib/export/result-table.ts';
import { PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import type { ScanState } from '../../lib/state.ts';
import { listSteps } from '../../lib/view.ts';
import { UNSEEN_TEXTS, unseenIn } from '../kit/unseen.ts';
import { recorded } from '../sites/recorded.ts';

const RESULT: ScanResult = {
  ok: true,
  domain: 'goed.nl',
  overall_score: 74,
  grade_label: 'Voldoende',
  pillars: [],
  scan_url: 'chrome-extension://x/report.html?domain=goed.nl',
  api_tier: 'public',
  rate_limit: '20/hour',
};

const NL = { steps: [], locale: 'nl' } as const;

const STATE: Pick<ScanState, 'pillars' | 'incomplete'> = {
  incomplete: true,
  pillars: [
    { id: 'domein', phase: 'done', score: 100, incomplete: false, unseen: [] },
    {
      id: 'seo',
      phase: 'done',
      score: 47,
      incomplete: true,
      unseen: [
        { why: 'denied', count: 4 },
        { why: 'time', count: 1 },
      ],
    },
    { id: 'ai', phase: 'done', score: null, incomplete: true, unseen: [{ why: 'wall', count: 20 }] },
  ],
};

test('shows every pillar with its score and untested checks, then the grade', () => {
  expect(formatResultTable(STATE, RESULT, NL).split('\n')).toEqual([
    'goed.nl (public, 20/hour)',
    '',
    'Pijler           Score  Niet getest',
    expect.stringMatching(/^─+$/),
    'Domein & DNS       100',
    'SEO                 47  onvolledig; 4 geen toegang, 1 tijd op',
    'AI-vindbaarheid      –  onvolledig; 20 afgeschermd',
    expect.stringMatching(/^─+$/),
    'Totaal              74  Voldoende, onvolledig',
  ]);
});

test('tells what was tested in part from what was not tested', () => {
  const [domain, seo, ai] = STATE.pillars;
  if (domain === undefined || seo === undefined || ai === undefined) throw new Error('three pillars');
  const partly = { ...seo, unseen: [...seo.unseen, { why: 'denied' as const, inPart: true as const, count: 2 }] };
  expect(formatResultTable({ ...STATE, pillars: [domain, partly, ai] }, RESULT, NL)).toContain(
    'onvolledig; 4 geen toegang, 1 tijd op, 2 deels: geen toegang',
  );
});

test('says first that the page is not an ordinary one', () => {
  expect(
    formatResultTable({ ...STATE, kind: 'error' }, RESULT, NL)
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    'goed.nl (public, 20/hour)',
    'Dit is een foutpagina, niet de site zelf. AI-vindbaarheid is hier niet van toepassing.',
    '',
  ]);
  expect(formatResultTable({ ...STATE, kind: 'home' }, RESULT, NL)).toBe(formatResultTable(STATE, RESULT, NL));
});

test('shows below the total what limits it, or why there is none', () => {
  const limited = { ...STATE, limit: { by: 'lowest', at: 74, pillar: 'seo' } } as const;
  expect(formatResultTable(limited, RESULT, NL).split('\n').slice(-2)).toEqual([
    'Totaal              74  Voldoende, onvolledig, begrensd',
    'Begrensd op 74: hooguit 35 punten boven de zwakste pijler, SEO.',
  ]);
  const none = { ...STATE, limit: { by: 'unseen', pillars: ['ai'], why: 'wall' } } as const;
  const lines = formatResultTable(none, { ...RESULT, overall_score: null, grade_label: null }, NL).split('\n');
  expect(lines.at(-2)).toBe('Totaal               –  geen score, onvolledig');
  expect(lines.at(-1)).toMatch(
    /^Er was te weinig te testen voor een totaal: zonder AI-vindbaarheid\. Vraag de sitebeheerder/,
  );
});

test('says that only one pillar was scanned, whose score is the grade', () => {
  const [, seo] = STATE.pillars;
  const alone = { incomplete: true, pillars: seo === undefined ? [] : [seo] };
  expect(formatResultTable(alone, { ...RESULT, overall_score: 47, grade_label: 'Matig' }, NL).split('\n')).toEqual([
    'goed.nl (public, 20/hour), alleen SEO',
    '',
    'Pijler  Score  Niet getest',
    expect.stringMatching(/^─+$/),
    'SEO        47  onvolledig; 4 geen toegang, 1 tijd op',
    expect.stringMatching(/^─+$/),
    'Cijfer     47  Matig, onvolledig',
  ]);
});

test('everything is English in English, including the grade', () => {
  const report = {
    findings: assess('beveiliging', recorded('verwaarloosd', 'granted')).findings,
    scores: [],
    overall: 40,
  };
  const steps = toReportSteps(listSteps(report), 'en');
  const text = formatResultTable(STATE, RESULT, { steps, locale: 'en' });
  expect(text.split('\n').slice(0, 9)).toEqual([
    'goed.nl (public, 20/hour)',
    '',
    'Pillar          Score  Not tested',
    expect.stringMatching(/^─+$/),
    'Domain & DNS      100',
    expect.stringMatching(/^SEO {16}47 {2}incomplete; 4 /),
    expect.stringMatching(/^AI findability {6}– {2}incomplete; 20 /),
    expect.stringMatching(/^─+$/),
    'Overall            74  Fair, incomplete',
  ]);
  expect(text).not.toMatch(/\b(?:niet|geen|Totaal|Pijler|Voldoende|Wat te doen|onvolledig)\b/);
});

test('shows what to do, in order, when available', () => {
  const judged = PILLARS.map((pillar) => assess(pillar, recorded('verwaarloosd', 'granted')));
  const { overall } = computeTotal(judged);
  const report = {
    findings: judged.flatMap(({ findings }) => findings),
    scores: judged.map((one) => one.score),
    overall,
  };
  const lines = formatResultTable(STATE, RESULT, { steps: toReportSteps(listSteps(report), 'nl'), locale: 'nl' }).split(
    '\n',
  );
  const heading = lines.indexOf('Wat te doen');
  expect(lines[heading - 1]).toBe('');
  expect(lines[heading + 1]).toMatch(/^ 1\. (Gevaar|Kapot): .+ \(.+; totaal \d+ → \d+\)$/);
  const [steps, terms] = [/^ ?\d+\. /, /^ {4}\S+: .+\.$/].map((line) =>
    lines.slice(heading + 1).filter((one) => line.test(one)),
  );
  expect(steps).toHaveLength(10);
  expect(terms).not.toEqual([]);
  expect(lines.slice(heading + 1)).toHaveLength(10 + (terms ?? []).length);
});

test('makes invisible characters in a name visible, since a terminal would interpret them', () => {
  for (const text of [...UNSEEN_TEXTS, '\u001b[2J\u001b]0;titel\u0007'])
    expect(unseenIn(formatResultTable(STATE, { ...RESULT, domain: text }, NL))).toBeNull();
});
