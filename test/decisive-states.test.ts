import { describe, expect, test } from 'vitest';
import { CHECKS } from '../lib/checks/index.ts';
import { isDanger, isKindRedundant, listDecisiveStates } from '../lib/decisive-states.ts';
import { DECISIVE_STATES, type DecisiveState, type Finding, PILLARS } from '../lib/model.ts';
import { buildPath } from '../lib/path/path.ts';
import { assess } from '../lib/scan.ts';
import { computeTotal, gradeFindings } from '../lib/score.ts';
import { writeImperative } from '../lib/words/say.ts';
import { formatStates, statesWords } from '../lib/words/states.ts';
import { computeSiteGrade } from '../server/features/crawls/model/site-grade.ts';
import { seen } from './kit/facts.ts';
import { recorded } from './sites/recorded.ts';

/** Conclusions that declare a decisive state, with their check. */
const DECLARED = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap(({ id, verdicts }) =>
    Object.entries(verdicts).flatMap(([code, conclusion]) =>
      typeof conclusion === 'object' && 'state' in conclusion && conclusion.state !== undefined
        ? [{ id, code, ...conclusion }]
        : [],
    ),
  ),
);

/** The caps that a state sets in each pillar, by the conclusions that declare it. */
const CAPS = PILLARS.flatMap((pillar) =>
  DECISIVE_STATES.map((state) => ({
    pillar,
    state,
    caps: DECLARED.filter(
      (one) => one.state === state && CHECKS[pillar].checks.some(({ id }) => id === one.id),
    ).flatMap(({ cap }) => cap ?? []),
  })),
);

test('every state is declared by a conclusion, and has its words in both languages', () => {
  expect(new Set(DECLARED.map(({ state }) => state))).toEqual(new Set(DECISIVE_STATES));
  for (const locale of ['nl', 'en'] as const)
    expect(Object.keys(statesWords[locale].states)).toEqual([...DECISIVE_STATES]);
});

test('names, sentences and advice mention no findings, and are short enough for the popup', () => {
  for (const { states } of Object.values(statesWords))
    for (const { title, means, first, call } of Object.values(states)) {
      expect(`${title} ${means}`).not.toMatch(/phpMyAdmin|Adminer|undefined|\d/);
      expect(`${title} ${means} ${first} ${call}`.split(' ').length, title).toBeLessThanOrEqual(45);
    }
});

test('the limit of the total follows the effect on visitors', () => {
  const limits = Object.groupBy(DECLARED, ({ state }) => state ?? '');
  const totalsOf = (state: DecisiveState) => [...new Set(limits[state]?.map(({ total: at }) => at))];
  expect(totalsOf('breakIn')).toEqual([39]);
  expect(totalsOf('openAdministration')).toEqual([39]);
  expect(totalsOf('administrationLogin')).toEqual([59]);
  for (const state of ['parked', 'maintenance', 'wall', 'defaultPage', 'template', 'exposedFiles'] as const)
    expect(totalsOf(state), state).toEqual([undefined]);
});

test('in no pillar does a danger have a higher cap than a lesser state', () => {
  const capped = CAPS.flatMap(({ pillar, state, caps }) => (caps.length === 0 ? [] : [{ pillar, state, caps }]));
  expect(capped.length).toBeGreaterThan(8);
  for (const { pillar, state, caps } of capped.filter(({ state: one }) => isDanger(one))) {
    const lesser = capped.filter(
      (one) => one.pillar === pillar && DECISIVE_STATES.indexOf(one.state) > DECISIVE_STATES.indexOf(state),
    );
    for (const one of lesser)
      expect(Math.max(...caps), `${pillar}: ${state} and ${one.state}`).toBeLessThanOrEqual(Math.max(...one.caps));
  }
});

const findingsOf = (site: string): readonly Finding[] =>
  PILLARS.flatMap((pillar) => assess(pillar, recorded(site, 'granted')).findings);

