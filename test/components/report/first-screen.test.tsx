import { describe, expect, test } from 'vitest';
import { HeadState } from '../../../components/report/HeadState.tsx';
import { ReportHead } from '../../../components/report/ReportHead.tsx';
import { ReportPath } from '../../../components/report/ReportPath.tsx';
import { ReportSide } from '../../../components/report/ReportSide.tsx';
import { SendToBuilder } from '../../../components/report/repair/SendToBuilder.tsx';
import { SaveMenu } from '../../../components/report/SaveMenu.tsx';
import { AccessOffer } from '../../../components/shared/AccessOffer.tsx';
import { CHECKS } from '../../../lib/checks/index.ts';
import { listDecisiveStates } from '../../../lib/decisive-states.ts';
import {
  DECISIVE_STATES,
  type DecisiveState,
  type Finding,
  type Locale,
  PILLARS,
  type Report,
} from '../../../lib/model.ts';
import { gradeFindings } from '../../../lib/score.ts';
import { NO_FILTERS } from '../../../lib/view/filters.ts';
import { countFittingSteps, countWords } from '../../../lib/view/first-screen.ts';
import { listSteps } from '../../../lib/view.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { limitOf, writeImperative } from '../../../lib/words/say.ts';
import { statesWords } from '../../../lib/words/states.ts';
import { recordedScan } from '../../browser/kit/recorded-scan.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { wordsIn } from '../../kit/shown-words.ts';
import { CHUNKS, findingOf, reportOf } from '../../kit/step-places.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { ARCHETYPES } from '../../sites/archetypes.ts';
import { RANKED } from '../../sites/ranked/order.ts';

clearAfterEach();

/* A browser counts what fits in its window (test/browser/views/first-screen.test.ts); this counts all that may fit. */

const MAX = 120;
const SITES = [...ARCHETYPES, ...RANKED.map(({ name, url }) => ({ name: `ranked/${name}`, url }))];

const linkTo = (anchor: string): string => `#${anchor}`;

/** Everything above the pillars, as rendered on the report page. */
const drawTop = (report: Report, locale: Locale, asks = false) => {
  const { overall, incomplete, range, findings, target } = report;
  const states = listDecisiveStates(findings);
  const head = { overall, incomplete, limit: limitOf(report, locale), range, states };
  const pillars = report.scores.map(({ pillar, ...score }) => ({ id: pillar, ...score }));
  const home = <a href="/">{commonWords[locale].kind.toHome}</a>;
  const { accessAsk, giveAccess } = commonWords[locale];
  const notices = asks ? [accessAsk({ host: target.host }), giveAccess] : [];
  return draw(
    <>
      <ReportHead
        {...{ host: target.host, at: report.finishedAt, skipTo: '#pillars', ...head }}
        first={<HeadState {...{ states, report, home }} filters={NO_FILTERS} />}
      >
        {asks && <AccessOffer host={target.host} onAccess={() => undefined} />}
      </ReportHead>
      <ReportPath
        {...{ report, linkTo, above: notices }}
        filters={NO_FILTERS}
        toBuilder={<SendToBuilder message={{ subject: '', body: '', mailAddress: 'mailto:', isMailWhole: true }} />}
      />
      <SaveMenu onPrint={() => undefined} formats={[]} onSave={() => undefined} historyUrl="/" />
      <ReportSide {...head} pillars={pillars} sections={[]} hasPath linkTo={linkTo} />
    </>,
    locale,
  ).container;
};

const countTop = (...of: Parameters<typeof drawTop>): number => {
  const container = drawTop(...of);
  const words = wordsIn(container);
  container.remove();
  return words;
};

const reportOfSite = (site: (typeof SITES)[number], locale: Locale): Report => {
  const { report } = recordedScan(site, locale);
  if (report === null) throw new TypeError('a recorded scan has its report');
  return report;
};

/** Every conclusion that declares a decisive state. */
const DECISIVE = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap((check) =>
    Object.entries(check.verdicts).flatMap(([code, verdict]) =>
      typeof verdict === 'object' && verdict.state !== undefined
        ? [{ ...findingOf(check, pillar, code), state: verdict.state, ...(verdict.ungraded ? { ungraded: true } : {}) }]
        : [],
    ),
  ),
);
const statedBy = (state: DecisiveState): readonly Finding[] =>
  DECISIVE.filter((finding) => finding.state === state) as readonly Finding[];

