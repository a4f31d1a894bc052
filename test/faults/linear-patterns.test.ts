import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../kit/inputs.ts';
import { composedBy, findPatterns, patternsIn } from '../kit/patterns/find.ts';
import { faultOf, keepKnown } from '../kit/patterns/linear.ts';

/*
 * A page chooses the input of our patterns: none may take more than linear time. Every regular expression of the code
 * that ships is found by parsing the code, and analysed; no pattern is excepted.
 */

const ROOT = join(import.meta.dirname, '../..');
/** Milliseconds. Steps are counted; this only allows for a busy machine. */
const TIMEOUT = 600_000;

const { literals, calls, hidden } = findPatterns();
const fileOf = (path: string): string => path.replace(/:\d+$/, '');
const composed = await composedBy([...new Set(calls.map(fileOf))]);
const all = [...literals, ...composed];

afterAll(keepKnown);

describe('finding patterns', () => {
  test('every call that composes a pattern was reached while its module loaded', () => {
    const reached = new Set(composed.map(({ place: path }) => path));
    expect(calls.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('no pattern is created later, from a string, or by another name', () => expect(hidden).toEqual([]));

  test('finds at least nine tenths of a plain count of literals', () => {
    const plain = /[=(,[:|?] ?\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuy]{0,6}(?=[.,;)\]\s])/g;
    const counted = [...new Set(literals.map(({ place: path }) => fileOf(path)))].map(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(plain)?.length ?? 0,
    );
    expect(literals.length).toBeGreaterThanOrEqual(counted.reduce((sum, count) => sum + count, 0) * 0.9);
    expect(composed.length).toBeGreaterThanOrEqual(calls.length);
  });

  test('finds a literal anywhere, and reports calls that hide a pattern', () => {
    const { literals, calls, hidden } = patternsIn(
      'a.tsx',
      [
        "const a = <b title={/x+/.source}>{['y'].map((one) => /z/u.test(one))}</b>;",
        'const b = new RegExp(`x+`);',
        'const make = (text: string): RegExp => RegExp(text);',
        "'x'.match('(a+)+'); 'x'.search(`x`); new Map<string, RegExp>();",
        'const { RegExp: Other } = globalThis;',
        'const again = RegExp;',
      ].join('\n'),
    );
    expect(literals.map(({ place: path, source, flags }) => [path, source, flags])).toEqual([
      ['a.tsx:1', 'x+', ''],
      ['a.tsx:1', 'z', 'u'],
    ]);
    expect(calls).toEqual(['a.tsx:2']);
    expect(hidden).toEqual(['a.tsx:3', 'a.tsx:4', 'a.tsx:4', 'a.tsx:5', 'a.tsx:6']);
  });
});

describe('analysing patterns', () => {
  test.each([
    /(a+)+$/,
    /\s+$/,
    /\/\*.*?\*\//g,
    /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i,
    /^\s*([\w-]+)\s*=\s*([^=]+?)\s*$/,
    /\d(?:[\d.,]*\d)?\s?(?:%|euro)(?![\p{L}\p{N}])/iu,
    /^([a-z]{0,31})[ \t]*:[ \t]*(.*?)[ \t]*$/i,
    /:[ \t]*(\S.*?)[ \t]*$/,
    /(?=.*a)\s+$/,
    /\d+(?![\d%])/,
    /(?<!x)\s*\s*;/,
    // Analysing this one takes as long as all the others.
    ...(isFullRun ? [/(\s)\1*$/] : []),
    // Linear once, quadratic when it is applied repeatedly.
    /a(?:.*b)?/g,
    /a.*b|a/g,
    // Bounds without effect, or with too many repetitions.
    /a[^;]{0,4000};/,
    /[a-z]{1,300}[0-9a-z]{1,300}[a-z]{1,300}!/,
    /(?:\w{400,})x/,
  ])('%s is rejected', (pattern) => expect(faultOf(pattern)).not.toBeNull(), TIMEOUT);

  test.each([
    /^\s+/,
    /(?<!\s)\s+$/,
    /\s+/g,
    /^[^:]*:[ \t]*([^ \t].*|)$/,
    /"[^"]*"/g,
    /(?<![\w-])([\w-]+)\s*=/g,
    /([^\s=]+)\s*(?:=\s*"([^"]*)")?/g,
    /\bprice[^.]{0,60}\bfrom\b/i,
    /\s+(\w+)\s*=/y,
    /^www\.(?=.*\.)/,
  ])('%s is accepted', (pattern) => expect(faultOf(pattern)).toBeNull(), TIMEOUT);
});

describe('every pattern takes linear time', () => {
  test.each([...new Set(all.map(({ place: path }) => fileOf(path)))].toSorted())(
    '%s',
    (file) => {
      const faults = all
        .filter(({ place: path }) => fileOf(path) === file)
        .map((pattern) => ({ pattern, fault: faultOf(pattern) }))
        .filter(({ fault }) => fault !== null);
      expect(
        faults.map(({ pattern: { place: path, source, flags }, fault }) => `${path} /${source}/${flags}: ${fault}`),
      ).toEqual([]);
    },
    TIMEOUT,
  );
});
