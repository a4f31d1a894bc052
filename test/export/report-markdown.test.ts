import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { escapeInline } from '../../lib/export/markdown-text.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import { commonWords } from '../../lib/words/common.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/** Lines outside fenced code, following CommonMark 0.31, 4.5. */
const outsideFences = (markdown: string): readonly string[] => {
  let fence = '';
  return markdown.split('\n').filter((line) => {
    const [run = ''] = /^`{3,}/.exec(line) ?? [];
    if (fence === '' && run !== '') {
      fence = run;
      return false;
    }
    if (fence === '') return true;
    if (run.length >= fence.length && line === run) fence = '';
    return false;
  });
};
/** A line without its escaped characters and its code. */
const live = (line: string): string => line.replace(/`[^`]*`|\\[!-/:-@[-`{-~]/g, '');
const skeleton = (markdown: string): readonly string[] =>
  outsideFences(markdown).map((line) => /^(#{1,4} |\| |- |\d+\. |\*\*)?/.exec(line)?.[0] ?? '');

describe('inline', () => {
  test.each([
    ['# kop', '`#` kop'],
    ['- punt', '\\- punt'],
    ['1. punt', '1\\. punt'],
    ['a *b* _c_', 'a `*b*` `_c_`'],
    ['[a](b)', '`[a](b`)'],
    ['Zie https://a.nl/b.', 'Zie `https://a.nl/b`.'],
    ['(www.a.nl)', '(`www.a.nl`)'],
    ['de host voorbeeld.nl', 'de host `voorbeeld.nl`'],
    ['a@b.nl', '`a@b.nl`'],
    ['vraag @iemand, #12 of GH-12', 'vraag `@iemand`, `#12` of `GH-12`'],
    ['a\n\nb | c', 'a b \\| c'],
    ['a@b|c`d', '`a@b`\\|`c`\\``d`'],
    ['C:\\x', '`C:\\x`'],
    ['via 192.168.100.20 en 10.0.0.1', 'via `192.168.100.20` en `10.0.0.1`'],
    ['in DEADBEEF en 1234567', 'in `DEADBEEF` en `1234567`'],
    ['in 123456 of abcdefgh', 'in 123456 of abcdefgh'],
    ['WWW. en o.a.', '`WWW`. en o.a.'],
    ['a||b@c', '`a`\\|\\|`b@c`'],
    ['. (. -x 2) 3', '. (. -x 2) 3'],
    ['10) a', '10\\) a'],
    [' \n+ a ', '\\+ a'],
    ['', ''],
    ['„a.nl” … ‘www’', '„`a.nl`” … ‘`www`’'],
    ['&amp; en &', '`&amp`; en &'],
    ['Gewone zin, o.a. om 14:05: klaar (6,3).', 'Gewone zin, o.a. om 14:05: klaar (6,3).'],
  ])('%j becomes %j', (text, written) => expect(escapeInline(text)).toBe(written));
});

test('a report has a heading for every pillar and every check', () => {
  const report = sampleReport();
  const lines = outsideFences(reportMarkdown(report, 'nl'));
  expect(lines.filter((line) => line.startsWith('# '))).toEqual(['# Websitescan: `voorbeeld.nl`']);
  expect(lines.filter((line) => line.startsWith('### '))).toHaveLength(report.scores.length);
  expect(lines.filter((line) => line.startsWith('#### '))).toHaveLength(report.findings.length);
});

test.each(['nl', 'en'] as const)('in %s its parts are in order, each table with its header', (locale) => {
  const lines = outsideFences(reportMarkdown(sampleReport(), locale));
  const words = reportWords[locale];
  const { ledger } = commonWords[locale];
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    `## ${words.todo.title}`,
    `## ${exportWords[locale].checks}`,
    `## ${words.conditions.title}`,
    `## ${ledger.title}`,
  ]);
  const heads = lines.filter((_, index) => /^\|(?: --- \|)+$/.test(lines[index + 1] ?? ''));
  const [, , pillar, score] = exportWords[locale].columns;
  expect(heads).toEqual([
    `| ${pillar} | ${score} |`,
    `| ${[ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes].join(' | ')} |`,
  ]);
  const todo = lines.filter((line) => /^\d+\. \w+: \*\*/.test(line));
  expect(todo.map((line) => Number.parseInt(line, 10))).toEqual(todo.map((_, index) => index + 1));
  expect(todo.length).toBeGreaterThan(3);
  for (const line of todo.slice(0, 1)) expect(line).toMatch(/\*\* \(\D+ (\d+ → \d+)?/);
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(7);
});

test('a check has its conclusion, cost and person, and a fix only if there is one', () => {
  const report = sampleReport();
  const markdown = reportMarkdown(report, 'nl');
  const repairs = createReportModel(report, 'nl').pillars.flatMap(({ checks }) =>
    checks.filter(({ fix }) => fix !== ''),
  );
  expect(markdown.match(/^\*\*Oplossing:\*\* /gm) ?? markdown.match(/^\*\*[^*]+:\*\* /gm)).toHaveLength(repairs.length);
  const costs = report.findings.filter(({ points }) => points > 0);
  expect(markdown.match(/ \(kost \d+,\d[^;]*; [^)]+\)$/gm)).toHaveLength(costs.length);
});

test.each([
  ['geen teken', '```'],
  ['een ` teken', '```'],
  ['drie ``` tekens', '````'],
  ['`````', '``````'],
])('%s is fenced so that it cannot end the fence', (text, fence) => {
  const report = sampleReport();
  const findings = report.findings.map((one) => (one.outcome === 'fail' ? { ...one, items: [text] } : one));
  expect(reportMarkdown({ ...report, findings }, 'nl')).toContain(`\n${fence}text\n${text}\n${fence}\n`);
});

test(
  'untrusted text adds no markup, no link and no line',
  () => {
    const plain = skeleton(reportMarkdown(reportWith('gewoon'), 'nl'));
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = reportMarkdown(reportWith(text), 'nl');
        const lines = outsideFences(markdown);
        expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(
          plain.filter((start) => start.startsWith('#')).length,
        );
        for (const line of lines) {
          expect(live(line)).not.toMatch(/[<>[\]]|https?:\/\/|www\.|@/i);
        }
        expect(lines.filter((line) => line.startsWith('| '))).toHaveLength(
          plain.filter((start) => start === '| ').length,
        );
      }),
      { numRuns: RUNS },
    );
  },
  LONG,
);

test.each(['nl', 'en'] as const)('says in %s what the scores of two pillars do not prove', (locale) => {
  const { pillars } = createReportModel(sampleReport(), locale);
  const results = pillars.filter(({ remarks }) =>
    remarks.some((one) => Object.values(reportWords[locale].honesty).includes(one)),
  );
  expect(results.map(({ id }) => id)).toEqual(['ai', 'toegankelijkheid']);
});

test('describes the access matrix in words, one block per operator', () => {
  const checks = createReportModel(sampleReport(), 'nl').pillars.flatMap((pillar) => pillar.checks);
  const { items = [] } = checks.find(({ id }) => id === 'assistant-access-matrix') ?? {};
  expect(items).toHaveLength(3);
  expect(items[1]).toContain('GPTBot: geweerd; robots.txt, regel 4: Disallow: /; Doel: training');
});
