import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import house from '../../vitest.config.ts';
import { type Numbered, withSwitches } from './switches.ts';

/**
 * The unit and platform tests as they are, over sources in which the mutants of a file (MUTANTS) can be switched on. What
 * tests read from the disk is not changed.
 */

const ROOT = join(import.meta.dirname, '../..');
/** Not run over mutants: each judges hundreds of reports anew, which takes longer than all other files together. */
const SLOW = ['test/properties/repairs.test.ts', 'test/properties/same-report.test.ts'];

/** Projects whose files each get globals of their own, which modules hold on to. */
const OWN_WORLD = ['platform', 'page', 'components'];

const mutants: readonly Numbered[] = JSON.parse(readFileSync(process.env['MUTANTS'] ?? '', 'utf8'));
const byFile = Map.groupBy(mutants, ({ file }) => file);

const switches = {
  name: 'mutants',
  enforce: 'pre' as const,
  transform: (source: string, id: string) => {
    const own = byFile.get(relative(ROOT, id.split('?')[0] ?? ''));
    return own === undefined ? null : { code: withSwitches(source, own), map: null };
  },
};

interface Project {
  readonly plugins?: readonly unknown[];
  readonly test: {
    readonly name: string;
    readonly exclude?: readonly string[];
    readonly setupFiles?: readonly string[];
  };
}

const projects = (house.test?.projects ?? []) as unknown as readonly Project[];

export default defineConfig({
  root: ROOT,
  test: {
    projects: projects
      .filter(({ test }) => !['browser', 'quiet'].includes(test.name))
      .map(({ plugins = [], test }) => ({
        root: ROOT,
        plugins: [switches, ...plugins],
        test: {
          ...test,
          // What one run put into a module would be there in the next.
          fsModuleCache: false,
          // One world for all files of a run is much faster; those that put fakes in place of modules need their own.
          isolate: OWN_WORLD.includes(test.name) || process.env['APART'] === '1',
          runner: join(import.meta.dirname, 'tries.ts'),
          // One that no longer ends is late soon enough.
          testTimeout: 20_000,
          exclude: [...(test.exclude ?? []), ...SLOW],
          setupFiles: [join(import.meta.dirname, 'setup.ts'), ...(test.setupFiles ?? [])],
        },
      })) as never,
  },
});
