import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { GainLine } from '../../components/popup/PopupFoot.tsx';
import { StepsPage } from '../../components/report/StepsPage.tsx';
import { TodoList } from '../../components/report/TodoList.tsx';
import type { AnyCheck, Conclusion } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { reportHtml } from '../../lib/export/report-html.ts';
import { reportMarkdown } from '../../lib/export/report-markdown.ts';
import { reportSarif } from '../../lib/export/report-sarif.ts';
import { table } from '../../lib/export/result-table.ts';
import { tellSteps } from '../../lib/export/tell.ts';
import { ticketOf } from '../../lib/export/ticket.ts';
import { type Finding, type Locale, PILLARS, type Pillar, type Report } from '../../lib/model.ts';
import { isCostly } from '../../lib/path/path.ts';
import { graded, pointsOf } from '../../lib/score.ts';
import { stepsOf } from '../../lib/view.ts';
import type { SiteChange } from '../../lib/watch/changes.ts';
import { commonWords } from '../../lib/words/common.ts';
import { imperatives as english } from '../../lib/words/en/imperatives/index.ts';
import type { AnyImperatives } from '../../lib/words/imperative.ts';
import { checks as dutchChecks } from '../../lib/words/nl/checks.ts';
import { imperatives as dutch } from '../../lib/words/nl/imperatives/index.ts';
import { imperativeFor, say } from '../../lib/words/say.ts';
import { letterOf } from '../../server/notify/letters.ts';
import { mailOf } from '../../server/notify/mail.ts';
import { anyArgs, sampleReport, sampleState } from '../components/sample.ts';
import { Speaking } from '../kit/speaking.tsx';

/* Every conclusion that costs something, drawn wherever a step of the path is drawn. */

const LOCALES: readonly Locale[] = ['nl', 'en'];
const IMPERATIVES: Readonly<Record<Locale, Readonly<Record<string, AnyImperatives>>>> = { nl: dutch, en: english };

const detailsOf = (conclusion: Conclusion) => (typeof conclusion === 'string' ? { verdict: conclusion } : conclusion);

const sentenceArgs = ({ id }: AnyCheck, code: string): Finding['args'] => {
  const sentence = dutchChecks[id]?.says[code];
  return typeof sentence === 'function' ? anyArgs(sentence) : {};
};

const findingOf = (check: AnyCheck, pillar: Pillar, code: string): Finding => {
  const { verdict, ...limits } = detailsOf(check.verdicts[code] ?? 'pass');
  const credit = verdict === 'fail' ? 0 : verdict === 'warn' ? 0.5 : 1;
  return {
    ...{ id: check.id, pillar, outcome: verdict, code, why: null, weight: check.weight, credit },
    points: pointsOf(check.weight, credit, CHECKS[pillar].budget),
    ...{ cap: null, args: sentenceArgs(check, code), items: [], who: check.who, source: check.source },
    ...limits,
  };
};

const COSTLY: readonly Finding[] = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks.flatMap((check) =>
    Object.keys(check.verdicts)
      .map((code) => findingOf(check, pillar, code))
      .filter(isCostly),
  ),
);
const NAMES = COSTLY.map((finding) => [`${finding.id} ${finding.code}`, finding] as const);

