import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectDeclaration, findBeliedSignals, findLicences } from '../../../lib/parse/site-files/robots-policy.ts';

const PLACES = { robots: '', headers: {}, metas: [], tdmrep: '' };
const URL = 'https://voorbeeld.nl/';

test.each([
  [{ 'content-signal': 'search=yes' }, ['Content-Signal: search=yes'], []],
  [{ 'content-signal': '???' }, ['Content-Signal: ???'], ['Content-Signal: ???']],
  [
    { 'content-signal': 'search=yesterday' },
    ['Content-Signal: search=yesterday'],
    ['Content-Signal: search=yesterday'],
  ],
  [{ 'content-signal': 'search=YES, ai-train=No' }, ['Content-Signal: search=YES, ai-train=No'], []],
  [{ 'content-signal': 'use=whatever' }, ['Content-Signal: use=whatever'], []],
  [{ 'content-usage': 'train-ai=n' }, ['Content-Usage: train-ai=n'], []],
  [{ 'tdm-reservation': '1' }, ['tdm-reservation: 1'], []],
  [{ 'tdm-reservation': '2' }, ['tdm-reservation: 2'], ['tdm-reservation: 2']],
])('headers %j declare %j, of which unreadable: %j', (headers, declared, unparsable) => {
  const found = collectDeclaration({ ...PLACES, headers: headers as never });
  expect([found.declared, found.unparsable]).toEqual([declared, unparsable]);
});

describe('declarations', () => {
  test('are collected from every place, in order', () => {
    const { declared, unparsable, signals } = collectDeclaration({
      robots:
        'User-agent: *\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nLicense: https://voorbeeld.nl/rsl.xml',
      headers: { 'content-usage': 'search=y', 'tdm-reservation': '1' },
      metas: [{ name: 'tdm-reservation', content: '0' }],
      tdmrep: '[{"location":"/*","tdm-reservation":1,"tdm-policy":"https://voorbeeld.nl/p.json"}]',
    });
    expect(declared).toEqual([
      'Content-Signal: search=yes, ai-train=no',
      'Content-Usage: train-ai=n',
      'License: https://voorbeeld.nl/rsl.xml',
      'Content-Usage: search=y',
      'tdm-reservation: 1',
      'tdm-reservation: 0',
      '/.well-known/tdmrep.json',
    ]);
    expect(unparsable).toEqual([]);
    const answers = new Map([
      ['search', true],
      ['ai-train', false],
    ]);
    expect(signals).toEqual([{ agents: ['*'], answers }]);
  });

  test.each([
    ['Content-Signal: search', 'no answer'],
    ['Content-Signal: ai-train=perhaps', 'another answer'],
    ['Content-Usage: train-ai', 'no preference'],
    ['License: rsl.xml', 'no full address'],
  ])('invalid %s: %s', (line) => expect(collectDeclaration({ ...PLACES, robots: line }).unparsable).toEqual([line]));

  test.each(['{}', '[{}]', '[null]', '[{"tdm-reservation":2}]', 'x'])('%s is not a TDMRep file', (tdmrep) =>
    expect(collectDeclaration({ ...PLACES, tdmrep }).unparsable).toHaveLength(1),
  );

  test('accept unknown signals', () =>
    expect(collectDeclaration({ ...PLACES, robots: 'Content-Signal: use=reference, ai-input=yes' }).unparsable).toEqual(
      [],
    ));

  test('what is unparsable in any text was declared, and a file that is no JSON is unparsable', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        const tdmrep = `=${other}`;
        const declaration = collectDeclaration({ ...PLACES, robots: `Content-Signal: ${text}`, tdmrep });
        const { declared, unparsable } = declaration;
        expect(declared).toEqual(expect.arrayContaining([...unparsable]));
        expect(unparsable.at(-1)).toBe('/.well-known/tdmrep.json');
        for (const line of declared.slice(0, -1)) expect(`Content-Signal: ${text}`).toContain(line);
        // Without rules every crawler is allowed: only a refused search is contradicted.
        const belied = findBeliedSignals(declaration, '', URL);
        expect(belied).toHaveLength(declaration.signals[0]?.answers.get('search') === false ? 1 : 0);
      }),
    ));
});

test('only absolute addresses are licences', () =>
  expect(findLicences('license: https://a.nl/x\nLICENSE: https://b.nl/y # z\nLicense: /c')).toEqual([
    'https://a.nl/x',
    'https://b.nl/y',
  ]));

