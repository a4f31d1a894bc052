import { scanResult, toPillarState } from '../../lib/api/compose.ts';
import type { AnyCheck, Conclusion } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import {
  type Args,
  type Blind,
  type Finding,
  type LedgerEntry,
  type Locale,
  PILLARS,
  type Pillar,
  type Report,
  type Tier,
  type Verdict,
} from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/storage/history.ts';
import { computePoints, computeScore, gradeFindings, RULES } from '../../lib/score.ts';
import type { ScanState } from '../../lib/state.ts';
import { listSteps } from '../../lib/view.ts';
import { commonWords } from '../../lib/words/common.ts';
import { checks as dutch } from '../../lib/words/nl/checks.ts';
import { limitOf, sayFinding, sayLimit, writeImperative } from '../../lib/words/say.ts';

/** Friday 20 November 2026, 14:05 in the Netherlands. */
export const SAMPLE_TIME = Date.UTC(2026, 10, 20, 13, 5);
const SAMPLE_HOST = 'voorbeeld.nl';
const SAMPLE_TAB = 7;

/** Which verdict each next check reaches, if it can: a middling site. `null` is a check that nobody could judge. */
const TURNS: Readonly<Record<Pillar, readonly (Verdict | null)[]>> = {
  domein: ['pass', 'pass', 'pass', 'pass', 'pass', 'warn', 'pass'],
  beveiliging: ['fail', 'pass', 'warn', 'pass', 'pass', 'fail', null],
  onderhoud: ['pass', 'pass', 'warn', 'pass', 'pass', 'pass', 'pass', null],
  seo: ['pass', 'warn', 'pass', 'pass', 'pass', 'fail', 'pass', 'pass'],
  ai: ['pass', 'fail', 'warn', 'pass', 'pass', 'pass'],
  toegankelijkheid: ['pass', 'pass', 'fail', 'pass', 'warn', 'pass', null],
};
const BLIND: readonly Blind[] = ['denied', 'denied', 'timeout'];

const verdictOf = (conclusion: Conclusion): Verdict =>
  typeof conclusion === 'string' ? conclusion : conclusion.verdict;

/** What a check's sentences are handed here: counts, and days where a count is no day. */
const VALUES: readonly (string | number)[] = [3, '2026-12-31'];

const mentions = (sentence: (args: Args) => string, value: string | number): readonly string[] | null => {
  const named = new Set<string>();
  const get = (_: object, name: string | symbol): string | number => {
    named.add(String(name));
    return value;
  };
  try {
    sentence(new Proxy({}, { get }));
    return [...named];
  } catch {
    return null;
  }
};

/** A value for every argument that a sentence mentions. */
export const anyArgs = (sentence: (args: Args) => string): Args => {
  for (const value of VALUES) {
    const names = mentions(sentence, value);
    if (names !== null) return Object.fromEntries(names.map((name) => [name, value]));
  }
  return {};
};

const argsOf = (check: AnyCheck, code: string): Args => {
  const sentence = dutch[check.id]?.says[code];
  return typeof sentence === 'function' ? anyArgs(sentence) : {};
};

const unjudged = (check: AnyCheck, pillar: Pillar, why: Blind | null): Finding => ({
  id: check.id,
  pillar,
  outcome: why === null ? 'skip' : 'unknown',
  code: null,
  why,
  weight: check.weight,
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
  who: check.who,
  source: check.source,
});

const OPENAI = 'https://developers.openai.com/api/docs/bots';
/** What checks that are no fault here tell. */
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'assistant-access-matrix': [
    'max-snippet:-1',
    `OpenAI\n✓ OAI-SearchBot | search | yes | notCited | ${OPENAI} | 2026-11-20\n✗ GPTBot | training | yes | policy | ${OPENAI} | 2026-11-20 | 4: Disallow: /`,
    'Common Crawl\n✗ CCBot | archive | yes | policy | https://commoncrawl.org/ccbot | 2026-11-20 | 9: Disallow: / (*)',
  ],
};

const causeOf = ({ cause, effort }: AnyCheck): Partial<Finding> => ({
  ...(cause === undefined ? {} : { cause }),
  ...(effort === undefined ? {} : { effort }),
});

const limitsOf = (conclusion: Conclusion): Partial<Finding> => {
  if (typeof conclusion === 'string') return {};
  const { verdict, ...limits } = conclusion;
  return limits;
};

const findingOf = (check: AnyCheck, pillar: Pillar, index: number): Finding => {
  const turns = TURNS[pillar];
  const wanted = turns[index % turns.length] ?? null;
  if (wanted === null) return unjudged(check, pillar, BLIND[index % BLIND.length] ?? 'denied');
  const codes = Object.entries(check.verdicts);
  const [code, conclusion] = codes.find(([, one]) => verdictOf(one) === wanted) ?? codes[0] ?? ['', 'pass'];
  const outcome = verdictOf(conclusion);
  const credit = outcome === 'fail' ? 0 : outcome === 'warn' ? 0.5 : 1;
  const isFault = outcome === 'fail' || outcome === 'warn';
  return {
    ...unjudged(check, pillar, null),
    outcome,
    code,
    credit,
    points: computePoints(check.weight, credit, CHECKS[pillar].budget),
    ...causeOf(check),
    ...limitsOf(conclusion),
    args: argsOf(check, code),
    items: isFault ? ['<img src="/banner.jpg">', 'https://voorbeeld.nl/diensten?pagina=2'] : (MESSAGES[check.id] ?? []),
  };
};

