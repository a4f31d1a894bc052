import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { hasDigest, splitIntegrity } from '../../parse/html/sri.ts';
import { isNeighbour, isThirdParty } from '../../parse/url/same-site.ts';
import { isLibrary, isLoader, isPerBrowser } from './shared/unpinnable.ts';

type Resource = Facts['page']['resources']['list'][number];

/** Whether `integrity` protects nothing, or makes the browser block the file because it may not read it. */
const isInvalid = ({ integrity, crossorigin }: Resource): boolean =>
  splitIntegrity(integrity).length > 0 && (!hasDigest(integrity) || crossorigin === null);

const listResources = (list: readonly Resource[]): readonly string[] => list.map(({ url, raw }) => url ?? raw);

export const sriThirdParty = defineCheck({
  id: 'sri-third-party',
  weight: 3,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/SRI/',
  needs: ['scan', 'page'],
  verdicts: {
    none: 'pass',
    pinned: 'pass',
    perBrowser: 'pass',
    // Integrity would help there too, but the site's operator also runs these hosts.
    neighbours: 'info',
    loaders: 'warn',
    unpinned: 'warn',
    invalid: 'fail',
  },

  judge({ scan, page }) {
    const foreign = page.resources.list.filter(
      ({ kind, url }) => (kind === 'script' || kind === 'style') && isThirdParty(url, scan.host),
    );
    const near = page.resources.list.filter(
      ({ kind, url, integrity }) =>
        (kind === 'script' || kind === 'style') && isNeighbour(url, scan.url) && splitIntegrity(integrity).length === 0,
    );
    const calm =
      near.length > 0
        ? ({ code: 'neighbours', args: { count: near.length }, items: listResources(near) } as const)
        : null;
    if (foreign.length === 0) return calm ?? { code: 'none' };

    const invalid = foreign.filter(isInvalid);
    if (invalid.length > 0) return { code: 'invalid', items: listResources(invalid) };

    const bare = foreign.filter(({ integrity }) => splitIntegrity(integrity).length === 0);
    if (bare.length === 0) return calm ?? { code: 'pinned' };
    const unpinned = bare.filter((one) => !isPerBrowser(one));
    if (unpinned.length === 0) return { code: 'perBrowser', args: { count: bare.length }, items: listResources(bare) };
    const still = unpinned.filter((one) => !isLoader(one));
    if (still.length === 0)
      return { code: 'loaders', args: { count: unpinned.length }, items: listResources(unpinned) };
    // Libraries first: those can be served by the site itself, of others nobody knows.
    const libraries = still.filter(isLibrary);
    const items = listResources([...libraries, ...still.filter((one) => !isLibrary(one))]);
    return { code: 'unpinned', args: { count: still.length, libraries: libraries.length }, items };
  },
});
