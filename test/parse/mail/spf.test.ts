import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSpf, parseSpf } from '../../../lib/parse/mail/spf.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const mechanism = (term: string) => parseSpf(`v=spf1 ${term}`).mechanisms[0];
const errors = (terms: string) => parseSpf(`v=spf1 ${terms}`).errors;

describe('isSpf (RFC 7208 §4.5)', () => {
  test.each(['v=spf1', 'v=spf1 -all', 'V=SPF1 ~all'])('%s', (text) => expect(isSpf(text)).toBe(true));
  test.each(['v=spf10', 'v=spf1-all', ' v=spf1 -all', 'spf1 -all', '"v=spf1 -all"', 'v=spf1\t-all', ''])(
    'rejects %j',
    (text) => expect(isSpf(text)).toBe(false),
  );
});

describe('mechanisms', () => {
  test.each([
    ['-all', { qualifier: '-', name: 'all', value: null }],
    ['ALL', { qualifier: '+', name: 'all' }],
    ['a', { name: 'a', value: null, prefix4: null, prefix6: null }],
    ['a/24', { name: 'a', value: null, prefix4: 24 }],
    ['a//64', { name: 'a', prefix4: null, prefix6: 64 }],
    ['~a:mail.example.nl/24//64', { qualifier: '~', value: 'mail.example.nl', prefix4: 24, prefix6: 64 }],
    ['mx:example.nl', { name: 'mx', value: 'example.nl' }],
    ['ptr', { name: 'ptr', value: null }],
    ['ptr:example.nl.', { value: 'example.nl.' }],
    ['ip4:192.0.2.0/24', { name: 'ip4', value: '192.0.2.0', prefix4: 24 }],
    ['ip6:2001:db8::/32', { name: 'ip6', value: '2001:db8::', prefix6: 32 }],
    ['ip6:::1', { value: '::1' }],
    ['?include:_spf.example.nl', { qualifier: '?', name: 'include', value: '_spf.example.nl' }],
    ['exists:%{ir}.%{v}._spf.%{d2}', { name: 'exists', value: '%{ir}.%{v}._spf.%{d2}' }],
    ['exists:%{l1r+-}._spf.%{d}', { name: 'exists' }],
    ['include:%{d}', { value: '%{d}' }],
    ['a:a%%b%_c%-d.example.nl', { name: 'a' }],
    ['a:foo:bar/baz.example.com', { value: 'foo:bar/baz.example.com' }],
    ['a:foo.example.xn--zckzah', { value: 'foo.example.xn--zckzah' }],
  ])('%s', (term, expected) => {
    expect(errors(term)).toEqual([]);
    expect(mechanism(term)).toMatchObject(expected);
  });

  test.each([
    'moo',
    'all:example.nl',
    'all/8',
    'all.',
    'a:',
    'a/33',
    'a/024',
    'a/',
    'a//129',
    'a:111.222.33.44',
    'a:museum',
    'a:museum.',
    'a:abc.123.example.xn--zckzah-',
    'a:example.com:8080',
    'mx:%{c}.example.nl',
    'mx:%{d0}.example.nl',
    'mx:%{d',
    'mx:a%b.nl',
    'mx:exämple.nl',
    'include',
    'include:example.nl/24',
    'exists',
    'ptr/24',
    'ip4',
    'ip4:192.0.2',
    'ip4:192.0.2.256',
    'ip4:192.0.02.1',
    'ip4:192.0.2.1/33',
    'ip4:192.0.2.1//64',
    'ip4:example.nl',
    'ip6:192.0.2.1',
    'ip6:2001:db8::/129',
    'ip6:2001:db8:::1',
    'ip6:::1//64',
    `a:${'x'.repeat(64)}.nl`,
    'a:voorbeeld..nl',
    'include:.voorbeeld.nl',
    'exists:%{i}..voorbeeld.nl',
    'mx:voorbeeld.nl..',
    '--all',
    '-all;',
    'include=x:y z',
  ])('%s is an error', (term) => {
    expect(errors(term)).not.toEqual([]);
  });
});

describe('modifiers', () => {
  test('reads redirect and exp, and ignores unknown modifiers', () => {
    const record = parseSpf('v=spf1 a redirect=_spf.example.nl exp=why.example.nl x-note=%{d}');
    expect(record).toMatchObject({ redirect: '_spf.example.nl', exp: 'why.example.nl', errors: [], unreachable: [] });
  });

  test.each(['redirect=', 'redirect=museum', 'exp=', 'redirect=a.nl redirect=b.nl', 'exp=a.nl exp=b.nl'])(
    '%s is an error',
    (terms) => expect(errors(terms)).toEqual(terms.split(' ')),
  );

  test.each(['x-note=%', 'x-note=%{', 'x-note=%{q}', 'x-note=100%zeker', 'x-note=caf\u00e9', 'note=\u0007'])(
    '%s is a permanent error, not a macro string',
    (term) => expect(errors(`${term} -all`)).toEqual([term]),
  );
  test.each(['x-note=', 'x-note=%%%_%-', 'x-note=%{d}/a?b', 'note=%{ir}'])('%s is ignored', (term) =>
    expect(errors(`${term} -all`)).toEqual([]),
  );

  test('lists redirect and the terms after `all` as unreachable', () => {
    const record = parseSpf('v=spf1 redirect=_spf.example.nl mx -all a ip4:192.0.2.1');
    expect(record.mechanisms.map(({ name }) => name)).toEqual(['mx', 'all']);
    expect(record).toMatchObject({ redirect: null, unreachable: ['a', 'ip4:192.0.2.1', 'redirect=_spf.example.nl'] });
  });
});

test('terms may be separated by several spaces, but not by a tab', () => {
  expect(errors('  a   -all ')).toEqual([]);
  expect(errors('a\t-all')).toEqual(['a\t-all']);
});

test('any text yields a record that accounts for every term', () => {
  const term = fc.stringMatching(/^[-+~?]?(?:all|a|mx|include|ip4|ip6|exists|ptr|redirect)[:=/%{}.a-z0-9]{0,12}$/);
  const text = fc.oneof(
    fc.string(),
    fc.array(term).map((terms) => `v=spf1 ${terms.join(' ')}`),
  );
  fc.assert(
    fc.property(text, (record) => {
      const { mechanisms, errors: wrong, unreachable } = parseSpf(record);
      expect(mechanisms.length + wrong.length + unreachable.length).toBeLessThanOrEqual(2 * record.split(' ').length);
    }),
    { numRuns },
  );
});
