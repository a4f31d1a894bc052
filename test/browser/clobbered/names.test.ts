import { beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { AXE } from '../axe/engine-source.ts';
import { inPage } from '../kit/in-page.ts';
import { FAULTY } from './page.ts';
import type { Trick } from './subject.ts';

/**
 * The names of a form's controls take the place of the form's own properties (HTML, “legacy override built-ins”), those of
 * images, frames and forms that of the document's. Each name that one of them has from its prototypes is taken, one at a
 * time, on a page with known faults.
 */

const page = inPage('test/browser/clobbered/subject.ts');

/** What the engine cannot do without: with one of these from a control it finds no way through a form. */
const NEEDED = [
  ...['parentNode', 'parentElement', 'assignedSlot', 'nodeName', 'nodeType'],
  ...['getAttribute', 'getBoundingClientRect', 'getRootNode', 'compareDocumentPosition'],
];

const TRICKS: readonly (readonly [Trick, 'form' | 'document'])[] = [
  ['form around', 'form'],
  ['form beside', 'form'],
  ['image', 'document'],
  ['frame', 'document'],
  ['object', 'document'],
  ['form', 'document'],
];

let names: Readonly<Record<'form' | 'document', readonly string[]>>;
beforeAll(async () => {
  names = await page.run(FAULTY, `${AXE}subject.names()`);
});

/** Names that are tried at a time: one tab for each few. */
const FEW = 20;
const inFews = (all: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(all.length / FEW) }, (_, index) => all.slice(index * FEW, (index + 1) * FEW));

interface Reading {
  readonly faults: number;
  readonly changed: Readonly<Record<string, { readonly page: readonly string[]; readonly axe: unknown }>>;
}

const tried = (trick: Trick, few: readonly string[]): Promise<Reading> =>
  page.run<Reading>(
    FAULTY,
    `${AXE}(async () => {
      const faults = await subject.begin(${JSON.stringify(trick)});
      const changed = {};
      for (const name of ${JSON.stringify(few)}) {
        const found = await subject.changes(${JSON.stringify(trick)}, name);
        if (found.page.length > 0 || found.axe.length > 0) changed[name] = found;
      }
      return { faults, changed };
    })()`,
  );

test('the names are those of every prototype', () => {
  expect(names.form.length).toBeGreaterThan(300);
  expect(names.form).toEqual(expect.arrayContaining([...NEEDED, 'elements', 'innerText', 'dispatchEvent', 'toString']));
  expect(names.document).toEqual(expect.arrayContaining(['body', 'URL', 'visibilityState', 'querySelectorAll']));
});

describe('whatever name is taken, reader and engine tell the same', () => {
  test.each(TRICKS)('%s', { timeout: 900_000 }, async (trick, kind) => {
    // The full run takes each; else those that are known to matter, and some of the others.
    const all = names[kind].filter((name, index) => isFullRun || NEEDED.includes(name) || index % 24 === 5);
    const changed: Record<string, unknown> = {};
    for (const few of inFews(all)) {
      const result = await tried(trick, few);
      expect(result.faults).toBeGreaterThan(15);
      Object.assign(changed, result.changed);
    }
    expect(changed).toEqual({});
  });
});
