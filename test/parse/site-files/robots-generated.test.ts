import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayFetch, parseRobots } from '../../../lib/parse/site-files/robots.ts';
import { decodeRobots, ROBOTS_BYTES } from '../../../lib/parse/site-files/robots-bytes.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { allowsByUs, robotsInputs } from '../../truth/robots-files.ts';
import { readsAsAllowed } from '../../truth/robots-reading.ts';

const FILES = isFullRun ? 100_000 : 1_500;

test('generated files of any bytes are read as by an independent reading of RFC 9309', () => {
  fc.assert(
    fc.property(robotsInputs, (input) => {
      expect(allowsByUs(input)).toBe(readsAsAllowed(input.file, input));
    }),
    { numRuns: FILES },
  );
}, 600_000);

const ask = (file: Uint8Array, path: string, agent = 'GPTBot'): boolean =>
  mayFetch(parseRobots(decodeRobots(file)), { agent, url: `https://voorbeeld.nl${path}` }).allowed;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('white space', () => {
  test.each(['\u00a0', '\u3000', '\u000b', '\u000c', '\u2028', '\u0085', '\ufeff'])(
    '%j is part of the text around it',
    (sign) => {
      expect(ask(utf8(`User-agent: *\nDisallow: /${sign}`), '/a')).toBe(true);
      expect(ask(utf8(`User-agent: *\nDisallow:${sign}/a`), '/a')).toBe(true);
      expect(ask(utf8(`User-agent: *${sign}\nDisallow: /`), '/a')).toBe(true);
      expect(ask(utf8(`User-agent: *\nDisallow${sign}: /`), '/a')).toBe(false);
      expect(ask(utf8(`User-agent: *\nDisallow${sign}/`), '/a')).toBe(true);
      expect(ask(utf8(`User-agent: *\n${sign}Disallow: /`), '/a')).toBe(true);
    },
  );

  test.each(['\u00a0', '\u3000'])('a rule that ends in %j matches an address with it', (sign) =>
    expect(ask(utf8(`User-agent: *\nDisallow: /a${sign}`), `/a${sign}b`)).toBe(false),
  );

  test('a byte order mark is skipped once, also an incomplete one', () => {
    expect(ask(utf8('\ufeffUser-agent: *\nDisallow: /'), '/a')).toBe(false);
    expect(ask(utf8('\ufeff\ufeffUser-agent: *\nDisallow: /'), '/a')).toBe(true);
    for (const mark of [[0xef], [0xef, 0xbb]])
      expect(ask(Uint8Array.from([...mark, ...utf8('User-agent: *\nDisallow: /')]), '/a')).toBe(false);
    const broken = Uint8Array.from([0xef, ...utf8('\ufeffUser-agent: *\nDisallow: /')]);
    expect(ask(broken, '/a')).toBe(true);
  });

  test('a letter whose lower case is k does not match a crawler name', () => {
    expect(ask(utf8('User-agent: Bar\u212abot\nDisallow: /'), '/', 'Barkbot')).toBe(true);
  });
});

describe('bytes', () => {
  const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...utf8(part)])));

  test('an invalid UTF-8 byte is compared as its escape', () => {
    const file = bytes('User-agent: *\nDisallow: /caf', 0xe9, '\nDisallow: /thé');
    expect(['/caf%E9', '/caf%C3%A9', '/th%C3%A9', '/th%E9'].map((path) => ask(file, path))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(parseRobots(decodeRobots(file)).lines.map(({ text }) => text)).toEqual([
      'User-agent: *',
      'Disallow: /caf%E9',
      'Disallow: /thé',
    ]);
  });

  test('a NUL ends its line', () => {
    expect(ask(utf8('User-agent: *\nDisallow: /a\0b'), '/a')).toBe(false);
    expect(ask(utf8('User-agent: *\0x\nDisallow: /'), '/a')).toBe(false);
  });

  test.each([
    ['x', 16_662, true],
    ['x', 16_663, false],
    ['é', 16_661, true],
    ['é', 16_662, false],
  ])('a line is cut after 16,663 of them: %s behind %i', (sign, length, isWhole) => {
    const text = `Disallow:${' '.repeat(length - 10)}/${sign}`;
    const path = sign === 'x' ? '/a' : '/%C3%AA';
    // A truncated rule matches more addresses than the whole one.
    expect(ask(utf8(`User-agent: *\n${text}`), path)).toBe(isWhole);
  });

  test('an invalid UTF-8 byte counts once, not by the length of its escape', () => {
    const spaces = ' '.repeat(16_600);
    const odd = Array.from({ length: 30 }, () => 0xe9);
    const file = bytes('User-agent: *\nDisallow:', spaces, '/', ...odd, 'b');
    expect(ask(file, `/${'%E9'.repeat(30)}a`)).toBe(true);
    expect(ask(file, `/${'%E9'.repeat(30)}b`)).toBe(false);
  });

  test('a file is cut after 500 KiB, whatever its bytes', { tags: ['full'] }, () => {
    const last = (size: number, sign: number): string | undefined => {
      const file = new Uint8Array(size).fill(sign).map((byte, at) => (at % 50 === 0 ? 0x0a : byte));
      file.set([0x0a, ...utf8('Allow:/a'), sign], size - 10);
      return parseRobots(decodeRobots(file)).lines.at(-1)?.value;
    };
    expect(last(ROBOTS_BYTES - 1, 0xe9)).toBe('/a%E9');
    expect(last(ROBOTS_BYTES + 1, 0xe9)).toBe('/a');
    expect(last(ROBOTS_BYTES + 1, 0x23)).toBe('/a');
  });
});
