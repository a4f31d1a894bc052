/** The day the table was last compared with its sources. */
export const CHALLENGES_CHECKED = '2026-11-20';

/*
 * Sources are the vendor's documentation of the mark; where there is none, its own code or site, and the mark was taken
 * from challenge pages as quoted in public repositories on the day above.
 */

/** A header that only a challenge or a refusal of the named service has. */
export interface ChallengeHeader {
  readonly name: string;
  readonly values: readonly string[];
  readonly source: string;
}

/** Text that is in the markup of a challenge page but not in the pages behind it. */
export interface ChallengeMark {
  readonly text: string;
  readonly source: string;
}

const CHALLENGE_HEADERS: readonly ChallengeHeader[] = [
  {
    name: 'cf-mitigated',
    values: ['challenge'],
    source: 'https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/',
  },
  {
    name: 'x-amzn-waf-action',
    values: ['challenge', 'captcha'],
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html',
  },
  {
    name: 'x-vercel-mitigated',
    values: ['challenge', 'deny'],
    source: 'https://vercel.com/docs/vercel-firewall',
  },
  { name: 'sg-captcha', values: ['challenge'], source: 'https://www.siteground.com/' },
  {
    name: 'server',
    values: ['bitninja captcha server'],
    source: 'https://docs.bitninja.io/docs/Modules/captchahttp',
  },
];

const CHALLENGE_MARKS: readonly ChallengeMark[] = [
  { text: 'window._cf_chl_opt', source: 'https://developers.cloudflare.com/cloudflare-challenges/' },
  { text: 'Incapsula incident ID', source: 'https://www.imperva.com/' },
  { text: '/_Incapsula_Resource?CWUDNSAI=', source: 'https://www.imperva.com/' },
  { text: 'geo.captcha-delivery.com/', source: 'https://docs.datadome.co/' },
  { text: 'id="px-captcha"', source: 'https://github.com/HumanSecurity/perimeterx-python-wsgi' },
  { text: 'id="sec-if-cpt-container"', source: 'https://techdocs.akamai.com/' },
  { text: 'triggerInterstitialChallenge', source: 'https://techdocs.akamai.com/' },
  {
    text: '<title>Client Challenge</title>',
    source: 'https://www.fastly.com/documentation/guides/security/bot-management/client-challenges/',
  },
  {
    text: 'window.gokuProps',
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html',
  },
  { text: '/.well-known/sgcaptcha/', source: 'https://www.siteground.com/' },
  { text: '/.within.website/x/cmd/anubis/', source: 'https://github.com/TecharoHQ/anubis' },
  // On many shared hosts; it comes with status 200. Its form, and in newer pages only the form's address; the name of
  // its cookie is in lists of cookies too.
  { text: 'wsidchk-form', source: 'https://docs.imunify360.com/webshield/' },
  { text: '/z0f76a1d14fd21a8fb5fd0d03e0fdc3d3cedae52f', source: 'https://docs.imunify360.com/webshield/' },
  { text: 'sucuri_cloudproxy_js', source: 'https://docs.sucuri.net/website-firewall/' },
  {
    text: 'Please enable JavaScript to view the page content.<br/>Your support ID is:',
    source: 'https://techdocs.f5.com/',
  },
];

/** The marks of a challenge. */
export const CHALLENGES = { headers: CHALLENGE_HEADERS, texts: CHALLENGE_MARKS };
