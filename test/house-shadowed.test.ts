import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A control of a form takes the place of the form's own property of that name (HTML, “named access on the form element”). */

const FOLDER = join(import.meta.dirname, '../lib/collect/page');

/** Properties of an element that the reader takes from the prototype, by a function of dom.ts. */
const SHADOWED = /\.(?:ownerDocument|childElementCount|childNodes|children|attributes|tagName|nodeName|localName)\b/;

test('the reader asks an element nothing by a name that a control may have taken', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        SHADOWED.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) ? [`${name}:${index + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
