import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDecisions } from '../../lib/decision.ts';
import { formatCsv } from '../../lib/export/csv.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import type { Locale } from '../../lib/model.ts';
import { findProgram } from '../browser/kit/find-program.ts';
import { sampleReport } from '../components/sample.ts';
import { ensurePackages } from '../kit/programs.ts';

/** Our CSV as a spreadsheet program opens it. LibreOffice is large, so only the full run installs it. */

const run = promisify(execFile);
const findOffice = (): string | undefined => findProgram(['soffice', 'libreoffice']);
const isThere = await ensurePackages(['libreoffice-calc'], () => findOffice() !== undefined);

/** The start of a spreadsheet program on a busy machine. */
const LONG = 180_000;

/** LibreOffice's CSV filter: separator, quote, UTF-8, first row, no column formats, and the language of the numbers. */
const FILTERS: Readonly<Record<Locale, string>> = { nl: 'CSV:59,34,76,1,,1043', en: 'CSV:44,34,76,1,,1033' };

/** What a reader looks for in the first row. */
const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    ...[
      'Site',
      'Gescand op',
      'Pijler',
      'Score',
      'Controle',
      'Titel',
      'Uitkomst',
      'Gewicht',
      'Kost punten',
      'Stap',
      'Wie',
    ],
    ...['Bevinding', 'Gevonden', 'Oplossing', 'Bron', 'Besluit'],
  ],
  en: [
    ...['Site', 'Scanned on', 'Pillar', 'Score', 'Check', 'Title', 'Outcome', 'Weight', 'Costs points', 'Step', 'Who'],
    ...['Finding', 'Found', 'Fix', 'Source', 'Decision'],
  ],
};

interface Cell {
  readonly type: string | undefined;
  readonly value: string | undefined;
  readonly formula: boolean;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const textIn = (xml: string): string =>
  [...xml.matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)]
    .map(([, inner = '']) =>
      inner
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
        .replace(/<[^>]+>/g, '')
        .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ''),
    )
    .join('\n');

const cellOf = (tag: string, inner: string): Cell => ({
  type: /office:value-type="(\w+)"/.exec(tag)?.[1],
  value: /office:value="([^"]*)"/.exec(tag)?.[1],
  formula: tag.includes('table:formula'),
  text: textIn(inner),
});

/** More than the columns of a report, fewer than the empty ones after them. */
const MOST = 20;

/** The cells of the first sheet of a flat OpenDocument file, row by row; equal neighbours are stored once. */
const cellsIn = (xml: string): readonly (readonly Cell[])[] =>
  [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, tag = '', inner = '']) => {
        const times = Number(/number-columns-repeated="(\d+)"/.exec(tag)?.[1] ?? 1);
        return Array.from({ length: Math.min(times, MOST) }, () => cellOf(tag, inner));
      },
    ),
  );

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pijler-calc-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = async (text: string, locale: Locale): Promise<readonly (readonly Cell[])[]> => {
  await writeFile(join(folder, 'scan.csv'), text);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = ['--convert-to', 'fods', '--outdir', folder, join(folder, 'scan.csv')];
  await run(findOffice() ?? '', [profile, '--headless', '--norestore', `--infilter=${FILTERS[locale]}`, ...convert]);
  return cellsIn(await readFile(join(folder, 'scan.fods'), 'utf8'));
};

describe.runIf(isThere)('in LibreOffice', () => {
  test.each(['nl', 'en'] as const)(
    'a report has its rows, its words, and numbers as numbers (%s)',
    async (locale) => {
      const sample = sampleReport();
      const decided = sample.findings.find(({ outcome }) => outcome === 'fail');
      const report = applyDecisions(sample, [
        {
          check: decided?.id ?? '',
          code: decided?.code ?? '',
          rules: 1,
          kind: 'intended',
          reason: 'Zo gewild.',
          at: 0,
        },
      ]);
      const [head = [], ...rows] = (await open(reportCsv(report, locale), locale)).filter((row) => row.length > 1);
      expect(head.map(({ text }) => text).filter((text) => text !== '')).toEqual(COLUMNS[locale]);
      const at = (row: readonly Cell[], name: string): Cell | undefined => row[COLUMNS.en.indexOf(name)];
      const [total = [], ...filled] = rows.filter((row) => row.some(({ text }) => text !== ''));
      expect([at(total, 'Check')?.text, at(total, 'Score')?.value]).toEqual(['', String(report.overall)]);
      expect(filled.map((row) => at(row, 'Check')?.text).toSorted()).toEqual(
        report.findings.map(({ id }) => id).toSorted(),
      );
      for (const row of filled) {
        const finding = report.findings.find(({ id }) => id === at(row, 'Check')?.text);
        const cost = at(row, 'Costs points');
        expect([cost?.type, Number(cost?.value)]).toEqual(['float', finding?.points]);
        expect(at(row, 'Decision')?.text.includes('Zo gewild.')).toBe(finding?.id === decided?.id);
        expect(row.some(({ formula }) => formula)).toBe(false);
      }
      // With a wrong decimal sign these become a text or a date.
      expect(filled.some((row) => Number(at(row, 'Costs points')?.value) % 1 !== 0)).toBe(true);
    },
    LONG,
  );

  test(
    'no text of a site becomes a formula or another cell',
    async () => {
      const texts = ['=1+1', '+1+1', '-2+3', '@SUM(A1)', '=cmd|"/C calc"!A0', 'a;b,"c"\nd', 'één ü €', ' =1'];
      const rows = await open(
        formatCsv(
          texts.map((text) => [text, -1.5]),
          ',',
        ),
        'nl',
      );
      const cells = rows.filter((row) => row.some(({ text }) => text !== '')).map((row) => row.slice(0, 2));
      expect(cells).toHaveLength(texts.length);
      for (const [index, [first, second]] of cells.entries()) {
        expect(first).toMatchObject({ type: 'string', formula: false });
        expect(first?.text.replace(/^'/, '')).toBe(texts[index]);
        expect(second).toMatchObject({ type: 'float', value: '-1.5' });
      }
    },
    LONG,
  );
});
