import type { Gain, Scope, Severity } from '../../lib/data/table-shapes.ts';
import { compareVersions } from '../../lib/parse/software/version.ts';
import { ADVISORY_CORRECTIONS, type AdvisoryCorrection } from './advisory-corrections.ts';
import { FRAMEWORKS, GAINS, LEFT_OUT, NAMES, NEEDS_NODE } from './advisory-decisions.ts';
import { BadCopy } from './bad-copy.ts';
import type { Copies } from './copies.ts';
import type { LeftOut } from './left-out.ts';
import { plainVersion } from './plain.ts';

/** One range of an advisory, as the table will contain it. */
export interface RangeFound {
  readonly library: string;
  readonly id: string;
  readonly severity: Severity;
  readonly from: string;
  readonly below: string;
  readonly scope: Scope;
  readonly gain: Gain;
  readonly copy: string;
  /** Null if no copy of the advisory was opened. */
  readonly read: string | null;
}

/** An advisory in Retire.js' list. */
interface Listed {
  readonly library: string;
  /** CVE numbers first, then GitHub's. */
  readonly ids: readonly string[];
  readonly severity: Severity;
  readonly from: string;
  readonly below: string;
  readonly weaknesses: readonly string[];
}

const PATH = 'retire.js/repository/jsrepository-v5.json';
const SEVERITIES: readonly string[] = ['low', 'medium', 'high', 'critical'] satisfies readonly Severity[];
const ID = /^(?:CVE-\d{4}-\d{4,7}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3})$/;

/** What an attacker gains from a kind of weakness (https://cwe.mitre.org): the most serious first. */
const KINDS: readonly (readonly [gain: Gain, weaknesses: readonly number[]])[] = [
  ['runs', [74, 79, 80, 94, 95, 96, 116, 434, 915, 1321]],
  ['leaks', [200, 201, 345, 352, 359, 601, 1022]],
  ['hangs', [185, 400, 407, 606, 674, 770, 835, 1333]],
];

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const readOne = (library: string, raw: Readonly<Record<string, unknown>>): Listed | null => {
  const { identifiers } = raw;
  const named = { ...(identifiers as object) } as { readonly CVE?: unknown; readonly githubID?: unknown };
  const ids = [...listOf(named.CVE), ...(named.githubID === undefined ? [] : [String(named.githubID)])].filter((id) =>
    ID.test(id),
  );
  if (ids.length === 0) return null;
  const at = `${PATH}, ${library} ${ids[0]}`;
  const severity = String(raw['severity']);
  if (!SEVERITIES.includes(severity))
    throw new BadCopy(`${at}: ${JSON.stringify(severity.slice(0, 20))} is no severity.`);
  return {
    library: Object.hasOwn(NAMES, library) ? (NAMES[library] ?? library) : library,
    ids,
    severity: severity as Severity,
    from: plainVersion(raw['atOrAbove'] ?? '0', `${at}, atOrAbove`),
    below: plainVersion(raw['below'], `${at}, below`),
    weaknesses: listOf(raw['cwe']),
  };
};

interface Listing {
  readonly listed: readonly Listed[];
  /** Number of advisories without an identifier, by library. */
  readonly nameless: ReadonlyMap<string, number>;
}

/** Reads the list of Retire.js' repository. Throws `BadCopy`. */
export const readRetire = (copies: Copies): Listing => {
  const read = copies.json(PATH);
  if (typeof read !== 'object' || read === null) throw new BadCopy(`${PATH} is no list of libraries.`);
  const listed: Listed[] = [];
  const nameless = new Map<string, number>();
  for (const [library, { vulnerabilities = [] }] of Object.entries(
    read as Readonly<Record<string, { readonly vulnerabilities?: readonly Readonly<Record<string, unknown>>[] }>>,
  )) {
    for (const raw of vulnerabilities) {
      if (Object.hasOwn(LEFT_OUT, `${library} *`)) continue;
      const one = readOne(library, raw);
      if (one === null) nameless.set(library, (nameless.get(library) ?? 0) + 1);
      else listed.push(one);
    }
  }
  return { listed, nameless };
};

const holds = (
  ids: Readonly<Record<string, string>> | undefined,
  { library, id }: Pick<RangeFound, 'library' | 'id'>,
): boolean => ids !== undefined && Object.hasOwn(ids, library) && (ids[library] ?? '').split(', ').includes(id);

const decidedGain = (one: Pick<RangeFound, 'library' | 'id'>): Gain | null =>
  (['runs', 'leaks', 'hangs'] as const).find((gain) => holds(GAINS[gain], one)) ?? null;

