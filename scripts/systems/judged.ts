import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProductsSeen } from '../../lib/checks/onderhoud/shared/products-seen.ts';
import { BUILT_IN_TABLES } from '../../lib/data/tables.ts';
import type { Evidence, Seen } from '../../lib/evidence.ts';
import { findPageKind } from '../../lib/parse/page-kind/page-kind.ts';
import { isInRange } from '../../lib/parse/software/version.ts';
import { assess } from '../../lib/scan.ts';
import { CACHE } from './cache.ts';
import type { ExpectedPage, ExpectedSystem, Standing } from './expected.ts';

/** The product's verdict on a page, beside the expert's. */

const seenIn = <T>(fact: Seen<T> | undefined): T | null => (fact?.seen === true ? fact.value : null);

/** How the conclusions of `cms-version-supported` read in the table; the others give no standing. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  current: 'current',
  behind: 'behind',
  neglected: 'behind',
  frameworkNeglected: 'behind',
  ending: 'current',
  ended: 'ended',
  frameworkEnded: 'ended',
  byOldTable: 'ended',
};

/** One page in words: its kind; the system with version and standing; a leftover. */
export interface Said {
  readonly kind: string;
  readonly system: string;
  readonly untouched: boolean;
  /** Verdict on the server's software; null if none is expected. */
  readonly server: string | null;
  /** Reported advisories about its library; null if none is expected or excluded. */
  readonly advisories: string | null;
}

type Of = Pick<ExpectedSystem, 'library' | 'server'>;

const idsOf = (library: string): readonly string[] => [
  ...new Set(BUILT_IN_TABLES.advisories.filter((row) => row.library === library).map(({ id }) => id)),
];
const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

/** Which of a library's advisories any finding of maintenance reports. */
const advisoriesFound = (evidence: Partial<Evidence>, library: string): string => {
  const names = assess('onderhoud', evidence).findings.flatMap(({ items }) => items ?? []);
  return listed(idsOf(library).filter((id) => names.some((item) => item.includes(id))));
};

/** Which of them apply to a version, by the rows. */
const advisoriesOf = (library: string, version: string): string => {
  const rows = BUILT_IN_TABLES.advisories.filter((row) => row.library === library && isInRange(version, row));
  return listed(idsOf(library).filter((id) => rows.some((row) => row.id === id)));
};

const codeOf = (evidence: Partial<Evidence>, id: string): string =>
  assess('onderhoud', evidence).findings.find((finding) => finding.id === id)?.code ?? '';

/** A moment when the makers of PHP have stopped repairing the version in Debian 12, and Debian has not. */
const LATER = Date.UTC(2027, 0, 15);
const later = (evidence: Partial<Evidence>): Partial<Evidence> =>
  evidence.scan?.seen === true
    ? { ...evidence, scan: { seen: true, value: { ...evidence.scan.value, at: LATER } } }
    : evidence;

/** `check: code` */
const checkIn = (server: string): string => server.split(':')[0] ?? '';

export const saidOf = (evidence: Partial<Evidence>, { library, server }: Of): Said | null => {
  const page = seenIn(evidence.page);
  if (page === null) return null;
  const headers = seenIn(evidence.answer)?.headers ?? {};
  const found = findProductsSeen(page, headers, seenIn(evidence.libraries) ?? []);
  const standing = STANDINGS[codeOf(evidence, 'cms-version-supported')] ?? 'hidden';
  const system = found.map(({ name, version }) => [name, version].filter((one) => one !== null).join(' ')).join(', ');
  return {
    kind: findPageKind(page, seenIn(evidence.answer)),
    system: system === '' ? 'none' : `${system}${standing === 'hidden' ? '' : `, ${standing}`}`,
    untouched: codeOf(evidence, 'leftover-test-content') !== 'none',
    server: server === undefined ? null : `${checkIn(server)}: ${codeOf(later(evidence), checkIn(server))}`,
    advisories: library === undefined ? null : advisoriesFound(evidence, library),
  };
};

/** A server's headers, and the verdicts on it today and at `LATER`. */
export interface Banner {
  readonly headers: string;
  readonly standing: string;
  readonly later: string;
}

/** Null if no verdict on the server is expected. */
export const bannerOf = (evidence: Partial<Evidence>, server: string | undefined): Banner | null => {
  const headers = seenIn(evidence.answer)?.headers ?? {};
  if (server === undefined) return null;
  const check = checkIn(server);
  const written = ['server', 'x-powered-by'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  );
  return { headers: written.join(' · '), standing: codeOf(evidence, check), later: codeOf(later(evidence), check) };
};

/** A Debian version without epoch, repackaging and revision. */
export const upstream = (version: string): string =>
  version.replace(/^\d+(?::|%3a)/, '').replace(/(?:[+~]dfsg.*|\+ds.*|-[^-]*)$/, '');

/** The installed version of a system. Throws if it is not installed. */
export const installed = ({ id, package: name }: ExpectedSystem): string => {
  const archive = readdirSync(join(CACHE, 'debs')).find((file) => file.startsWith(`${name}_`));
  if (archive !== undefined) return upstream(archive.split('_')[1] ?? '');
  const folder = join(CACHE, 'npm', id);
  const inside = join(folder, 'node_modules', name);
  const file = join(existsSync(inside) ? inside : folder, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
};

/** The part of a version that its pages show. */
const versionShown = (version: string, expected: true | 'minor'): string =>
  expected === 'minor' ? version.split('.').slice(0, 2).join('.') : version;

/** What the expert expects of this installation. */
export const expectedOf = (system: ExpectedSystem, page: ExpectedPage): Said => {
  const names = page.names === undefined ? system.names : page.names;
  const { server = null, library } = system;
  const more = {
    untouched: page.untouched,
    server,
    advisories: library === undefined ? null : advisoriesOf(library, installed(system)),
  };
  if (names === null) return { ...more, kind: page.kinds.join(' or '), system: 'none' };
  const version = names.version === false ? '' : ` ${versionShown(installed(system), names.version)}`;
  const standing = names.standing === 'hidden' ? '' : `, ${names.standing}`;
  return { ...more, kind: page.kinds.join(' or '), system: `${names.name}${version}${standing}` };
};

/** Differences from what was expected, in words; none if there are none. */
export const differences = (page: ExpectedPage, expected: Said, said: Said | null): readonly string[] => {
  if (said === null) return ['not scanned'];
  return [
    ...((page.kinds as readonly string[]).includes(said.kind) ? [] : [said.kind]),
    ...(said.system === expected.system ? [] : [said.system === 'none' ? 'no system' : said.system]),
    ...(said.server === expected.server ? [] : [said.server ?? '']),
    ...(said.advisories === expected.advisories ? [] : [`advisories: ${said.advisories}`]),
    ...(said.untouched === expected.untouched ? [] : [said.untouched ? 'a leftover' : 'no leftover']),
  ];
};
