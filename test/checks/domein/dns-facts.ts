import type { Facts } from '../../../lib/evidence.ts';
import { blind, scan, seen } from '../../kit/facts.ts';

type Dns = Facts['dns'];
type Part = Dns['answers'][string];
type Answer = Extract<Part, { seen: true }>['value'];
type Row = Pick<Answer['records'][number], 'type' | 'data'> & { readonly name?: string };

/** Answers by `TYPE name`: records of a signed answer, or a whole part; undefined was not asked. */
export type Zone = Readonly<Record<string, readonly Row[] | Part | undefined>>;

export const a = (address: string): Row => ({ type: 'A', data: { address } });
export const aaaa = (address: string): Row => ({ type: 'AAAA', data: { address } });
export const ns = (target: string): Row => ({ type: 'NS', data: { target } });
export const cname = (name: string, target: string): Row => ({ type: 'CNAME', name, data: { target } });
export const mx = (exchange: string, preference = 10): Row => ({ type: 'MX', data: { preference, exchange } });
export const txt = (text: string): Row => ({ type: 'TXT', data: { text, bytes: text.length } });
export const caa = (tag: string, value: string, flags = 0): Row => ({ type: 'CAA', data: { flags, tag, value } });
export const ds = (algorithm = 13, digestType = 2): Row => ({
  type: 'DS',
  data: { keyTag: 1, algorithm, digestType, digest: 'ab' },
});
export const dnskey = (algorithm = 13): Row => ({
  type: 'DNSKEY',
  data: { flags: 257, protocol: 3, algorithm, keyTag: 1 },
});
export const nsec3param = (iterations = 0, salt = ''): Row => ({
  type: 'NSEC3PARAM',
  data: { hash: 1, flags: 0, iterations, salt },
});
export const tlsa = (usage = 3, selector = 1, matching = 1, association = 'ab'.repeat(32)): Row => ({
  type: 'TLSA',
  data: { usage, selector, matching, association },
});
export const soa = (changes: Partial<Record<'refresh' | 'retry' | 'expire' | 'minimum', number>> = {}): Row => ({
  type: 'SOA',
  data: {
    primary: 'ns1.dnshuis.nl',
    mailbox: 'hostmaster.dnshuis.nl',
    serial: 1,
    refresh: 14_400,
    retry: 3_600,
    expire: 1_209_600,
    minimum: 3_600,
    ...changes,
  },
});
/** The signature of the SOA, `expiration` in seconds since 1970. */
export const rrsig = (expiration: number): Row => ({
  type: 'RRSIG',
  data: { covered: 'SOA', algorithm: 13, labels: 2, expiration, inception: 1, keyTag: 1, signer: 'voorbeeld.nl' },
});
export const https = (data: Row['data'] = {}): Row => ({ type: 'HTTPS', data: { priority: 1, target: '.', ...data } });

const recordsOf = (rows: readonly Row[]): Answer['records'] =>
  rows.map(({ name = '', type, data }) => ({ name, type, ttl: 3600, data }));

/** A signed answer with these records. */
export const answer = (rows: readonly Row[] = [], changes: Partial<Answer> = {}): Part =>
  seen({ rcode: 'NOERROR', authenticated: true, bogus: false, errors: [], records: recordsOf(rows), ...changes });
export const unsigned = (...rows: readonly Row[]): Part => answer(rows, { authenticated: false });
export const bogus = (...rows: readonly Row[]): Part => answer(rows, { authenticated: false, bogus: true });
export const noName = (...rows: readonly Row[]): Part => answer(rows, { rcode: 'NXDOMAIN' });
export const servfail: Part = answer([], { rcode: 'SERVFAIL', authenticated: false });
export const timeout: Part = blind('timeout');

/** No mail server of the healthy domain exists any more: one has no name, one no address that can be reached. */
export const DEAD_MAIL: Zone = {
  'A mx1.mailhuis.nl': noName(),
  'AAAA mx1.mailhuis.nl': noName(),
  'A mx2.mailhuis.nl': [a('10.0.0.25')],
  'AAAA mx2.mailhuis.nl': unsigned(),
};

