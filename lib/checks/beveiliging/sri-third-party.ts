import { defineCheck } from '../../check.ts';
import { MADE_PER_BROWSER } from '../../data/font-sheets.ts';
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

/** A font maker's style sheet, which is made anew for each browser: no digest holds, and nobody can mend that. */
const isPerBrowser = ({ kind, url }: Resource): boolean =>
  kind === 'style' && MADE_PER_BROWSER.includes(URL.parse(url ?? '')?.hostname ?? '');

export const sriThirdParty = defineCheck({
  id: 'sri-third-party',
  weight: 4,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/SRI/',
  needs: ['scan', 'page'],
  verdicts: { none: 'pass', pinned: 'pass', perBrowser: 'pass', loaders: 'warn', unpinned: 'warn', invalid: 'fail' },

  judge({ scan, page }) {
    const foreign = page.resources.list.filter(
      ({ kind, url }) => (kind === 'script' || kind === 'style') && isThirdParty(url, scan.host),
    );
    if (foreign.length === 0) return { code: 'none' };

    const invalid = foreign.filter(isInvalid);
    if (invalid.length > 0) return { code: 'invalid', items: invalid.map(({ url, raw }) => url ?? raw) };

    const bare = foreign.filter(({ integrity }) => integrityTokens(integrity).length === 0);
    if (bare.length === 0) return { code: 'pinned' };
    const told = (list: readonly Resource[]) => list.map(({ url, raw }) => url ?? raw);
    const unpinned = bare.filter((one) => !isPerBrowser(one));
    if (unpinned.length === 0) return { code: 'perBrowser', args: { count: bare.length }, items: told(bare) };
    const items = told(unpinned);
    return { code: unpinned.every(isLoader) ? 'loaders' : 'unpinned', args: { count: unpinned.length }, items };
  },
});
