import { CHECKS } from '../../../../lib/checks/index.ts';
import { type CauseKind, type Finding, PILLARS, type Report } from '../../../../lib/model.ts';

/**
 * A probable cause of a change. The versions are those of the named platform, of Pijler itself, or the days of its data tables.
 */
export interface Cause {
  readonly kind: CauseKind;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The findings of one check in two scans. */
export interface Pair {
  readonly before: Finding;
  readonly after: Finding;
}

/** Checks that compare what they see with our data tables and the current day; what they saw is in `items`. */
const DATED: readonly string[] = [
  'cms-version-supported',
  'php-version-supported',
  'server-software-supported',
  'eol-js-libraries',
  'vulnerable-js-libraries',
];
const OF_THE_CERTIFICATE: readonly string[] = ['tls-certificate', 'certificate-expiry', 'certificate-key'];
/** The check whose items contain the versions of what a site runs on. */
const PLATFORM = 'cms-version-supported';

const FACTS: ReadonlyMap<string, readonly string[]> = new Map(
  PILLARS.flatMap((pillar) =>
    CHECKS[pillar].checks.map(({ id, needs, helps = [] }) => [id, [...needs, ...helps]] as const),
  ),
);

/**
 * Text of what a check saw: its items (with a library's end date), and name and version. Excludes where a library was loaded
 * from, which may change.
 */
const toEvidenceText = ({ items, args }: Finding): string => JSON.stringify([items, args['name'], args['version']]);

const toCause = (kind: CauseKind, name = '', from = '', to = ''): Cause => ({ kind, name, from, to });

/** Names and versions of the products that a page shows it runs on: `WordPress 6.9.4`. */
const listVersions = (findings: readonly Finding[]): ReadonlyMap<string, string> => {
  const found = findings.find(({ id }) => id === PLATFORM);
  const named = (found?.items ?? []).map((item) => /^(.{1,100}) (\d[\w.-]{0,40})$/.exec(item));
  return new Map(named.flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const])));
};

/** Finds the first product whose version both scans saw, but with different values; null if there is none. */
const findMovedPlatform = (before: Report, after: Report): Cause | null => {
  const now = listVersions(after.findings);
  for (const [name, from] of listVersions(before.findings)) {
    const to = now.get(name);
    if (to !== undefined && to !== from) return toCause('platform', name, from, to);
  }
  return null;
};

/** Returns the cause if a check depends on DNS or registration facts, whatever the site runs on; otherwise null. */
const findDomainCause = (facts: readonly string[]): Cause | null => {
  if (facts.includes('dns')) return toCause('dns');
  return facts.includes('rdap') ? toCause('registration') : null;
};

/** The day of the data tables that a report was judged by; its version if it has none. */
const getDataDay = ({ data, version }: Report): string => data?.day ?? version;

/** Returns the cause if the site is unchanged but the rules, data tables or date changed; otherwise null. */
const findOtherCause = ({ before, after }: Pair, [was, is]: readonly [Report, Report]): Cause | null => {
  if (after.id === 'registration-expiry' && before.args['date'] === after.args['date']) return toCause('date');
  if (!DATED.includes(after.id) || toEvidenceText(before) !== toEvidenceText(after)) return null;
  if (was.version !== is.version) return toCause('ours', 'Pijler', was.version, is.version);
  return was.data?.number === is.data?.number ? toCause('date') : toCause('data', '', getDataDay(was), getDataDay(is));
};

/**
 * Returns the probable cause of a changed verdict between two scans, from what the check looks at and what else changed between
 * them. Null for an unknown check.
 */
export const findCause = (pair: Pair, before: Report, after: Report): Cause | null => {
  const { id, pillar } = pair.after;
  const facts = FACTS.get(id);
  if (facts === undefined) return null;
  const outside = findOtherCause(pair, [before, after]) ?? findDomainCause(facts);
  if (outside !== null) return outside;
  if (OF_THE_CERTIFICATE.includes(id)) return toCause('certificate');
  const platform = findMovedPlatform(before, after);
  if (platform !== null) return platform;
  if (id === PLATFORM || id === 'php-version-supported') return toCause('platform');
  const isOfServer =
    pillar === 'beveiliging' ? !facts.includes('page') : !/page|axe|raw|robots|sitemap/.test(facts.join(' '));
  return toCause(isOfServer ? 'server' : 'content');
};
