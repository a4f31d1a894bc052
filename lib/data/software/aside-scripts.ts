/**
 * Scripts that a hosting service adds to every page, that show nothing on it, and that the service's own robots.txt or
 * manual excludes from crawling: bot checks, measurement, preparing the checkout. By path.
 */
export interface AsideScript {
  readonly service: string;
  readonly path: RegExp;
  readonly source: string;
}

const CLOUDFLARE = 'https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/';
const SHOPIFY = 'https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt';

export const ASIDE_SCRIPTS: readonly AsideScript[] = [
  { service: 'Cloudflare', path: /^\/cdn-cgi\/(?:challenge-platform|rum|zaraz|bm|speculation)\b/, source: CLOUDFLARE },
  { service: 'Cloudflare', path: /^\/cdn-cgi\/scripts\/.{0,80}\/email-decode(?:\.min)?\.js$/, source: CLOUDFLARE },
  { service: 'Shopify', path: /^\/checkouts\/internal\//, source: SHOPIFY },
  { service: 'Shopify', path: /^\/(?:cdn\/)?(?:wpm|web-pixels[\w-]*)\b/, source: SHOPIFY },
];
