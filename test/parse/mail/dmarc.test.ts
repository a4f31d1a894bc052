import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDmarc, parseDmarc } from '../../../lib/parse/mail/dmarc.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const parse = (tags: string) => parseDmarc(`v=DMARC1; ${tags}`);

test('reporting addresses are read with and without spaces, sizes and empty entries', () => {
  const rua = 'rua= mailto:a@voorbeeld.nl!10m , ,mailto:b@Elders.NL?x=1, https://voorbeeld.nl/, mailto:c@d@e.nl';
  expect(parse(`p=none; ${rua}`)?.rua).toEqual([
    { uri: 'mailto:a@voorbeeld.nl!10m', domain: 'voorbeeld.nl' },
    { uri: 'mailto:b@Elders.NL?x=1', domain: 'elders.nl' },
    { uri: 'https://voorbeeld.nl/', domain: null },
    { uri: 'mailto:c@d@e.nl', domain: null },
  ]);
});

describe('isDmarc (RFC 9989 §4.7, §4.8)', () => {
  test.each(['v=DMARC1', 'v=DMARC1;p=none', 'v = DMARC1 ; p=none', 'V=DMARC1;'])('%s', (text) => {
    expect(isDmarc(text)).toBe(true);
  });
  test.each([
    'v=dmarc1; p=none',
    'v=DMARC10; p=none',
    'p=none; v=DMARC1',
    ' v=DMARC1',
    'v=spf1 -all',
    '',
    'v=DMARC1 p=none',
  ])('rejects %j', (text) => {
    expect(isDmarc(text)).toBe(false);
    expect(parseDmarc(text)).toBeNull();
  });
});

describe('tags', () => {
  test('reads every tag of RFC 9989', () => {
    const text =
      'p=reject; sp=quarantine; np=none; psd=n; t=y; adkim=s; aspf=r; fo=0:d; rua=mailto:a@b.nl,mailto:C@D.nl!10m; ruf=mailto:e@f.nl';
    expect(parse(text)).toEqual({
      p: 'reject',
      sp: 'quarantine',
      np: 'none',
      psd: 'n',
      t: true,
      rua: [
        { uri: 'mailto:a@b.nl', domain: 'b.nl' },
        { uri: 'mailto:C@D.nl!10m', domain: 'd.nl' },
      ],
      ruf: [{ uri: 'mailto:e@f.nl', domain: 'f.nl' }],
      policy: 'reject',
      removed: [],
      pct: null,
      errors: [],
      repeated: [],
      unknown: [],
    });
  });

  test('accepts any order, white space around = and any case of policies', () => {
    expect(parse('rua = mailto:a@b.nl ; P = Reject ;')).toMatchObject({ p: 'reject', policy: 'reject', errors: [] });
  });

  test.each(['pct=50', 'rf=afrf', 'ri=86400'])('reports %s as removed', (tag) => {
    expect(parse(`p=none; ${tag}`)).toMatchObject({ removed: [tag.split('=')[0]], errors: [], unknown: [] });
  });

  test.each([
    ['pct=50', 50],
    ['pct=0', 0],
    ['pct=100', 100],
    ['pct=101', null],
    ['pct=half', null],
  ])('%s', (tag, pct) => expect(parse(`p=none; ${tag}`)?.pct).toBe(pct));

  test('reports unknown tags and wrong values without applying them', () => {
    expect(parse('p=reject; adkim=strict; x=1; psd=maybe; loose')).toMatchObject({
      policy: 'reject',
      psd: 'u',
      unknown: ['x'],
      errors: ['adkim=strict', 'psd=maybe', 'loose'],
    });
  });

  test.each(['a@b.nl', 'https://b.nl/dmarc', 'mailto:a', 'mailto:@b.nl', 'mailto:a@b@c.nl', 'mailto:a@b.nl-'])(
    'rua %s cannot be used',
    (uri) => expect(parse(`p=none; rua=${uri}`)?.rua).toEqual([{ uri, domain: null }]),
  );
});

describe('the policy that receivers act on (§4.10.1)', () => {
  test.each([
    ['p=reject', 'reject'],
    ['', null],
    ['p=block', null],
    ['p=block; rua=mailto:a@b.nl', 'none'],
    ['rua=mailto:a@b.nl', 'none'],
    ['rua=a@b.nl', null],
    ['p=reject; sp=block', null],
    ['p=reject; sp=block; rua=mailto:a@b.nl', 'none'],
    ['p=reject; np=; rua=mailto:a@b.nl', 'none'],
    ['p=reject; adkim=block', 'reject'],
    ['p=reject; p=none', null],
    ['p=none; P=reject; rua=mailto:a@b.nl', 'none'],
    ['p=reject; p=Reject', 'reject'],
    ['p=reject; sp=reject; sp=none', null],
  ])('%s', (tags, policy) => expect(parse(tags)?.policy).toBe(policy));
});

test('a tag that is there more than once is reported, and a policy with two values has none (RFC 6376 §3.2)', () => {
  expect(parse('p=reject; P=none; rua=mailto:a@b.nl; rua=mailto:c@d.nl')).toMatchObject({
    p: null,
    errors: ['p=reject', 'p=none'],
    repeated: ['p', 'rua'],
  });
  expect(parse('p=reject; p=reject; x=1; x=2')).toMatchObject({ p: 'reject', errors: [], repeated: ['p', 'x'] });
});

test('any text yields a record or null', () => {
  const tag = fc.stringMatching(/^(?:p|sp|np|t|psd|rua|pct|v|x)? ?=? ?[a-zA-Z0-9:@.,! ]{0,14}$/);
  const text = fc.oneof(
    fc.string(),
    fc.array(tag).map((tags) => `v=DMARC1;${tags.join(';')}`),
  );
  fc.assert(
    fc.property(text, (record) => {
      expect(parseDmarc(record) !== null).toBe(isDmarc(record));
    }),
    { numRuns },
  );
});
