import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';

/**
 * Bytes after gzip: script and style together; `later` is what loads only where a scan service is asked. Four of the
 * 47 kB are the price of care: the bounds of what is kept, the boundaries around each part, the report of an error of
 * ours, and telling characters that cannot be seen from those that are used.
 */
const LIMIT = { all: 47 * 1_024, later: 6 * 1_024 };

let extension = '';
beforeAll(async () => {
  extension = await build();
});

const textOf = (path: string): Promise<string> => readFile(join(extension, path), 'utf8');

const IMPORTS = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;
const IMPORTS_LATER = /import\(\s*["'`](\.[^"'`]+)["'`]/g;

/** A script with everything that it imports at once, each file once. */
const withImports = async (path: string, seen: Set<string>): Promise<void> => {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, from = ''] of (await textOf(path)).matchAll(IMPORTS)) {
    await withImports(join(dirname(path), from), seen);
  }
};

const loaded = async (): Promise<{ scripts: readonly string[]; styles: readonly string[] }> => {
  const html = await textOf('popup.html');
  const seen = new Set<string>();
  for (const [, path = ''] of html.matchAll(/src="\/([^"]+\.js)"/g)) await withImports(path, seen);
  const styles = [...html.matchAll(/href="\/([^"]+\.css)"/g)].map(([, path = '']) => path);
  return {
    scripts: await Promise.all([...seen].map(textOf)),
    styles: await Promise.all(styles.map(textOf)),
  };
};
/** What is loaded on top of that by `import()`. */
const loadedLater = async (): Promise<readonly string[]> => {
  const html = await textOf('popup.html');
  const now = new Set<string>();
  for (const [, path = ''] of html.matchAll(/src="\/([^"]+\.js)"/g)) await withImports(path, now);
  const all = new Set(now);
  for (const path of now) {
    const later = [...(await textOf(path)).matchAll(IMPORTS_LATER)];
    for (const [, from = ''] of later) await withImports(join(dirname(path), from), all);
  }
  return Promise.all([...all].filter((path) => !now.has(path)).map(textOf));
};
const zipped = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

describe('the popup', () => {
  test('is small', async () => {
    const { scripts, styles } = await loaded();
    expect(scripts.length).toBeGreaterThan(1);
    expect(styles).toHaveLength(1);
    expect(zipped([...scripts, ...styles])).toBeLessThanOrEqual(LIMIT.all);
    expect(zipped(await loadedLater())).toBeLessThanOrEqual(LIMIT.later);
  });

  test('carries nothing of the accessibility engine, the suffix list, the checks, the example or the other pages', async () => {
    const all = (await loaded()).scripts.join('\n');
    expect(all).toContain('bezig…');
    for (const foreign of [
      'axe-core',
      'color-contrast',
      'co.uk',
      'page-indexable',
      'Contactniveau laat',
      'Hoe dit cijfer tot stand komt',
      'Taal van het rapport',
      'Tuinaanleg',
    ]) {
      expect(all, foreign).not.toContain(foreign);
    }
  });

  test('paints a roof and six rows before any script runs', async () => {
    const html = await textOf('popup.html');
    expect(html.match(/class="ghost"/g)).toHaveLength(6);
    expect(html.match(/class="ghost-row"/g)).toHaveLength(6);
    expect(html).toContain('class="roof"');
    expect(html).not.toMatch(/\sstyle="|<style|\son\w+="/);
  });
});
