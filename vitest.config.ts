import { defineConfig } from 'vitest/config';

const browser = ['test/world/**/*.test.ts', 'test/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: browser } },
      {
        test: {
          name: 'browser',
          include: browser,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
