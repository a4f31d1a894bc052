import { SCRIPT_LOADERS } from '../../../data/software/script-loaders.ts';
import { BROWSER_SPECIFIC } from '../../../data/text/font-sheets.ts';
import type { Facts } from '../../../evidence.ts';

type Resource = Facts['page']['resources']['list'][number];

/** A script whose content changes by design. */
export const isLoader = ({ url }: Resource): boolean => {
  const address = URL.parse(url ?? '');
  return SCRIPT_LOADERS.some(({ host, path }) => address?.hostname === host && address.pathname.startsWith(path));
};

/** A font provider's style sheet, which is generated for each browser: no digest can match, and nobody can fix that. */
export const isPerBrowser = ({ kind, url }: Resource): boolean =>
  kind === 'style' && BROWSER_SPECIFIC.includes(URL.parse(url ?? '')?.hostname ?? '');
