import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import { inputs } from '../../kit/inputs.ts';
import { inPage } from '../kit/in-page.ts';
import type { Case } from './fuzz-subject.tsx';

/** Number of answers to render; FUZZ_RUNS changes it. */
const RUNS = inputs(5_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

const page = inPage('test/browser/service/fuzz-subject.tsx');

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -0,
  -1,
  101,
  67.5,
  1e308,
  '',
  ' ',
  '68',
  '68,4',
  '1e3',
  'NaN',
  'undefined',
  'null',
  '[object Object]',
  'Infinity',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<svg onload=alert(1)>',
  '\u202egnp.exe',
  '\u0000\u001b[31m',
  '\ud800',
  '=cmd|calc',
  'x'.repeat(5_000),
  [],
  {},
  { toString: 1 },
  { __proto__: null, constructor: 'x' },
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 40 }));
const score = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 100 }) }, { weight: 1, arbitrary: value });
const pillar = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        id: fc.oneof(fc.constantFrom(...PILLARS), value),
        name: fc.oneof(fc.constant('SEO'), value),
        score,
        checks: fc.oneof(fc.array(value, { maxLength: 3 }), value),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: value },
);
const body = fc.record(
  {
    ok: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: value }),
    // A result for another domain is rejected.
    domain: fc.oneof({ weight: 8, arbitrary: fc.constant('voorbeeld.nl') }, { weight: 1, arbitrary: value }),
    overall_score: score,
    grade_label: fc.oneof(fc.constant('Voldoende'), value),
    pillars: fc.oneof({ weight: 8, arbitrary: fc.array(pillar, { maxLength: 9 }) }, { weight: 1, arbitrary: value }),
    scan_url: fc.oneof(fc.webUrl(), value),
    api_tier: fc.oneof(fc.constantFrom('public', 'partner'), value),
    rate_limit: fc.oneof(fc.constantFrom('20/hour', '120/hour'), value),
    error: fc.oneof(fc.record({ code: value, message: value, retry_after: value }, { requiredKeys: [] }), value),
    message: value,
    meta: value,
  },
  { requiredKeys: [] },
);
const whole = body.map((json) => JSON.stringify(json));
const cut = fc
  .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, at]) => text.slice(0, Math.floor(text.length * at)));
/** Numbers that are valid in JSON but not representable in JavaScript. */
const numbers = whole.map((text) => text.replace(/"overall_score":[^,}]*/, '"overall_score":1e999'));
const text = fc.oneof(
  { weight: 10, arbitrary: whole },
  { weight: 1, arbitrary: cut },
  { weight: 1, arbitrary: numbers },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom('<!doctype html><h1>502</h1>', 'OK', '[]', '"x"', '7', 'NaN', '') },
);
const cases: fc.Arbitrary<Case> = fc.record({
  withKey: fc.boolean(),
  answered: fc.record({
    status: fc.oneof(
      { weight: 6, arbitrary: fc.constant(200) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(0, 201, 204, 302, 400, 401, 403, 404, 418, 429, 451, 500, 502, 503, 599),
      },
    ),
    type: fc.constantFrom('application/json', 'text/html; charset=utf-8', 'text/plain', ''),
    retryAfter: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3_600 })),
    left: fc.constant(null),
    text,
    truncated: fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    bytes: fc.nat(),
    ms: fc.nat({ max: 25_000 }),
  }),
});

const AT_ONCE = 500;

test(`${RUNS} generated responses render without an error, and show no NaN or undefined`, async () => {
  const all = fc.sample(cases, { numRuns: RUNS, seed: SEED });
  const faults: string[] = [];
  let results = 0;
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = JSON.stringify(all.slice(start, start + AT_ONCE));
    const drawn = await page.run<{ faults: string[]; results: number }>(
      '<!doctype html><title>x</title>',
      `(() => { const cases = ${part}; return { faults: subject.drawAll(cases), results: subject.results(cases) }; })()`,
    );
    faults.push(...drawn.faults);
    results += drawn.results;
  }
  expect(faults.slice(0, 10)).toEqual([]);
  // Half of them are results, so that both halves of the view are met.
  expect(results).toBeGreaterThan(RUNS / 4);
}, 600_000);
