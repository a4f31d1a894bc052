import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DnsAnswers, filterRecords, findAnswer } from '../../../lib/parse/dns/dns-answers.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const book = (rcode: string): DnsAnswers<'timeout' | 'notApplicable'> => ({
  answers: {
    'A a.nl': { seen: true, value: { rcode, authenticated: true, bogus: false, records: [] } },
    'A b.nl': { seen: false, why: 'notApplicable' },
    'A c.nl': { seen: false, why: 'timeout' },
  },
});

describe('findAnswer', () => {
  test.each(['NOERROR', 'NXDOMAIN'])('returns an answer for %s', (rcode) => {
    expect(findAnswer(book(rcode), 'A', 'a.nl')).toMatchObject({ seen: true, value: { rcode } });
  });

  test.each([
    ['SERVFAIL', 'timeout'],
    ['REFUSED', 'unfitResolver'],
    ['RCODE23', 'unfitResolver'],
  ])('treats %s as unseen: %s', (rcode, why) => {
    expect(findAnswer(book(rcode), 'A', 'a.nl')).toEqual({ seen: false, why });
  });

  test('reports a missing answer as out of time, and an unseen one with its reason', () => {
    expect(findAnswer(book('NOERROR'), 'MX', 'a.nl')).toEqual({ seen: false, why: 'time' });
    expect(findAnswer(book('NOERROR'), 'A', 'b.nl')).toEqual({ seen: false, why: 'time' });
    expect(findAnswer(book('NOERROR'), 'A', 'c.nl')).toEqual({ seen: false, why: 'timeout' });
    expect(findAnswer({ answers: {} }, 'A', '__proto__')).toEqual({ seen: false, why: 'time' });
  });
});

describe('filterRecords', () => {
  const record = (type: string, data: Readonly<Record<string, unknown>>) => ({ name: 'a.nl', type, ttl: 1, data });

  test('returns records of the requested type in order', () => {
    const records = [record('MX', { preference: 1, exchange: 'b.nl' }), record('A', { address: '1.2.3.4' })];
    expect(filterRecords({ records }, 'MX')).toEqual([{ preference: 1, exchange: 'b.nl' }]);
  });

  test('skips a record whose fields are named or typed differently', () => {
    const records = [record('MX', { preference: '1', exchange: 'b.nl' }), record('MX', { host: 'b.nl' })];
    expect(filterRecords({ records }, 'MX')).toEqual([]);
  });

  /** A record of every type with its required fields. */
  const WHOLE = {
    A: { address: '192.0.2.1' },
    AAAA: { address: '2001:db8::1' },
    NS: { target: 'ns.a.nl' },
    CNAME: { target: 'b.nl' },
    SOA: { primary: 'ns.a.nl', refresh: 1, retry: 2, expire: 3, minimum: 4 },
    MX: { preference: 1, exchange: 'b.nl' },
    TXT: { text: 'a', bytes: 1 },
    CAA: { flags: 0, tag: 'issue', value: 'b.nl' },
    DS: { algorithm: 13, digestType: 2 },
    DNSKEY: { flags: 257, algorithm: 13 },
    RRSIG: { covered: 'A', expiration: 2, inception: 1 },
    NSEC3PARAM: { iterations: 0, salt: '' },
    TLSA: { usage: 3, selector: 1, matching: 1, association: 'ab' },
    SVCB: { priority: 1, target: 'b.nl' },
    HTTPS: { priority: 1, target: 'b.nl' },
  } as const;

  test.each(Object.entries(WHOLE))(
    'reads %s, and skips it when any field is missing or of another type',
    (type, data) => {
      const read = (changed: Readonly<Record<string, unknown>>) =>
        filterRecords({ records: [record(type, changed)] }, type as keyof typeof WHOLE);
      expect(read(data)).toEqual([data]);
      for (const [name, value] of Object.entries(data)) {
        const { [name]: _, ...lacking } = data as Readonly<Record<string, unknown>>;
        expect(read(lacking), name).toEqual([]);
        expect(read({ ...data, [name]: typeof value === 'number' ? String(value) : 7 }), name).toEqual([]);
      }
    },
  );

  test('never throws, and every text is a string', () => {
    const data = fc.dictionary(fc.constantFrom('text', 'bytes', 'other'), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(data), (list) => {
        for (const { text } of filterRecords({ records: list.map((item) => record('TXT', item)) }, 'TXT')) {
          expect(typeof text).toBe('string');
        }
      }),
      { numRuns },
    );
  });
});
