import { describe, expect, test } from 'vitest';
import type { Entity } from '../../../lib/parse/structured-data/entity.ts';
import {
  findContradictions,
  findImpossible,
  withoutLegalForm,
} from '../../../lib/parse/structured-data/entity-agreement.ts';

const entity = (changes: Partial<Entity> = {}): Entity => ({
  type: 'Organization',
  name: 'Voorbeeld',
  url: 'https://voorbeeld.nl/',
  telephone: '',
  kvk: '',
  vat: '',
  postcode: '',
  hasLogo: false,
  hasAddress: false,
  sameAs: [],
  ...changes,
});
const contradictions = (entities: readonly Entity[], siteName = ''): readonly string[] =>
  findContradictions({ entities, siteName, host: 'www.voorbeeld.nl' });

describe('withoutLegalForm', () => {
  test.each([
    'Voorbeeld B.V.',
    'Voorbeeld, BV',
    'Voorbeeld b v',
    'Voorbeeld N.V.',
    'Voorbeeld V.O.F.',
    'Voorbeeld CV',
    'Voorbeeld c.v.',
    'Voorbeeld U.A.',
    'Voorbeeld Ltd.',
    'Voorbeeld Inc',
    'Voorbeeld LLC',
    'Voorbeeld GmbH',
    'Stichting Voorbeeld',
    'Vereniging Voorbeeld',
    'Coöperatie Voorbeeld U.A.',
    ' Voorbeeld ',
  ])('%s', (name) => expect(withoutLegalForm(name)).toBe('Voorbeeld'));

  test.each(['Voorbeeldbv', 'Bvoorbeeld', 'Voorbeeld BV Utrecht', 'Mijn Stichting Voorbeeld'])('%s unchanged', (name) =>
    expect(withoutLegalForm(name)).toBe(name),
  );
});

describe('the name of the site', () => {
  test.each<readonly [string, string]>([
    ['Voorbeeld B.V.', 'Voorbeeld'],
    ['Voorbeeld Fietsen', 'voorbeeldfietsen'],
    ['De Fietsenmaker', 'Fietsenmaker Utrecht'],
    ['KNMI', 'Koninklijk Nederlands Meteorologisch Instituut'],
    ['Koninklijk Nederlands Meteorologisch Instituut', 'KNMI'],
    ['Stichting de BV', 'Fietsenmaker'],
    ...[
      'bv',
      'b.v.',
      'nv',
      'n.v.',
      'vof',
      'cv',
      'ltd',
      'llc',
      'inc',
      'gmbh',
      'holding',
      'vereniging',
      'het',
      'the',
    ].map((form) => [form, 'Fietsenmaker'] as const),
  ])('%s matches %s', (name, siteName) => expect(contradictions([entity({ name })], siteName)).toEqual([]));

  test.each([
    ['Bakker', 'Fietsenmaker'],
    ['De Bakker BV', 'De Fietsenmaker BV'],
    ['knmi', 'Koninklijk Nederlands Meteorologisch Instituut'],
    ['ANWB', 'Koninklijke Nederlandse Bond'],
    ['KMNI', 'Koninklijk Nederlands'],
    ['ABCDEFG', 'Allen Bakken Dagelijks'],
  ])('%s contradicts %s', (name, siteName) =>
    expect(contradictions([entity({ name })], siteName)).toEqual([`${name} ≠ ${siteName}`]),
  );

  test('is compared with entities of this site alone, and only when none of them matches', () => {
    const other = entity({ name: 'Bakker', url: 'https://elders.nl/' });
    expect(contradictions([other], 'Fietsenmaker')).toEqual([]);
    expect(contradictions([entity({ name: 'Bakker' }), entity({ name: 'Fietsenmaker' })], 'Fietsenmaker')).toEqual([]);
    expect(contradictions([entity({ name: 'Bakker' }), entity({ name: '' })], 'Fietsenmaker')).toHaveLength(1);
    expect(contradictions([entity({ name: 'Bakker' }), entity({ name: 'Bakker' })], 'Fietsenmaker')).toHaveLength(1);
    expect(contradictions([entity({ name: 'Bakker' })], '')).toEqual([]);
  });
});

