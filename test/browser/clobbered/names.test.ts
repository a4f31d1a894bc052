import { beforeAll, describe, expect, test } from 'vitest';
import { AXE } from '../axe/engine-source.ts';
import { inPage } from '../kit/in-page.ts';
import { chosen, inFews, type Names, NEEDED, TRICKS, type Tried } from './names.ts';
import { FAULTY } from './page.ts';
import type { Trick } from './subject.ts';

/**
 * The names of a form's controls take the place of the form's own properties (HTML, “legacy override built-ins”), those of
 * images, frames and forms that of the document's. Each name that one of them has from its prototypes is taken, one at a
 * time, on a page with known faults.
 */

const page = inPage('test/browser/clobbered/subject.ts');

let names: Names;
beforeAll(async () => {
  names = await page.run(FAULTY, `${AXE}subject.names()`);
});

const tried = (trick: Trick, few: readonly string[]): Promise<Tried> =>
  page.run<Tried>(FAULTY, `${AXE}subject.changesOf(${JSON.stringify(trick)}, ${JSON.stringify(few)})`);

test('the names include those of every prototype', () => {
  expect(names.form.length).toBeGreaterThan(300);
  expect(names.form).toEqual(expect.arrayContaining([...NEEDED, 'elements', 'innerText', 'dispatchEvent', 'toString']));
  expect(names.document).toEqual(expect.arrayContaining(['body', 'URL', 'visibilityState', 'querySelectorAll']));
});

describe('reader and engine report the same whichever name is shadowed', () => {
  test.each(TRICKS)('%s', { timeout: 900_000 }, async (trick, kind) => {
    const changed: Record<string, unknown> = {};
    for (const few of inFews(chosen(names[kind]))) {
      const result = await tried(trick, few);
      expect(result.faults).toBeGreaterThan(15);
      Object.assign(changed, result.changed);
    }
    expect(changed).toEqual({});
  });
});
