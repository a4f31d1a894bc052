import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSpf, type SpfQuestion } from '../../../lib/parse/mail/spf-evaluate.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

/** Zones as `TYPE name` → values; names that are missing do not exist. */
type Zone = Readonly<Record<string, readonly string[] | 'timeout' | null>>;

const lookIn = (zone: Zone) => (question: SpfQuestion) => {
  const key = `${question.type} ${question.name}`;
  const values = Object.hasOwn(zone, key) ? zone[key] : [];
  if (values === null || values === undefined) return null;
  return values === 'timeout' ? { seen: false as const, why: 'timeout' } : { seen: true as const, value: values };
};
const evaluate = (zone: Zone) => computeSpf('goed.nl', lookIn(zone));
const spf = (terms: string) => [`v=spf1 ${terms}`];

describe('the record', () => {
  test('finds one among other texts', () => {
    const seen = evaluate({ 'TXT goed.nl': ['google-site-verification=x', 'v=spf1 ip4:192.0.2.1 -all'] });
    expect(seen).toMatchObject({ text: 'v=spf1 ip4:192.0.2.1 -all', all: '-', lookups: 0, problems: [], open: [] });
  });

  test.each([
    ['none', { 'TXT goed.nl': ['other'] }, 'none'],
    ['no texts', {}, 'none'],
    ['two', { 'TXT goed.nl': ['v=spf1 -all', 'v=spf1 ~all'] }, 'several'],
    ['wrong syntax', { 'TXT goed.nl': spf('ipv4:192.0.2.1 -all') }, 'syntax'],
    ['an include without record', { 'TXT goed.nl': spf('include:b.nl -all') }, 'none'],
    ['a redirect without record', { 'TXT goed.nl': spf('redirect=b.nl') }, 'none'],
    ['an include of itself', { 'TXT goed.nl': spf('include:goed.nl -all') }, 'loop'],
    ['a redirect to itself', { 'TXT goed.nl': spf('redirect=Goed.NL.') }, 'loop'],
  ])('%s', (_, zone, kind) => {
    expect(evaluate(zone).problems).toMatchObject([{ kind }]);
  });

  test('names a loop through other records', () => {
    const zone = {
      'TXT goed.nl': spf('include:b.nl -all'),
      'TXT b.nl': spf('include:c.nl -all'),
      'TXT c.nl': spf('include:b.nl -all'),
    };
    expect(evaluate(zone).problems).toEqual([
      { kind: 'loop', name: 'b.nl', terms: ['goed.nl', 'b.nl', 'c.nl', 'b.nl'] },
    ]);
  });

  test('the same include twice is no loop', () => {
    const zone = { 'TXT goed.nl': spf('include:b.nl include:b.nl -all'), 'TXT b.nl': spf('ip4:192.0.2.1 -all') };
    expect(evaluate(zone)).toMatchObject({ problems: [], lookups: 2 });
  });
});

describe('the qualifier of all', () => {
  test.each([
    [{ 'TXT goed.nl': spf('a -all') }, '-'],
    [{ 'TXT goed.nl': spf('a') }, null],
    [{ 'TXT goed.nl': spf('redirect=b.nl'), 'TXT b.nl': spf('~all') }, '~'],
    [{ 'TXT goed.nl': spf('?all redirect=b.nl'), 'TXT b.nl': spf('-all') }, '?'],
    [{ 'TXT goed.nl': spf('include:b.nl'), 'TXT b.nl': spf('-all') }, null],
    [{ 'TXT goed.nl': spf('redirect=%{d}.b.nl') }, null],
  ])('%j', (zone, all) => {
    expect(evaluate(zone as Zone).all).toBe(all);
  });

  test('lists the terms that allow nearly every address', () => {
    const zone = {
      'TXT goed.nl': spf(
        'ip4:0.0.0.0/0 -ip4:0.0.0.0/1 ~ip4:0.0.0.0/2 a:b.nl/7 ip4:10.0.0.0/8 include:open.nl -include:open.nl -all',
      ),
      'TXT open.nl': spf('+all'),
      'A b.nl': ['192.0.2.1'],
    };
    expect(evaluate(zone).wide).toEqual(['ip4:0.0.0.0/0', 'a:b.nl/7', 'include:open.nl']);
    const six = { 'TXT goed.nl': spf('ip6:::/0 -ip6:::/0 a:b.nl//11 ip6:2a00::/12 -all'), 'A b.nl': ['192.0.2.1'] };
    expect(evaluate(six).wide).toEqual(['ip6:::/0', 'a:b.nl//11']);
  });

  test.each([
    ['+include:b.nl', 'ip4:0.0.0.0/0', ['ip4:0.0.0.0/0']],
    ['?include:b.nl', 'ip4:0.0.0.0/0', ['ip4:0.0.0.0/0']],
    ['-include:b.nl', 'ip4:0.0.0.0/0', []],
    ['~include:b.nl', 'ip4:0.0.0.0/0', []],
    ['-include:b.nl', 'include:c.nl', []],
    ['include:b.nl', '-include:c.nl', []],
    ['include:b.nl', '?include:c.nl', []],
    ['include:b.nl', 'include:c.nl', ['include:c.nl']],
    ['include:b.nl', '?ip4:0.0.0.0/0', []],
    ['?ip4:0.0.0.0/0', '-all', ['ip4:0.0.0.0/0']],
    ['?include:b.nl', '+all', ['include:b.nl']],
    ['redirect=b.nl', '?ip4:0.0.0.0/0', ['ip4:0.0.0.0/0']],
  ])('counts what an included record matches only where that is not refused: %s of %s', (term, included, wide) => {
    const zone = { 'TXT goed.nl': spf(term), 'TXT b.nl': spf(included), 'TXT c.nl': spf('+all') };
    expect(evaluate(zone).wide).toEqual(wide);
  });

  test.each([
    ['exists:b.nl', ['exists:b.nl']],
    ['?exists:b.nl', ['exists:b.nl']],
    ['-exists:b.nl', []],
    ['exists:weg.nl', []],
    ['exists:%{i}.b.nl', []],
    ['a:b.nl', []],
    ['include:c.nl', ['exists:b.nl']],
    ['-include:c.nl', []],
  ])('a name that exists whoever sends lets everybody pass: %s', (term, wide) => {
    const zone = { 'TXT goed.nl': spf(`${term} -all`), 'TXT c.nl': spf('exists:b.nl'), 'A b.nl': ['192.0.2.1'] };
    expect(evaluate(zone).wide).toEqual(wide);
  });

  test("reports ptr in the domain's own record, or in the one it redirects to", () => {
    expect(evaluate({ 'TXT goed.nl': spf('ptr -all') }).ptr).toBe(true);
    expect(evaluate({ 'TXT goed.nl': spf('redirect=b.nl'), 'TXT b.nl': spf('ptr -all') }).ptr).toBe(true);
    expect(evaluate({ 'TXT goed.nl': spf('include:b.nl -all'), 'TXT b.nl': spf('ptr -all') }).ptr).toBe(false);
  });
});

