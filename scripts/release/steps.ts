import { isAfter } from '../../lib/view/compare/news.ts';

/** The texts and rules of a release; `scripts/release.ts` makes it. */

/** A release that cannot be made, and why; not a bug. */
export class NotReady extends Error {}

const SEMVER = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** The version to release: three numbers, as stores require, not lower than the present one. Throws `NotReady` otherwise. */
export const requestedVersion = (request: string | undefined, present: string): string => {
  const version = request ?? present;
  if (!SEMVER.test(version)) throw new NotReady(`“${version}” is no version: three numbers, as in 1.4.0`);
  if (isAfter(present, version)) throw new NotReady(`${version} comes before ${present}, which package.json has`);
  return version;
};

/** Returns the changelog with the day of a version that was listed there as unreleased. Throws `NotReady` if it was not. */
export const datedChangelog = (changelog: string, version: string, day: string): string => {
  const open = `## ${version} (unreleased)\n`;
  if (changelog.split(open).length !== 2) throw new NotReady(`CHANGELOG.md has no heading “${open.trim()}”`);
  return changelog.replace(open, `## ${version} (${day})\n`);
};

/** Sets the version of our own package, and of nothing else, in the text of package.json or of its lockfile. */
export const versioned = (json: string, version: string): string => {
  const manifest = JSON.parse(json);
  manifest.version = version;
  if (manifest.packages?.[''] !== undefined) manifest.packages[''].version = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** The message of the tag: the changes in the changelog. Throws `NotReady` for a version without any. */
export const tagMessage = (changelog: string, name: string, version: string): string => {
  const section = changelog.split(/^## /m).find((one) => one.startsWith(`${version} (`)) ?? '';
  const changes = section.split('\n').slice(1).join('\n').trim();
  if (changes === '') throw new NotReady(`CHANGELOG.md tells nothing of ${version}`);
  return `${name} ${version}\n\n${changes}\n`;
};
