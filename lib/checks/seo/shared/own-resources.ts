import { ASIDE_SCRIPTS } from '../../../data/software/aside-scripts.ts';
import type { Facts } from '../../../evidence.ts';
import { parseOrigin } from '../../../parse/url/host-match.ts';

const filterOwn = (addresses: readonly (string | null)[], origin: string): readonly string[] =>
  [...new Set(addresses)].filter((url) => url !== null && parseOrigin(url) === origin) as string[];

/** Whether a script is one that the page's host adds for itself, which is not needed to render the page. */
const isAside = (url: string): boolean => ASIDE_SCRIPTS.some(({ path }) => path.test(URL.parse(url)?.pathname ?? ''));

/** Addresses that a page loads from its own origin: the scripts and styles it is built with, and its images. */
export const listOwnResources = ({
  resources,
  images,
  document,
}: Facts['page']): { readonly built: readonly string[]; readonly shown: readonly string[] } => {
  const origin = parseOrigin(document.url);
  const built = resources.list.filter(({ kind }) => kind === 'script' || kind === 'style').map(({ url }) => url);
  const shown = resources.list.filter(({ kind }) => kind === 'image').map(({ url }) => url);
  return {
    built: filterOwn(built, origin).filter((url) => !isAside(url)),
    shown: filterOwn([...shown, ...images.list.map(({ src }) => src)], origin),
  };
};
