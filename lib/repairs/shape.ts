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

/** Where a snippet goes; `lib/words/<locale>/repairs.ts` says it in a sentence. */
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

/** What can go wrong with a snippet, and what to look at first: one at most. */
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

/** A command, and the line that it prints once the repair works. */
export interface HowToCheck {
  readonly run: string;
  readonly shows: string;
}

/** One way to repair something: code alone, told apart from the sentences about it. */
export interface Repair {
  /** Null: the same on every platform. */
  readonly platform: Platform | null;
  readonly where: CodeLocation;
  /** What is pasted, as it is. */
  readonly snippet: string;
  readonly warning: Warning | null;
  /** The header lines or the texts of records that it sets; absent where it is something else. */
  readonly sets?: readonly string[];
  readonly check: HowToCheck;
}

/** What of a scanned site is filled in. */
export interface Site {
  readonly host: string;
  /** Address of the scanned page, without query. */
  readonly url: string;
  readonly domain: string;
  /** The host that stays, and the one with or without www that leads there; null where there is none. */
  readonly canonical: string;
  readonly other: string | null;
  /** The page itself names the host that stays as its address. */
  readonly isNamed: boolean;
  /** Address of the scanned page on that host, to the letter; null where a snippet cannot name it: by http, or with a query. */
  readonly page: string | null;
  /** What the site was seen to run on, its mail provider too. */
  readonly platforms: readonly Platform[];
  /** What visitors come by: `both` where those of http stay there. */
  readonly scheme: 'https' | 'both' | 'http';
  /** What the domain's records say of its mail: none at all, none that arrives for certain, or that it arrives. */
  readonly mail: 'none' | 'sends' | 'arrives';
  /** Reports about mail in the domain's name arrive, as far as was seen. */
  readonly isReported: boolean;
  /** Records as they were seen, verbatim; null where none was. */
  readonly spf: string | null;
  readonly dmarc: string | null;
  /** What the viewport element of the page says; null where that was not seen. */
  readonly viewport: string | null;
  /** A day less than a year after the scan, as RFC 3339 writes it. */
  readonly expires: string;
}

/** What of a finding its repair may depend on. */
export type Fault = Pick<Finding, 'id' | 'code' | 'args' | 'items'>;

/** How each check of a topic is repaired, by the check's id. */
export type Topic = Readonly<Record<string, (site: Site, fault: Fault) => readonly Repair[]>>;
