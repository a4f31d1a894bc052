/** The day the table was last compared with its sources. */
export const SCRIPT_LOADERS_CHECKED = '2026-11-20';

/** A script or style sheet whose content changes without notice, so that no digest can be set for it. */
export interface ScriptLoader {
  readonly host: string;
  /** Beginning of the path. */
  readonly path: string;
  readonly name: string;
  readonly source: string;
}

const GOOGLE_TAGS = 'https://developers.google.com/tag-platform/security/guides/csp';

export const SCRIPT_LOADERS: readonly ScriptLoader[] = [
  { host: 'www.googletagmanager.com', path: '/', name: 'Google Tag Manager', source: GOOGLE_TAGS },
  { host: 'www.google-analytics.com', path: '/', name: 'Google Analytics', source: GOOGLE_TAGS },
  { host: 'ssl.google-analytics.com', path: '/', name: 'Google Analytics', source: GOOGLE_TAGS },
  { host: 'pagead2.googlesyndication.com', path: '/', name: 'Google AdSense', source: GOOGLE_TAGS },
  { host: 'securepubads.g.doubleclick.net', path: '/', name: 'Google Ad Manager', source: GOOGLE_TAGS },
  { host: 'googleads.g.doubleclick.net', path: '/', name: 'Google Ads', source: GOOGLE_TAGS },
  { host: 'www.googleadservices.com', path: '/', name: 'Google Ads', source: GOOGLE_TAGS },
  {
    host: 'www.google.com',
    path: '/recaptcha/',
    name: 'reCAPTCHA',
    source: 'https://developers.google.com/recaptcha/docs/faq',
  },
  {
    host: 'www.gstatic.com',
    path: '/recaptcha/',
    name: 'reCAPTCHA',
    source: 'https://developers.google.com/recaptcha/docs/faq',
  },
  {
    host: 'fonts.googleapis.com',
    path: '/',
    name: 'Google Fonts',
    source: 'https://developers.google.com/fonts/docs/technical_considerations',
  },
  {
    host: 'maps.googleapis.com',
    path: '/',
    name: 'Google Maps',
    source: 'https://developers.google.com/maps/documentation/javascript/versions',
  },
  {
    host: 'www.youtube.com',
    path: '/iframe_api',
    name: 'YouTube',
    source: 'https://developers.google.com/youtube/iframe_api_reference',
  },
  {
    host: 'connect.facebook.net',
    path: '/',
    name: 'Meta Pixel',
    source: 'https://developers.facebook.com/docs/meta-pixel/get-started',
  },
  {
    host: 'snap.licdn.com',
    path: '/',
    name: 'LinkedIn Insight',
    source: 'https://learn.microsoft.com/en-us/linkedin/marketing/',
  },
  { host: 'bat.bing.com', path: '/', name: 'Microsoft Advertising', source: 'https://help.ads.microsoft.com/' },
  {
    host: 'www.clarity.ms',
    path: '/',
    name: 'Microsoft Clarity',
    source: 'https://learn.microsoft.com/en-us/clarity/',
  },
  { host: 'static.hotjar.com', path: '/', name: 'Hotjar', source: 'https://help.hotjar.com/' },
  { host: 'script.hotjar.com', path: '/', name: 'Hotjar', source: 'https://help.hotjar.com/' },
  { host: 'js.hs-scripts.com', path: '/', name: 'HubSpot', source: 'https://developers.hubspot.com/docs' },
  { host: 'js.stripe.com', path: '/', name: 'Stripe', source: 'https://docs.stripe.com/security/guide' },
  { host: 'consent.cookiebot.com', path: '/', name: 'Cookiebot', source: 'https://support.cookiebot.com/' },
  { host: 'cdn.cookielaw.org', path: '/', name: 'OneTrust', source: 'https://developer.onetrust.com/' },
  {
    host: 'static.cloudflareinsights.com',
    path: '/',
    name: 'Cloudflare Web Analytics',
    source: 'https://developers.cloudflare.com/web-analytics/',
  },
  {
    host: 'challenges.cloudflare.com',
    path: '/',
    name: 'Cloudflare Turnstile',
    source: 'https://developers.cloudflare.com/turnstile/',
  },
  { host: 'use.typekit.net', path: '/', name: 'Adobe Fonts', source: 'https://helpx.adobe.com/fonts/' },
  { host: 'widget.trustpilot.com', path: '/', name: 'Trustpilot', source: 'https://support.trustpilot.com/' },
];