/** What comes before an explanation or an abbreviation. */
const firstHalf = (text: string): string => text.split(/: | \(/)[0] ?? '';
/** Abbreviations that an imperative need not explain: what people call the thing itself. */
const KNOWN = /\b(?:DNS|AI|PHP|HTML|URL|UTF-8|Google|ID)\b/g;
const ABBREVIATION = /\b[A-Z][A-Z0-9-]*[A-Z0-9]\b/g;

describe.each(LOCALES)('imperatives in %s', (locale) => {
  test('there are hundreds of conclusions that cost something', () => expect(COSTLY.length).toBeGreaterThan(400));

  test('each is an order of its own, short, without jargon', () => {
    for (const [name, finding] of NAMES) {
      const { imperative, title } = say(finding, locale);
      expect(imperative, name).not.toBe(title);
      expect(imperative, name).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(imperative, name).not.toMatch(/undefined|NaN|\[object|–/);
      expect(firstHalf(imperative).length, imperative).toBeLessThanOrEqual(72);
      expect(firstHalf(imperative).replaceAll(KNOWN, '').match(ABBREVIATION), imperative).toBeNull();
      expect(imperative.match(/\([A-Z][\w -]*\)/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
    }
  });

  test('none is left of a check or a conclusion that costs nothing', () => {
    const costly = new Set(COSTLY.map(({ id, code }) => `${id} ${code}`));
    const spare = Object.entries(IMPERATIVES[locale]).flatMap(([id, own]) =>
      typeof own === 'object'
        ? Object.keys(own).flatMap((code) => (costly.has(`${id} ${code}`) ? [] : [`${id} ${code}`]))
        : COSTLY.some((finding) => finding.id === id)
          ? []
          : [id],
    );
    expect(spare).toEqual([]);
  });

  test('an offender is named, once and at most so long', () => {
    const [, vulnerable] = NAMES.find(([name]) => name === 'vulnerable-js-libraries high') ?? [];
    if (vulnerable === undefined) throw new TypeError('the check is gone');
    const named = (items: readonly string[]): string => say({ ...vulnerable, items }, locale).imperative;
    expect(named(['Bootstrap 3.4.1: CVE-2024-6485 medium'])).toContain('Bootstrap 3.4.1');
    expect(named(['Bootstrap 3.4.1: CVE-1', 'Bootstrap 3.4.1: CVE-2'])).not.toMatch(/ 1\b(?!\.)/);
    expect(named(['jQuery 1.8.3: CVE-1', 'Bootstrap 3.4.1: CVE-2'])).toMatch(/jQuery 1\.8\.3 (?:en nog 1|and 1 more)/);
    expect(named([`${'x'.repeat(4_000)}: CVE-1`]).length).toBeLessThan(140);
  });

  test('a conclusion of another version falls back on how to repair it', () => {
    const [, any] = NAMES.find(([name]) => name === 'hsts absent') ?? [];
    if (any === undefined) throw new TypeError('the check is gone');
    expect(say({ ...any, code: 'ofAnotherVersion' }, locale).imperative).toBe('');
    expect(imperativeFor({ ...any, code: 'ofAnotherVersion' }, locale).length).toBeGreaterThan(20);
    expect(imperativeFor({ ...any, id: 'no-such-check' }, locale)).toBe('no-such-check');
    expect(imperativeFor({ ...any, id: 'toString', code: 'toString' }, locale)).toBe('toString');
  });
});

/** As many as every saved form of a report shows; each is a step of its own, for no two have one cause here. */
const CHUNK = 10;
const CHUNKS: readonly (readonly Finding[])[] = Array.from({ length: Math.ceil(COSTLY.length / CHUNK) }, (_, index) =>
  // Far apart in the list, so that no check stands twice in a report.
  COSTLY.filter((_finding, at) => at % Math.ceil(COSTLY.length / CHUNK) === index),
);

const reportOf = (findings: readonly Finding[]): Report => {
  const { scores, ...total } = graded(findings, PILLARS);
  return { ...sampleReport(), findings, scores, ...total };
};

/** Text as a reader sees it, whatever it was written in. */
const plain = (text: string): string =>
  (text.startsWith('<') ? text.replaceAll(/<[^>]*>/g, '') : text)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\\`]/g, '')
    .replaceAll(/\s+/g, ' ');

const drawn = (node: ComponentChildren, locale: Locale): string =>
  renderToString(<Speaking locale={locale}>{node}</Speaking>);

const popup = (findings: readonly Finding[], locale: Locale): string =>
  stepsOf(reportOf(findings))
    .map((step) => {
      const [lead] = step.findings;
      const first = { ...step, check: lead.id, title: imperativeFor(lead, locale), countsWith: 2 };
      return drawn(<GainLine step={first} reportUrl="report.html#1" />, locale);
    })
    .join('\n');

const changeOf = (finding: Finding): SiteChange => ({
  id: finding.id,
  pillar: finding.pillar,
  direction: 'worse',
  between: [0, 1],
  cause: null,
  who: finding.who,
  before: { ...finding, outcome: 'pass', points: 0 },
  after: finding,
  step: { number: 1, kind: 'missing', findings: [finding.id] },
});

const mail = (findings: readonly Finding[], locale: Locale): string => {
  const site = { id: 's', host: 'voorbeeld.nl', url: 'https://voorbeeld.nl/' };
  const told = { kind: 'changes', site, changes: findings.map(changeOf), total: { before: 80, after: 70 } } as const;
  const links = { view: 'https://d.example/', confirm: '', leave: null };
  const reader = { address: 'a@b.nl', team: 'Team', site: null, locale, zone: 'Europe/Amsterdam', links };
  return mailOf(letterOf({ id: 'n', at: 1, told }, reader)).text;
};

const path = (findings: readonly Finding[], locale: Locale): string => {
  const steps = stepsOf(reportOf(findings));
  return drawn(
    <TodoList
      steps={steps}
      leftOut={[]}
      beyond={[]}
      isFiltered={false}
      site={null}
      linkTo={(anchor) => `#${anchor}`}
    />,
    locale,
  );
};

const commandLine = (findings: readonly Finding[]): string => {
  const state = sampleState('partner', 'nl');
  if (state.result === null) throw new TypeError('the sample has a result');
  return table(state, state.result, tellSteps(stepsOf(reportOf(findings)), 'nl'));
};

/** Everywhere that a step is drawn. */
const PLACES: Readonly<Record<string, (findings: readonly Finding[], locale: Locale) => string>> = {
  popup,
  path,
  'page for a client': (findings, locale) => drawn(<StepsPage report={reportOf(findings)} />, locale),
  'saved page': (findings, locale) => reportHtml(reportOf(findings), locale),
  Markdown: (findings, locale) => reportMarkdown(reportOf(findings), locale),
  SARIF: (findings, locale) => String(reportSarif(reportOf(findings), locale)),
  tickets: (findings, locale) =>
    findings.map((finding) => ticketOf(reportOf([finding]), [finding.id], locale).plain).join('\n'),
  'command line': commandLine,
  mail,
};

/** What each place draws of each chunk, once. */
const texts = new Map<string, string>();
const textIn = (place: string, index: number, locale: Locale): string => {
  const key = `${place} ${index} ${locale}`;
  const text = texts.get(key) ?? plain(PLACES[place]?.(CHUNKS[index] ?? [], locale) ?? '');
  texts.set(key, text);
  return text;
};
const KINDS = Object.values(commonWords.nl.steps.kinds).join('|');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.each(Object.keys(PLACES))('%s', (place) => {
  test.each(place === 'command line' ? (['nl'] as const) : LOCALES)('orders what is to be done, in %s', (locale) => {
    const missing = CHUNKS.flatMap((findings, index) => {
      const text = textIn(place, index, locale);
      // SARIF has results of faults alone.
      const expected = place === 'SARIF' ? findings.filter(({ outcome }) => outcome !== 'info') : findings;
      return expected.filter((finding) => !text.includes(plain(imperativeFor(finding, locale))));
    });
    expect(missing.map(({ id, code }) => `${id} ${code}`)).toEqual([]);
  });

  test('never orders what is so when all is well', () => {
    const turned = CHUNKS.flatMap((findings, index) => {
      const text = textIn(place, index, 'nl');
      // “Gevaar Geen tekenen van een inbraak”: a title behind the class of a step.
      return findings.filter((finding) =>
        new RegExp(`(?:${KINDS}):? ${escaped(say(finding, 'nl').title)}(?! ?\\p{Ll})`, 'u').test(text),
      );
    });
    expect(turned.map(({ id }) => id)).toEqual([]);
  });
});
