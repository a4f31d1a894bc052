/**
 * Names under which platforms publish sites of their customers: the site's own name, and the target of the alias
 * (CNAME) of a customer's own name. Each platform documents these in its help on connecting a domain.
 */
export interface HostedName {
  readonly platform: string;
  /** The site's own host: any name with this ending if it begins with a dot, else exactly this name. */
  readonly hosts: readonly string[];
  /** The target of its host's alias: the name itself, or one below it. */
  readonly aliases: readonly string[];
}

export const HOSTED_NAMES_CHECKED = '2026-11-26';

export const HOSTED_NAMES: readonly HostedName[] = [
  { platform: 'shopify', hosts: ['.myshopify.com'], aliases: ['shops.myshopify.com'] },
  { platform: 'wix', hosts: ['.wixsite.com'], aliases: ['wixdns.net'] },
  { platform: 'squarespace', hosts: ['.squarespace.com'], aliases: ['ext-cust.squarespace.com'] },
  {
    platform: 'webflow',
    hosts: ['.webflow.io'],
    aliases: ['proxy-ssl.webflow.com', 'proxy.webflow.com', 'cdn.webflow.com'],
  },
  { platform: 'jimdo', hosts: ['.jimdosite.com', '.jimdofree.com'], aliases: [] },
  { platform: 'jouwweb', hosts: ['.jouwweb.nl'], aliases: [] },
  { platform: 'duda', hosts: ['.multiscreensite.com'], aliases: ['multiscreensite.com'] },
  { platform: 'weebly', hosts: ['.weebly.com'], aliases: [] },
  { platform: 'googlesites', hosts: ['sites.google.com'], aliases: [] },
  { platform: 'wordpresscom', hosts: ['.wordpress.com'], aliases: [] },
  { platform: 'githubpages', hosts: ['.github.io'], aliases: ['github.io'] },
  { platform: 'gitlabpages', hosts: ['.gitlab.io'], aliases: ['gitlab.io'] },
  { platform: 'netlify', hosts: ['.netlify.app'], aliases: ['netlify.app', 'netlify.com'] },
  { platform: 'vercel', hosts: ['.vercel.app'], aliases: ['vercel-dns.com', 'vercel-dns-0.com', 'vercel-dns-017.com'] },
];
