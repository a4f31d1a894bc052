import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePolicies, parsePolicy } from '../../lib/parse/csp/csp.ts';
import { isSet } from '../../lib/parse/csp/csp-reach.ts';
import { build } from '../../scripts/start/build.ts';
import { asSent, PASTED } from '../kit/pasted.ts';
import { type Driven, until } from './kit/driven.ts';
import { openFirefox } from './kit/firefox/session.ts';
import { CLOSING, type PolicyCase, type Possible, serveCases } from './kit/policy-cases.ts';
import { openSession } from './kit/session.ts';

/**
 * Every directive that a page can try, with every character that people paste, at every place of its value, as a header and
 * as a meta element: a browser enforces none of them, and neither do we. As written, each closes.
 */

const PLACES: Readonly<Record<string, (value: string, sign: string) => string>> = {
  around: (value, sign) => `${sign}${value.replaceAll("'", '')}${sign}`,
  before: (value, sign) => `${sign}${value}`,
  after: (value, sign) => `${value}${sign}`,
  apart: (value, sign) => `${value} ${sign}`,
};
/** Others that are misread, by name; what they leave open is what the browser says. */
const ODD: readonly (readonly [name: string, write: (directive: string, value: string) => string])[] = [
  ['as it should be', (directive, value) => `${directive} ${value}`],
  ['an unknown quoted word', (directive) => `${directive} 'nonne'`],
  ['*. alone', (directive) => `${directive} *.`],
  ['a skipped one before it', (directive, value) => `${directive} \u2018self\u2019; ${directive} ${value}`],
  ['another skipped one before it', (directive, value) => `font-src \u2018self\u2019; ${directive} ${value}`],
];

const pastedCases = (via: PolicyCase['via'], directive: string, value: string): readonly PolicyCase[] =>
  Object.entries(PASTED).map(([name, sign], index) => {
    const [path = '', write = (text: string) => text] = Object.entries(PLACES)[index % 4] ?? [];
    return { name: `${name} ${path}`, directive, via, policy: `${directive} ${write(value, sign)}` };
  });

const CASES: readonly PolicyCase[] = (['header', 'meta'] as const).flatMap((via) =>
  Object.entries(CLOSING).flatMap(([directive, value]) => [
    ...ODD.map(([name, write]) => ({ name, directive, via, policy: write(directive, value) })),
    ...pastedCases(via, directive, value),
  ]),
);

/** Whether our parser considers the directive enforced. */
const isHeld = ({ policy, directive, via }: PolicyCase): boolean => {
  const meta = parsePolicy(policy, 'meta');
  return isSet(via === 'header' ? parsePolicies(asSent(policy)) : meta === null ? [] : [meta], directive);
};

const openIn = {
  chromium: async () => openSession({ extension: await build() }),
  firefox: async () => openFirefox({ extension: await build('firefox') }),
};

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let session: Driven;
  let served: Awaited<ReturnType<typeof serveCases>>;
  beforeAll(async () => {
    served = await serveCases(CASES);
    session = await openIn[kind]();
  });
  afterAll(async () => {
    await session?.close();
    await served?.close();
  });

  test('treats no directive as enforced that the browser ignores', { timeout: 600_000, retry: 0 }, async () => {
    const page = await session.open(served.url);
    const end = Date.now() + 500_000;
    let results: readonly Possible[] | null = null;
    while (results === null && Date.now() < end) {
      await until(page, () => document.readyState === 'complete');
      results = await page.evaluate(() => (globalThis as { results?: string[][] }).results ?? null);
      await new Promise((done) => setTimeout(done, 500));
    }
    expect(results).toHaveLength(CASES.length);
    const judged = CASES.map((one, index) => ({ ...one, open: results?.[index]?.includes(one.directive) ?? true }));
    const calm = judged.filter(
      (one) => one.open && isHeld(one) && one.name !== 'an unknown quoted word' && one.name !== '*. alone',
    );
    expect(calm.map(({ via, name, policy }) => `${via}: ${name}: ${policy}`)).toEqual([]);
    // What is pasted opens every one of them, in each browser.
    const pasted = judged.filter(({ name }) => !ODD.some(([odd]) => odd === name));
    expect(pasted.filter(({ open }) => !open).map(({ via, policy }) => `${via}: ${policy}`)).toEqual([]);
  });
});
