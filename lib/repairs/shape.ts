import type { Finding } from '../model.ts';

/** Server software, content systems, builders, hosts and mail providers for which a repair may differ. */
export type Platform =
  | 'nginx'
  | 'apache'
  | 'iis'
  | 'litespeed'
  | 'caddy'
  | 'cloudflare'
  | 'plesk'
  | 'directadmin'
  | 'wordpress'
  | 'joomla'
  | 'drupal'
  | 'typo3'
  | 'vercel'
  | 'netlify'
  | 'nextjs'
  | 'microsoft365'
  | 'googleworkspace'
  | 'shopify'
  | 'wix'
  | 'squarespace'
  | 'githubpages'
  | 'gitlabpages'
  | 'webflow'
  | 'jimdo'
  | 'lightspeed'
  | 'ccv-shop'
  | 'jouwweb'
  | 'weebly'
  | 'googlesites'
  | 'wordpresscom'
  | 'duda';

/** The location of a snippet; `lib/words/<locale>/repairs.ts` describes it in a sentence. */
export const PLACES = [
  'nginxServer',
  'nginxHeaders',
  'nginxHeaderLine',
  'nginxHidden',
  'nginxLocation',
  'nginxCookies',
  'htaccess',
  'htaccessEnd',
  'litespeedRewrite',
  'apacheConfig',
  'webConfig',
  'caddySite',
  'caddySiteTop',
  'cloudflareHeaders',
  'cloudflareRedirects',
  'cloudflareDns',
  'cloudflareDmarc',
  'pleskNginx',
  'shell',
  'shellDns',
  'powershell',
  'phpIni',
  'wpPlugin',
  'wpConfig',
  'joomlaTemplate',
  'joomlaConfiguration',
  'joomlaCss',
  'drupalSettings',
  'drupalTheme',
  'typoscript',
  'vercelJson',
  'netlifyToml',
  'nextConfig',
  'nextLayout',
  'nextCss',
  'nextSitemap',
  'zone',
  'zoneDmarc',
  'directadminZone',
  'directadminDmarc',
  'robotsFile',
  'robotsGroup',
  'sitemapFile',
  'securityFile',
  'llmsFile',
  'sitemapEntry',
  'firstLine',
  'yearInFooter',
  'head',
  'headBeside',
  'htmlLang',
  'stylesheet',
] as const;
export type CodeLocation = (typeof PLACES)[number];

/** The risk of a snippet, and what to check first: at most one. */
export const WARNINGS = [
  'hstsInStages',
  'breaksWindows',
  'ownTypes',
  'ownReferrers',
  'cookieOverHttp',
  'cookieForScripts',
  'mailRefused',
  'noMailAtAll',
  'ownCertificate',
  'ownMailbox',
  'ownRules',
  'ownHttps',
  'firstForAWhile',
  'oneWay',
  'onePage',
  'ownTexts',
  'ownLanguage',
  'ownDefault',
  'ownApps',
  'ownSecrets',
  'ownKeys',
  'otherLayout',
  'allPages',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** A command, and the line that it prints when the repair works. */
export interface HowToCheck {
  readonly run: string;
  readonly shows: string;
}

/** One way to repair something: only code, separate from the sentences about it. */
export interface Repair {
  /** Null means the same on every platform. */
  readonly platform: Platform | null;
  readonly where: CodeLocation;
  /** The text to paste, verbatim. */
  readonly snippet: string;
  readonly warning: Warning | null;
  /** The header lines or record texts that it sets; absent for anything else. */
  readonly sets?: readonly string[];
  readonly check: HowToCheck;
}

/** The values of a scanned site that are filled into snippets. */
export interface Site {
  readonly host: string;
  /** Address of the scanned page, without query. */
  readonly url: string;
  readonly domain: string;
  /** The preferred host, and its www or apex twin that redirects there; null when there is none. */
  readonly canonical: string;
  readonly other: string | null;
  /** The page itself names the preferred host in its address. */
  readonly isNamed: boolean;
  /** The scanned page's address on that host, verbatim; null when a snippet cannot contain it: over http, or with a query. */
  readonly page: string | null;
  /** The platforms on which the site was seen to run, including its mail provider. */
  readonly platforms: readonly Platform[];
  /** The scheme with which visitors arrive: `both` when http visitors are not redirected. */
  readonly scheme: 'https' | 'both' | 'http';
  /** What the domain's records say about its mail: none at all, none that certainly arrives, or that it arrives. */
  readonly mail: 'none' | 'sends' | 'arrives';
  /** Reports about mail in the domain's name arrive, as far as was seen. */
  readonly isReported: boolean;
  /** Records as seen, verbatim; null when there was none, or when that of DMARC is not one that its zone can replace. */
  readonly spf: string | null;
  readonly dmarc: string | null;
  /** Nothing is at `_dmarc` in the zone, though a wildcard may answer for it: a record is added, and replaces none. */
  readonly isDmarcFree: boolean;
  /** Content of the page's viewport element; null when it was not seen. */
  readonly viewport: string | null;
  /** A day less than a year after the scan, in RFC 3339 format. */
  readonly expires: string;
}

/** The parts of a finding on which its repair may depend. */
export type Fault = Pick<Finding, 'id' | 'code' | 'args' | 'items'>;

/** The repairs of a topic, by the check's id. */
export type Topic = Readonly<Record<string, (site: Site, fault: Fault) => readonly Repair[]>>;
