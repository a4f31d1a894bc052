import '../kit/work/work.ts';
import { expect, test } from 'vitest';
import { isFullRun } from '../kit/inputs.ts';
import { counted } from '../kit/work/built-ins.ts';
import { growthOf } from '../kit/work/growth.ts';
import { workOf } from '../kit/work/work.ts';
import { pumpedTexts } from './pumped-texts.ts';
import { READERS } from './readers/readers.ts';

/*
 * Reading is linear: counts the blocks of code that every reader enters and the work of built-in functions, for texts
 * with long runs at half a length, at the length and at its double.
 */

/** Texts for each reader; the full run has ten times as many. */
const TEXTS = isFullRun ? 260 : 26;
/**
 * Counting blocks is slow: it is done for one text out of several, a different one for each reader; the others are counted
 * in built-ins only.
 */
const APART = isFullRun ? 13 : 26;
/** The longer ones for readers that begin or stop somewhere. */
const LENGTHS = [200, 1_000, 8_000];

test.each(Object.entries(READERS).map(([name, reader], index) => [name, reader, index] as const))(
  'the work of %s is linear in the length of the text',
  async (_, { read, like = [] }, position) => {
    const faults: (readonly [name: string, growth: string])[] = [];
    for (const [index, [name, run]] of pumpedTexts(like, TEXTS).entries()) {
      const measure = index % APART === position % APART ? workOf : counted;
      const growth = await growthOf((length) => {
        const text = run(length);
        return measure(() => void read(text));
      }, LENGTHS);
      if (growth !== null) faults.push([name, growth]);
    }
    expect(faults).toEqual([]);
  },
  600_000,
);
