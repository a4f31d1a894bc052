import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { COMMENT_MARK, reportComment, writeFailedComment } from '../../lib/export/formats/report-comment.ts';
import { type Finding, PILLARS, type Report } from '../../lib/model.ts';
import { gradeFindings } from '../../lib/score.ts';
import { compareToEarlier } from '../../lib/view/compare/against.ts';
import { commentWords } from '../../lib/words/report/comment.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { getCheckTitle } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';
import { extremeReport } from '../kit/extreme-reports.ts';
import { inputs } from '../kit/inputs.ts';
import { hostile, LONG } from './hostile.ts';

const report: Report = { ...sampleReport(), access: true };
const MAX_OF_GITHUB = 65_536;

const changed = (change: (finding: Finding) => Finding): Report => {
  const findings = report.findings.map(change);
  return { ...report, ...gradeFindings(findings, PILLARS), findings };
};
const isOf = (finding: Finding, outcome: Finding['outcome']): boolean =>
  finding.outcome === outcome && finding.weight > 0;
const asPassed = (one: Finding): Finding =>
  isOf(one, 'fail') ? { ...one, outcome: 'pass', credit: 1, points: 0, cap: null } : one;
const asUnseen = (one: Finding): Finding =>
  isOf(one, 'pass') ? { ...one, outcome: 'unknown', code: null, why: 'timeout', credit: 1, points: 0 } : one;

const commentOn = (before: Report, after: Report, locale: 'nl' | 'en' = 'nl'): string =>
  reportComment(after, compareToEarlier({ report: before }, after, 'partner'), locale);
const markdownIt = new MarkdownIt({ html: true, linkify: true });
markdownIt.linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
describe.each(['nl', 'en'] as const)('a comment in %s', (locale) => {
  const [words, { compare }] = [commentWords[locale], historyWords[locale]];
  const before = changed(asPassed);

  test('lists the totals, the six pillars, and each check that got worse under its own heading', () => {
    const text = commentOn(before, report, locale);
    const worse = report.findings.filter((one) => isOf(one, 'fail'));
    expect(text.split('\n')[0]).toBe(`${COMMENT_MARK} total=${report.overall} worse=${worse.length} -->`);
    expect(text).toContain(`## ${words.heading({ before: String(before.overall), after: String(report.overall) })}\n`);
    expect(text.match(/^\| (?!---)/gm)).toHaveLength(8);
    const [, under = ''] = text.split(`### ${words.counted({ name: compare.changes.worse, count: worse.length })}\n`);
    for (const { id } of worse) expect(under).toContain(getCheckTitle(id, locale).split(' ')[0]);
    expect(under.match(/^- .+ → .+: \*\*/gm)).toHaveLength(worse.length);
  });

  test('lists what got better and what is no longer tested, and says when nothing changed', () => {
    expect(commentOn(report, before, locale)).toContain(`### ${compare.changes.better} (`);
    const blind = commentOn(report, changed(asUnseen), locale);
    expect(blind).toContain(`### ${compare.changes.gone} (`);
    expect(blind).toContain(words.goneNote);
    expect(blind).toContain('worse=0');
    expect(commentOn(report, report, locale)).toContain(compare.none);
  });

  test('under other rules calls nothing worse, and says which rules', () => {
    const text = commentOn({ ...before, rules: 1 }, report, locale);
    expect(text).toContain(words.because);
    expect(text).toContain(`- ${compare.conditions.rules}: 1 → ${report.rules}`);
    expect(text).toContain(`### ${words.changed} (`);
    for (const none of [`### ${compare.changes.worse}`, 'worse=']) expect(text).not.toContain(none);
  });

  test('says once that the hosts differ', () => {
    const target = { ...report.target, host: 'nieuw.voorbeeld.nl' };
    expect(commentOn(report, { ...report, target }, locale).split(words.otherHost)).toHaveLength(2);
    expect(commentOn(report, report, locale)).not.toContain(words.otherHost);
  });

  test('of a failed scan gives the reason, replacing the earlier comment', () => {
    const text = writeFailedComment('https://a.nl/: <b>x</b> @wij', locale);
    expect(text.startsWith(COMMENT_MARK)).toBe(true);
    expect(markdownIt.render(text)).toContain('<code>&lt;b&gt;x&lt;/b&gt;</code>');
  });
});

/** A site whose failing checks contain untrusted text, and one of whose checks has it as its name. */
const spoiled = (text: string): Report => {
  const failing = report.findings.filter((one) => isOf(one, 'fail'));
  const args = (finding: Finding) => Object.fromEntries(Object.keys(finding.args).map((name) => [name, text]));
  const findings = failing.map((one, index) => ({ ...one, args: args(one), id: index === 0 ? text : one.id }));
  return { ...report, target: { ...report.target, host: text }, findings };
};

test(
  'untrusted text stays text, wherever it appears',
  () => {
    const drawn = (text: string): readonly string[] => {
      const after = spoiled(text);
      const html = markdownIt.render(commentOn({ ...after, findings: after.findings.map(asPassed) }, after));
      return html.match(/<\/?(?!code)[a-z]\w*/gi) ?? [];
    };
    expect(spoiled('x').findings.some(({ args }) => Object.values(args).includes('x'))).toBe(true);
    const plain = drawn('gewoon');
    fc.assert(
      fc.property(
        hostile.filter((text) => text.trim() !== ''),
        (text) => {
          expect(drawn(text)).toEqual(plain);
        },
      ),
      { numRuns: inputs(60) },
    );
  },
  LONG,
);

test(
  'fits the size limit, whatever the report contains',
  () => {
    fc.assert(
      fc.property(extremeReport, (extreme) => {
        for (const text of [commentOn(report, extreme), commentOn(extreme, report)])
          expect(text.length).toBeLessThanOrEqual(MAX_OF_GITHUB);
      }),
      { numRuns: inputs(40) },
    );
  },
  LONG,
);

test('truncates thousands of changes, with the number of the others', () => {
  const [one] = report.findings.filter((finding) => isOf(finding, 'fail'));
  if (one === undefined) throw new Error('the sample has findings');
  const many = Array.from({ length: 5_000 }, (_, index) => ({ ...one, id: `x-${index}-${'_'.repeat(80)}` }));
  const after = { ...report, findings: many };
  const text = commentOn({ ...after, findings: many.map(asPassed) }, after);
  const lines = text.match(/^- .+ → .+: \*\*/gm)?.length ?? 0;
  expect(text.length).toBeLessThanOrEqual(MAX_OF_GITHUB);
  expect(text.length).toBeGreaterThan(50_000);
  expect(text).toContain(commentWords.nl.more({ count: 5_000 - lines }));
});