const gainByKind = (weaknesses: readonly string[]): Gain | null =>
  KINDS.find(([, numbers]) => numbers.some((number) => weaknesses.includes(`CWE-${number}`)))?.[0] ?? null;

/** Where an advisory applies and what it gives an attacker; null if the gain is unknown. */
const effectOf = (
  one: Pick<RangeFound, 'library' | 'id'>,
  weaknesses: readonly string[],
): Pick<RangeFound, 'scope' | 'gain'> | null => {
  if (holds(NEEDS_NODE, one)) return { scope: 'node', gain: 'server' };
  const gain = decidedGain(one) ?? gainByKind(weaknesses);
  return gain === null ? null : { scope: FRAMEWORKS.has(one.library) ? 'framework' : 'browser', gain };
};

const corrected = (
  { library, id, severity, ranges, day }: AdvisoryCorrection,
  weaknesses: readonly string[],
): readonly RangeFound[] => {
  const effect = effectOf({ library, id }, weaknesses);
  if (effect === null) throw new BadCopy(`advisory-corrections.ts: what ${library} ${id} gives is told nowhere.`);
  return ranges.map(([from, below]) => ({
    library,
    id,
    severity,
    from,
    below,
    ...effect,
    copy: 'advisory',
    read: day,
  }));
};

export interface AdvisoriesFound {
  readonly rows: readonly RangeFound[];
  readonly look: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** The id that an advisory had before; for a new one, a CVE takes precedence over GitHub's. */
const idOf = ({ library, ids }: Listed, known: ReadonlySet<string>): string =>
  ids.findLast((id) => known.has(`${library} ${id}`)) ?? ids[0] ?? '';

/**
 * Collects every known range: of Retire.js' list, and our corrections. `libraries` are those that we recognise, `before` the
 * advisories (`library id`) that the table has now. Throws `BadCopy`.
 */
export const advisories = (
  copies: Copies,
  { libraries, before }: { readonly libraries: ReadonlySet<string>; readonly before: ReadonlySet<string> },
): AdvisoriesFound => {
  const { listed, nameless } = readRetire(copies);
  const known = new Set([...before, ...ADVISORY_CORRECTIONS.map(({ library, id }) => `${library} ${id}`)]);
  const read = copies.day('retire.js');
  const leftOut: LeftOut[] = [
    ...[...nameless].map(([library, count]) => ({
      table: 'advisories',
      row: library,
      why: `${count} without an identifier.`,
    })),
    ...Object.entries(LEFT_OUT)
      .filter(([row]) => row.endsWith(' *'))
      .map(([row, why]) => ({ table: 'advisories', row, why })),
  ];
  const look: string[] = [];
  const rows = ADVISORY_CORRECTIONS.flatMap((one) =>
    corrected(
      one,
      listed.filter(({ ids }) => ids.includes(one.id)).flatMap(({ weaknesses }) => weaknesses),
    ),
  );
  const taken = new Set(ADVISORY_CORRECTIONS.map(({ library, id }) => `${library} ${id}`));
  for (const one of listed) {
    const { library, severity, from, below, weaknesses } = one;
    const id = idOf(one, known);
    const name = `${library} ${id}`;
    if (taken.has(name)) continue;
    const why = Object.hasOwn(LEFT_OUT, name) ? LEFT_OUT[name] : reasonAgainst(one, id, libraries);
    const effect = effectOf({ library, id }, weaknesses);
    if (why !== undefined) leftOut.push({ table: 'advisories', row: name, why });
    else if (effect === null) {
      const text = `What it gives an attacker is not told by ${weaknesses.join(', ') || 'any weakness'}.`;
      leftOut.push({ table: 'advisories', row: name, why: text });
      look.push(`${name}: ${text}`);
    } else rows.push({ library, id, severity, from, below, ...effect, copy: 'retire.js', read });
  }
  return { rows: unique(rows), look, leftOut };
};

const reasonAgainst = (
  { library, from, below }: Listed,
  id: string,
  libraries: ReadonlySet<string>,
): string | undefined => {
  if (!libraries.has(library)) return 'The library is not recognised.';
  return compareVersions(from, below) < 0 ? undefined : `${id} has no range: ${from} is not before ${below}.`;
};

const keyOf = ({ library, id, from, below }: RangeFound): string => [library, id, from, below].join(' ');

/**
 * Several names of a library at the source may be one library to us: a range counts once. Sorted, so that the same rows stay in
 * the same order.
 */
const unique = (rows: readonly RangeFound[]): readonly RangeFound[] =>
  [...new Map(rows.map((row) => [keyOf(row), row] as const)).values()].toSorted(
    (a, b) =>
      a.library.localeCompare(b.library, 'en') || a.id.localeCompare(b.id, 'en') || compareVersions(a.from, b.from),
  );
