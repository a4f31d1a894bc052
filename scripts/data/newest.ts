import type { Copies } from './copies.ts';
import { hasNpm, npmReleases } from './releases.ts';

/** The newest release of a library, as the table will contain it. */
export interface NewestFound {
  readonly library: string;
  readonly version: string;
  readonly page: string;
  readonly copy: string;
  readonly read: string;
}

/** Libraries whose npm package is not their makers' own, with their last release. */
export const LAST_RELEASES: Readonly<Record<string, string>> = {
  'jquery-mobile': '1.4.5',
  prototype: '1.7.3',
  mootools: '1.6.0',
  prettyphoto: '3.1.6',
};

interface Package {
  readonly id: string;
  readonly npm: string;
  readonly source: string;
}

/** The newest version of every library; for those without a copy, the version in the table. Throws `BadCopy`. */
export const newest = (
  copies: Copies,
  libraries: readonly Package[],
  before: ReadonlyMap<string, { readonly version: string; readonly read: string }>,
): { readonly rows: readonly NewestFound[]; readonly look: readonly string[] } => {
  const look: string[] = [];
  const rows = libraries.flatMap(({ id, npm, source }) => {
    const last = Object.hasOwn(LAST_RELEASES, id) ? LAST_RELEASES[id] : undefined;
    if (last !== undefined) return [{ library: id, version: last, page: source, copy: 'makers', read: '2026-11-20' }];
    const page = `https://www.npmjs.com/package/${npm}`;
    if (hasNpm(npm, copies))
      return [{ library: id, version: npmReleases(npm, copies).latest, page, copy: 'npm', read: copies.day('npm') }];
    look.push(`${id}: no copy of what npm says of ${npm}.`);
    const stored = before.get(id);
    return stored === undefined ? [] : [{ library: id, version: stored.version, page, copy: 'npm', read: stored.read }];
  });
  return { rows, look };
};
