/** A platform that asks visitors for consent, recognised by a script. */
export interface ConsentPlatform {
  readonly name: string;
  /** Hosts of its scripts: the host itself or any name below it. */
  readonly hosts: readonly string[];
  /** Parts of paths of its scripts on the site itself, as plugins use them. */
  readonly paths?: readonly string[];
}

/**
 * Consent platforms, by the scripts that their own instructions make a site load. From their public documentation,
 * 2026-11. A platform that is not listed is not recognised; that says nothing about the site.
 */
export const CONSENT_PLATFORMS: readonly ConsentPlatform[] = [
  { name: 'Cookiebot', hosts: ['consent.cookiebot.com', 'consent.cookiebot.eu'] },
  { name: 'OneTrust', hosts: ['cdn.cookielaw.org', 'cdn-ukwest.onetrust.com', 'cookie-cdn.cookiepro.com'] },
  { name: 'Usercentrics', hosts: ['app.usercentrics.eu', 'web.cmp.usercentrics.eu', 'privacy-proxy.usercentrics.eu'] },
  { name: 'CookieYes', hosts: ['cdn-cookieyes.com'], paths: ['/plugins/cookie-law-info/'] },
  { name: 'Complianz', hosts: [], paths: ['/plugins/complianz-gdpr/', '/plugins/complianz-gdpr-premium/'] },
  { name: 'Borlabs Cookie', hosts: [], paths: ['/plugins/borlabs-cookie/'] },
  {
    name: 'Real Cookie Banner',
    hosts: [],
    paths: ['/plugins/real-cookie-banner/', '/plugins/real-cookie-banner-pro/'],
  },
  { name: 'Cookie Notice', hosts: ['cdn.hu-manity.co'], paths: ['/plugins/cookie-notice/'] },
  { name: 'Didomi', hosts: ['sdk.privacy-center.org'] },
  { name: 'Iubenda', hosts: ['cdn.iubenda.com', 'cs.iubenda.com'] },
  { name: 'consentmanager', hosts: ['cdn.consentmanager.net', 'delivery.consentmanager.net'] },
  { name: 'Quantcast Choice', hosts: ['cmp.quantcast.com', 'cmp.inmobi.com'] },
  { name: 'Sourcepoint', hosts: ['cdn.privacy-mgmt.com'] },
  { name: 'TrustArc', hosts: ['consent.trustarc.com'] },
  { name: 'Cookie Script', hosts: ['cdn.cookie-script.com'] },
  { name: 'CookieFirst', hosts: ['consent.cookiefirst.com'] },
  { name: 'Cookie Information', hosts: ['policy.app.cookieinformation.com'] },
  { name: 'Termly', hosts: ['app.termly.io'] },
  { name: 'Axeptio', hosts: ['static.axept.io'] },
  { name: 'Civic Cookie Control', hosts: ['cc.cdn.civiccomputing.com'] },
  { name: 'Osano', hosts: ['cmp.osano.com'] },
  { name: 'CookieHub', hosts: ['cdn.cookiehub.eu', 'cookiehub.net'] },
  { name: 'Klaro', hosts: ['cdn.kiprotect.com'] },
  { name: 'Google Funding Choices', hosts: ['fundingchoicesmessages.google.com'] },
];