export const sampleLedger: readonly LedgerEntry[] = [
  { at: 12, host: 'voorbeeld.nl', path: '/', purpose: 'page', ms: 180, bytes: 48_210, status: 200 } as const,
  { at: 14, host: 'voorbeeld.nl', path: '/robots.txt', purpose: 'robots', ms: 60, bytes: 214, status: 200 } as const,
  { at: 15, host: 'voorbeeld.nl', path: '/llms.txt', purpose: 'llms', ms: 55, bytes: 1_204, status: 404 } as const,
  {
    at: 20,
    host: 'cloudflare-dns.com',
    path: '/dns-query?dns=AAABAAABAAAAAAABCXZvb3JiZWVsZAJubAAAAQAB',
    purpose: 'dns',
    ms: 21,
    bytes: 96,
    status: 200,
  } as const,
  {
    at: 21,
    host: 'cloudflare-dns.com',
    path: '/dns-query?dns=AAABAAABAAAAAAABCXZvb3JiZWVsZAJubAAADwAB',
    purpose: 'dns',
    ms: 24,
    bytes: 131,
    status: 200,
  } as const,
  {
    at: 24,
    host: 'rdap.sidn.nl',
    path: '/domain/voorbeeld.nl',
    purpose: 'registry',
    ms: 240,
    bytes: 5_120,
    status: 200,
  } as const,
  {
    at: 260,
    host: 'voorbeeld.nl',
    path: '/sitemap.xml',
    purpose: 'sitemap',
    ms: null,
    bytes: null,
    status: null,
  } as const,
].map((contact) => ({ method: 'GET', ...contact }));

const judged = () =>
  PILLARS.map((pillar) => {
    const findings = CHECKS[pillar].checks.map((check, index) => findingOf(check, pillar, index));
    return { pillar, findings, score: computeScore(pillar, findings) };
  });

/** A middling site's report over every check there is; scores by the one rule. */
export const sampleReport = (): Report => {
  const pillars = judged();
  const findings = pillars.flatMap((one) => one.findings);
  const { scores, ...overall } = gradeFindings(findings, PILLARS);
  return {
    schema: 'pijler/report-1',
    id: 'b7e0c1d2-0001',
    rules: RULES,
    version: '0.1.0',
    target: {
      tabId: SAMPLE_TAB,
      url: `https://${SAMPLE_HOST}/`,
      host: SAMPLE_HOST,
      domain: SAMPLE_HOST,
      isPublic: true,
      onSharedSuffix: false,
      at: SAMPLE_TIME,
      level: 'B',
      browser: 'chromium',
      pillar: null,
    },
    finishedAt: SAMPLE_TIME + 1_900,
    findings,
    scores,
    ...overall,
    ledger: sampleLedger,
  };
};

const firstOf = (report: Report, locale: Locale): ScanState['first'] => {
  const [step] = listSteps(report);
  if (step === undefined) return null;
  const { kind, pillar, points, before, after, countsWith, opens, findings } = step;
  const [lead] = findings;
  return {
    check: lead.id,
    title: writeImperative(lead, locale),
    kind,
    pillar,
    points,
    before,
    after,
    countsWith,
    opens,
  };
};

/** The state of the sample's scan when it is done, as the background would store it for a tier. */
export const sampleState = (tier: Tier, locale: Locale, changes: Partial<ScanState> = {}): ScanState => {
  const report = sampleReport();
  const pillars = judged().map((one) => toPillarState(one, tier, (finding) => sayFinding(finding, locale)));
  const names = commonWords[locale].pillars;
  const frame = {
    domain: SAMPLE_HOST,
    total: { overall: report.overall, incomplete: report.incomplete, limit: report.limit ?? null },
    limit: report.limit ? sayLimit(report, locale) : null,
    tier,
    names,
    scanUrl: 'report.html?domain=voorbeeld.nl',
  };
  return {
    id: report.id,
    tabId: SAMPLE_TAB,
    phase: 'done',
    url: report.target.url,
    host: SAMPLE_HOST,
    tier,
    level: 'B',
    startedAt: SAMPLE_TIME,
    finishedAt: report.finishedAt,
    pillars,
    overall: report.overall,
    incomplete: report.incomplete,
    limit: limitOf(report, locale),
    first: tier === 'public' ? null : firstOf(report, locale),
    access: false,
    ledger: [...sampleLedger],
    result: scanResult(pillars, frame),
    error: null,
    situation: null,
    notes: [],
    ...changes,
  };
};

/** The sample as history keeps it: the report on the partner tier only. */
export const sampleStored = (tier: Tier, locale: Locale): Stored => {
  const { result, finishedAt, id } = sampleState(tier, locale);
  if (result === null) throw new Error('the sample has a result');
  return {
    id,
    domain: SAMPLE_HOST,
    finishedAt: finishedAt ?? SAMPLE_TIME,
    result,
    report: tier === 'partner' ? sampleReport() : null,
  };
};

/** A report of a page that is nothing before anything else. */
export const withoutStates = (report: Report): Report => ({
  ...report,
  findings: report.findings.map(({ state: _, ...finding }) => finding),
});
