import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDictionaryMembers, parseToken } from '../../../lib/parse/http/structured-field.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('structured fields', () => {
  test.each([
    ['same-origin', 'same-origin'],
    ['same-origin; report-to="coop"', 'same-origin'],
    ['"same-origin"', null],
    ['same-origin, same-origin', null],
    ['', null],
    ['1', null],
  ])('parseToken %j', (header, token) => expect(parseToken(header)).toBe(token));

  test('parseDictionaryMembers reads items and inner lists', () => {
    expect(parseDictionaryMembers('a=(self "https://b"), c=*, d')).toEqual(
      new Map([
        ['a', ['self', '"https://b"']],
        ['c', ['*']],
        ['d', ['']],
      ]),
    );
  });

  const piece = fc.constantFrom('a', 'bc', '=', '*', ', ', '(', ')', '"x"', ' ', ';', '1', ':', '?1');
  const header = fc.oneof(
    anyText,
    fc.array(piece, { maxLength: 9, size: 'max' }).map((pieces) => pieces.join('')),
  );

  test('the token of any header is the start of it', () => {
    fc.assert(
      fc.property(header, (text) => {
        const token = parseToken(text);
        if (token === null) return;
        expect(token).toMatch(/^[a-z*][!#$%&'*+.^_`|~\w:/-]*$/i);
        expect(text.trimStart().startsWith(token)).toBe(true);
        expect(parseToken(` ${token};a=1`)).toBe(token);
      }),
      RUNS,
    );
  });

  test('the members of any dictionary are written in it, and a member after them is read, too', () => {
    fc.assert(
      fc.property(header, (text) => {
        const members = parseDictionaryMembers(text);
        for (const [name, values] of members ?? []) for (const part of [name, ...values]) expect(text).toContain(part);
        const more = parseDictionaryMembers(`${text}, zz=(y)`);
        if (members !== null && text.trim() !== '') expect(more).toEqual(new Map([...members, ['zz', ['y']]]));
      }),
      RUNS,
    );
  });
});