/** A healthy domain with mail; NOW is 2026-11-20, its signatures end ten days later. */
const HEALTHY: Zone = {
  'SOA voorbeeld.nl': [soa(), rrsig(1_796_040_000)],
  'DS voorbeeld.nl': [ds()],
  'DNSKEY voorbeeld.nl': [dnskey()],
  'NSEC3PARAM voorbeeld.nl': [nsec3param()],
  'NS voorbeeld.nl': [ns('ns1.dnshuis.nl'), ns('ns2.dnshuis.nl')],
  'A ns1.dnshuis.nl': [a('45.92.8.53')],
  'AAAA ns1.dnshuis.nl': [aaaa('2a0e:4d40:1::53')],
  'A ns2.dnshuis.nl': [a('91.208.14.53')],
  'AAAA ns2.dnshuis.nl': [aaaa('2a12:8ac0:2::53')],
  'A voorbeeld.nl': [a('45.92.7.10')],
  'AAAA voorbeeld.nl': [aaaa('2a0e:4d40:7::10')],
  'A www.voorbeeld.nl': [a('45.92.7.10')],
  'AAAA www.voorbeeld.nl': [aaaa('2a0e:4d40:7::10')],
  'CAA voorbeeld.nl': [caa('issue', 'letsencrypt.org')],
  'MX voorbeeld.nl': [mx('mx1.mailhuis.nl'), mx('mx2.mailhuis.nl', 20)],
  'A mx1.mailhuis.nl': [a('45.92.9.25')],
  'AAAA mx1.mailhuis.nl': [aaaa('2a0e:4d40:9::25')],
  'A mx2.mailhuis.nl': [a('91.208.15.25')],
  'AAAA mx2.mailhuis.nl': [aaaa('2a12:8ac0:9::25')],
  'TLSA _25._tcp.mx1.mailhuis.nl': [tlsa()],
  'TLSA _25._tcp.mx2.mailhuis.nl': [tlsa()],
  'TXT voorbeeld.nl': [txt('v=spf1 include:spf.mailhuis.nl -all')],
  'TXT spf.mailhuis.nl': [txt('v=spf1 ip4:45.92.9.25 -all')],
  'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=reject; rua=mailto:dmarc@voorbeeld.nl')],
  'TXT _mta-sts.voorbeeld.nl': noName(),
  'TXT _smtp._tls.voorbeeld.nl': [txt('v=TLSRPTv1; rua=mailto:tls@voorbeeld.nl')],
  'A pijler-x.voorbeeld.nl': noName(),
  'HTTPS voorbeeld.nl': [],
  'TXT default._bimi.voorbeeld.nl': noName(),
  'TXT _domainkey.voorbeeld.nl': [],
  'TXT pijler-x._domainkey.voorbeeld.nl': noName(),
  'TXT selector1._domainkey.voorbeeld.nl': [txt('v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=')],
};

/** Records without a name of their own get the one that was asked. */
const partOf = (key: string, given: readonly Row[] | Part): Part => {
  const part = 'seen' in given ? given : answer(given);
  if (!part.seen) return part;
  const requested = key.slice(key.indexOf(' ') + 1);
  return seen({ ...part.value, records: part.value.records.map((row) => ({ ...row, name: row.name || requested })) });
};

/** The healthy domain with these answers instead. */
export const dns = (changes: Zone = {}, more: Partial<Dns> = {}): Dns => ({
  validates: true,
  madeUpName: 'pijler-x.voorbeeld.nl',
  answers: Object.fromEntries(
    Object.entries({ ...HEALTHY, ...changes }).flatMap(([key, given]) =>
      given === undefined ? [] : [[key, partOf(key, given)]],
    ),
  ),
  ...more,
});

/** The two facts that most checks of this pillar need. */
export const facts = (changes: Zone = {}, more: Partial<Dns> = {}): Pick<Facts, 'scan' | 'dns'> => ({
  scan: scan(),
  dns: dns(changes, more),
});

/** The same, of a scan on `www.`. */
export const onWww = (changes: Zone = {}): Pick<Facts, 'scan' | 'dns'> => ({
  scan: scan({ host: 'www.voorbeeld.nl', url: 'https://www.voorbeeld.nl/' }),
  dns: dns(changes),
});

/** The registry's answer: active, ten years old, locked, a year to go. */
export const rdap = (changes: Partial<NonNullable<Facts['rdap']['registration']>> = {}): Facts['rdap'] => ({
  server: 'rdap.sidn.nl',
  state: 'found',
  registration: {
    statuses: ['active', 'client transfer prohibited'],
    registered: '2016-11-20T00:00:00.000Z',
    expires: '2027-11-20T00:00:00.000Z',
    changed: null,
    nameservers: ['ns1.dnshuis.nl', 'ns2.dnshuis.nl'],
    signed: true,
    registrar: 'Dnshuis B.V.',
    ...changes,
  },
});
export const unregistered = (state: 'unknown' | 'noServer'): Facts['rdap'] => ({
  server: 'rdap.org',
  state,
  registration: null,
});
