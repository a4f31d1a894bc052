import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { type OpenApi, openApi } from '../../../server/app/openapi/document.ts';

/** The recommended rules of two linters that others hold a description to; errors and warnings alike. */
const redocly = async (document: unknown): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

const spectral = async (document: OpenApi): Promise<readonly string[]> => {
  const linter = new spectralCore.Spectral();
  linter.setRuleset(new spectralCore.Ruleset({ extends: [[spectralRulesets.oas, 'recommended']] }));
  const found = await linter.run(JSON.parse(JSON.stringify(document)));
  return found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
};

const LINTERS = { redocly, spectral };

test.each(['redocly', 'spectral'] as const)(
  '%s has nothing to say, in either language',
  { timeout: 60_000 },
  async (name) => {
    expect(await LINTERS[name](openApi('en'))).toEqual([]);
    expect(await LINTERS[name](openApi('nl'))).toEqual([]);
  },
);

test.each(['redocly', 'spectral'] as const)('%s would say so', { timeout: 60_000 }, async (name) => {
  const { info, ...rest } = openApi('en');
  const { title, version } = info;
  const worse = { ...rest, info: { title, version }, tags: [], security: [{ nobody: [] }] } as unknown as OpenApi;
  expect((await LINTERS[name](worse)).length).toBeGreaterThan(1);
});
