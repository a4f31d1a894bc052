import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DataTable, TableData } from '../../../lib/data/table-shapes.ts';
import { END_OF_LIFE_PRODUCTS } from '../../../scripts/data/end-of-life-products.ts';

/** Copies in a folder: two branches of each product, one library with an advisory, one crawler name, one hole per server. */
export type Files = Readonly<Record<string, string>>;

export const TODAY = '2026-06-30';
const DAY = '2026-06-01';

export const cycle = (branch: string, eol: string, latest: string, day: string): string =>
  `  - releaseCycle: "${branch}"\n    eol: ${eol}\n    latest: "${latest}"\n    latestReleaseDate: ${day}\n`;

export const product = (...cycles: readonly string[]): string =>
  `---\ntitle: one\nreleases:\n${cycles.join('\n')}\n---\nText.\n`;

const SLUGS = [...new Set(END_OF_LIFE_PRODUCTS.map(({ slug }) => slug).filter((slug) => slug !== ''))];
const PACKAGES = [...new Set(END_OF_LIFE_PRODUCTS.flatMap(({ npm }) => npm ?? []))];

export const npmFile = (version: string, days: Readonly<Record<string, string>>): string =>
  JSON.stringify({ version, time: { created: '2015-01-01T00:00:00Z', ...days } });

export const retire = (...vulnerabilities: readonly object[]): string =>
  JSON.stringify({ jquery: { vulnerabilities, extractors: {} } });

export const ADVISORY = {
  atOrAbove: '3.0.0',
  below: '3.5.1',
  severity: 'medium',
  cwe: ['CWE-79'],
  identifiers: { CVE: ['CVE-2026-10001'], githubID: 'GHSA-2222-3333-4444' },
};

/** Every file of a healthy folder. */
export const healthy = (): Record<string, string> => ({
  'copies.json': JSON.stringify(
    Object.fromEntries(
      'endoflife.date release-data retire.js ai.robots.txt httpd-site nginx.org openssl-metadata web-php npm'
        .split(' ')
        .map((name) => [name, { day: DAY }] as const),
    ),
  ),
  ...Object.fromEntries(
    SLUGS.map((slug) => [
      `endoflife.date/products/${slug}.md`,
      product(cycle('8', 'false', '8.1.2', '2026-05-20'), cycle('7', '2024-02-01', '7.4.4', '2024-01-20')),
    ]),
  ),
  ...Object.fromEntries(
    SLUGS.map((slug) => [
      `release-data/releases/${slug}.json`,
      JSON.stringify({
        versions: {
          '8.1.2': { date: '2026-05-20' },
          '8.1.1': { date: '2026-02-10' },
          '8.1.0': { date: '2025-01-10' },
          '7.4.4': { date: '2024-01-20' },
        },
      }),
    ]),
  ),
  ...Object.fromEntries(
    PACKAGES.map((name) => [
      `npm/${name.replace('/', '+')}.json`,
      npmFile('8.1.2', { '8.1.1': '2026-02-10T01:00:00Z', '8.1.2': '2026-05-20T01:00:00Z' }),
    ]),
  ),
  'npm/one.json': npmFile('3.2.1', { '3.2.1': '2026-05-01T00:00:00Z' }),
  'retire.js/repository/jsrepository-v5.json': retire(ADVISORY),
  'ai.robots.txt/robots.json': JSON.stringify({
    'Kimi-User': {
      operator: 'Moonshot AI that fetches pages',
      respect: 'Unclear at this time.',
      function: 'AI Assistants',
    },
    GPTBot: { operator: '[OpenAI](https://openai.com)', respect: 'Yes', function: 'Training' },
  }),
  'httpd-site/content/security/json/CVE-2026-20001.json': JSON.stringify({
    containers: {
      cna: {
        title: 'Code execution in a module',
        affected: [{ versions: [{ version: '2.4.0', lessThanOrEqual: '9.4.60', status: 'affected' }] }],
      },
    },
  }),
  'nginx.org/xml/en/security_advisories.xml':
    '<item name="Memory disclosure in a module"\n cve="2026-20002" good="9.31.2+, 9.30.3+" vulnerable="1.13.10-9.31.1"></item>',
  'openssl-metadata/secjson/CVE-2026-20003.json': JSON.stringify({
    title: 'Denial of service',
    affected: [{ versions: [{ version: '3.0.0', lessThan: '9.5.7', status: 'affected' }] }],
  }),
  'web-php/public/ChangeLog-8.php':
    '<section class="version" id="9.5.9"><ul><li>Fixed it (SQL injection). (CVE-2026-20004)</li></ul>',
});

/** Writes files into a temporary folder that is removed after the test. */
export const folderOf = (files: Files): string => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const nothing: DataTable<never> = { sources: [], rows: [] };
export const EMPTY: TableData = {
  endOfLife: nothing,
  advisories: nothing,
  serverHoles: nothing,
  crawlers: nothing,
  rdapServers: nothing,
  newest: nothing,
};
