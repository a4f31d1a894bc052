import type { Reach } from '../../../lib/collect/network/reach.ts';
import type { Target } from '../../../lib/model.ts';
import { NOW } from '../../kit/facts.ts';
import { ascii, long, name, opt, response, short, string, type WireRecord } from '../../parse/dns/dns-wire.ts';

const TYPES: Readonly<Record<string, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
  DNSKEY: 48,
  NSEC3PARAM: 51,
  TLSA: 52,
  HTTPS: 65,
  CAA: 257,
};

/** A query as it appears on the wire. */
export interface Heard {
  readonly key: string;
  readonly cd: boolean;
  readonly do: boolean;
}

/** The resolver's reply to one query: records as text, or how it fails. */
export interface Reply {
  readonly records?: readonly string[];
  readonly rcode?: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED';
  /** SERVFAIL unless the question carries CD. */
  readonly bogus?: boolean;
  readonly ad?: boolean;
  readonly ede?: number;
}
/** Replies by `TYPE name`; what is missing is "no such records". */
export type Zone = Readonly<Record<string, Reply | readonly string[]>>;

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 };

const dataOf: Readonly<Record<string, (text: string) => number[]>> = {
  A: (text) => text.split('.').map(Number),
  AAAA: (text) => Array.from({ length: 16 }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16)),
  NS: name,
  CNAME: name,
  TXT: string,
  MX: (text) => [...short(10), ...name(text)],
  SOA: (text) => [...name(text), ...name(text), ...[1, 14_400, 3_600, 1_209_600, 3_600].flatMap(long)],
  CAA: (text) => [0, ...string('issue'), ...ascii(text)],
};

/** Reads a query: its flags, its question and the DO bit of its OPT record. */
export const hear = (query: Uint8Array): Heard => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(String.fromCharCode(...query.subarray(at + 1, at + 1 + length)));
    at += length + 1;
  }
  const number = (query[at + 1] ?? 0) * 256 + (query[at + 2] ?? 0);
  const type = Object.entries(TYPES).find(([, value]) => value === number)?.[0] ?? String(number);
  return {
    key: `${type} ${labels.join('.')}`,
    cd: ((query[3] ?? 0) & 0x10) !== 0,
    do: ((query[at + 12] ?? 0) & 0x80) !== 0,
  };
};

const write = ({ key, cd }: Heard, found: Zone[string]): Uint8Array => {
  const reply: Reply = 'length' in found ? { records: found } : found;
  const [type = '', question = ''] = key.split(' ');
  const rcode = reply.bogus === true && !cd ? 'SERVFAIL' : reply.rcode;
  const encode = dataOf[type];
  const answers: WireRecord[] =
    rcode === undefined && encode !== undefined
      ? (reply.records ?? []).map((text) => ({ type: TYPES[type] ?? 0, data: encode(text) }))
      : [];
  const ad = (reply.ad ?? true) && rcode !== 'SERVFAIL' && !cd ? 0x20 : 0;
  return response({
    flags: 0x8180 | ad | (cd ? 0x10 : 0) | (rcode === undefined ? 0 : RCODES[rcode]),
    question,
    type: TYPES[type] ?? 0,
    answers,
    additionals: [opt(reply.ede === undefined ? [] : [...short(15), ...short(2), ...short(reply.ede)])],
  });
};

export interface FakeResolver {
  readonly reach: Reach;
  readonly heard: Heard[];
  /** The highest number of queries in progress at once, without those that test the resolver itself. */
  readonly most: () => number;
}

/** A validating resolver over a zone; `fail` throws for the questions that it names. */
export const fakeResolver = (zone: Zone, fail: (heard: Heard) => Error | null = () => null): FakeResolver => {
  const heard: Heard[] = [];
  const stored = new Map<string, unknown>();
  const trust: Zone = { 'SOA nl': ['ns.nl'], 'A dnssec-failed.org': { bogus: true, records: ['192.0.2.1'] } };
  let running = 0;
  let most = 0;
  const reach = {
    async resolve(query: Uint8Array): Promise<Uint8Array> {
      const request = hear(query);
      heard.push(request);
      const own = request.key in trust ? 0 : 1;
      running += own;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= own;
      const error = fail(request);
      if (error !== null) throw error;
      return write(request, zone[request.key] ?? trust[request.key] ?? []);
    },
    async remember<T>(key: string, find: () => Promise<T>): Promise<T> {
      if (!stored.has(key)) stored.set(key, await find());
      return stored.get(key) as T;
    },
  };
  return { reach: reach as unknown as Reach, heard, most: () => most };
};

export const target = (changes: Partial<Target> = {}): Target => ({
  tabId: 1,
  url: 'https://goed.nl/',
  host: 'goed.nl',
  domain: 'goed.nl',
  isPublic: true,
  onSharedSuffix: false,
  at: NOW,
  level: 'B',
  pillar: null,
  ...changes,
});
