/** Services for websites that their makers discontinued: their tags no longer do anything. */
export interface DeadService {
  readonly id: string;
  readonly name: string;
  /** Matched against the address of a script, style sheet or frame. */
  readonly addresses: readonly RegExp[];
  /** Matched against the start of an inline script. */
  readonly inline: readonly RegExp[];
  /** Day it ended. */
  readonly ended: string;
  readonly source: string;
  readonly checked: string;
}

export const DEAD_SERVICES_CHECKED = '2026-11-20';

type Row = Omit<DeadService, 'checked'>;

const ROWS: readonly Row[] = [
  {
    id: 'universal-analytics',
    name: 'Universal Analytics',
    addresses: [/\/\/(?:www|ssl)\.google-analytics\.com\/(?:analytics|ga|urchin)\.js/, /\/gtag\/js\?id=UA-\d/],
    inline: [
      /\bga\(\s{0,9}['"]create['"]\s{0,9},\s{0,9}['"]UA-\d{4,12}-\d{1,3}['"]/,
      /\b_gaq\.push\(/,
      /\bgtag\(\s{0,9}['"]config['"]\s{0,9},\s{0,9}['"]UA-\d{4,12}-\d{1,3}['"]/,
    ],
    ended: '2023-07-01',
    source: 'https://support.google.com/analytics/answer/11583528',
  },
  {
    id: 'google-optimize',
    name: 'Google Optimize',
    addresses: [/\/\/www\.googleoptimize\.com\/optimize\.js/],
    inline: [/['"]OPT-[A-Z0-9]{6,9}['"]|['"]GTM-[A-Z0-9]{6,9}['"]\s{0,9}:\s{0,9}true[^}]{0,40}async-hide/],
    ended: '2023-09-30',
    source: 'https://support.google.com/optimize/answer/12979939',
  },
  {
    id: 'facebook-chat',
    name: 'Facebook Chat Plugin',
    addresses: [/\/\/connect\.facebook\.net\/[^/]{2,8}\/sdk\/xfbml\.customerchat\.js/],
    inline: [/connect\.facebook\.net\/[^/]{2,8}\/sdk\/xfbml\.customerchat\.js/],
    ended: '2024-05-09',
    source: 'https://developers.facebook.com/docs/messenger-platform/discovery/facebook-chat-plugin/',
  },
  {
    id: 'facebook-social-plugins',
    name: 'Facebook Like & Comments',
    addresses: [/\/\/www\.facebook\.com\/(?:v[\d.]{2,6}\/)?plugins\/(?:like|comments)\.php/],
    inline: [],
    ended: '2026-02-10',
    source: 'https://developers.facebook.com/docs/plugins/',
  },
  {
    id: 'addthis',
    name: 'AddThis',
    addresses: [/\/\/s\d\.addthis\.com\//],
    inline: [/\/\/s\d\.addthis\.com\/js\//],
    ended: '2023-05-31',
    source: 'https://www.oracle.com/corporate/acquisitions/addthis/',
  },
  {
    id: 'rawgit',
    name: 'RawGit',
    addresses: [/\/\/(?:cdn\.)?rawgit\.com\//],
    inline: [],
    ended: '2019-10-31',
    source: 'https://rawgit.com/',
  },
  {
    id: 'google-plus',
    name: 'Google+',
    addresses: [/\/\/apis\.google\.com\/js\/plusone\.js/, /\/\/plus\.google\.com\//],
    inline: [/apis\.google\.com\/js\/plusone\.js/],
    ended: '2019-04-02',
    source: 'https://support.google.com/googlecurrents/answer/9195133',
  },
  {
    id: 'stumbleupon',
    name: 'StumbleUpon',
    addresses: [/\/\/(?:platform|badge|www)\.stumbleupon\.com\//],
    inline: [/\/\/platform\.stumbleupon\.com\//],
    ended: '2018-06-30',
    source: 'https://en.wikipedia.org/wiki/StumbleUpon',
  },
];

export const DEAD_SERVICES: readonly DeadService[] = ROWS.map((row) => ({ ...row, checked: DEAD_SERVICES_CHECKED }));