describe('preferences', () => {
  test.each([
    ['train-ai=n, search=y', true],
    ['TRAIN-AI=N', true],
    ['  a=y  ,  b=n  ', true],
    ['/map/ train-ai=n', true],
    [' /map/  train-ai=n', true],
    ['a-1=y', true],
    ['1a=y', false],
    ['a=x', false],
    ['a=y b=n', false],
    ['a=y,', false],
    ['a=y,1=n', false],
    ['a=y, b', false],
    ['x a=y', false],
    ['a=yes', false],
    ['map/ a=y', false],
    ['/map/a=y', false],
  ])('Content-Usage: %s can be read: %s', (value, is) =>
    expect(collectDeclaration({ ...PLACES, headers: { 'content-usage': value } }).unparsable).toHaveLength(is ? 0 : 1),
  );

  test.each([
    ['search=yes', [['search', true]]],
    [
      'AI-INPUT = NO , ai-train=yes',
      [
        ['ai-input', false],
        ['ai-train', true],
      ],
    ],
    ['use=x, search=no', [['search', false]]],
    ['search=xyes', null],
    ['search=noo', null],
    ['search=yes=no', null],
    ['a b=c', null],
    ['a=', null],
    ['search=yes,', null],
  ])('Content-Signal: %s gives %j', (value, signals) => {
    const found = collectDeclaration({ ...PLACES, headers: { 'content-signal': value } });
    expect(found.signals.flatMap(({ answers }) => [...answers])).toEqual(signals ?? []);
    expect(found.unparsable).toHaveLength(signals === null ? 1 : 0);
  });

  test.each([
    [' 1 ', true],
    ['0', true],
    ['01', false],
    ['1x', false],
    ['', false],
  ])('tdm-reservation: %j: %s', (value, is) => {
    for (const location of [
      { headers: { 'tdm-reservation': value } },
      { metas: [{ name: 'tdm-reservation', content: value }] },
    ])
      expect(collectDeclaration({ ...PLACES, ...location }).unparsable).toHaveLength(is ? 0 : 1);
  });

  test('a meta element with another name declares nothing', () =>
    expect(collectDeclaration({ ...PLACES, metas: [{ name: 'tdm-policy', content: '1' }] }).declared).toEqual([]));

  test.each([
    ['[{"tdm-reservation":0},{"tdm-reservation":1}]', true],
    ['[{"tdm-reservation":0},{"tdm-reservation":2}]', false],
    ['[]', true],
    ['{"tdm-reservation":1}', false],
  ])('a TDMRep file %s is readable: %s', (tdmrep, is) =>
    expect(collectDeclaration({ ...PLACES, tdmrep }).unparsable).toHaveLength(is ? 0 : 1),
  );
});

describe('signals that the rules contradict', () => {
  const belied = (signals: string, robots: string) => {
    const declared = collectDeclaration({ ...PLACES, headers: { 'content-signal': signals } });
    return findBeliedSignals(declared, robots, URL);
  };
  const SHUT = 'User-agent: GPTBot\nDisallow: /';
  const ALL = 'search=no ≠ Googlebot, OAI-SearchBot, PerplexityBot Allow';
  test.each([
    ['ai-train=yes', SHUT, ['ai-train=yes ≠ GPTBot Disallow']],
    ['ai-train=no', SHUT, []],
    ['search=yes', SHUT, []],
    ['ai-train=yes', '', []],
    ['search=no', '', [ALL]],
    ['search=yes', '', []],
    ['search=no', 'User-agent: *\nDisallow: /', []],
    ['search=no', 'User-agent: Googlebot\nDisallow: /', [ALL.replace('Googlebot, ', '')]],
    ['search=no, ai-train=yes', SHUT, ['ai-train=yes ≠ GPTBot Disallow', ALL]],
  ])('%s with %j: %j', (signals, robots, expected) => expect(belied(signals, robots)).toEqual(expected));
});

describe('signals in a group of robots.txt', () => {
  const belied = (robots: string) => findBeliedSignals(collectDeclaration({ ...PLACES, robots }), robots, URL);
  const OPEN = 'User-agent: *\nContent-Signal: search=yes, ai-train=yes\nAllow: /\n';
  test.each([
    [`User-agent: GPTBot\nContent-Signal: ai-train=no\nDisallow: /\n\n${OPEN}`],
    ['User-agent: Bytespider\nContent-Signal: search=no\nDisallow: /\n\nUser-agent: *\nAllow: /\n'],
    ['User-agent: Bytespider\nDisallow: /\nContent-Signal: search=no\n\nUser-agent: *\nAllow: /\n'],
  ])('are those of its crawlers only: %j', (robots) => expect(belied(robots)).toEqual([]));

  test.each([
    ['User-agent: *\nContent-Signal: ai-train=yes\nDisallow: /\n', 1],
    // What is said to everybody holds for a crawler whose group says nothing else.
    [`${OPEN}\nUser-agent: GPTBot\nDisallow: /\n`, 1],
    ['User-agent: Bingbot\nUser-agent: gptbot\nContent-Signal: ai-train=yes\nDisallow: /\n', 1],
    ['User-agent: *\nDisallow: /x\nContent-Signal: search=no, ai-train=yes\n', 1],
    ['Content-Signal: search=no\nUser-agent: GPTBot\nDisallow: /\n', 1],
    ['User-agent: Googlebot\nContent-Signal: search=no\nAllow: /\n\nUser-agent: *\nContent-Signal: search=no\n', 1],
  ])('are contradicted by its rules: %j', (robots, count) => expect(belied(robots)).toHaveLength(count));
});

test('licences are whole addresses with the exact key', () => {
  const robots = 'License: https://a.nl/een\nLICENSE: /twee\nLicence: https://a.nl/drie\nlicense:https://a.nl/vier';
  expect(findLicences(robots)).toEqual(['https://a.nl/een', 'https://a.nl/vier']);
});
