import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { isFullRun } from './test/kit/inputs.ts';

const browser = ['test/world/**/*.test.ts', 'test/browser/**/*.test.ts', 'test/server/real/**/*.test.ts'];
/** What speaks to the browser, over the fake one. */
const platform = ['test/platform/**/*.test.ts'];
/** What reads a document, and what draws one, over one without layout: what needs that is tried in the real browsers. */
const page = ['test/collect/page/**/*.test.ts'];
const components = ['test/components/*/*.test.tsx'];
/**
 * What must not share its modules with other files: it puts another module or built-in function in the place of one,
 * counts blocks, or watches ours load.
 */
const alone = [
  'test/faults/every-check.test.ts',
  'test/faults/linear-parsers.test.ts',
  'test/faults/linear-patterns.test.ts',
  'test/faults/linear-validator.test.ts',
  'test/faults/score-throws.test.ts',
  'test/kit/work/work.test.ts',
  'test/properties/repairs.test.ts',
  'test/properties/same-report.test.ts',
];

/** What wants the machine for itself: it measures time, slows a page down, builds, or stops a browser halfway. */
const quiet = [
  'test/browser/axe/slow.test.ts',
  'test/browser/faults/{14-21-pages,beside,pumped}.test.ts',
  'test/browser/page/{hostile,pumped}.test.ts',
  'test/browser/{package/package,views/popup-cost}.test.ts',
  'test/browser/dev.test.ts',
  'test/server/real/faults/*.test.ts',
];

/** Whole matrices, which only the full run tries: of what each holds others hold a sample. */
const matrices = [
  'test/browser/{act,ai-onderhoud,bands-in-both,firefox-libraries,hsts-lines,last-dot,old-libraries}.test.ts',
  'test/browser/axe/{equals-plain-sites,slow}.test.ts',
  'test/browser/faults/{02-20-firefox,27-redirects,private-names,pumped}.test.ts',
  'test/browser/{overlay/granted,overlay/refused,service/views,views/sentences-firefox}.test.ts',
  'test/server/real/{batch-killed,faults/*}.test.ts',
];
const notNow = isFullRun ? [] : matrices;

const unit = {
  setupFiles: ['test/kit/generated.ts', 'test/kit/no-faults.ts'],
  // Property tests on a busy machine; the full run makes ten times as many inputs.
  testTimeout: 60_000,
};

/** Tests in real browsers, over what is built. */
const real = {
  globalSetup: 'test/browser/kit/build-first.ts',
  // Nothing is put in the place of a module here; loading them anew for each file took a tenth of the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Waiting for a state ends with the state; a second, the default, is not enough on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  // A busy machine may make one test of real browsers late; `npm test` names each that needed its second try.
  retry: 1,
};

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [preact()],
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...browser, ...platform, ...page, ...components, ...alone],
          // Pure code needs no modules of its own: loading them anew for each of 400 files took most of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'alone', include: alone } },
      {
        test: {
          ...unit,
          name: 'page',
          include: page,
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...unit.setupFiles, 'test/kit/page-world.ts'],
        },
      },
      {
        plugins: [preact()],
        test: {
          ...unit,
          name: 'components',
          include: components,
          environment: 'jsdom',
          // So that it draws with the same Preact as our components. Each file has a document of its own: those that read
          // one put others in its place.
          server: { deps: { inline: [/@testing-library\/preact/] } },
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'platform',
          include: platform,
          setupFiles: ['test/kit/no-faults.ts'],
          testTimeout: unit.testTimeout,
          // As in the build for Chromium: the plugin leaves the text “false” here, which counts as true.
          env: { FIREFOX: '' },
        },
      },
      // Two browsers side by side: each mostly waits.
      { test: { ...real, name: 'browser', include: browser, exclude: [...quiet, ...notNow], maxWorkers: 2 } },
      { test: { ...real, name: 'quiet', include: quiet, exclude: notNow, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
