import { block } from './code.ts';
import type { Repair, Site, Warning } from './shape.ts';

/** A record by its full name, without final dot; `value` as one text for TXT, as a zone file writes it for others. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'TXT' | 'MX' | 'CAA' | 'CNAME';
  readonly value: string;
}

/** A text of a record holds at most 255 octets (RFC 1035 §3.3): longer ones are several, read as one. */
const PARTS = /[\s\S]{1,255}/g;

const written = ({ type, value }: DnsRecord): string =>
  type === 'TXT' ? (value.match(PARTS) ?? ['']).map((part) => `"${part}"`).join(' ') : value;

/** A line of a zone file (RFC 1035 §5.1), which providers import and name servers read. */
const line = (record: DnsRecord): string => `${record.name}. 3600 IN ${record.type} ${written(record)}`;

/** Plesk's own command takes the label below the domain. */
const plesk = ({ domain }: Site, { name, type, value }: DnsRecord): string => {
  const label = name === domain ? '' : name.slice(0, -domain.length - 1);
  return type === 'TXT'
    ? `plesk bin dns --add ${domain} -txt '${value}' -domain '${label}'`
    : `plesk bin dns --add ${domain} -cname '${label}' -canonical ${value.replace(/\.$/, '')}`;
};

/** Of what its manual tells how it is written. */
const isKnownToPlesk = ({ type }: DnsRecord): boolean => type === 'TXT' || type === 'CNAME';

/** The repairs that put records in the zone, wherever that is kept. */
export const recordRepairs = (
  site: Site,
  records: readonly [DnsRecord, ...DnsRecord[]],
  warning: Warning | null = null,
): readonly Repair[] => {
  const [{ name, type, ...first }] = records;
  const check = { run: `dig +short ${type} ${name}`, shows: written({ name, type, ...first }) };
  const lines = block(records.map(line));
  const sets = records.map(({ value }) => value);
  return [
    { platform: null, where: 'zone', snippet: lines, warning, sets, check },
    { platform: 'cloudflare', where: 'cloudflareDns', snippet: lines, warning, sets, check },
    ...(records.every(isKnownToPlesk)
      ? [
          {
            platform: 'plesk',
            where: 'shell',
            warning,
            sets,
            check,
            snippet: block(records.map((record) => plesk(site, record))),
          } as const,
        ]
      : []),
    { platform: 'directadmin', where: 'directadminZone', snippet: lines, warning, sets, check },
  ];
};
