import type { SaveFormat } from '../../components/report/SaveMenu.tsx';
import { toScanAnswer } from '../../lib/api/outgoing.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import type { Locale } from '../../lib/model.ts';
import type { Stored } from '../../lib/platform/storage/history.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The result in the scan API's form, as JSON. */
const formatResultJson = ({ result }: Pick<Stored, 'result'>, locale: Locale): string =>
  asJson(toScanAnswer(result, explainNotGradable(locale)));

interface File {
  /** The part of the file name after the name. */
  readonly ending: string;
  readonly type: string;
  readonly text: string;
}

/** The formats in which a scan can be saved: all of them with a report, else only the result. */
export const listFormats = ({ report }: Stored): readonly SaveFormat[] =>
  report === null ? ['result'] : ['report', 'html', 'csv', 'markdown'];

interface How {
  /** Without extension. */
  readonly name: string;
  readonly locale: Locale;
  /** Whether the page states that Pijler made it. */
  readonly namesPijler: boolean;
}

const createFile = ({ report, ...scan }: Stored, format: SaveFormat, { locale, namesPijler }: How): File => {
  const json = 'application/json';
  if (report === null || format === 'result')
    return { ending: '.json', type: json, text: formatResultJson(scan, locale) };
  if (format === 'report') return { ending: '_report.json', type: json, text: asJson(report) };
  if (format === 'csv') return { ending: '.csv', type: 'text/csv', text: reportCsv(report, locale) };
  if (format === 'markdown') return { ending: '.md', type: 'text/markdown', text: reportMarkdown(report, locale) };
  return { ending: '.html', type: 'text/html', text: reportHtml(report, locale, { namesPijler }) };
};

/** Offers a scan for download as a file, which needs no permission. */
export const save = (stored: Stored, format: SaveFormat, how: How): void => {
  const { ending, type, text } = createFile(stored, format, how);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${how.name}${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
