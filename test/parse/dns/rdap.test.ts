import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAbout, readRdap } from '../../../lib/parse/dns/rdap.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

const registrar = (name: string) => ({
  objectClassName: 'entity',
  handle: '123',
  roles: ['registrar'],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', name],
    ],
  ],
});

/** The parts of a gTLD registry's answer that matter, in the form of RFC 9083 §5.3. */
const answer = {
  objectClassName: 'domain',
  ldhName: 'VOORBEELD.COM',
  status: ['client transfer prohibited', 'Active', 'active'],
  events: [
    { eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' },
    { eventAction: 'expiration', eventDate: '2027-02-03T04:05:06+01:00' },
    { eventAction: 'last changed', eventDate: '2026-01-01T00:00:00Z' },
    { eventAction: 'last update of RDAP database', eventDate: '2026-11-20T00:00:00Z' },
  ],
  nameservers: [
    { objectClassName: 'nameserver', ldhName: 'NS2.Voorbeeld.NET.' },
    { objectClassName: 'nameserver', ldhName: 'ns1.voorbeeld.net' },
  ],
  secureDNS: { delegationSigned: true },
  entities: [{ objectClassName: 'entity', roles: ['abuse'] }, registrar('Registrar B.V.')],
};

const registration = (changes: object) => {
  const reading = readRdap({ ...answer, ...changes });
  return reading.ok ? reading.registration : reading.problem;
};

describe('readRdap', () => {
  test('reads a full answer', () => {
    expect(registration({})).toEqual({
      statuses: ['client transfer prohibited', 'active'],
      registered: '2001-02-03T04:05:06.000Z',
      expires: '2027-02-03T03:05:06.000Z',
      changed: '2026-01-01T00:00:00.000Z',
      nameservers: ['ns1.voorbeeld.net', 'ns2.voorbeeld.net'],
      signed: true,
      registrar: 'Registrar B.V.',
    });
  });

  test('reads an answer with few fields', () => {
    const little = {
      status: undefined,
      events: undefined,
      nameservers: undefined,
      secureDNS: undefined,
      entities: undefined,
    };
    expect(registration(little)).toEqual({
      statuses: [],
      registered: null,
      expires: null,
      changed: null,
      nameservers: [],
      signed: null,
      registrar: null,
    });
  });

  test('reads EPP’s own spelling of a status', () => {
    expect(registration({ status: ['clientTransferProhibited', 'ok'] })).toMatchObject({
      statuses: ['client transfer prohibited', 'ok'],
    });
  });

  test('ignores an invalid date, and uses the handle when the name is missing', () => {
    const changes = {
      events: [{ eventAction: 'expiration', eventDate: 'soon' }],
      entities: [{ roles: ['Registrar'], handle: 'R-1' }],
    };
    expect(registration(changes)).toMatchObject({ expires: null, registrar: 'R-1' });
  });

  test.each([
    [null, 'malformed'],
    ['text', 'malformed'],
    [[], 'malformed'],
    [{ errorCode: 404, title: 'Not found' }, 'error'],
    [{ objectClassName: 'nameserver' }, 'otherObject'],
    [{}, 'otherObject'],
  ])('%j', (json, problem) => expect(readRdap(json)).toEqual({ ok: false, problem }));

  test('never throws', { tags: ['full'] }, () => {
    const field = fc.constantFrom('status', 'events', 'nameservers', 'secureDNS', 'entities');
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => {
        const reading = readRdap({ ...answer, [name]: value });
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
      }),
      { numRuns },
    );
    const parts = fc.record({
      roles: fc.jsonValue(),
      vcardArray: fc.jsonValue(),
      eventAction: fc.jsonValue(),
      eventDate: fc.jsonValue(),
      ldhName: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(parts), (list) => {
        expect(readRdap({ ...answer, events: list, nameservers: list, entities: list }).ok).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('isAbout', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/).filter((name) => !/^..--/.test(name));
  const domain = fc.tuple(label, fc.constantFrom('nl', 'com', 'co.uk')).map(([own, suffix]) => `${own}.${suffix}`);
  /** The ways in which an answer can name its domain. */
  const shapes: readonly ((name: string) => object)[] = [
    (name) => ({ ldhName: name }),
    (name) => ({ ldhName: `${name.toUpperCase()}.` }),
    (name) => ({ unicodeName: name }),
    (name) => ({ ldhName: name, unicodeName: name }),
    (name) => ({ handle: name }),
    (name) => ({ links: [{ rel: 'self', href: `https://rdap.example/domain/${name}` }] }),
  ];
  const way = fc.constantFrom(...shapes);

  test('accepts an answer for the requested name and no other, wherever the name is given', () => {
    fc.assert(
      fc.property(domain, domain, way, (requested, name, answerOf) => {
        // A handle under another top-level domain is not taken as a name.
        fc.pre(requested === name || requested.endsWith(name.slice(name.indexOf('.'))));
        expect(isAbout({ ...answer, ldhName: undefined, ...answerOf(name) }, requested)).toBe(requested === name);
      }),
      { numRuns },
    );
  });

  test('rejects an answer that gives a second name', () => {
    fc.assert(
      fc.property(domain, domain, (requested, other) => {
        fc.pre(requested !== other);
        expect(isAbout({ ...answer, ldhName: other, unicodeName: requested }, requested)).toBe(false);
        expect(isAbout({ ...answer, ldhName: requested, unicodeName: other }, requested)).toBe(false);
      }),
      { numRuns },
    );
  });

  test('accepts an answer without any name', () =>
    expect(isAbout({ ...answer, ldhName: undefined }, 'goed.nl')).toBe(true));
});