describe('descriptions of one name differ', () => {
  test.each([
    ['kvk', '12345678', '87654321', true],
    ['kvk', '1234 5678', '12345678', false],
    ['vat', 'NL001234567B01', 'NL001234567B02', true],
    ['vat', 'nl 0012.34567.b01', 'NL001234567B01', false],
    ['telephone', '030-1234567', '030-7654321', true],
    ['telephone', '030-1234567', '+31 30 123 45 67', false],
    ['kvk', '12345678', '', false],
  ])('%s: %s and %s: %s', (field, one, other, differ) => {
    const found = contradictions([entity({ [field]: one }), entity({ name: 'VOORBEELD B.V.', [field]: other })]);
    expect(found).toHaveLength(differ ? 1 : 0);
  });

  test('does not compare entities with different names', () => {
    expect(contradictions([entity({ kvk: '12345678' }), entity({ name: 'Ander', kvk: '87654321' })])).toEqual([]);
  });

  test('a branch has a number beside its company', () =>
    expect(contradictions([entity({ kvk: '12345678' }), entity({ kvk: '000012345678' })])).toEqual([]));

  test('telephone numbers are compared without extension, and the first of several', () => {
    const of = (...numbers: string[]) => contradictions(numbers.map((telephone) => entity({ telephone })));
    expect(of('030-1234567', '+31 30 1234567 ext. 12', '030-1234567 / 06-12345678')).toEqual([]);
    expect(of('030-1234567', '030-1234568 / 030-1234567')).toHaveLength(1);
  });

  test('branches may differ in telephone number', () => {
    const branch = (postcode: string, telephone: string) => entity({ postcode, telephone, kvk: '12345678' });
    expect(contradictions([branch('3511 AB', '030-1234567'), branch('1011 AB', '020-1234567')])).toEqual([]);
    expect(contradictions([branch('3511 AB', '030-1234567'), branch('3511ab', '020-1234567')])).toHaveLength(1);
    expect(contradictions([branch('', '030-1234567'), branch('1011 AB', '020-1234567')])).toHaveLength(1);
  });
});

describe('numbers that cannot exist', () => {
  const impossible = (changes: Partial<Entity>): boolean => findImpossible([entity(changes)]).length > 0;

  test.each([
    ['kvk', '1234567', true],
    ['kvk', '123456789', true],
    ['kvk', '1234 5678', false],
    ['kvk', '000012345678', false],
    ['kvk', 'onbekend', true],
    ['vat', 'NL001234567B01', false],
    ['vat', 'nl 0012.34567.B01', false],
    ['vat', 'NL001234567', true],
    ['vat', 'NL00123456B01', true],
    ['vat', 'NL001234567B0', true],
    ['vat', 'NL001234567B011', true],
    ['vat', 'BE0123456789', false],
    ['telephone', '030-1234567', false],
    ['telephone', '12345', true],
    ['telephone', '123456', false],
    ['telephone', '123456789012345', false],
    ['telephone', '1234567890123456', true],
    ['telephone', '+31 30 1234567', false],
    ['telephone', '+31 (0)30 1234567', false],
    ['telephone', '+31 30 123456', true],
    ['telephone', '0031 30 12345678', true],
    ['telephone', '14030', false],
    ['telephone', '14 0318', false],
    ['telephone', '0800-1234', false],
    ['telephone', '0900-1234567', false],
    ['telephone', '+31 906 1234', false],
    ['telephone', '+31 800 12345', true],
    ['telephone', '112', false],
    ['telephone', '1850', false],
    ['telephone', '512', true],
    ['telephone', '+31 30 123 4567 ext. 12', false],
    ['telephone', '+31-30-1234567;ext=12', false],
    ['telephone', '030-1234567 toestel 8', false],
    ['telephone', '+31 30 12345 ext. 12', true],
    ['telephone', '030-1234567 / 06-12345678', false],
    ['telephone', '030-1234567 of 123', false],
    ['telephone', '030-1234567 / 12345', true],
  ])('%s %s: %s', (field, value, is) => expect(impossible({ [field]: value })).toBe(is));

  test('are listed once each', () => {
    expect(findImpossible([entity({ kvk: '1', vat: 'NL1' }), entity({ kvk: '1' })])).toEqual(['1', 'NL1']);
  });
});

