import { expect, test } from 'vitest';
import { nameOf, type Question, toQuestion } from '../../../../../server/features/scans/model/question.ts';

const named = (typed: string, pillar: Question['pillar'] = null, locale: Question['locale'] = 'nl'): string => {
  const question = toQuestion(typed, pillar, locale);
  if (question === null) throw new Error(`${typed} is no address`);
  return nameOf(question);
};

test.each([
  ['voorbeeld.nl', 'https://voorbeeld.nl/'],
  ['VOORBEELD.nl', 'https://voorbeeld.nl'],
  [' voorbeeld.nl/a#b ', 'https://ik:geheim@voorbeeld.nl:443/a'],
  ['bücher.nl', 'https://xn--bcher-kva.nl/'],
])('%s and %s are one question', (one, other) => {
  expect(named(one)).toBe(named(other));
});

test('is one in both languages: they are read from one scan', () =>
  expect(named('voorbeeld.nl', 'seo', 'en')).toBe(named('voorbeeld.nl', 'seo', 'nl')));

test.each([
  ['another path', named('voorbeeld.nl/a')],
  ['another query', named('voorbeeld.nl/?a')],
  ['another protocol', named('http://voorbeeld.nl/')],
  ['another port', named('voorbeeld.nl:8443')],
  ['one pillar', named('voorbeeld.nl', 'seo')],
])('%s makes another question', (_, name) => {
  expect(name).not.toBe(named('voorbeeld.nl'));
  expect(name).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['', 'twee woorden', 'file:///etc/passwd', 'ftp://voorbeeld.nl', 'https://'])('“%s” is none', (typed) => {
  expect(toQuestion(typed, null, 'nl')).toBeNull();
});
