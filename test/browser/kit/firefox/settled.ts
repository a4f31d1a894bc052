import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openBidi } from './bidi.ts';
import { findFirefox, startFirefox } from './process.ts';
import { makeProfile } from './profile.ts';

/**
 * A profile in which Firefox was once started and ended, with nothing visited and nothing installed. A start from a copy
 * of it takes half the time of a very first one, which makes its databases and compiles its own scripts.
 */

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/pijler');

/** Milliseconds in which a first start writes down what it compiled. */
const SETTLES = 3_000;

/** Where the settled profile of this machine's Firefox is, or will be. */
const folder = (): string => {
  const program = findFirefox();
  return join(CACHE, `firefox-${program === undefined ? 'none' : Math.round(statSync(program).mtimeMs)}`);
};

/** Makes it, unless it is there. */
export const settleProfile = async (): Promise<void> => {
  const settled = folder();
  if (existsSync(settled)) return;
  const profile = makeProfile({ locale: 'en' });
  const firefox = await startFirefox(profile, true);
  const bidi = await openBidi(firefox.address);
  await new Promise((resolve) => setTimeout(resolve, SETTLES));
  await bidi.send('browser.close', {}).catch(() => {});
  await firefox.ended;
  // Whole or not at all, whoever else makes one.
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(`${settled}-`);
  cpSync(profile, copy, {
    recursive: true,
    filter: (from) => !/\/(?:lock|\.parentlock|user\.js|prefs\.js)$/.test(from),
  });
  await firefox.end();
  try {
    renameSync(copy, settled);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** Puts a copy of it into a profile; nothing where none was made. */
export const settleIn = (profile: string): void => {
  const settled = folder();
  if (existsSync(settled)) cpSync(settled, profile, { recursive: true, force: false });
};
