import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SELF = relative(ROOT, import.meta.filename);

/** Whatever tells how long something took: on a busy machine the same code takes ten times as long. */
const CLOCK =
  /\bperformance\s*\??\.\s*(?:now|mark|measure|timeOrigin)\b|\bDate\s*\.\s*now\b|\bnew Date\(\s*\)|\bhrtime\b|\bperf_hooks\b|\bconsole\s*\.\s*time\w*|\bcpuUsage\b|\buptime\s*\(/;

/** Tests of real browsers and of the test world, which stand for the network and run for real. */
const REAL = /^test\/(?:browser|world|server\/(?:real|ssrf))\//;

const withoutComments = (line: string): string => line.replace(/\/\*.*?\*\/|\/\/.*$|^\s*(?:\/\*|\*).*$/g, '');

const clocksIn = (file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (CLOCK.test(withoutComments(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

const unitFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('test', name))
  .filter((file) => /\.tsx?$/.test(file) && !REAL.test(file) && file !== SELF);

test('no unit test reads a clock: work is counted (test/kit/work)', () => {
  expect(unitFiles.length).toBeGreaterThan(300);
  expect(unitFiles.flatMap((file) => clocksIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each([
  'const begun = performance.now();',
  'const { now } = performance; expect(performance . now() - begun).toBeLessThan(1_000);',
  'const begun = Date.now();',
  'const begun = new Date();',
  'const begun = process.hrtime.bigint();',
  "console.time('robots');",
  "import { performance as clock } from 'node:perf_hooks';",
  'const { user } = process.cpuUsage();',
])('what reads one is told with its place: %s', (line) => {
  expect(clocksIn('test/a.test.ts', `// performance.now()\n${line}`)).toEqual([`test/a.test.ts:2: ${line}`]);
});

test('what only speaks of one, or says a day, is no reading', () => {
  const text = [
    '/** Date.now is fixed. */',
    'const NOW = Date.UTC(2026, 10, 20);',
    'const at = new Date(NOW);',
    '// hrtime',
  ];
  expect(clocksIn('test/a.test.ts', text.join('\n'))).toEqual([]);
});
