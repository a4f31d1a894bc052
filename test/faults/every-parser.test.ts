import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputs, isFullRun } from '../kit/inputs.ts';
import { hostileText } from './hostile-texts.ts';
import { RUNS } from './pumped-texts.ts';
import { FOLDERS } from './readers/folders.ts';
import { READERS } from './readers/readers.ts';

/** Every parser gets hostile text; linear-parsers.test.ts measures how its work grows. */

/** A reader is up to a dozen functions, all of which get each text, and there are a hundred and seventy of them. */
const GENERATED = Math.ceil(inputs(150) / 10);
const LONG = 300_000;
/** Runs of one piece; each reader gets some of them, the next reader the following ones. */
const WHOLE = { length: 100_000, apart: isFullRun ? 1 : 160 };

const all = Object.entries(READERS).map(([name, reader], index) => [name, reader, index] as const);

/** Modules of lib/parse that never receive foreign text. */
const NO_TEXT: Readonly<Record<string, string>> = {
  'shadow-text': 'joins texts that were read',
  'dns-record-types': 'names of numbers',
  own: 'a name, and a table of ours',
  'table-age': 'days of our own tables',
  'visitor-barrier': 'what was concluded of an answer',
};
/** Asynchronous, and therefore tested in linear-validator.test.ts. */
const LATER = ['rich-result-faults'];

describe('every reader returns without throwing for any text', () => {
  test.each(all)(
    '%s',
    (_, { read }, index) => {
      fc.assert(
        fc.property(hostileText, (text) => {
          expect(() => read(text)).not.toThrow();
        }),
        { numRuns: GENERATED },
      );
      for (const [name, run] of RUNS.filter((__, position) => position % WHOLE.apart === index % WHOLE.apart))
        expect(() => read(run(WHOLE.length)), name).not.toThrow();
    },
    LONG,
  );
});

test('every parser is covered', () => {
  const modules = [...FOLDERS.keys()];
  expect(modules.length).toBeGreaterThan(100);
  expect([...Object.keys(READERS), ...Object.keys(NO_TEXT), ...LATER].sort()).toEqual(modules.sort());
});
