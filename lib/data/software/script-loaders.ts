/**
 * Services that a customer's own page loads from their host, by the addresses in their instructions as known in 2026-11:
 * their pages could not be fetched then, and are to be compared.
 */
const SERVICES = (
  [
    // Payment: the card industry’s rules, or the maker’s, require that the script comes from the service itself.
    ['js.mollie.com', '/', 'Mollie', 'https://docs.mollie.com/docs/mollie-components'],
    ['www.paypal.com', '/sdk/', 'PayPal', 'https://developer.paypal.com/sdk/js/configuration/'],
    ['www.paypalobjects.com', '/', 'PayPal', 'https://developer.paypal.com/sdk/js/configuration/'],
    ['x.klarnacdn.net', '/', 'Klarna', 'https://docs.klarna.com/'],
    ['js.klarna.com', '/', 'Klarna', 'https://docs.klarna.com/'],
    ['eu-library.klarnaservices.com', '/', 'Klarna', 'https://docs.klarna.com/'],
    ['pay.google.com', '/gp/p/js/', 'Google Pay', 'https://developers.google.com/pay/api/web/guides/tutorial'],
    [
      'applepay.cdn-apple.com',
      '/jsapi/',
      'Apple Pay',
      'https://developer.apple.com/documentation/apple_pay_on_the_web',
    ],
    ['static-eu.payments-amazon.com', '/', 'Amazon Pay', 'https://developer.amazon.com/docs/amazon-pay-checkout/'],
    ['pay.multisafepay.com', '/sdk/', 'MultiSafepay', 'https://docs.multisafepay.com/docs/payment-components'],
    ['web.squarecdn.com', '/', 'Square', 'https://developer.squareup.com/docs/web-payments/overview'],
    // Captchas and sign-in.
    ['js.hcaptcha.com', '/', 'hCaptcha', 'https://docs.hcaptcha.com/'],
    ['hcaptcha.com', '/', 'hCaptcha', 'https://docs.hcaptcha.com/'],
    ['www.recaptcha.net', '/recaptcha/', 'reCAPTCHA', 'https://developers.google.com/recaptcha/docs/faq'],
    ['accounts.google.com', '/gsi/', 'Google', 'https://developers.google.com/identity/gsi/web/guides/client-library'],
    ['apis.google.com', '/js/', 'Google', 'https://github.com/google/google-api-javascript-client'],
    // Maps, players and what is embedded.
    [
      'maps.google.com',
      '/maps/api/',
      'Google Maps',
      'https://developers.google.com/maps/documentation/javascript/versions',
    ],
    [
      'www.gstatic.com',
      '/charts/',
      'Google Charts',
      'https://developers.google.com/chart/interactive/docs/basic_load_libs',
    ],
    ['www.youtube.com', '/player_api', 'YouTube', 'https://developers.google.com/youtube/iframe_api_reference'],
    ['player.vimeo.com', '/api/', 'Vimeo', 'https://developer.vimeo.com/player/sdk'],
    ['platform.twitter.com', '/', 'X', 'https://docs.x.com/x-for-websites'],
    ['platform.linkedin.com', '/', 'LinkedIn', 'https://learn.microsoft.com/en-us/linkedin/'],
    ['www.instagram.com', '/embed.js', 'Instagram', 'https://developers.facebook.com/docs/instagram-platform/oembed'],
    ['www.tiktok.com', '/embed.js', 'TikTok', 'https://developers.tiktok.com/doc/embed-videos'],
    ['assets.calendly.com', '/assets/external/', 'Calendly', 'https://help.calendly.com/'],
    ['embed.typeform.com', '/', 'Typeform', 'https://www.typeform.com/developers/embed/'],
    ['kit.fontawesome.com', '/', 'Font Awesome', 'https://docs.fontawesome.com/web/setup/use-kit'],
    // Chat and customer contact.
    ['embed.tawk.to', '/', 'tawk.to', 'https://developer.tawk.to/'],
    ['code.tidio.co', '/', 'Tidio', 'https://developers.tidio.com/'],
    ['widget.intercom.io', '/', 'Intercom', 'https://developers.intercom.com/installing-intercom/web/installation'],
    ['js.intercomcdn.com', '/', 'Intercom', 'https://developers.intercom.com/installing-intercom/web/installation'],
    ['static.zdassets.com', '/ekr/', 'Zendesk', 'https://developer.zendesk.com/api-reference/widget/introduction/'],
    ['cdn.livechatinc.com', '/', 'LiveChat', 'https://developers.livechat.com/'],
    ['client.crisp.chat', '/', 'Crisp', 'https://docs.crisp.chat/'],
    ['www.smartsuppchat.com', '/', 'Smartsupp', 'https://docs.smartsupp.com/'],
    ['static.widget.trengo.eu', '/', 'Trengo', 'https://help.trengo.com/'],
    ['js.hsforms.net', '/', 'HubSpot', 'https://developers.hubspot.com/docs'],
    ['js-eu1.hsforms.net', '/', 'HubSpot', 'https://developers.hubspot.com/docs'],
    ['js.hs-banner.com', '/', 'HubSpot', 'https://developers.hubspot.com/docs'],
    ['js.usemessages.com', '/', 'HubSpot', 'https://developers.hubspot.com/docs'],
    // Reviews and mailings.
    ['invitejs.trustpilot.com', '/', 'Trustpilot', 'https://support.trustpilot.com/'],
    ['widgets.trustedshops.com', '/', 'Trusted Shops', 'https://developers.etrusted.com/'],
    ['dashboard.webwinkelkeur.nl', '/', 'WebwinkelKeur', 'https://www.webwinkelkeur.nl/'],
    ['static.klaviyo.com', '/onsite/', 'Klaviyo', 'https://developers.klaviyo.com/'],
    ['chimpstatic.com', '/mcjs-connected/', 'Mailchimp', 'https://mailchimp.com/developer/'],
    // Statistics and experiments.
    ['cdn.matomo.cloud', '/', 'Matomo', 'https://matomo.org/faq/'],
    ['plausible.io', '/js/', 'Plausible', 'https://plausible.io/docs/plausible-script'],
    ['scripts.simpleanalyticscdn.com', '/', 'Simple Analytics', 'https://docs.simpleanalytics.com/script'],
    ['cdn.mouseflow.com', '/projects/', 'Mouseflow', 'https://help.mouseflow.com/'],
    ['script.crazyegg.com', '/', 'Crazy Egg', 'https://support.crazyegg.com/'],
    ['dev.visualwebsiteoptimizer.com', '/', 'VWO', 'https://help.vwo.com/'],
    ['cdn.optimizely.com', '/js/', 'Optimizely', 'https://docs.developers.optimizely.com/'],
    ['assets.adobedtm.com', '/', 'Adobe', 'https://experienceleague.adobe.com/docs/experience-platform/tags/home.html'],
    ['cdn.segment.com', '/analytics.js/', 'Segment', 'https://segment.com/docs/'],
    ['js.sentry-cdn.com', '/', 'Sentry', 'https://docs.sentry.io/platforms/javascript/install/loader/'],
    ['cdn.leadinfo.net', '/', 'Leadinfo', 'https://www.leadinfo.com/'],
    ['sc.lfeeder.com', '/', 'Leadfeeder', 'https://help.dealfront.com/'],
  ] as const
).map(([host, path, name, source]): ScriptLoader => ({ host, path, name, source }));

/** The day the rest of the table was last compared with its sources. */
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
  ...SERVICES,
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
