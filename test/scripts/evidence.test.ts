import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evidencePage } from '../../scripts/evidence.ts';

test('docs/evidence.md describes the facts as their schemas do (else: npm run docs)', () => {
  const written = readFileSync(new URL('../../docs/evidence.md', import.meta.url), 'utf8');
  expect(written).toBe(evidencePage());
});
