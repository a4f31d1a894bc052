import type { ServerHoleRow } from '../../lib/data/table-shapes.ts';
import { compareVersions } from '../../lib/parse/software/version.ts';
import type { Copies } from './copies.ts';
import type { BranchFound } from './end-of-life.ts';
import type { LeftOut } from './left-out.ts';
import { plainVersion } from './plain.ts';

/** A vulnerability of a server, as the table will contain it. */
export interface HoleFound {
  readonly product: string;
  readonly id: string;
  readonly from: string;
  readonly below: string;
  readonly gain: 'runs' | 'leaks' | 'hangs';
  readonly setup: boolean;
  readonly page: string;
  readonly copy: string;
  readonly read: string;
}

/**
 * Vulnerabilities that a plain installation exposes to every stranger: read one by one. All others need a module, a setting or a
 * function that a site may not use, which nobody sees from outside.
 */
const OF_PLAIN_INSTALLS: ReadonlySet<string> = new Set([
  'CVE-2021-41773', // Apache: files outside the site's folder, and code where CGI is on.
  'CVE-2021-42013', // Apache: the first fix was incomplete.
  'CVE-2013-2028', // nginx: a stack overflow by a chunked request.
  'CVE-2014-0160', // OpenSSL: the server's memory, keys among it.
]);

/** What a vulnerability gives an attacker, by the words of its makers; the most serious first. */
const BY_WORDS: readonly (readonly [HoleFound['gain'], RegExp])[] = [
  [
    'runs',
    /execut|overflow|use[- ]after[- ]free|out[- ]of[- ]bounds (?:write|access)|oob write|memory corruption|heap corrupt|double[- ]free|traversal|sql injection|\bxss\b|cross[- ]site|type confusion|command injection/i,
  ],
  [
    'leaks',
    /disclos|leak|bypass|smuggl|splitting|ssrf|forgery|injection|over-?read|out[- ]of[- ]bounds read|oob read|bounds memory|spoof|hijack|truncat|redirect|source code|expos|uninitiali[sz]ed|predictab|timing|steal|\bread\b/i,
  ],
  [
    'hangs',
    /denial|crash|null|\bdos\b|exhaust|loop|excess|segfault|segmentation|deref|recursi|memory usage|resource|assert|underflow|stale/i,
  ],
];

const gainOf = (words: string): HoleFound['gain'] | null =>
  BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** A vulnerability in its makers' file: the words that describe it, and its ranges. */
interface HoleRecord {
  readonly product: string;
  readonly id: string;
  readonly words: string;
  readonly ranges: readonly (readonly [from: string, below: string])[];
}

const CVE = /\bCVE-\d{4}-\d{4,7}\b/;

/** The patch after one: 2.4.49 → 2.4.50. */
const after = (version: string): string => version.replace(/\d+$/, (last) => String(Number(last) + 1));

const lowest = (versions: readonly string[]): string => versions.toSorted(compareVersions)[0] ?? '0';
const highest = (versions: readonly string[]): string => versions.toSorted(compareVersions).at(-1) ?? '0';

/** Every value under a key, however deep. */
const under = (value: unknown, key: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...under(inner, key)]);
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Apache's older files: a list of versions, each with the comparison that applies. */
const olderRanges = (file: unknown, where: string): HoleRecord['ranges'] => {
  const rows = under(file, 'version_data').flat() as readonly Readonly<Record<string, unknown>>[];
  const of = (kinds: readonly string[]): readonly string[] =>
    rows
      .filter((row) => kinds.includes(text(row['version_affected'])))
      .map((row) => text(row['version_value']))
      .filter((version) => version.startsWith('2.4.'))
      .map((version) => plainVersion(version, where));
  const [upTo, before, exact] = [of(['<=']), of(['<']), of(['='])];
  if (before.length > 0) return [['2.4.0', highest(before)]];
  if (upTo.length > 0) return [['2.4.0', after(highest(upTo))]];
  return exact.length === 0 ? [] : [[lowest(exact), after(highest(exact))]];
};

/** The ranges of a CVE record (version 5). */
const recordRanges = (file: unknown, where: string): HoleRecord['ranges'] =>
  (under(file, 'versions').flat() as readonly Readonly<Record<string, unknown>>[])
    // OpenSSL's module for FIPS has version numbers of its own.
    .filter((row) => row['status'] === 'affected' && !text(row['version']).startsWith('fips'))
    .flatMap((row) => {
      const version = text(row['version']);
      const from = plainVersion(version === '' || version === 'unspecified' ? '0' : version.trim(), where);
      const [below, upTo] = [text(row['lessThan']), text(row['lessThanOrEqual'])];
      if (below !== '' && below !== '*') return [[from, plainVersion(below, where)] as const];
      return upTo === '' || upTo === '*' ? [] : [[from, after(plainVersion(upTo, where))] as const];
    });

const ofRecords = (
  copies: Copies,
  { product, folder }: { readonly product: string; readonly folder: string },
): readonly HoleRecord[] =>
  copies
    .files(folder)
    .filter((name) => CVE.test(name))
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      const file = copies.json(path);
      const [id = ''] = CVE.exec(name) ?? [];
      const isOlder = under(file, 'data_format').length > 0;
      // A description also names what an attacker does not gain: it counts only if title and kind of weakness say nothing.
      const short = [
        ...under(file, 'title'),
        ...under(file, 'TITLE'),
        ...under(under(file, 'problemTypes'), 'description'),
      ]
        .map(text)
        .join(' ');
      const words = gainOf(short) === null ? under(file, 'value').map(text).join(' ') : short;
      const ranges = isOlder ? olderRanges(file, path) : recordRanges(file, path);
      return ranges.length === 0 ? [] : [{ product, id, words, ranges }];
    });