describe('matching names', () => {
  const strangers = (name: string, siteName: string) => contradictions([entity({ name })], siteName).length > 0;
  test.each([
    ['Voorbeeld Fietsen', 'Fietsen Utrecht', false],
    ['Voorbeeld Fietsen', 'voorbeeldfietsen', false],
    ['voorbeeldfietsen', 'Voorbeeld Fietsen', false],
    ['KNMI', 'Koninklijk Nederlands Meteorologisch Instituut', false],
    ['Koninklijk Nederlands Meteorologisch Instituut', ' KNMI ', false],
    ['KNMX', 'Koninklijk Nederlands Meteorologisch Instituut', true],
    ['NKMI', 'Koninklijk Nederlands Meteorologisch Instituut', true],
    ['KKKKI', 'Koninklijk Nederlands Meteorologisch Instituut', true],
    ['knmi', 'Koninklijk Nederlands Meteorologisch Instituut', true],
    ['KNMIx', 'Koninklijk Nederlands Meteorologisch Instituut', true],
    ['ABCDEFG', 'Aa Bb Cc Dd Ee Ff Gg', true],
    ['ABCDEF', 'Aa Bb Cc Dd Ee Ff', false],
    ['De Bakker', 'De Slager', true],
    ['Bakker B.V.', 'Slager B.V.', true],
    ['Stichting', 'Slager', false],
    ['Bakker', 'The', false],
  ])('%s and %s do not match: %s', (name, siteName, is) => expect(strangers(name, siteName)).toBe(is));

  test('one matching name is enough, and each other name is listed once', () => {
    expect(contradictions([entity({ name: 'Bakker' }), entity({ name: 'Slager' })], 'Bakker')).toEqual([]);
    expect(contradictions([entity({ name: 'Slager' }), entity({ name: 'Slager' })], 'Bakker')).toEqual([
      'Slager ≠ Bakker',
    ]);
    expect(contradictions([entity({ name: 'Slager', url: 'https://elders.nl' })], 'Bakker')).toEqual([]);
    expect(contradictions([entity({ name: '' })], 'Bakker')).toEqual([]);
    expect(contradictions([entity({ name: 'Slager', url: 'https://www.voorbeeld.nl' })], 'Bakker')).toHaveLength(1);
  });
});

describe('contradictions between entities of one name', () => {
  const two = (one: Partial<Entity>, other: Partial<Entity>) => contradictions([entity(one), entity(other)]);
  test.each([
    [{ kvk: '1234 5678' }, { kvk: '12345679' }, ['12345678 ≠ 12345679']],
    [{ kvk: '1234 5678' }, { kvk: '12345678' }, []],
    [{ kvk: '12345678' }, {}, []],
    [{ vat: 'nl001234567.B01' }, { vat: 'NL 001234567B01' }, []],
    [{ vat: 'nl1' }, { vat: 'NL2' }, ['NL1 ≠ NL2']],
    [{ telephone: '030-1234567' }, { telephone: '+31 30 1234567' }, []],
    [{ telephone: '030-1234567' }, { telephone: '030-7654321' }, ['301234567 ≠ 307654321']],
    [
      { telephone: '030-1234567', postcode: '3511 ab' },
      { telephone: '030-7654321', postcode: '3511AB' },
      ['301234567 ≠ 307654321'],
    ],
    [{ telephone: '030-1234567', postcode: '3511AB' }, { telephone: '030-7654321', postcode: '3511AC' }, []],
    [{ telephone: '030-1234567', postcode: '3511AB' }, { telephone: '030-7654321' }, ['301234567 ≠ 307654321']],
    [{ kvk: '12345678' }, { kvk: '12345679', name: 'Anders' }, []],
    [{ kvk: '12345678', name: 'De B.V.' }, { kvk: '12345679', name: 'Het B.V.' }, []],
    [{ kvk: '12345678', name: 'Voorbeeld B.V.' }, { kvk: '12345679' }, ['12345678 ≠ 12345679']],
  ])('%j and %j: %j', (one, other, expected) => expect(two(one, other)).toEqual(expected));
});

test.each([
  ['14030', false],
  ['+31 14 030', false],
  ['14 0318', false],
  ['0800-1234', false],
  ['+31 800 1234', false],
  ['0031 900 1234567', false],
  ['0906-1234', false],
  ['0909-1234', false],
  ['x0800-1234x', false],
  ['12345', true],
  ['123456', false],
  ['1'.repeat(15), false],
  ['1'.repeat(16), true],
  [' +31 30 123456', true],
  ['+31 (0)30 1234567', false],
  ['0031301234567', false],
  ['0031 30 123456', true],
  ['12 0031 3456', false],
])('the number %j is impossible: %s', (telephone, is) =>
  expect(findImpossible([entity({ telephone })])).toEqual(is ? [telephone] : []),
);

test.each([
  [{ kvk: '1234-5678' }, []],
  [{ kvk: '1234567' }, ['1234567']],
  [{ vat: 'nl001234567b01' }, []],
  [{ vat: 'NL 0012.34567.B01' }, []],
  [{ vat: ' NL001234567B1' }, [' NL001234567B1']],
  [{ vat: 'xNL001234567B01' }, []],
  [{ vat: 'NL001234567B01x' }, ['NL001234567B01x']],
  [{ vat: 'BE0123' }, []],
])('of %j the impossible numbers are %j', (changes, expected) =>
  expect(findImpossible([entity(changes), entity(changes)])).toEqual(expected),
);

test.each([
  'Voorbeeld,B.V.',
  'Voorbeeld  ,  n v',
  'VERENIGING  Voorbeeld',
  'Voorbeeld vof',
  'Voorbeeld v. o. f.',
  'Voorbeeld ua',
  'Voorbeeld INC.',
  'Voorbeeld ltd',
])('%s loses its legal form', (name) => expect(withoutLegalForm(name)).toBe('Voorbeeld'));
