import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beliedSignals, declarationIn, licencesIn } from '../../lib/parse/robots-policy.ts';

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
])('headers %j declare %j, of which cannot be read: %j', (headers, declared, unparsable) => {
  const found = declarationIn({ ...PLACES, headers: headers as never });
  expect([found.declared, found.unparsable]).toEqual([declared, unparsable]);
});

describe('declarations', () => {
  test('of every place, in order', () => {
    const { declared, unparsable, signals } = declarationIn({
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
    expect([...signals]).toEqual([
      ['search', true],
      ['ai-train', false],
    ]);
  });

  test.each([
    ['Content-Signal: search', 'no answer'],
    ['Content-Signal: ai-train=perhaps', 'another answer'],
    ['Content-Usage: train-ai', 'no preference'],
    ['License: rsl.xml', 'no full address'],
  ])('%s has %s', (line) => expect(declarationIn({ ...PLACES, robots: line }).unparsable).toEqual([line]));

  test.each(['{}', '[{}]', '[null]', '[{"tdm-reservation":2}]', 'x'])('%s is no TDMRep file', (tdmrep) =>
    expect(declarationIn({ ...PLACES, tdmrep }).unparsable).toHaveLength(1),
  );

  test('unknown signals are left alone', () =>
    expect(declarationIn({ ...PLACES, robots: 'Content-Signal: use=reference, ai-input=yes' }).unparsable).toEqual([]));

  test('no text makes it throw', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, tdmrep) => {
        const declaration = declarationIn({ ...PLACES, robots: `Content-Signal: ${text}`, tdmrep });
        beliedSignals(declaration, text, URL);
      }),
    ));
});

test('licences are absolute addresses', () =>
  expect(licencesIn('license: https://a.nl/x\nLICENSE: https://b.nl/y # z\nLicense: /c')).toEqual([
    'https://a.nl/x',
    'https://b.nl/y',
  ]));
