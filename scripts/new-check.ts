import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../lib/checks/index.ts';
import { PILLARS, type Pillar } from '../lib/model.ts';
import { type NewCheck, placesOf } from './new-check/places.ts';

/**
 * `npm run new-check <pillar> <id> [<after>]`: creates everything that a check consists of; tests fail until it is filled in. `after`
 * is the id of the check that it is shown after.
 */

const ROOT = join(import.meta.dirname, '..');

/** Parses the request; returns a sentence if it is invalid. */
export const requestOf = ([pillar = '', id = '', after]: readonly string[]): NewCheck | string => {
  if (!PILLARS.some((one) => one === pillar)) return `Which pillar? One of ${PILLARS.join(', ')}.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return 'Which id? Words in lower case with hyphens, such as hsts-subdomains.';
  const taken = PILLARS.find((one) => CHECKS[one].checks.some((check) => check.id === id));
  if (taken !== undefined) return `${taken} has a check ${id} already.`;
  const isThere = CHECKS[pillar as Pillar].checks.some((check) => check.id === after);
  if (after !== undefined && !isThere) return `${pillar} has no check ${after} to be shown after.`;
  return { pillar: pillar as Pillar, id, after: after ?? null };
};

const make = (check: NewCheck): void => {
  const places = placesOf(check, (path) => readFileSync(join(ROOT, path), 'utf8'));
  const changed = [...places.keys()].map((path) => `${existsSync(join(ROOT, path)) ? 'changed' : 'made   '}  ${path}`);
  for (const [path, text] of places) writeFileSync(join(ROOT, path), text);
  spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...places.keys()], { cwd: ROOT });
  process.stdout.write(`${changed.join('\n')}

Fill them in: what it needs and concludes, the source it rests on, its words in both languages and what to do about each
conclusion that costs something, a situation for every conclusion, and a real situation that a naive check gets wrong. Put it
into its class in lib/checks/consequences.ts, which says between which weights it lies. Then follow step 6 of CONTRIBUTING.md.
npm run check says what is still missing.
`);
};

if (import.meta.main) {
  const check = requestOf(process.argv.slice(2));
  if (typeof check === 'string') {
    process.stderr.write(`${check}\nnpm run new-check <pillar> <id> [<after>]\n`);
    process.exitCode = 2;
  } else make(check);
}
