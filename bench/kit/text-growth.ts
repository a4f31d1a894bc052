import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { PILLARS } from '../../lib/model.ts';
import { decodeMessage } from '../../lib/parse/dns/dns-message.ts';
import { parseSitemap } from '../../lib/parse/site-files/sitemap.ts';
import { buildPath } from '../../lib/path/path.ts';
import { sampleReport } from '../../test/components/sample.ts';

/** Work outside the page whose time must be proportional to its size. */
export interface TextSeries {
  readonly name: string;
  readonly sizes: readonly number[];
  /** Returns the work to be timed, prepared for a size. */
  readonly of: (size: number) => () => unknown;
}

/** RFC 1035 §4.1: a header, one question, and a number of A records whose owner is a pointer to its name. */
const dnsMessage = (records: number): Uint8Array => {
  const name = [...'\x09voorbeeld\x02nl\x00'].map((one) => one.charCodeAt(0));
  const two = (value: number): readonly number[] => [value >> 8, value & 0xff];
  const header = [...two(1), ...two(0x8180), ...two(1), ...two(records), ...two(0), ...two(0)];
  const question = [...name, ...two(1), ...two(1)];
  const record = (index: number): readonly number[] => [
    ...[0xc0, 0x0c, ...two(1), ...two(1), 0, 0, 1, 44],
    ...[...two(4), 192, 0, ...two(index)],
  ];
  return Uint8Array.from([...header, ...question, ...Array.from({ length: records }, (_, i) => record(i)).flat()]);
};

const sitemap = (lines: number): string => {
  const line = (index: number): string =>
    `<url><loc>https://voorbeeld.nl/pagina/${index}</loc><lastmod>2026-11-20</lastmod></url>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from({ length: lines }, (_, i) => line(i)).join('')}</urlset>`;
};

/** A report with a number of findings: those of a sample, repeated under other names. */
const reportOf = (findings: number): Report => {
  const report = sampleReport();
  const all = Array.from({ length: findings }, (_, index): Finding => {
    const one = report.findings[index % report.findings.length] as Finding;
    return { ...one, id: `${one.id}-${index}` };
  });
  return { ...report, findings: all };
};

const FINDINGS = [200, 400, 800, 1_600, 3_200];

export const TEXT_SERIES: readonly TextSeries[] = [
  {
    name: 'DNS answer, 10 to 4,000 records',
    sizes: [10, 50, 200, 1_000, 4_000],
    of: (size) => {
      const message = dnsMessage(size);
      return () => decodeMessage(message);
    },
  },
  {
    name: 'path of advice, 200 to 3,200 findings',
    sizes: FINDINGS,
    of: (size) => {
      const { findings } = reportOf(size);
      return () => buildPath({ findings, pillars: PILLARS });
    },
  },
  {
    name: 'report as HTML, 200 to 3,200 findings',
    sizes: FINDINGS,
    of: (size) => {
      const report = reportOf(size);
      return () => reportHtml(report, 'nl');
    },
  },
  {
    name: 'report as Markdown, 200 to 3,200 findings',
    sizes: FINDINGS,
    of: (size) => {
      const report = reportOf(size);
      return () => reportMarkdown(report, 'nl');
    },
  },
  // Last, because what it leaves in memory slows the small ones down.
  {
    name: 'sitemap, 100 to 50,000 lines',
    sizes: [100, 1_000, 5_000, 20_000, 50_000],
    of: (size) => {
      const text = sitemap(size);
      return () => parseSitemap(text);
    },
  },
];
