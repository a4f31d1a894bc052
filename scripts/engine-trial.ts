import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askBoth, type Trial } from './engine-trial/ask.ts';
import { type BrowserName, openBrowser, openStage } from './engine-trial/browsers.ts';
import { trialCode } from './engine-trial/packages.ts';
import { pageSet, SETS } from './engine-trial/page-sets.ts';
import { measureSpeed, speedTable } from './engine-trial/speed.ts';
import { comparedText } from './engine-trial/text.ts';

/**
 * `npm run engine-trial -- [--browser firefox] [--sets mutants,cases] [--practices FOLDER] [--rounds 3]`: runs the accessibility
 * engine that is used, with all that corrects it, and another one on the same pages in the same run, and reports rule by rule
 * where they differ; then times both beside one plain axe call (`--rounds 0` leaves that out). `--practices` is a copy of the
 * repository of W3C's authoring practices, without which those pages are left out. The results of both are stored in
 * `.cache/engine-trial` as they come, and a run that was interrupted resumes after them. Decision 26 is based on it.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    sets: { type: 'string', default: SETS.join(',') },
    practices: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

const OUT = join(import.meta.dirname, '../.cache/engine-trial');
const name: BrowserName = values.browser === 'firefox' ? 'firefox' : 'chromium';

const compare = async (): Promise<void> => {
  const [code, browser] = await Promise.all([trialCode(), openBrowser(name)]);
  const requested = values.sets.split(',');
  try {
    const stage = await openStage(browser, name, code);
    for (const set of SETS.filter((one) => requested.includes(one))) {
      if (set === 'practices' && values.practices === undefined) continue;
      const file = join(OUT, `${set}-${name}.json`);
      const earlier: readonly Trial[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
      const keep = (results: readonly Trial[]): void => writeFileSync(file, JSON.stringify(results, null, 1));
      const results = await askBoth(stage, { set: await pageSet(set, values.practices), code, earlier, keep });
      process.stdout.write(comparedText(set, results));
    }
  } finally {
    await browser.close();
  }
};

mkdirSync(OUT, { recursive: true });
await compare();
if (Number(values.rounds) > 0) process.stdout.write(`${speedTable(await measureSpeed(name, Number(values.rounds)))}\n`);
