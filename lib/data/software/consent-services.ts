/** A service that stores or reads something on a visitor's computer beyond what the page itself needs. */
export interface ConsentService {
  readonly name: string;
  /**
   * `follows`: for advertising, or to track or record visitors. `counts`: statistics. `loads`: loads others, chosen by
   * the site's owner.
   */
  readonly kind: 'follows' | 'counts' | 'loads';
  /** Addresses of its scripts, without the scheme: a host, or a host and the beginning of a path. */
  readonly at: readonly string[];
}

/**
 * Services for which article 11.7a of the Dutch Telecommunications Act requires prior consent: what they store is
 * neither needed for the page nor, as a rule, statistics with little or no effect on privacy (its third paragraph). By
 * the script addresses in their own instructions, 2026-11. A service that is not listed is not recognised.
 */
export const CONSENT_SERVICES: readonly ConsentService[] = [
  { name: 'Meta Pixel', kind: 'follows', at: ['connect.facebook.net/en_US/fbevents.js'] },
  {
    name: 'Google Ads',
    kind: 'follows',
    at: ['www.googleadservices.com/pagead/', 'googleads.g.doubleclick.net/', 'pagead2.googlesyndication.com/pagead/'],
  },
  { name: 'Google Ad Manager', kind: 'follows', at: ['securepubads.g.doubleclick.net/'] },
  { name: 'LinkedIn Insight', kind: 'follows', at: ['snap.licdn.com/li.lms-analytics/'] },
  { name: 'TikTok Pixel', kind: 'follows', at: ['analytics.tiktok.com/i18n/pixel/'] },
  { name: 'Microsoft Advertising', kind: 'follows', at: ['bat.bing.com/'] },
  { name: 'Microsoft Clarity', kind: 'follows', at: ['www.clarity.ms/tag/'] },
  { name: 'Hotjar', kind: 'follows', at: ['static.hotjar.com/c/', 'script.hotjar.com/'] },
  { name: 'Pinterest Tag', kind: 'follows', at: ['s.pinimg.com/ct/'] },
  { name: 'Snap Pixel', kind: 'follows', at: ['sc-static.net/scevent.min.js'] },
  { name: 'X Pixel', kind: 'follows', at: ['static.ads-twitter.com/'] },
  { name: 'Criteo', kind: 'follows', at: ['static.criteo.net/', 'dynamic.criteo.com/'] },
  { name: 'Taboola', kind: 'follows', at: ['cdn.taboola.com/libtrc/'] },
  { name: 'Outbrain', kind: 'follows', at: ['amplify.outbrain.com/'] },
  { name: 'HubSpot', kind: 'follows', at: ['js.hs-scripts.com/', 'js.hs-analytics.net/', 'js-eu1.hs-scripts.com/'] },
  { name: 'Google Analytics', kind: 'counts', at: ['www.google-analytics.com/', 'ssl.google-analytics.com/'] },
  { name: 'Google Tag', kind: 'loads', at: ['www.googletagmanager.com/gtag/js'] },
  { name: 'Google Tag Manager', kind: 'loads', at: ['www.googletagmanager.com/gtm.js'] },
];

/** Names of cookies of services that track visitors: no banner prevents those that a response sets before any script runs. */
export const CONSENT_COOKIES: readonly { readonly name: string; readonly cookie: RegExp }[] = [
  { name: 'Meta Pixel', cookie: /^_fb[cp]$/ },
  { name: 'Google Ads', cookie: /^(?:_gcl_(?:au|aw|dc)|IDE|DSID)$/ },
  { name: 'LinkedIn Insight', cookie: /^(?:li_fat_id|bcookie|lidc)$/ },
  { name: 'TikTok Pixel', cookie: /^(?:_ttp|_tt_enable_cookie)$/ },
  { name: 'Microsoft Advertising', cookie: /^(?:_uetsid|_uetvid|MUID)$/ },
  { name: 'Microsoft Clarity', cookie: /^_cl(?:ck|sk)$/ },
  { name: 'Hotjar', cookie: /^_hjSession(?:User)?_\d{1,12}$/ },
  { name: 'HubSpot', cookie: /^(?:hubspotutk|__hs(?:tc|sc))$/ },
  { name: 'Pinterest Tag', cookie: /^_pin(?:terest_ct|_unauth)$/ },
];
