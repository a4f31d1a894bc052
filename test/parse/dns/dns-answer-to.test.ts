import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAnswerTo } from '../../../lib/parse/dns/dns-answer-to.ts';
import { decodeMessage } from '../../../lib/parse/dns/dns-message.ts';
import { name, response, type WireMessage, type WireRecord } from './dns-wire.ts';

const A = 1;
const request = { name: 'www.voorbeeld.nl', type: 'A' } as const;
const address = (owner: string): WireRecord => ({ name: name(owner), type: A, data: [192, 0, 2, 1] });
const alias = (owner: string, target: string): WireRecord => ({ name: name(owner), type: 5, data: name(target) });
const signature = (owner: string): WireRecord => ({
  name: name(owner),
  type: 46,
  data: [...[0, 1, 8, 2], ...Array.from({ length: 14 }, () => 0), ...name('voorbeeld.nl'), 1],
});
const answers = (message: WireMessage, question: Parameters<typeof isAnswerTo>[1] = request): boolean =>
  isAnswerTo(decodeMessage(response({ question: request.name, type: A, ...message })), question);

describe('isAnswerTo accepts an answer', () => {
  test.each<readonly [string, WireMessage]>([
    ['with its record', { answers: [address('www.voorbeeld.nl')] }],
    ['in another case', { question: 'WWW.Voorbeeld.NL', answers: [address('WWW.voorbeeld.nl')] }],
    ['without records', {}],
    ['with an alias', { answers: [alias('www.voorbeeld.nl', 'cdn.net'), address('cdn.net')] }],
    [
      'with aliases in any order',
      { answers: [address('b.net'), alias('a.net', 'b.net'), alias(request.name, 'a.net')] },
    ],
    ['with an alias without a target record', { answers: [alias('www.voorbeeld.nl', 'cdn.net')] }],
    ['with its signature', { answers: [address('www.voorbeeld.nl'), signature('www.voorbeeld.nl')] }],
    [
      'with a DNAME',
      {
        answers: [
          { name: name('voorbeeld.nl'), type: 39, data: name('cdn.net') },
          signature('voorbeeld.nl'),
          alias('www.voorbeeld.nl', 'www.cdn.net'),
          address('www.cdn.net'),
        ],
      },
    ],
  ])('%s', (_, message) => expect(answers(message)).toBe(true));

  test('with a trailing dot', () => expect(answers({}, { ...request, name: 'www.voorbeeld.nl.' })).toBe(true));
});

describe('isAnswerTo rejects an answer', () => {
  test.each<readonly [string, WireMessage]>([
    ['for a name that differs in one letter', { question: 'www.voorbeeid.nl' }],
    ['for the parent name', { question: 'voorbeeld.nl' }],
    ['for another type', { type: 28 }],
    ['with a record of another name', { answers: [address('www.voorbeeid.nl')] }],
    ['with a record of the parent name', { answers: [address('voorbeeld.nl')] }],
    [
      'with the record of a name that no alias points to',
      { answers: [alias(request.name, 'a.net'), address('b.net')] },
    ],
    ['with a record next to the alias', { answers: [alias(request.name, 'a.net'), address(request.name)] }],
    ['with the alias of another name', { answers: [alias('b.nl', 'a.net')] }],
    [
      'with circular aliases',
      { answers: [alias(request.name, 'a.net'), alias('a.net', request.name), address('b.net')] },
    ],
  ])('%s', (_, message) => expect(answers(message)).toBe(false));

  test('of another class', () => {
    const octets = response({ question: request.name, type: A });
    octets[octets.length - 1] = 3;
    expect(isAnswerTo(decodeMessage(octets), request)).toBe(false);
  });

  test('of any other name', () => {
    const label = fc.stringMatching(/^[a-z\d_-]{1,12}$/);
    const other = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
    fc.assert(
      fc.property(other, (question) => {
        fc.pre(question !== request.name);
        expect(answers({ question })).toBe(false);
        expect(answers({ answers: [address(question)] })).toBe(false);
      }),
    );
  });
});
