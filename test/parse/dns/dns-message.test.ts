import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMessage } from '../../../lib/parse/dns/dns-message.ts';
import { DnsFormatError } from '../../../lib/parse/dns/dns-name.ts';
import { inputs } from '../../kit/inputs.ts';
import { ascii, long, name, opt, pointer, response, short, string, type WireRecord } from './dns-wire.ts';

const numRuns = inputs();
const answerOf = (record: WireRecord) => decodeMessage(response({ answers: [record] })).answers[0];

describe('header', () => {
  test.each([
    [0x8180, 'NOERROR', { aa: false, tc: false, ra: true, ad: false, cd: false }],
    [0x81a0, 'NOERROR', { aa: false, tc: false, ra: true, ad: true, cd: false }],
    [0x8583, 'NXDOMAIN', { aa: true, tc: false, ra: true, ad: false, cd: false }],
    [0x8392, 'SERVFAIL', { aa: false, tc: true, ra: true, ad: false, cd: true }],
    [0x8185, 'REFUSED', { aa: false, tc: false, ra: true, ad: false, cd: false }],
  ])('%s', (flags, rcode, expected) => {
    expect(decodeMessage(response({ flags }))).toMatchObject({ rcode, flags: expected });
  });

  test('reads the question in lower case', () => {
    const message = decodeMessage(response({ question: 'Voorbeeld.NL', type: 99 }));
    expect(message.question).toEqual({ name: 'voorbeeld.nl', type: 'TYPE99', inClass: 1 });
  });

  test('adds the upper bits of the response code from EDNS', () => {
    const message = decodeMessage(response({ additionals: [opt([], 1)] }));
    expect(message).toMatchObject({ rcode: 'RCODE16', additionals: [] });
  });

  test('rejects a query', () => {
    expect(() => decodeMessage(response({ flags: 0x0120 }))).toThrow(DnsFormatError);
  });
});

describe('extended errors (RFC 8914)', () => {
  test('reads codes with and without text and skips other options', () => {
    const options = [...short(10), ...short(2), 1, 2, ...short(15), ...short(7), ...short(6), ...ascii('bogus')];
    const bare = [...short(15), ...short(2), ...short(22)];
    const message = decodeMessage(response({ flags: 0x8182, additionals: [opt([...options, ...bare])] }));
    expect(message.ede).toEqual([
      { code: 6, text: 'bogus' },
      { code: 22, text: '' },
    ]);
  });

  test('rejects one without a code', () => {
    const options = [...short(15), ...short(1), 0];
    expect(() => decodeMessage(response({ additionals: [opt(options)] }))).toThrow(DnsFormatError);
  });
});

