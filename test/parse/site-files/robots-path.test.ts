import { describe, expect, test } from 'vitest';
import { isPathMatch, normalizePath, readPattern } from '../../../lib/parse/site-files/robots-path.ts';

describe('normalizePath (RFC 9309 §2.2.2)', () => {
  test.each([
    ['/%61%5a%30', '/aZ0'],
    ['/%7e%2d%2e%5f', '/~-._'],
    ['/%2f%3f%25', '/%2F%3F%25'],
    ['/%2F', '/%2F'],
    ['/é', '/%C3%A9'],
    ['/a b', '/a b'],
    ['/\u000b', '/\u000b'],
    ['/a\u3000b', '/a%E3%80%80b'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/%zz', '/%zz'],
    ['/%e9', '/%E9'],
  ])('%j becomes %j', (path, normal) => expect(normalizePath(path)).toBe(normal));
});

describe('a pattern', () => {
  test.each([
    ['/', '/a', true],
    ['/a', '/ab', true],
    ['/a', '/b', false],
    ['', '/a', true],
    ['$', '/a', false],
    ['/a$', '/a', true],
    ['/a$', '/ab', false],
    ['/*b', '/ab', true],
    ['/*b', '/a', false],
    ['/a*c', '/abcd', true],
    ['/a*b*c', '/abc', true],
    ['/a*b*c', '/acb', false],
    ['/*.php$', '/index.php', true],
    ['/*.php$', '/index.php5', false],
    ['/a*a$', '/a', false],
    ['/a*a$', '/aa', true],
    ['/ab*bc$', '/abc', false],
    ['/*$', '/a', true],
    ['*', '/a', true],
    ['/a*', '/a', true],
    ['/*/b/*c', '/a/b/xc', true],
    ['/$a', '/$ab', true],
    ['/a%24', '/a$', true],
    ['/a%24', '/a%24', true],
    ['/a%24', '/a', false],
    ['/a%24$', '/a$', true],
    ['/a%24$', '/a$b', false],
    ['/a%2Ab', '/a*b', true],
    ['/a%2Ab', '/axb', false],
    ['/*%2A*%24$', '/x*y$', true],
    ['/*%2A*%24$', '/x*y', false],
    ['/a$b', '/a%24b', false],
    ['/a%2524', '/a$', false],
  ])('%s matches %s: %s', (pattern, path, is) => expect(isPathMatch(readPattern(pattern), path)).toBe(is));
});
