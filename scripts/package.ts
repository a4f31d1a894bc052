import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintSurprises } from './package/lint.ts';
import { bill } from './package/sbom.ts';
import { runWxt } from './start/build.ts';

/**
 * `npm run package`: builds the zips for both stores, the sources zip for reviewers, the bill of materials and the checksums, in
 * `.output`. The same sources give the same bytes in any folder.
 */

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, '.output');

/** Environment by which `wxt.config.ts` recognises this build. */
const STORE = { PIJLER_STORE: '1' };

/**
 * Maximum bytes of an extension's zip: axe-core 173 kB, checks and words by far the most. Raised by 10 kB for sentences in place
 * of titles.
 */
const LIMIT = 1_225_000;

const main = async (): Promise<number> => {
  const { name, version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  await runWxt(['zip', '-b', 'chrome'], STORE);
  await runWxt(['zip', '-b', 'firefox', '--mv3'], STORE);
  const file = (kind: string) => `${name}-${version}-${kind}`;
  await writeFile(join(OUTPUT, file('sbom.cdx.json')), `${JSON.stringify(bill(), null, 2)}\n`);

  const files = ['chrome.zip', 'firefox.zip', 'sources.zip', 'sbom.cdx.json'].map(file);
  const sizes = new Map<string, number>();
  const sums: string[] = [];
  for (const one of files) {
    const bytes = await readFile(join(OUTPUT, one));
    sizes.set(one, bytes.byteLength);
    // In the format of sha256sum, so that it can check them.
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${one}`);
  }
  await writeFile(join(OUTPUT, 'SHA256SUMS'), `${sums.join('\n')}\n`);

  for (const [one, size] of sizes) process.stdout.write(`${one}  ${(size / 1000).toFixed(0)} kB\n`);
  const tooLarge = [...sizes].filter(([one, size]) => /(chrome|firefox)\.zip$/.test(one) && size > LIMIT);
  const faults = [
    ...tooLarge.map(([one]) => `${one} is larger than ${LIMIT / 1000} kB`),
    ...(await lintSurprises(join(OUTPUT, 'firefox-mv3-store'))),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
};

process.exitCode = await main();
