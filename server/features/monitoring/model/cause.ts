import { CHECKS } from '../../../../lib/checks/index.ts';
import { type CauseKind, type Finding, PILLARS, type Report } from '../../../../lib/model.ts';

/** A probable cause; of the platform with its name and both versions, of Pijler itself with the versions of that. */
export interface Cause {
  readonly kind: CauseKind;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What one check found in two scans. */
export interface Pair {
  readonly before: Finding;
  readonly after: Finding;
}

/** Checks that hold what they see against a table of ours and the day; what they saw stands in `items`. */
const DATED: readonly string[] = [
  'cms-version-supported',
  'php-version-supported',
  'server-software-supported',
  'eol-js-libraries',
  'vulnerable-js-libraries',
];
const OF_THE_CERTIFICATE: readonly string[] = ['tls-certificate', 'certificate-expiry', 'certificate-key'];
/** Where the versions of what a site runs on stand. */
const PLATFORM = 'cms-version-supported';

const FACTS: ReadonlyMap<string, readonly string[]> = new Map(
  PILLARS.flatMap((pillar) =>
    CHECKS[pillar].checks.map(({ id, needs, helps = [] }) => [id, [...needs, ...helps]] as const),
  ),
);

/** The address that a library was loaded from may have moved, and its end stands behind it. */
const toEvidenceText = ({ items, args }: Finding): string => JSON.stringify([items, args['name'], args['version']]);

const toCause = (kind: CauseKind, name = '', from = '', to = ''): Cause => ({ kind, name, from, to });

/** Names and versions of what a page shows to run on: `WordPress 6.9.4`. */
const listVersions = (findings: readonly Finding[]): ReadonlyMap<string, string> => {
  const found = findings.find(({ id }) => id === PLATFORM);
  const named = (found?.items ?? []).map((item) => /^(.{1,100}) (\d[\w.-]{0,40})$/.exec(item));
  return new Map(named.flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const])));
};

/** The first product of which both scans saw the version, and not the same one; null without any. */
const findMovedPlatform = (before: Report, after: Report): Cause | null => {
  const now = listVersions(after.findings);
  for (const [name, from] of listVersions(before.findings)) {
    const to = now.get(name);
    if (to !== undefined && to !== from) return toCause('platform', name, from, to);
  }
  return null;
};

/** Who only the domain tells about, whatever the site runs on. */
const findDomainCause = (facts: readonly string[]): Cause | null => {
  if (facts.includes('dns')) return toCause('dns');
  return facts.includes('rdap') ? toCause('registration') : null;
};

/** The day of the tables that a report was judged by. */
const getDataDay = ({ data, version }: Report): string => data?.day ?? version;

/** Where the site is as it was, and the tables or the day are not. */
const findOtherCause = ({ before, after }: Pair, [was, is]: readonly [Report, Report]): Cause | null => {
  if (after.id === 'registration-expiry' && before.args['date'] === after.args['date']) return toCause('date');
  if (!DATED.includes(after.id) || toEvidenceText(before) !== toEvidenceText(after)) return null;
  if (was.version !== is.version) return toCause('ours', 'Pijler', was.version, is.version);
  return was.data?.number === is.data?.number ? toCause('date') : toCause('data', '', getDataDay(was), getDataDay(is));
};

/**
 * What probably made a check's verdict change between two scans: by what the check looks at, and by what else changed
 * between them. Null for a check that is not known.
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
