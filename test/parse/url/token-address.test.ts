import { describe, expect, test } from 'vitest';
import { hasToken } from '../../../lib/parse/url/token-address.ts';

const carries = (rest: string): boolean => hasToken(`https://voorbeeld.nl/${rest}`);
const HASH = '9f8a7b6c5d4e3f2a';
const BASE64 = 'aB3dE5fG7hI9-_.~=jKlMnOp';

describe('an address with a token', () => {
  test.each([
    'a?token=123456789',
    'a?Reset-Token=abcdefghi',
    'a?wpnonce=123456789',
    'a?PHPSESSID=123456789',
    'a;jsessionid=123456789',
    'a/token=123456789',
    'a?x=1&key=123456789',
    'a?id=a1',
    'a?userid=1é',
    'a?to%6Ben=123456789',
    `a?${HASH}`,
    `reset/${HASH}`,
    `reset/${HASH}/`,
    `reset/${BASE64}`,
    'a/123E4567-e89b-12d3-a456-426614174000',
    'a/123e4567-e89b-12d3-a456-426614174000',
    'a?123e4567-e89b-12d3-a456-426614174000',
    'a?x=%2Fb%3Ftoken%3D123456789',
  ])('%s', (rest) => expect(carries(rest)).toBe(true));

  test('an invalid address', () => expect(hasToken('geen adres')).toBe(true));
});

describe('an address without a token', () => {
  test.each([
    '',
    'a?token=12345678',
    'a?token=',
    'a?broken=123456789',
    'a?id=12345',
    'a?id=fiets',
    'a?idee=a1',
    'a?q=123456789',
    'token/123456789',
    // Fifteen characters, and too few changes between letters and digits.
    'a/9f8a7b6c5d4e3f2',
    'a/fietsen2026bakfiets2027',
    'a/9f8a7777777777777',
    // Base64 has both cases; 23 characters are not enough.
    `a/${BASE64.slice(1)}`.replace(/[~=].*/, ''),
    `a/${BASE64.toLowerCase()}`,
    `a/x!${BASE64}`,
    `a/${BASE64}!`,
    `a/-${HASH}`,
    `a/${HASH}-`,
    'a/123e4567-e89b-12d3-a456-42661417400',
    'a/x123e4567-e89b-12d3-a456-426614174000',
    'a/123e4567-e89b-12d3-a456',
    `a/${HASH}/over-ons`,
    'fietsen/elektrische-fiets-2026-model-3b',
  ])('%s', (rest) => expect(carries(rest)).toBe(false));
});
