import { defineCheck } from '../../check.ts';
import { isVersion } from '../../parse/software/version.ts';
import { findProductsSeen, isOwnFile } from './shared/products-seen.ts';

/** WordPress plug-ins and themes, whose addresses contain their name and often their version. */
const EXTENSION = /\/wp-content\/(?:plugins|themes)\/([\w.-]{1,60})\//;

const versionsIn = (urls: readonly string[]): ReadonlyMap<string, string> => {
  const versions = new Map<string, string>();
  for (const url of urls) {
    const name = EXTENSION.exec(url)?.[1];
    const version = /^[\w.-]{1,30}/.exec(URL.parse(url)?.searchParams.get('ver') ?? '')?.[0] ?? '';
    if (name !== undefined && (versions.get(name) ?? '') === '') versions.set(name, isVersion(version) ? version : '');
  }
  return versions;
};

export const cmsExtensionVersions = defineCheck({
  id: 'cms-extension-versions',
  weight: 0,
  who: 'webbouwer',
  source: 'https://developer.wordpress.org/reference/functions/wp_enqueue_script/',
  needs: ['page'],
  verdicts: { found: 'info', none: 'info' },

  judge({ page }) {
    const versions = versionsIn(
      page.resources.list.flatMap(({ url }) => (url !== null && isOwnFile(url, page) ? [url] : [])),
    );
    // WordPress appends its own version to files without one; a version that several extensions share is not theirs
    // either.
    const own = findProductsSeen(page, {}).find(({ id }) => id === 'wordpress')?.version ?? '';
    const all = [...versions.values()];
    const isTheirs = (version: string): boolean =>
      version !== '' && version !== own && all.filter((one) => one === version).length === 1;
    const items = [...versions].map(([name, version]) => (isTheirs(version) ? `${name} ${version}` : name));
    return items.length === 0 ? { code: 'none' } : { code: 'found', args: { count: items.length }, items };
  },
});