test('an error page of a site in maintenance is not mentioned a second time', () => {
  expect(isKindRedundant(['maintenance'], 'error')).toBe(true);
  expect(isKindRedundant(['noHttps'], 'error')).toBe(false);
  expect(isKindRedundant(['parked'], 'standIn')).toBe(true);
  // A page that only says that the site moved has no state.
  expect(isKindRedundant(['noHttps'], 'standIn')).toBe(false);
  expect(isKindRedundant([], 'standIn')).toBe(false);
});

describe('recorded sites', () => {
  test.each([
    ['schildergraaf', ['breakIn', 'hijackedScript']],
    ['overgenomen', ['breakIn']],
    ['tekoop', ['parked']],
    ['binnenkort', ['comingSoon']],
    ['koorvreugde', ['noHttps']],
    ['verhuisd', ['errorPage']],
    ['startnext', ['template']],
    ['gewoon', []],
    ['goed', []],
    ['fietstassen', []],
    ['postvak', []],
    ['inlog', []],
    ['polderwiki', []],
  ] as const)('%s is %j', (site, states) => {
    const findings = findingsOf(site);
    expect(listDecisiveStates(findings)).toEqual(states);
    // The step that ends the state comes first.
    const [first] = buildPath({ findings, pillars: PILLARS });
    const [state] = states;
    if (state !== undefined && state !== 'errorPage')
      expect(first?.findings.map((finding) => finding.state)).toContain(state);
    expect(formatStates(states, 'nl') === '').toBe(states.length === 0);
  });
});

describe('a site in maintenance', () => {
  const away = (retryAfter: string | null) => {
    const evidence = recorded('gewoon', 'granted');
    const { answer } = evidence;
    if (!answer?.seen) throw new Error('no answer');
    const headers = { ...answer.value.headers, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) };
    const page = evidence.page?.seen ? evidence.page.value : null;
    if (page === null) throw new Error('no page');
    const shown = { ...page, text: { ...page.text, body: 'Even geduld, wij zijn zo terug.' } };
    const there = { ...evidence, page: seen(shown), answer: seen({ ...answer.value, status: 503, headers }) };
    return PILLARS.map((pillar) => assess(pillar, there));
  };

  test('has one step, to scan again later, and none for its maintenance page', () => {
    for (const wait of ['120', null]) {
      const findings = away(wait).flatMap((part) => part.findings);
      const steps = buildPath({ findings, pillars: PILLARS });
      expect(steps.map(({ findings: [first] }) => `${first.id} ${first.code}`)).toEqual(['site-in-service away']);
      expect(steps[0]).toMatchObject({ opens: true, before: null, after: null });
      const said = (['nl', 'en'] as const).map((locale) => writeImperative(steps[0]?.findings[0] as Finding, locale));
      expect(said[0]).toMatch(/later opnieuw/);
      expect(said[1]).toMatch(/again later/);
    }
  });

  test('has no total, with the reason and when to return', () => {
    expect(computeTotal(away('120'))).toEqual({
      overall: null,
      incomplete: true,
      limit: { by: 'maintenance', retryAfter: 120 },
      notGradable: { reason: 'maintenance', retryAfter: 120 },
    });
    expect(computeTotal(away(null)).limit).toEqual({ by: 'maintenance' });
    expect(listDecisiveStates(away(null).flatMap(({ findings }) => findings))).toContain('maintenance');
  });

  test('does not affect a site whose other pages are available', () => {
    const unavailable = away('60');
    const page = (parts: typeof unavailable) => ({
      scores: parts.map(({ score }) => score),
      findings: parts.flatMap(({ findings }) => findings),
    });
    const there = page(PILLARS.map((pillar) => assess(pillar, recorded('gewoon', 'granted'))));
    expect(computeSiteGrade([there, page(unavailable)]).overall).toBe(gradeFindings(there.findings, PILLARS).overall);
    expect(computeSiteGrade([page(unavailable)])).toMatchObject({ overall: null, limit: { by: 'maintenance' } });
  });
});