describe('record data', () => {
  const table: readonly (readonly [string, number, readonly number[], object])[] = [
    ['A', 1, [192, 0, 2, 1], { address: '192.0.2.1' }],
    ['AAAA', 28, [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1], { address: '2001:db8::1' }],
    ['NS', 2, name('NS1.Voorbeeld.nl'), { target: 'ns1.voorbeeld.nl' }],
    ['CNAME', 5, pointer(12), { target: 'voorbeeld.nl' }],
    [
      'SOA',
      6,
      [...name('ns1.nl'), ...name('host.master.nl'), ...[2026, 14400, 3600, 1209600, 4294967295].flatMap(long)],
      {
        primary: 'ns1.nl',
        mailbox: 'host.master.nl',
        serial: 2026,
        refresh: 14400,
        retry: 3600,
        expire: 1209600,
        minimum: 4294967295,
      },
    ],
    ['MX', 15, [...short(10), ...name('mail.nl')], { preference: 10, exchange: 'mail.nl' }],
    ['MX', 15, [...short(0), 0], { preference: 0, exchange: '.' }],
    ['TXT', 16, [...string('v=spf1 '), ...string('-all')], { text: 'v=spf1 -all', bytes: 11 }],
    // Strings of one record are joined without spaces (RFC 7208 §3.3), also where a character is split across two of them.
    [
      'TXT',
      16,
      [...string(`v=spf1 ip4:${'1'.repeat(244)}`), ...string(''), ...string('9.0.2.1 -all')],
      { text: `v=spf1 ip4:${'1'.repeat(244)}9.0.2.1 -all`, bytes: 267 },
    ],
    ['TXT', 16, [...string('caf\xc3'), ...string('\xa9')], { text: 'café', bytes: 5 }],
    ['TXT', 16, string('caf\xc3\xa9'), { text: 'café', bytes: 5 }],
    ['TXT', 16, string('caf\xe9'), { text: 'café', bytes: 4 }],
    ['TXT', 16, [], { text: '', bytes: 0 }],
    ['CAA', 257, [128, ...string('Issue'), ...ascii('ca.nl; a=b')], { flags: 128, tag: 'issue', value: 'ca.nl; a=b' }],
    ['DS', 43, [...short(60485), 5, 1, 0x2b, 0xb1], { keyTag: 60485, algorithm: 5, digestType: 1, digest: '2bb1' }],
    ['NSEC3PARAM', 51, [1, 0, ...short(10), 2, 0xab, 0xcd], { hash: 1, flags: 0, iterations: 10, salt: 'abcd' }],
    ['NSEC3PARAM', 51, [1, 0, ...short(0), 0], { hash: 1, flags: 0, iterations: 0, salt: '' }],
    ['TLSA', 52, [3, 1, 1, 0xde, 0xad], { usage: 3, selector: 1, matching: 1, association: 'dead' }],
    [
      'RRSIG',
      46,
      [...short(6), 13, 2, ...[3600, 1800000000, 1790000000].flatMap(long), ...short(1234), ...name('nl'), 9, 9],
      {
        covered: 'SOA',
        algorithm: 13,
        labels: 2,
        expiration: 1800000000,
        inception: 1790000000,
        keyTag: 1234,
        signer: 'nl',
      },
    ],
    ['TYPE99', 99, [1, 2, 255], { hex: '0102ff' }],
  ];

  test.each(table)('%s %#', (type, number, data, expected) => {
    expect(answerOf({ type: number, data })).toEqual({ name: 'voorbeeld.nl', ttl: 300, type, data: expected });
  });

  test('computes the key tag of the example in RFC 4034 §5.4', () => {
    const key =
      'AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvx'.concat(
        'egXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==',
      );
    const data = [...short(256), 3, 5, ...Buffer.from(key, 'base64')];
    expect(answerOf({ type: 48, data })?.data).toEqual({ flags: 256, protocol: 3, algorithm: 5, keyTag: 60485 });
  });

  test('truncates unknown data', () => {
    expect(answerOf({ type: 99, data: Array(100).fill(0xaa) })?.data).toEqual({ hex: `${'aa'.repeat(64)}…` });
  });

  test('rejects incomplete data', () => {
    expect(() => answerOf({ type: 1, data: [192, 0, 2] })).toThrow(DnsFormatError);
    expect(() => answerOf({ type: 16, data: [5, 65] })).toThrow(DnsFormatError);
    expect(() => answerOf({ type: 1, data: [192, 0, 2, 1], length: 400 })).toThrow(DnsFormatError);
  });
});

describe('service binding (RFC 9460)', () => {
  const parameter = (key: number, value: readonly number[]) => [...short(key), ...short(value.length), ...value];

  test('reads all parameters', () => {
    const data = [
      ...short(1),
      0,
      ...parameter(0, [...short(1), ...short(4)]),
      ...parameter(1, [...string('h2'), ...string('h3')]),
      ...parameter(2, []),
      ...parameter(3, short(8443)),
      ...parameter(4, [192, 0, 2, 1, 192, 0, 2, 2]),
      ...parameter(5, [1, 2, 3]),
      ...parameter(6, [0x20, 1, 0xd, 0xb8, ...Array(12).fill(0)]),
      ...parameter(667, [1]),
    ];
    expect(answerOf({ type: 65, data })).toMatchObject({
      type: 'HTTPS',
      data: {
        priority: 1,
        target: '.',
        mandatory: ['alpn', 'ipv4hint'],
        alpn: ['h2', 'h3'],
        noDefaultAlpn: true,
        port: 8443,
        ipv4hint: ['192.0.2.1', '192.0.2.2'],
        ech: 3,
        ipv6hint: ['2001:db8::'],
        other: ['key667'],
      },
    });
  });

  test('reads the alias form (appendix D.1)', () => {
    const data = [...short(0), ...name('foo.example.com')];
    expect(answerOf({ type: 64, data })?.data).toEqual({ priority: 0, target: 'foo.example.com' });
  });

  test('rejects an incomplete hint', () => {
    const data = [...short(1), 0, ...parameter(4, [192, 0, 2])];
    expect(() => answerOf({ type: 65, data })).toThrow(DnsFormatError);
  });
});

