import { joinLines } from './code.ts';
import type { CodeLocation, Repair, Site, Warning } from './shape.ts';

/** A record by its full name, without trailing dot; `value` is one text for TXT, and zone file notation for others. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'TXT' | 'MX' | 'CNAME';
  readonly value: string;
}

/** Options of a record. */
interface How {
  readonly warning: Warning | null;
  /** The beginning of the single existing record that it replaces; absent when it is added to all others. */
  readonly replaces?: 'v=DMARC1';
}

/** A string in a record has at most 255 octets (RFC 1035 §3.3): longer texts are split into several, which are read as one. */
const PARTS = /[\s\S]{1,255}/g;

const formatValue = ({ type, value }: DnsRecord): string =>
  type === 'TXT' ? (value.match(PARTS) ?? ['']).map((part) => `"${part}"`).join(' ') : value;

/** A line of a zone file (RFC 1035 §5.1), which providers can import and name servers can read. */
const formatZoneLine = (record: DnsRecord): string => `${record.name}. 3600 IN ${record.type} ${formatValue(record)}`;

/** Plesk's own command; it takes the label below the domain. */
const formatPleskCommand = ({ domain }: Site, { name, type, value }: DnsRecord): string => {
  const label = name === domain ? '' : name.slice(0, -domain.length - 1);
  return type === 'TXT'
    ? `plesk bin dns --add ${domain} -txt '${value}' -domain '${label}'`
    : `plesk bin dns --add ${domain} -cname '${label}' -canonical ${value.replace(/\.$/, '')}`;
};

/** Whether Plesk's manual documents the command for this type. */
const isKnownToPlesk = ({ type }: DnsRecord): boolean => type === 'TXT' || type === 'CNAME';

const PLACES = {
  added: { zone: 'zone', cloudflare: 'cloudflareDns', directadmin: 'directadminZone' },
  replaced: { zone: 'zoneDmarc', cloudflare: 'cloudflareDmarc', directadmin: 'directadminDmarc' },
} satisfies Readonly<Record<string, Readonly<Record<string, CodeLocation>>>>;

/** The repairs that put records into the zone, for each place where it may be hosted. */
export const recordRepairs = (
  site: Site,
  records: readonly [DnsRecord, ...DnsRecord[]],
  { warning, replaces }: How,
): readonly Repair[] => {
  const [first] = records;
  const check = { run: `dig +short ${first.type} ${first.name}`, shows: formatValue(first) };
  const snippet = joinLines(records.map(formatZoneLine));
  const sets = records.map(({ value }) => value);
  const where = replaces === undefined ? PLACES.added : PLACES.replaced;
  // Plesk's command adds a record: next to an existing one of the same name, both would be void.
  const byPlesk: readonly Repair[] =
    replaces === undefined && records.every(isKnownToPlesk)
      ? [
          {
            platform: 'plesk',
            where: 'shellDns',
            warning,
            sets,
            check,
            snippet: joinLines(records.map((record) => formatPleskCommand(site, record))),
          },
        ]
      : [];
  return [
    { platform: null, where: where.zone, snippet, warning, sets, check },
    { platform: 'cloudflare', where: where.cloudflare, snippet, warning, sets, check },
    ...byPlesk,
    { platform: 'directadmin', where: where.directadmin, snippet, warning, sets, check },
  ];
};