/** nginx's list: an interval, and in each branch the first fixed version. */
const ofNginx = (copies: Copies): readonly HoleRecord[] => {
  const path = 'nginx.org/xml/en/security_advisories.xml';
  return [...copies.text(path).matchAll(/<item\s+name="([^"]*)"([^>]*)>/g)].flatMap(([, words = '', rest = '']) => {
    const attribute = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(rest)?.[1] ?? '';
    const good = (attribute('good').match(/\d+(?:\.\d+)+/g) ?? []).toSorted(compareVersions);
    const [start = ''] = attribute('vulnerable').match(/\d+(?:\.\d+)+/) ?? [];
    if (attribute('cve') === '' || good.length === 0 || start === '') return [];
    const ranges = good.map((below, index) => {
      const from = index === 0 ? start : `${below.slice(0, below.lastIndexOf('.'))}.0`;
      return [plainVersion(from, path), plainVersion(below, path)] as const;
    });
    return [{ product: 'nginx', id: `CVE-${attribute('cve')}`, words, ranges }];
  });
};

/** PHP's changes, by release: every earlier release of a branch has what a release fixes. */
const ofPhp = (copies: Copies): readonly HoleRecord[] =>
  ['5', '7', '8'].flatMap((major) => {
    const path = `web-php/public/ChangeLog-${major}.php`;
    if (!copies.has(path)) return [];
    return copies
      .text(path)
      .split('<section class="version" id="')
      .slice(1)
      .flatMap((section) => {
        const version = plainVersion(/^[\d.]+/.exec(section)?.[0], path);
        const from = `${version.split('.').slice(0, 2).join('.')}.0`;
        if (version === from) return [];
        return section
          .split('<li>')
          .filter((item) => CVE.test(item))
          .map(
            (item): HoleRecord => ({
              product: 'php',
              id: CVE.exec(item)?.[0] ?? '',
              words: item.replace(/<\?php[\s\S]*?\?>/g, ' '),
              ranges: [[from, version]],
            }),
          );
      });
  });

interface Source {
  readonly product: string;
  readonly copy: string;
  readonly page: string;
  readonly read: (copies: Copies) => readonly HoleRecord[];
}

const SOURCES: readonly Source[] = [
  {
    product: 'apache',
    copy: 'httpd-site',
    page: 'https://httpd.apache.org/security/vulnerabilities_24.html',
    read: (copies) => ofRecords(copies, { product: 'apache', folder: 'httpd-site/content/security/json' }),
  },
  { product: 'nginx', copy: 'nginx.org', page: 'https://nginx.org/en/security_advisories.html', read: ofNginx },
  {
    product: 'openssl',
    copy: 'openssl-metadata',
    page: 'https://openssl-library.org/news/vulnerabilities/',
    read: (copies) => ofRecords(copies, { product: 'openssl', folder: 'openssl-metadata/secjson' }),
  },
  { product: 'php', copy: 'web-php', page: 'https://www.php.net/ChangeLog-8.php', read: ofPhp },
];

export interface HolesFound {
  readonly rows: readonly HoleFound[];
  readonly leftOut: readonly LeftOut[];
}

/** Whether a range reaches into a branch that still gets fixes; a branch that ended is reported by its end. */
const isOfLiving = ({ below }: Pick<HoleFound, 'below'>, living: readonly string[]): boolean =>
  living.some((branch) => compareVersions(below, `${branch}.0`) > 0);

const livingOf = (product: string, branches: readonly BranchFound[], today: string): readonly string[] =>
  branches
    .filter((one) => one.product === product && (one.ends === null || one.ends >= today))
    .map(({ branch }) => branch);

/** Whether a row of the table is still to be kept: its branch gets fixes, or it affects every installation. */
export const isOpenHole = (
  [product, , , below, , setup]: ServerHoleRow,
  branches: readonly BranchFound[],
  today: string,
): boolean => !setup || isOfLiving({ below }, livingOf(product, branches, today));

const rowsOf = (source: Source, copies: Copies, branches: readonly BranchFound[]): HolesFound => {
  const day = copies.day(source.copy);
  const living = livingOf(source.product, branches, copies.newestDay);
  const rows: HoleFound[] = [];
  const leftOut: LeftOut[] = [];
  for (const { product, id, words, ranges } of source.read(copies)) {
    const isPlain = OF_PLAIN_INSTALLS.has(id);
    const retained = ranges.filter(([, below]) => isPlain || isOfLiving({ below }, living));
    const gain = gainOf(words);
    if (retained.length > 0 && gain === null)
      leftOut.push({
        table: 'serverHoles',
        row: `${product} ${id}`,
        why: 'Its makers do not tell what it gives an attacker.',
      });
    if (gain === null) continue;
    for (const [from, below] of retained)
      rows.push({ product, id, from, below, gain, setup: !isPlain, page: source.page, copy: source.copy, read: day });
  }
  return { rows, leftOut };
};

const keyOf = ({ product, id, from, below }: HoleFound): string => [product, id, from, below].join(' ');

/**
 * Known vulnerabilities of servers, PHP and OpenSSL in branches that get fixes, and the few of older ones that affect every
 * installation.
 */
export const serverHoles = (copies: Copies, branches: readonly BranchFound[]): HolesFound => {
  const found = SOURCES.map((source) => rowsOf(source, copies, branches));
  const rows = [...new Map(found.flatMap((one) => one.rows).map((row) => [keyOf(row), row] as const)).values()];
  return {
    rows: rows.toSorted(
      (a, b) =>
        a.product.localeCompare(b.product, 'en') || a.id.localeCompare(b.id, 'en') || compareVersions(a.from, b.from),
    ),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
  };
};
