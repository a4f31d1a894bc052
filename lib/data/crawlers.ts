/** Crawlers and tokens of search engines and AI services, as their operators document them. */
export interface Crawler {
  /** Product token in robots.txt. */
  readonly token: string;
  /** Names that it had or answers to as well. */
  readonly aliases: readonly string[];
  /** Crawler whose rules it keeps to where robots.txt names that one and not itself; null for most. */
  readonly follows: string | null;
  readonly operator: string;
  /**
   * `classic` search that also feeds AI answers, AI `search`, fetching for a `user`, `training`, `token` (no crawler: a
   * name in robots.txt alone), `archive`, `other`, `obsolete`.
   */
  readonly purpose: 'classic' | 'search' | 'user' | 'training' | 'token' | 'archive' | 'other' | 'obsolete';
  /** One of the three AI search crawlers that weigh most. */
  readonly major: boolean;
  readonly honours: 'yes' | 'mostly' | 'no' | 'undocumented';
  /** What blocking means. */
  readonly effect:
    | 'outOfBoth'
    | 'notCited'
    | 'lessVisible'
    | 'notIndexed'
    | 'outOfSearch'
    | 'notOpened'
    | 'little'
    | 'none'
    | 'policy'
    | 'groundingLost';
  readonly source: string;
  readonly checked: string;
}

export const CRAWLERS_CHECKED = '2026-11-20';

type Row = readonly [
  token: string,
  operator: string,
  purpose: Crawler['purpose'],
  honours: Crawler['honours'],
  effect: Crawler['effect'],
  source: string,
  more?: { readonly major?: true; readonly aliases?: readonly string[]; readonly follows?: string },
];

const SOURCE = {
  google: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  googleUser: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
  bing: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  openai: 'https://developers.openai.com/api/docs/bots',
  anthropic:
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  perplexity: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  apple: 'https://support.apple.com/en-us/119829',
  amazon: 'https://developer.amazon.com/amazonbot',
  mistral: 'https://docs.mistral.ai/robots',
  duck: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  meta: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  you: 'https://about.you.com/youbot/',
  common: 'https://commoncrawl.org/ccbot',
  list: 'https://github.com/ai-robots-txt/ai.robots.txt',
} as const;

const ROWS: readonly Row[] = [
  ['Googlebot', 'Google', 'classic', 'yes', 'outOfBoth', SOURCE.google],
  ['Bingbot', 'Microsoft', 'classic', 'yes', 'outOfBoth', SOURCE.bing],
  ['OAI-SearchBot', 'OpenAI', 'search', 'yes', 'notCited', SOURCE.openai, { major: true }],
  ['Claude-SearchBot', 'Anthropic', 'search', 'yes', 'lessVisible', SOURCE.anthropic, { major: true }],
  ['PerplexityBot', 'Perplexity', 'search', 'yes', 'notIndexed', SOURCE.perplexity, { major: true }],
  ['Applebot', 'Apple', 'search', 'yes', 'outOfSearch', SOURCE.apple, { follows: 'Googlebot' }],
  ['Amzn-SearchBot', 'Amazon', 'search', 'yes', 'outOfSearch', SOURCE.amazon],
  ['MistralAI-Index', 'Mistral', 'search', 'yes', 'outOfSearch', SOURCE.mistral],
  ['DuckAssistBot', 'DuckDuckGo', 'search', 'yes', 'outOfSearch', SOURCE.duck],
  ['meta-webindexer', 'Meta', 'search', 'yes', 'outOfSearch', SOURCE.meta],
  ['YouBot', 'You.com', 'search', 'yes', 'outOfSearch', SOURCE.you],
  ['ChatGPT-User', 'OpenAI', 'user', 'no', 'little', SOURCE.openai],
  ['Claude-User', 'Anthropic', 'user', 'yes', 'notOpened', SOURCE.anthropic],
  ['Amzn-User', 'Amazon', 'user', 'mostly', 'notOpened', SOURCE.amazon],
  ['MistralAI-User', 'Mistral', 'user', 'yes', 'notOpened', SOURCE.mistral],
  ['Perplexity-User', 'Perplexity', 'user', 'no', 'little', SOURCE.perplexity],
  ['meta-externalfetcher', 'Meta', 'user', 'no', 'little', SOURCE.meta],
  ['Google-Agent', 'Google', 'user', 'no', 'none', SOURCE.googleUser],
  ['Google-GeminiNotebook', 'Google', 'user', 'no', 'none', SOURCE.googleUser, { aliases: ['Google-NotebookLM'] }],
  ['GPTBot', 'OpenAI', 'training', 'yes', 'policy', SOURCE.openai],
  ['ClaudeBot', 'Anthropic', 'training', 'yes', 'policy', SOURCE.anthropic],
  ['meta-externalagent', 'Meta', 'training', 'yes', 'policy', SOURCE.meta],
  ['Google-Extended', 'Google', 'token', 'yes', 'groundingLost', SOURCE.google],
  ['Applebot-Extended', 'Apple', 'token', 'yes', 'policy', SOURCE.apple],
  ['Amazonbot', 'Amazon', 'training', 'yes', 'policy', SOURCE.amazon],
  ['CCBot', 'Common Crawl', 'archive', 'yes', 'policy', SOURCE.common],
  ['Bytespider', 'ByteDance', 'training', 'undocumented', 'policy', SOURCE.list],
  ['MistralAI-Training', 'Mistral', 'training', 'mostly', 'policy', SOURCE.mistral],
  ['cohere-ai', 'Cohere', 'other', 'undocumented', 'little', SOURCE.list],
  ['AI2Bot', 'Ai2', 'training', 'yes', 'policy', 'https://allenai.org/crawler'],
  [
    'Diffbot',
    'Diffbot',
    'training',
    'mostly',
    'policy',
    'https://docs.diffbot.com/docs/how-does-diffbot-handle-robotstxt',
  ],
  ['anthropic-ai', 'Anthropic', 'obsolete', 'yes', 'none', SOURCE.anthropic],
  ['Claude-Web', 'Anthropic', 'obsolete', 'yes', 'none', SOURCE.anthropic],
  ['OAI-AdsBot', 'OpenAI', 'other', 'undocumented', 'none', SOURCE.openai],
  ['facebookexternalhit', 'Meta', 'other', 'mostly', 'none', SOURCE.meta],
];

export const CRAWLERS: readonly Crawler[] = ROWS.map(
  ([token, operator, purpose, honours, effect, source, more = {}]) => ({
    token,
    aliases: more.aliases ?? [],
    follows: more.follows ?? null,
    operator,
    purpose,
    major: more.major ?? false,
    honours,
    effect,
    source,
    checked: CRAWLERS_CHECKED,
  }),
);
