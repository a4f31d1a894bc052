import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApi } from '../../../server/app/openapi/document.ts';
import { worsen } from '../kit/worse-description.ts';

/**
 * The recommended rules of a widely used linter, errors and warnings alike. A second one, Spectral, runs in
 * the full run (`generated-clients.test.ts`).
 */
const lint = async (document: unknown): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

test('Redocly reports nothing in either language', { timeout: 60_000 }, async () => {
  expect(await lint(openApi('en'))).toEqual([]);
  expect(await lint(openApi('nl'))).toEqual([]);
});

test('Redocly reports problems in a worsened description', { timeout: 60_000 }, async () => {
  expect((await lint(worsen(openApi('en')))).length).toBeGreaterThan(1);
});
