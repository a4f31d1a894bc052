import { heldOut } from './libraries/held-out.ts';
import { CACHE, installLibraries, isHeldOut } from './libraries/install.ts';
import { BUNDLERS, isFound, type Shown, show, worstOf } from './libraries/judged.ts';
import { writeSection } from './libraries/page.ts';
import { RELEASES } from './libraries/releases.ts';
import { askRetire } from './libraries/retire.ts';

/**
 * `npm run libraries [-- name…]`: installs released libraries and three bundlers into `.cache/libraries`, bundles each release
 * without comments, file names and globals, and compares what is found in it with the truth. Without names it runs `retire` on
 * the same and writes out/docs/libraries.md and its lines of docs/truth.md. Exits with 1 if less than three quarters are found, a
 * library is named that is not there, or a verdict differs.
 *
 * `npm run libraries -- --held-out` does so with every third minor for which no sign was written, and reports how many of those
 * that state their version are found: nine in ten are required, and none may be named wrongly. `--third=2` takes those after
 * them. Existing bundles are reused.
 */

const LEAST = isHeldOut ? 0.9 : 0.75;

const names = process.argv.slice(2).filter((one) => !one.startsWith('-'));
const releases = isHeldOut ? await heldOut(CACHE) : RELEASES;
const requests = releases.filter(({ library }) => names.length === 0 || names.includes(library));
await installLibraries(releases);

const shown: Shown[] = [];
for (const release of requests) for (const bundler of BUNDLERS) shown.push(await show(release, bundler));

const created = shown.filter(({ versions, isStated }) => versions !== null && (isStated || !isHeldOut));
const found = created.filter(isFound);
const foreign = created.filter((one) => one.foreign.length > 0);
const otherwise = (isHeldOut ? [] : requests).filter(
  ({ library, version, worst }) => worstOf(library, version) !== worst,
);
process.stdout.write(`${found.length} of ${created.length} bundles found\n`);
for (const one of created) {
  const { release, bundler, versions, foreign } = one;
  if (!isFound(one) || foreign.length > 0)
    process.stdout.write(
      `  ${bundler} ${release.npm}@${release.version}: ${[...(versions ?? []), ...foreign].join(', ')}\n`,
    );
}
for (const { library, version, worst } of otherwise)
  process.stdout.write(`  ${library} ${version} is ${worstOf(library, version)}, not ${worst}\n`);
if (names.length === 0 && !isHeldOut) writeSection(shown, await askRetire());
if (found.length < LEAST * created.length || foreign.length > 0 || otherwise.length > 0) process.exitCode = 1;
