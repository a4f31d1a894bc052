import { MACHINERY, PAGE_SCRIPTS, PAGE_TOOLS, SHARE_PAGES } from '../../data/software/page-tools.ts';
import { toBareText } from '../text/generic-text.ts';
import { decodePercent } from '../url/percent-decoded.ts';

const WHOLE: ReadonlySet<string> = new Set(PAGE_TOOLS.whole);
const SEGMENTS: ReadonlySet<string> = new Set(MACHINERY.segments);
const NAMESPACES: ReadonlySet<string> = new Set(MACHINERY.namespaces);

/**
 * Whether a scripted link does something with the current page (print, share, copy its address, go back or up): a
 * button in all but name, which leads nowhere and withholds nothing from search engines. `raw` is its address as
 * written.
 */
export const isPageTool = ({ raw, text }: { readonly raw: string | null; readonly text: string }): boolean => {
  const address = (raw ?? '').replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  if (address !== '' && !address.startsWith('javascript:')) return false;
  const said = toBareText(text);
  const isSaid = WHOLE.has(said) || PAGE_TOOLS.begins.some((start) => said.startsWith(`${start} `) || said === start);
  return isSaid || PAGE_SCRIPTS.test(address) || SHARE_PAGES.test(decodePercent(address));
};

/** Whether an address belongs to a site's own machinery: sign-in, editing, a wiki's special pages, feeds and print versions. */
export const isMachinery = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  const title = url.searchParams.get('title') ?? '';
  const segments = [...url.pathname.split('/').map(decodePercent), title].map((one) => one.toLowerCase());
  return (
    segments.some((one) => SEGMENTS.has(one) || (one.includes(':') && NAMESPACES.has(one.split(':', 1)[0] ?? ''))) ||
    MACHINERY.parameters.some((name) => url.searchParams.has(name))
  );
};

/**
 * Whether an address is the one with which Cloudflare replaces a mail address (Email Address Obfuscation): its script
 * restores the mail address, and when requested it is not a page.
 */
export const isMailProtection = (address: string): boolean =>
  URL.parse(address)?.pathname.startsWith('/cdn-cgi/l/email-protection') ?? false;
