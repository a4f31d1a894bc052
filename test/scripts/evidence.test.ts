import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evidencePage } from '../../scripts/evidence.ts';

/** The formatter pads the cells of tables. */
const unpadded = (page: string): string => page.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---').trim();

test('docs/evidence.md tells the facts as their schemas are (else: npm run docs:evidence)', () => {
  const written = readFileSync(new URL('../../docs/evidence.md', import.meta.url), 'utf8');
  expect(unpadded(written)).toBe(unpadded(evidencePage()));
});
