/**
 * How a zone stands in the chain of trust:
 * secure · unsigned · island (signed, but its parent has no DS) · expired (signatures of 2020) · altered (its first
 * address was changed after signing) · wrongKey (the parent's DS is of a key that the zone lacks).
 */
export type Signing = 'secure' | 'unsigned' | 'island' | 'expired' | 'altered' | 'wrongKey';

/** One zone. `records` are lines of a zone file (RFC 1035 §5), names relative to the zone; SOA and NS are added. */
export interface Zone {
  /** Without final dot; '' is the root. */
  readonly name: string;
  readonly signing: Signing;
  readonly records: readonly string[];
  readonly nameServers?: readonly string[];
  readonly denial?: 'nsec' | 'nsec3';
}

export const NAME_SERVERS = ['ns1.dnshuis.nl', 'ns2.dnshuis.nl'] as const;

export const fullName = (name: string): string => `${name}.`;

/** The zone that delegates this one: the longest other zone above it. */
export const parentOf = (zone: Zone, zones: readonly Zone[]): Zone | undefined =>
  zones
    .filter((other) => other !== zone && isBelow(zone.name, other.name))
    .sort((a, b) => b.name.length - a.name.length)[0];

const isBelow = (name: string, ancestor: string) => ancestor === '' || name.endsWith(`.${ancestor}`);

/**
 * A record of a private type (RFC 6895 §3.1) without data, for names that exist only because names exist below them
 * (RFC 8020 §2: `_domainkey` above a selector). unbound's own zones keep no entry of such a name, so what it returned about
 * other names below it denied the wrong wildcard (RFC 4035 §3.1.3.2), which it then refused itself as bogus.
 */
const PLACEHOLDER = 'IN TYPE65280 \\# 0';

/** Relative names of a zone that have no records, and names below them that do. */
const listEmptyNames = ({ records }: Zone): readonly string[] => {
  const owners = records.map((line) => /^\S+/.exec(line)?.[0] ?? '@').filter((owner) => !owner.endsWith('.'));
  const above = owners.flatMap((owner) => {
    const labels = owner.split('.');
    return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
  });
  return [...new Set(above)].filter((name) => !owners.includes(name));
};

/** The zone file: SOA and NS, the zone's own records, and the delegations (NS and DS) of the zones below it. */
export const zoneFile = (zone: Zone, delegations: readonly string[]): string => {
  const origin = fullName(zone.name);
  const servers = zone.nameServers ?? NAME_SERVERS;
  return [
    `$ORIGIN ${origin}`,
    '$TTL 3600',
    // Refresh, retry, expire and minimum: 4 hours, 1 hour, 2 weeks, 1 hour.
    `@ IN SOA ${servers[0]}. hostmaster.${zone.name === '' ? 'root' : zone.name}. 2026112001 14400 3600 1209600 3600`,
    ...servers.map((server) => `@ IN NS ${server}.`),
    ...zone.records,
    ...listEmptyNames(zone).map((name) => `${name} ${PLACEHOLDER}`),
    ...delegations,
    '',
  ].join('\n');
};

export const delegation = (child: Zone): readonly string[] =>
  (child.nameServers ?? NAME_SERVERS).map((server) => `${fullName(child.name)} IN NS ${server}.`);
