import { describe, expect, test } from 'vitest';
import { resolveQuestion, sendDnsQuery } from '../../../lib/collect/dns/dns-question.ts';
import type { DnsQuestion } from '../../../lib/parse/dns/dns-query.ts';
import { opt, response, string } from '../../parse/dns/dns-wire.ts';
import { fakeResolver } from '../network/fake-resolver.ts';

const saying = (bytes: Uint8Array) => ({ resolve: async () => bytes });
const of = (type: DnsQuestion['type'], name: string): DnsQuestion => ({ type, name });

describe('a query that may not be sent to anybody', () => {
  test.each([
    of('A', 'nl'),
    of('AAAA', 'nl'),
    of('MX', 'nl'),
    of('HTTPS', 'nl'),
    of('TLSA', '_25._tcp.nl'),
    of('TXT', 'wiki.intern'),
  ])('$type $name', async (question) => {
    const { reach, heard } = fakeResolver({});
    await expect(sendDnsQuery(reach, question)).rejects.toMatchObject({ why: 'hidden' });
    expect(heard).toEqual([]);
  });

  test.each([of('SOA', 'nl'), of('CAA', 'nl'), of('TXT', '_dmarc.nl'), of('TLSA', '_25._tcp.mail.nl')])(
    'excludes $type $name',
    async (question) => {
      const { reach, heard } = fakeResolver({});
      expect(await sendDnsQuery(reach, question)).toMatchObject({ rcode: 'NOERROR' });
      expect(heard).toHaveLength(1);
    },
  );
});

describe('an answer is rejected', () => {
  const message = { question: 'goed.nl', type: 1, answers: [], additionals: [opt([])] };
  test.each([
    ['when it was truncated', response({ ...message, flags: 0x8380 }), 'tooLarge'],
    ['when it is to another question', response({ ...message, flags: 0x8180, type: 2 }), 'malformed'],
    [
      'when it is for a name that differs in one letter',
      response({ ...message, flags: 0x8180, question: 'goet.nl' }),
      'malformed',
    ],
    ['when it is not a DNS message', new Uint8Array(5), 'malformed'],
  ])('%s', async (_, bytes, why) =>
    expect(sendDnsQuery(saying(bytes), of('A', 'goed.nl'))).rejects.toMatchObject({ why }),
  );

  test('an internal error is rethrown unchanged', async () => {
    const broken = { resolve: () => Promise.reject(new TypeError('ours')) };
    await expect(sendDnsQuery(broken, of('A', 'goed.nl'))).rejects.toBeInstanceOf(TypeError);
  });
});

describe('stored answer', () => {
  const texts = (...list: readonly string[]) =>
    resolveQuestion(fakeResolver({ 'TXT goed.nl': list }).reach, of('TXT', 'goed.nl'));
  const storedOf = async (...list: readonly string[]) => {
    const part = await texts(...list);
    return part.seen ? part.value.records.map(({ data }) => data['text']) : [];
  };
  const proofs = (count: number) => Array.from({ length: count }, (_, index) => `bewijs=${index}`);

  test('contains sixty records, in their order', async () => {
    expect(await storedOf(...proofs(59), 'v=spf1')).toEqual([...proofs(59), 'v=spf1']);
    expect(await storedOf(...proofs(60), 'V = spf1')).toEqual(['V = spf1', ...proofs(59)]);
    expect(await storedOf(...proofs(60), 'x v=spf1')).toEqual(proofs(60));
  });

  test('contains four thousand characters of a text, and numbers as they are', async () => {
    const long = Array.from({ length: 17 }, () => string('x'.repeat(250))).flat();
    const message = response({
      flags: 0x81a0,
      question: 'goed.nl',
      type: 16,
      answers: [{ type: 16, data: long }],
      additionals: [opt([])],
    });
    const part = await resolveQuestion(saying(message), of('TXT', 'goed.nl'));
    expect(part.seen && part.value.records[0]?.data['text']).toHaveLength(4_000);
    const mx = await resolveQuestion(fakeResolver({ 'MX goed.nl': ['a.nl'] }).reach, of('MX', 'goed.nl'));
    expect(mx.seen && mx.value.records[0]?.data).toEqual({ preference: 10, exchange: 'a.nl' });
  });

  test('is authenticated only when the resolver says so and was requested to check', async () => {
    const { reach } = fakeResolver({
      'A goed.nl': ['45.92.7.10'],
      'A kaal.nl': { records: ['45.92.7.10'], ad: false },
    });
    const authenticated = async (question: DnsQuestion) => {
      const part = await resolveQuestion(reach, question);
      return part.seen && part.value.authenticated;
    };
    expect(await authenticated(of('A', 'goed.nl'))).toBe(true);
    expect(await authenticated(of('A', 'kaal.nl'))).toBe(false);
    expect(await authenticated({ ...of('A', 'goed.nl'), cd: true })).toBe(false);
  });

  test('is not bogus when it also fails with CD, and is not queried a third time', async () => {
    const { reach, heard } = fakeResolver({ 'A goed.nl': { rcode: 'SERVFAIL' } });
    expect(await resolveQuestion(reach, { ...of('A', 'goed.nl'), cd: true })).toMatchObject({
      value: { rcode: 'SERVFAIL' },
    });
    expect(heard).toHaveLength(1);
    expect(await resolveQuestion(reach, of('A', 'goed.nl'))).toMatchObject({
      value: { rcode: 'SERVFAIL', bogus: false },
    });
    expect(heard).toHaveLength(3);
  });
});
