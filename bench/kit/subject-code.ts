import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { build, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** axe-core, or another file in its place, and `bench/subject.ts` as one script, whose exports are the global `subject`. */
export const subjectCode = async (engine?: string): Promise<string> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(ROOT, 'bench/subject.ts'), formats: ['iife'], name: 'subject' },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const axe = engine ?? (await readFile(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  return `${axe};${output[0]?.output[0].code ?? ''}`;
};

/** Puppeteer's own name for such a world is not part of its types. */
interface Realm {
  evaluate(code: string): Promise<unknown>;
}

/** A world of our own beside the page's: an isolated world in Chromium, a sandbox in Firefox. */
export const worldOf = (tab: Page): Realm => (tab.mainFrame() as unknown as { isolatedRealm(): Realm }).isolatedRealm();