describe('limits (RFC 7208 §4.6.4)', () => {
  test('counts include, a, mx, ptr, exists and redirect, but not ip4, ip6, exp and all', () => {
    const zone = {
      'TXT goed.nl': spf('include:b.nl a mx ptr exists:%{i}.b.nl ip4:192.0.2.1 ip6:::1 exp=b.nl redirect=c.nl'),
      'TXT b.nl': spf('a:b.nl -all'),
      'TXT c.nl': spf('mx -all'),
      'A goed.nl': ['192.0.2.1'],
      'A b.nl': ['192.0.2.1'],
      'MX goed.nl': ['mail.goed.nl'],
      'MX c.nl': ['mail.goed.nl'],
    };
    expect(evaluate(zone)).toMatchObject({ lookups: 8, voids: [], problems: [] });
  });

  const includes = (count: number) => Array.from({ length: count }, (_, index) => `include:i${index}.nl`).join(' ');
  const zoneOf = (count: number): Zone => ({
    'TXT goed.nl': spf(`${includes(count)} -all`),
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`TXT i${index}.nl`, spf('-all')])),
  });
  test.each([10, 11])('counts %i look-ups', (count) => expect(evaluate(zoneOf(count)).lookups).toBe(count));

  test('stops querying past the limit', () => {
    const requested: string[] = [];
    const zone = zoneOf(40);
    computeSpf('goed.nl', (question) => {
      requested.push(question.name);
      return lookIn(zone)(question);
    });
    expect(requested).toHaveLength(11);
  });

  test('reports void look-ups: no such name and no such records', () => {
    const zone = { 'TXT goed.nl': spf('a:weg.nl mx:leeg.nl include:niets.nl -all'), 'MX leeg.nl': [] };
    expect(evaluate(zone).voids.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'A weg.nl',
      'MX leeg.nl',
      'TXT niets.nl',
    ]);
  });

  test('reports an mx of more than ten hosts', () => {
    const hosts = (count: number) => Array.from({ length: count }, (_, index) => `mx${index}.nl`);
    const zone = { 'TXT goed.nl': spf('mx mx:b.nl -all'), 'MX goed.nl': hosts(10), 'MX b.nl': hosts(11) };
    expect(evaluate(zone).crowded).toEqual(['b.nl']);
  });

  test('counts macros without following them', () => {
    const zone = { 'TXT goed.nl': spf('include:%{l}.b.nl a:%{d}.c.nl exists:%{i}.d.nl -all') };
    expect(evaluate(zone)).toMatchObject({ lookups: 3, voids: [], open: [], problems: [] });
  });
});

describe('records that were not seen', () => {
  test('a missing query is open, a failed one unseen, and the rest is still evaluated', () => {
    const zone = {
      'TXT goed.nl': spf('include:b.nl a mx -all'),
      'TXT b.nl': null,
      'A goed.nl': 'timeout',
      'MX goed.nl': ['m.nl'],
    };
    expect(evaluate(zone as Zone)).toMatchObject({
      open: [{ type: 'TXT', name: 'b.nl' }],
      unseen: ['timeout'],
      lookups: 3,
      all: '-',
      problems: [],
    });
  });

  test('nothing is known when the record of the domain itself was not seen', () => {
    expect(evaluate({ 'TXT goed.nl': 'timeout' })).toMatchObject({ record: null, problems: [], unseen: ['timeout'] });
  });
});

test('evaluation ends within the limit of queries for any zone', () => {
  const names = fc.constantFrom('goed.nl', 'b.nl', 'c.nl');
  const term = fc.oneof(
    names.map((name) => `include:${name}`),
    names.map((name) => `redirect=${name}`),
    names.map((name) => `a:${name}`),
    fc.constantFrom('mx', '-all', '%', 'ptr'),
  );
  const record = fc.array(term, { maxLength: 12 }).map((terms) => `v=spf1 ${terms.join(' ')}`);
  const zone = fc.record({
    'TXT goed.nl': fc.array(record, { maxLength: 2 }),
    'TXT b.nl': fc.array(record),
    'TXT c.nl': fc.array(record),
  });
  fc.assert(
    fc.property(zone, (generated) => {
      let requestCount = 0;
      computeSpf('goed.nl', (question) => {
        requestCount += 1;
        return lookIn(generated)(question);
      });
      expect(requestCount).toBeLessThanOrEqual(12);
    }),
    { numRuns },
  );
});