/** A neglected site that has all these states as well. */
const withStates = (report: Report, stated: readonly Finding[]): Report => {
  const ids = new Set(stated.map(({ id }) => id));
  const others = report.findings.filter(({ id, state }) => !ids.has(id) && state === undefined);
  const findings = [...others, ...stated];
  const { scores, ...total } = gradeFindings(findings, PILLARS);
  return { ...report, findings, scores, ...total };
};

describe.each(sampleOf(LOCALES, 2))('the first screen of a report, in %s', (locale) => {
  test('has few words, whatever the page', () => {
    const counts = sampleOf(SITES, 12).map((site) => {
      const report = reportOfSite(site, locale);
      const states = listDecisiveStates(report.findings);
      return { site: `${site.name}: ${states.join(', ')}`, words: countTop(report, locale) };
    });
    // Sites that are in some state, and drawn with words at all.
    expect(counts.filter(({ site }) => !site.endsWith(': ')).length).toBeGreaterThan(2);
    expect(Math.min(...counts.map(({ words }) => words))).toBeGreaterThan(30);
    expect(counts.filter(({ words }) => words > MAX)).toEqual([]);
  }, 120_000);

  test('has few words in every state, alone or with two more, with or without access', () => {
    const neglected = reportOfSite({ name: 'verwaarloosd', url: 'https://verwaarloosd.nl/' }, locale);
    expect(new Set(DECISIVE.map(({ state }) => state))).toEqual(new Set(DECISIVE_STATES));
    const cases = DECISIVE_STATES.flatMap((state, index) => {
      const more = [1, 2].flatMap((next) => statedBy(DECISIVE_STATES[index + next] ?? state).slice(0, 1));
      return statedBy(state).flatMap((one) => [[one], [one, ...more.filter(({ id }) => id !== one.id)]]);
    });
    const counts = sampleOf(cases, 27).flatMap((stated) =>
      [false, true].map((asks) => ({
        stated: `${stated.map(({ id, code }) => `${id} ${code}`).join(', ')} ${asks}`,
        words: countTop(withStates(neglected, stated), locale, asks),
      })),
    );
    expect(counts.filter(({ words }) => words > MAX)).toEqual([]);
  }, 120_000);

  test('has few words, whatever is to be done first', () => {
    const counts = sampleOf(CHUNKS, 24).map((findings) => ({
      first: findings.map(({ id }) => id),
      words: countTop(reportOf(findings), locale),
    }));
    expect(counts.filter(({ words }) => words > MAX)).toEqual([]);
  }, 120_000);

  test.each(sampleOf(DECISIVE_STATES, 3))('says only once what to do about %s, and whom to call', (state) => {
    const neglected = reportOfSite({ name: 'verwaarloosd', url: 'https://verwaarloosd.nl/' }, locale);
    const { title, means, first, call } = statesWords[locale].states[state];
    const stated = statedBy(state);
    expect(stated).not.toEqual([]);
    for (const finding of stated) {
      const report = withStates(neglected, [finding]);
      const container = drawTop(report, locale);
      const [head = ''] = [container.querySelector('.decisive')?.textContent ?? ''];
      const [step] = listSteps(report);
      for (const text of [title, means, call]) expect(head).toContain(text);
      const isStep = step?.findings.some(({ id }) => id === finding.id) ?? false;
      expect(head.includes(first)).toBe(!isStep);
      if (step !== undefined) expect(container.textContent).toContain(writeImperative(step.findings[0], locale));
      container.remove();
    }
  });
});

test('at most three steps are shown, as many as fit, and always one', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'woord').join(' ');
  expect(countWords('1. Zet https aan → 4 – 5')).toBe(6);
  expect(countFittingSteps([], [words(20), words(20), words(20), words(20)])).toBe(3);
  expect(countFittingSteps([words(30)], [words(20), words(20), words(20)])).toBe(2);
  expect(countFittingSteps([words(19)], [words(20), words(20), words(20)])).toBe(3);
  expect(countFittingSteps([words(70)], [words(20), words(20)])).toBe(1);
  expect(countFittingSteps([], [])).toBe(3);
});
