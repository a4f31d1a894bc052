import { describe, expect, test } from 'vitest';
import { growthOf } from './growth.ts';
import { workOf } from './work.ts';

/** Loops of our own, and loops within a built-in: all of them quadratic, each in its own way. */
const QUADRATIC: Readonly<Record<string, (text: string) => unknown>> = {
  'a loop in a loop': (text) => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) for (let j = 0; j < i; j++) sum += j % 3 === 0 ? 1 : 0;
    return sum;
  },
  'callbacks in callbacks': (text) => [...text].map((a) => [...text].filter((b) => a !== b)),
  'indexOf from the start': (text) => {
    for (let i = 0; i < text.length; i++) text.indexOf('z');
  },
  'includes on a text that grows': (text) => {
    let all = '';
    for (const char of text) {
      all.includes('z');
      all += char;
    }
  },
  'includes on a list that grows': (text) => {
    const seen: string[] = [];
    for (const char of text) if (!seen.includes(`${char}${seen.length}`)) seen.push(char);
  },
  'the first place of each in its list': (text) => {
    const all = Array.from(text, (char, index) => `${char}${index}`);
    return all.filter((one, index) => all.indexOf(one) === index);
  },
  'shift until nothing is left': (text) => {
    const left = [...text];
    while (left.length > 0) left.shift();
  },
  'spreading what was gathered': (text) => {
    let all: readonly string[] = [];
    for (const char of text) all = [...all, char];
  },
  'joining what was gathered': (text) => {
    const all: string[] = [];
    for (const char of text) all.push(char) && all.join('');
  },
  'a set made anew each time': (text) => {
    const all = [...text];
    for (const char of all) new Set(all).has(char);
  },
  'sorting each time': (text) => {
    const all = [...text];
    for (const _ of text) all.toSorted();
  },
  'an address read from each place': (text) => {
    for (let i = 0; i < text.length; i++) URL.canParse(text.slice(i));
  },
  'lower case of each rest': (text) => {
    for (let i = 0; i < text.length; i++) text.slice(i).toLowerCase();
  },
  'a pattern that finds nothing in any rest': (text) => {
    for (let i = 0; i < text.length; i++) /z/.test(text.slice(i));
  },
  'replacing until nothing changes': (text) => {
    let left = text;
    while (left.includes('a')) left = left.replace('a', '');
  },
  'split by a pattern, from each place': (text) => {
    for (let i = 0; i < text.length; i++) text.split(/z/);
  },
  'bytes copied from each place': (text) => {
    const bytes = new TextEncoder().encode(text);
    for (let i = 0; i < text.length; i++) bytes.slice(i);
  },
  'destructuring the rest': (text) => {
    let left = [...text];
    while (left.length > 0) [, ...left] = left;
  },
};

const LINEAR: Readonly<Record<string, (text: string) => unknown>> = {
  'one loop': (text) => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
    return sum;
  },
  'a part from each place': (text) => {
    for (let i = 0; i < text.length; i++) text.slice(i);
  },
  'a set that grows': (text) => new Set(Array.from(text, (char, index) => `${char}${index}`)).size,
  'a pattern on each word': (text) =>
    text
      .replace(/a{2}/g, 'a b ')
      .split(/\s+/)
      .filter((word) => /^a+$/.test(word)),
  'on from where it was found': (text) => {
    for (let at = text.indexOf('a'); at >= 0; at = text.indexOf('a', at + 1));
  },
  'JSON there and back': (text) => JSON.parse(JSON.stringify([...text])),
};

const grown = (run: (text: string) => unknown): Promise<string | null> =>
  growthOf((length) => workOf(() => run('a'.repeat(length))), [400]);

describe('work in counts', () => {
  test.each(Object.entries(QUADRATIC))('%s is seen to be more than linear', async (_, run) => {
    expect(await grown(run)).toMatch(/^\d+, \d+ and \d+ at lengths 200, 400 and 800$/);
  });

  test.each(Object.entries(LINEAR))('%s is seen to be linear', async (_, run) => {
    expect(await grown(run)).toBeNull();
  });

  test('is the same each time', async () => {
    const once = () => workOf(() => 'een twee drie'.split(' ').map((word) => word.replace(/e+/g, 'o')));
    await once();
    const [first, second] = [await once(), await once()];
    expect(first).toBe(second);
  });

  test('a reader that stops at a limit is measured beyond it', async () => {
    const run = (length: number) => workOf(() => QUADRATIC['a loop in a loop']?.('a'.repeat(Math.min(length, 500))));
    expect(await growthOf(run, [400])).toBeNull();
    expect(await growthOf(run, [200])).not.toBeNull();
    expect(await growthOf(run, [200, 2_000])).toBeNull();
  });
});
