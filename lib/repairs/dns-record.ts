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

const pleskValue = ({ type, value }: DnsRecord): string => {
  if (type === 'TXT') return `-txt '${value}'`;
  if (type === 'CNAME') return `-cname '' -canonical ${value.replace(/\.$/, '')}`;
  const [first = '', second = '', third = ''] = value.split(' ');
  if (type === 'MX') return `-mx '' -mailexchanger '${second}' -priority ${first}`;
  return `-caa '' -caa-flag ${first} -caa-tag ${second} -caa-value ${third.replaceAll('"', '')}`;
};

/** Plesk's own command takes the label below the domain. */
const plesk = ({ domain }: Site, record: DnsRecord): string => {
  const label = record.name === domain ? '' : record.name.slice(0, -domain.length - 1);
  const value = pleskValue(record);
  if (record.type === 'TXT') return `plesk bin dns --add ${domain} ${value} -domain '${label}'`;
  return `plesk bin dns --add ${domain} ${value.replace("''", `'${label}'`)}`;
};

/** The repairs that put records in the zone, wherever that is kept. */
export const recordRepairs = (
  site: Site,
  records: readonly [DnsRecord, ...DnsRecord[]],
  warning: Warning | null = null,
): readonly Repair[] => {
  const [{ name, type, ...first }] = records;
  const check = { run: `dig +short ${type} ${name}`, shows: written({ name, type, ...first }) };
  const lines = block(records.map(line));
  return [
    { platform: null, where: 'zone', snippet: lines, warning, check },
    { platform: 'cloudflare', where: 'cloudflareDns', snippet: lines, warning, check },
    {
      ...{ platform: 'plesk', where: 'shell', warning, check },
      snippet: block(records.map((record) => plesk(site, record))),
    },
    { platform: 'directadmin', where: 'directadminZone', snippet: lines, warning, check },
  ];
};
