import { joinLines } from './code.ts';
import type { CodeLocation, Repair, Site, Warning } from './shape.ts';

/** A record by its full name, without final dot; `value` as one text for TXT, as a zone file writes it for others. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'TXT' | 'MX' | 'CNAME';
  readonly value: string;
}

/** What goes with a record. */
interface How {
  readonly warning: Warning | null;
  /** How the text of the one record starts whose place it takes; absent where it is put beside all others. */
  readonly replaces?: 'v=DMARC1';
}

/** A text of a record holds at most 255 octets (RFC 1035 §3.3): longer ones are several, read as one. */
const PARTS = /[\s\S]{1,255}/g;

const formatValue = ({ type, value }: DnsRecord): string =>
  type === 'TXT' ? (value.match(PARTS) ?? ['']).map((part) => `"${part}"`).join(' ') : value;

/** A line of a zone file (RFC 1035 §5.1), which providers import and name servers read. */
const formatZoneLine = (record: DnsRecord): string => `${record.name}. 3600 IN ${record.type} ${formatValue(record)}`;

/** Plesk's own command takes the label below the domain. */
const formatPleskCommand = ({ domain }: Site, { name, type, value }: DnsRecord): string => {
  const label = name === domain ? '' : name.slice(0, -domain.length - 1);
  return type === 'TXT'
    ? `plesk bin dns --add ${domain} -txt '${value}' -domain '${label}'`
    : `plesk bin dns --add ${domain} -cname '${label}' -canonical ${value.replace(/\.$/, '')}`;
};

/** Of what its manual tells how it is written. */
const isKnownToPlesk = ({ type }: DnsRecord): boolean => type === 'TXT' || type === 'CNAME';

const PLACES = {
  added: { zone: 'zone', cloudflare: 'cloudflareDns', directadmin: 'directadminZone' },
  replaced: { zone: 'zoneDmarc', cloudflare: 'cloudflareDmarc', directadmin: 'directadminDmarc' },
} satisfies Readonly<Record<string, Readonly<Record<string, CodeLocation>>>>;

/** The repairs that put records in the zone, wherever that is kept. */
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
  // Its command adds: beside a record of the same name that is there, both would be void.
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
