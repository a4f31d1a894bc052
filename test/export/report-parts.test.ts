import { describe, expect, test } from 'vitest';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml, STYLE } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { escapeInline } from '../../lib/export/markdown-text.ts';
import { html } from '../../lib/export/markup.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { commonWords } from '../../lib/words/common.ts';
import { formatDay, formatShare, formatTenths } from '../../lib/words/format.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';

/** The formats of a saved report, part by part: their content, and what they show when there is nothing to report. */

const report = sampleReport();
const fail = report.findings.find(({ outcome, points }) => outcome === 'fail' && points > 0) as Finding;
/** A check that a site fails or passes. */
const withOnly = (finding: Partial<Finding>): Report => ({ ...report, findings: [{ ...fail, ...finding }] });
/** No faults, and nothing that could be graded. */
const BLANK: Report = {
  ...report,
  overall: null,
  findings: report.findings.map((one) => ({ ...one, outcome: 'pass', points: 0, cap: null, items: [] })),
  scores: report.scores.map((one) => ({ ...one, score: null })),
};
const textOf = (text: string): string => html`${text}`.markup;

describe('as a page', () => {
  const page = reportHtml(report, 'nl');
  const { check, todo, noGrade, scannedOn, title } = reportWords.nl;

  test('the chart’s label has every pillar and its score', () => {
    const { pillars, column, columns } = commonWords.nl;
    const scores = report.scores.map(({ pillar, score }) => column({ pillar: pillars[pillar], score })).join(', ');
    expect(page).toContain(`aria-label="${textOf(columns({ scores }))}"`);
  });

  test('has its site, day and style', () => {
    expect(page).toContain(`<title>${textOf(title({ host: 'voorbeeld.nl' }))}</title>`);
    expect(page).toContain(textOf(scannedOn({ day: formatDay('nl', report.finishedAt) })));
    expect(page).toContain(`<style>${STYLE}</style>`);
    expect(STYLE).toContain('.grade');
  });

  test('a check shows its cost and person; one without cost does not', () => {
    const cost = commonWords.nl.costs({ points: formatTenths('nl', fail.points) });
    const who = commonWords.nl.whoName[fail.who];
    expect(reportHtml(withOnly({}), 'nl')).toContain(`<span class="quiet">${textOf(`${cost} · ${who}`)}</span>`);
    expect(reportHtml(withOnly({ points: 0 }), 'nl')).toContain('<span class="quiet"></span>');
  });

  test('items are on separate lines, with the number of the others', () => {
    const items = Array.from({ length: 23 }, (_, index) => `regel ${index}`);
    const many = reportHtml(withOnly({ items }), 'nl');
    expect(many).toContain(`<pre dir="auto">${items.slice(0, 20).join('\n')}</pre>`);
    expect(many).toContain(`<p class="quiet">${textOf(exportWords.nl.more({ count: 3 }))}</p>`);
    const none = reportHtml(withOnly({ items: [] }), 'nl');
    expect(none).not.toMatch(/<pre|>null<|>undefined</);
  });

  test('a fix is shown if there is one', () => {
    const repairs = createReportModel(report, 'nl').pillars.flatMap(({ checks }) =>
      checks.filter(({ fix }) => fix !== ''),
    );
    expect(page.split(`<b>${check.fix}.</b>`)).toHaveLength(repairs.length + 1);
    expect(repairs.length).toBeLessThan(report.findings.length);
  });

  test('a step shows its severity and its gain', () => {
    const { steps } = createReportModel(report, 'nl');
    const list = [...page.matchAll(/<li>(\w+): <b>.*?<\/b> \((.*?)\)<br>/g)].map(([, ...lines]) => lines);
    expect(list).toEqual(steps.map(({ kind, worth }) => [kind, textOf(worth)]));
    expect(list.length).toBe(10);
  });

  test('says so when there is no grade, score or fault', () => {
    const blank = reportHtml(BLANK, 'nl');
    expect(blank).toContain(`data-step="0">${textOf(noGrade)} </p>`);
    expect(blank.match(/<b data-step="0">–<\/b>/g)).toHaveLength(6);
    expect(blank.match(new RegExp(`<b data-step="0">${commonWords.nl.noScore}</b>`, 'g'))).toHaveLength(6);
    expect(blank.match(/class="shaft" x="[\d.]+" y="150" width="34" height="0"/g)).toHaveLength(6);
    expect(blank).toContain(`<h2>${todo.title}</h2><p>${todo.none}</p>`);
    expect([page.includes('<ol class="todo">'), blank.includes('<ol')]).toEqual([true, false]);
    expect(blank).not.toMatch(/<details open|>null<|>undefined</);
  });
});

