import type { KnownType, RecordDataByType } from './dns-records.ts';

/** A record as stored in evidence. */
export interface StoredRecord {
  readonly name: string;
  readonly type: string;
  readonly ttl: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An answer as stored in evidence; see `lib/facts/dns.ts`. */
export interface StoredAnswer {
  readonly rcode: string;
  readonly authenticated: boolean;
  readonly bogus: boolean;
  readonly records: readonly StoredRecord[];
}

export type LookupResult<Value, Why> =
  | { readonly seen: true; readonly value: Value }
  | { readonly seen: false; readonly why: Why };

/** All answers of a scan, keyed `TYPE name`. */
export interface DnsAnswers<Why> {
  readonly answers: Readonly<Record<string, LookupResult<StoredAnswer, Why>>>;
}

/** Why a question has no answer: a reason of the look-up itself, or of the resolver. */
export type Reason<Why extends string> = Exclude<Why, 'notApplicable'> | 'time' | 'timeout' | 'unfitResolver';

export const toAnswerKey = (type: string, name: string): string => `${type} ${name}`;

/**
 * The answer to one question: an RRset, "no such records" or "no such name". A question that was not asked was dropped
 * by the plan (`time`); a SERVFAIL that persists with CD means that the domain's servers gave no answer (`timeout`),
 * any other code that the resolver refused to serve us (`unfitResolver`).
 */
export const findAnswer = <Why extends string>(
  { answers }: DnsAnswers<Why>,
  type: KnownType,
  name: string,
): LookupResult<StoredAnswer, Reason<Why>> => {
  const key = toAnswerKey(type, name);
  const found = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (found === undefined) return { seen: false, why: 'time' };
  if (!found.seen)
    return { seen: false, why: found.why === 'notApplicable' ? 'time' : (found.why as Exclude<Why, 'notApplicable'>) };

  const { rcode } = found.value;
  if (rcode === 'NOERROR' || rcode === 'NXDOMAIN') return found;
  return { seen: false, why: rcode === 'SERVFAIL' ? 'timeout' : 'unfitResolver' };
};

type Kind = 'string' | 'number';
const ADDRESS = { address: 'string' } as const;
const TARGET = { target: 'string' } as const;
const BINDING = { priority: 'number', target: 'string' } as const;

/** The required fields of each type of record. */
const FIELDS: { readonly [Type in KnownType]: Readonly<Record<string, Kind>> } = {
  A: ADDRESS,
  AAAA: ADDRESS,
  NS: TARGET,
  CNAME: TARGET,
  SOA: { primary: 'string', refresh: 'number', retry: 'number', expire: 'number', minimum: 'number' },
  MX: { preference: 'number', exchange: 'string' },
  TXT: { text: 'string', bytes: 'number' },
  CAA: { flags: 'number', tag: 'string', value: 'string' },
  DS: { algorithm: 'number', digestType: 'number' },
  DNSKEY: { flags: 'number', algorithm: 'number' },
  RRSIG: { covered: 'string', expiration: 'number', inception: 'number' },
  NSEC3PARAM: { iterations: 'number', salt: 'string' },
  TLSA: { usage: 'number', selector: 'number', matching: 'number', association: 'string' },
  SVCB: BINDING,
  HTTPS: BINDING,
};

/** The data of an answer's records of one type; records that another version stored differently are left out. */
export const filterRecords = <Type extends KnownType>(
  { records }: Pick<StoredAnswer, 'records'>,
  type: Type,
): readonly RecordDataByType[Type][] => {
  const fields = Object.entries(FIELDS[type]);
  return records
    .filter((record) => record.type === type && fields.every(([name, kind]) => typeof record.data[name] === kind))
    .map(({ data }) => data as unknown as RecordDataByType[Type]);
};