describe('names', () => {
  test('escapes octets that are not printable', () => {
    const odd = [6, 0x41, 0x2e, 0x20, 0x5c, 0xff, 0x7f, 0];
    expect(answerOf({ type: 2, data: odd })?.data).toEqual({ target: 'a\\.\\032\\\\\\255\\127' });
  });

  test('follows pointers to pointers that all point back', () => {
    const [first, second] = [
      { type: 2, data: [...ascii('\x03www'), ...pointer(12)] },
      { type: 2, data: pointer(42) },
    ];
    const message = decodeMessage(response({ answers: [first, second] }));
    expect(message.answers.map(({ data }) => data)).toEqual([
      { target: 'www.voorbeeld.nl' },
      { target: 'www.voorbeeld.nl' },
    ]);
  });

  const at = 12 + name('voorbeeld.nl').length + 4 + 12; // where the first answer's data begins
  test.each([
    ['to itself', pointer(at)],
    ['forward', pointer(at + 2)],
    ['past the end', pointer(16_000)],
    ['in a circle, through a label', [1, 0x61, ...pointer(at)]],
  ])('rejects a pointer %s', (_, data) => {
    expect(() => answerOf({ type: 2, data })).toThrow(DnsFormatError);
  });

  /** A record of pointers, each to the previous one, and `names` names that start at the last of them. */
  const chained = (jumps: number, names: number) => {
    const chain = {
      type: 99,
      data: Array.from({ length: jumps }, (_, index) => pointer(index === 0 ? 12 : at + 2 * index - 2)).flat(),
    };
    const last = { type: 2, data: pointer(at + 2 * jumps - 2) };
    return response({ answers: [chain, ...Array.from({ length: names }, () => last)] });
  };

  test('rejects a chain of more pointers than a name has labels', () => {
    expect(decodeMessage(chained(100, 2)).answers[2]?.data).toEqual({ target: 'voorbeeld.nl' });
    expect(() => decodeMessage(chained(200, 2))).toThrow(DnsFormatError);
  });

  test('limits a name to 255 octets, however it is composed', () => {
    const label = [63, ...Array(63).fill(0x61)];
    const fits = [...label, ...label, ...label, 47, ...Array(47).fill(0x62), ...pointer(12)];
    expect(answerOf({ type: 2, data: fits })?.type).toBe('NS');
    expect(() => answerOf({ type: 2, data: [...label, ...fits] })).toThrow(DnsFormatError);
    expect(() => answerOf({ type: 2, data: [0x40, ...fits] })).toThrow(DnsFormatError);
  });
});

describe('arbitrary octets', () => {
  const survives = (bytes: Uint8Array): void => {
    try {
      const message = decodeMessage(bytes);
      expect(JSON.parse(JSON.stringify(message))).toEqual(message);
    } catch (error) {
      expect(error).toBeInstanceOf(DnsFormatError);
    }
  };

  test('decodes noise or throws DnsFormatError', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), survives), { numRuns });
  });

  test('decodes records of every type with noise in them, or throws DnsFormatError', () => {
    const types = [1, 2, 5, 6, 15, 16, 28, 41, 43, 46, 48, 51, 52, 64, 65, 99, 257];
    const record = fc.record({
      type: fc.constantFrom(...types),
      data: fc.array(fc.nat({ max: 255 }), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), (answers) => survives(response({ answers }))),
      { numRuns },
    );
  });

  test('decodes a valid message with one octet changed or its end cut off, or throws DnsFormatError', () => {
    const whole = response({
      answers: [
        { type: 6, data: [...name('ns.nl'), ...pointer(12), ...[1, 2, 3, 4, 5].flatMap(long)] },
        { type: 65, data: [...short(1), 0, ...short(1), ...short(3), ...string('h2')] },
        { type: 16, data: string('v=spf1 -all') },
      ],
      additionals: [opt([...short(15), ...short(3), ...short(6), 65])],
    });
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), fc.boolean(), (at, octet, cut) => {
        survives(cut ? whole.slice(0, at) : whole.with(at, octet));
      }),
      { numRuns },
    );
  });
});
