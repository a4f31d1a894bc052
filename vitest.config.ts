import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { chosen, LISTS, notNow, TAGS } from './scripts/test/sets.ts';

/**
 * Which files which command runs stands in scripts/test/sets.ts. **A new file of tests in real browsers (test/browser,
 * test/world, test/server/real) is part of `npm run full` only, unless it is listed there under `browserInTest`.** Run by its
 * name (`vitest run --project browser FILE`) every file is found.
 */
const { browser, platform, platformAlone, page, components, alone, quiet, browserInTest } = LISTS;

const unit = {
  setupFiles: ['test/kit/generated.ts', 'test/kit/no-faults.ts'],
  // Property tests on a busy machine; the full run makes far more inputs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Waiting for a state ends with the state; a second, the default, is not enough on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};

/**
 * Loaded by Node itself, which strips types faster than Vite transforms; for tests that put no other module in the place of
 * one.
 */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './scripts/test/tsx-hooks.mjs'],
};

/** What speaks to the browser, over the fake one of WXT. */
const extension = {
  setupFiles: ['test/kit/no-faults.ts'],
  testTimeout: unit.testTimeout,
  // As in the build for Chromium: the plugin leaves the text “false” here, which counts as true.
  env: { FIREFOX: '' },
};

/** Tests in real browsers, over what is built. */
const real = {
  globalSetup: 'test/browser/kit/build-first.ts',
  // Nothing is put in the place of a module here; loading them anew for each file took a tenth of the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: unit.expect,
  // A busy machine may make one test of real browsers late; `npm test` names each that needed its second try.
  retry: 1,
};

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half of the machine.
    maxWorkers: '100%',
    tags: [...TAGS],
    projects: [
      {
        test: {
          ...unit,
          ...native,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...browser, ...platform, ...page, ...components, ...alone, ...notNow],
          // Pure code needs no modules of its own: loading them anew for each of 400 files took most of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'alone', include: alone, exclude: [...notNow] } },
      {
        test: {
          ...unit,
          ...native,
          name: 'page',
          include: page,
          exclude: [...notNow],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...unit.setupFiles, 'test/kit/page-world.ts'],
        },
      },
      {
        test: {
          ...unit,
          ...native,
          name: 'components',
          include: components,
          environment: 'jsdom',
          isolate: false,
        },
      },
      {
        plugins: [WxtVitest()],
        test: { ...extension, name: 'platform', include: platform, exclude: platformAlone, isolate: false },
      },
      // A thread with modules of its own is started sooner than a process.
      {
        plugins: [WxtVitest()],
        test: { ...extension, name: 'platform-alone', include: platformAlone, pool: 'threads' },
      },
      // Two browsers side by side: each mostly waits.
      {
        test: { ...real, name: 'browser', include: chosen(browser, browserInTest), exclude: quiet, maxWorkers: 2 },
      },
      {
        test: {
          ...real,
          name: 'quiet',
          include: chosen(quiet, []),
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
