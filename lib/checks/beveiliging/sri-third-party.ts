import { defineCheck } from '../../check.ts';
import { SCRIPT_LOADERS } from '../../data/script-loaders.ts';
import type { Facts } from '../../evidence.ts';
import { isThirdParty } from '../../parse/same-site.ts';
import { hasDigest, integrityTokens } from '../../parse/sri.ts';

type Resource = Facts['page']['resources']['list'][number];

/** `integrity` that protects nothing, or that makes the browser refuse the file because it may not read it. */
const isInvalid = ({ integrity, crossorigin }: Resource): boolean =>
  integrityTokens(integrity).length > 0 && (!hasDigest(integrity) || crossorigin === null);

const isLoader = ({ url }: Resource): boolean => {
  const address = URL.parse(url ?? '');
  return SCRIPT_LOADERS.some(({ host, path }) => address?.hostname === host && address.pathname.startsWith(path));
};

export const sriThirdParty = defineCheck({
  id: 'sri-third-party',
  weight: 4,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/SRI/',
  needs: ['scan', 'page'],
  verdicts: { none: 'pass', pinned: 'pass', loaders: 'warn', unpinned: 'warn', invalid: 'fail' },

  judge({ scan, page }) {
    const foreign = page.resources.list.filter(
      ({ kind, url }) => (kind === 'script' || kind === 'style') && isThirdParty(url, scan.host),
    );
    if (foreign.length === 0) return { code: 'none' };

    const invalid = foreign.filter(isInvalid);
    if (invalid.length > 0) return { code: 'invalid', items: invalid.map(({ url, raw }) => url ?? raw) };

    const unpinned = foreign.filter(({ integrity }) => integrityTokens(integrity).length === 0);
    const items = unpinned.map(({ url, raw }) => url ?? raw);
    if (unpinned.length === 0) return { code: 'pinned' };
    return { code: unpinned.every(isLoader) ? 'loaders' : 'unpinned', args: { count: unpinned.length }, items };
  },
});