describe('as Markdown', () => {
  const blocks = (of: Report): readonly string[] => reportMarkdown(of, 'nl').split('\n\n');

  test('a check has a block for each of its parts', () => {
    const { check } = reportWords.nl;
    const at = (of: Report): readonly string[] => {
      const all = blocks(of);
      const from = all.findIndex((block) => block.startsWith('#### '));
      return all.slice(
        from,
        all.findIndex((block, index) => index > from && block.startsWith('#')),
      );
    };
    const items = Array.from({ length: 22 }, (_, index) => `regel ${index}`);
    const [, conclusion = '', fence, more, why, fix, ...others] = at(withOnly({ items }));
    expect(why).toBe(escapeInline(sayFinding(fail, 'nl').why));
    const cost = commonWords.nl.costs({ points: formatTenths('nl', fail.points) });
    expect(conclusion.endsWith(` (${cost}; ${commonWords.nl.whoName[fail.who]})`)).toBe(true);
    expect(fence).toBe(`\`\`\`text\n${items.slice(0, 20).join('\n')}\n\`\`\``);
    expect(more).toBe(exportWords.nl.more({ count: 2 }));
    expect(fix?.startsWith(`**${check.fix}:** `)).toBe(true);
    const [{ repairs = [] } = {}] = createReportModel(withOnly({ items }), 'nl').pillars.flatMap(({ checks }) =>
      checks.filter(({ fix: text }) => text !== ''),
    );
    const lines = repairs.flatMap(({ before, snippet, after }) => [
      '',
      ...before,
      ...(snippet === '' ? [] : ['']),
      ...after,
    ]);
    expect(others).toHaveLength(lines.length);
    expect(at(withOnly({ items: [], points: 0 }))).toHaveLength(4 + lines.length);
    expect(at(withOnly({ items: [], points: 0 }))[1]).not.toContain('(');
  });

  test('has its day, and every score in a row', () => {
    const all = blocks(report);
    expect(all[1]).toBe(reportWords.nl.scannedOn({ day: formatDay('nl', report.finishedAt) }));
    expect(all[3]?.split('\n').slice(2)).toEqual(
      report.scores.map(({ pillar, score }) => `| ${commonWords.nl.pillars[pillar]} | ${score} |`),
    );
    const noted = createReportModel(report, 'nl').pillars.flatMap(({ remarks }) => remarks);
    expect(noted.length).toBeGreaterThan(1);
    expect(all.filter((block) => noted.includes(block))).toHaveLength(noted.length);
  });

  test('says so when there is no score or fault', () => {
    const all = blocks(BLANK);
    const { pillars, noScore } = commonWords.nl;
    expect(all[3]?.split('\n').slice(2)).toEqual(report.scores.map(({ pillar }) => `| ${pillars[pillar]} | – |`));
    expect(all.filter((block) => block.startsWith('### '))).toEqual(
      report.scores.map(({ pillar }) => `### ${pillars[pillar]}: ${noScore}`),
    );
    expect(all[5]).toBe(reportWords.nl.todo.none);
  });
});

test('in CSV a check has its items in one cell, with the number of the others', () => {
  const cells = (count: number): string =>
    reportCsv(withOnly({ items: Array.from({ length: count }, (_, index) => `r${index}`) }), 'nl');
  const twenty = Array.from({ length: 20 }, (_, index) => `r${index}`).join('\n');
  expect(cells(20)).toContain(`"${twenty}"`);
  expect(cells(21)).toContain(`"${twenty}\n${exportWords.nl.more({ count: 1 })}"`);
});

describe('the remarks of a pillar', () => {
  const words = reportWords.nl.pillar;
  const remarks = (score: object, of: Report = report): readonly string[] =>
    createReportModel({ ...of, scores: of.scores.map((one) => ({ ...one, ...score })) }, 'nl').pillars[0]?.remarks ??
    [];

  test('say that too little or only part of it was seen', () => {
    const share = formatShare('nl', 0.4);
    expect(remarks({ score: null, seen: 0.4 })).toEqual([words.tooLittleSeen({ share })]);
    expect(remarks({ score: 61, seen: 0.4, incomplete: true, cap: null })).toEqual([words.incomplete({ share })]);
    expect(remarks({ score: 61, seen: 1, incomplete: false, cap: null })).toEqual([]);
  });

  test('say that nothing of it applies here', () => {
    const findings = report.findings.map((one) => ({ ...one, outcome: 'skip' as const, points: 0, weight: 0 }));
    expect(remarks({ score: null, seen: 0 }, { ...report, findings })).toEqual([words.notApplicable]);
  });
});

test.each([
  ['fail', 'fix'],
  ['warn', 'fix'],
  ['pass', 'remedy'],
  ['unknown', 'remedy'],
] as const)('for a check that is %s without cost show the %s', (outcome, part) => {
  const findings = report.findings.map((one) => ({ ...one, outcome, points: 0, cap: null }));
  const results = createReportModel({ ...report, findings }, 'nl').pillars.flatMap(({ checks }) => checks);
  const said = new Map(findings.map((one) => [one.id, sayFinding(one, 'nl')]));
  expect(results.map(({ fix }) => fix)).toEqual(results.map(({ id }) => said.get(id)?.[part]));
  expect(results.some(({ id }) => said.get(id)?.fix !== said.get(id)?.remedy)).toBe(true);
});
