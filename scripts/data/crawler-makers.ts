import type { CrawlerEffect, CrawlerHonours, CrawlerPurpose } from '../../lib/data/table-shapes.ts';

/** Crawlers as their makers' own pages document them, read by a person: details that the list of names does not have. */
export interface DocumentedCrawler {
  readonly token: string;
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  readonly honours: CrawlerHonours;
  readonly effect: CrawlerEffect;
  readonly page: string;
  readonly aliases: readonly string[];
  readonly follows: string | null;
  /** Whether it is one of the three AI search crawlers that matter most. */
  readonly major: boolean;
}

/** The day on which the pages were read. */
export const CRAWLER_PAGES_READ = '2026-11-20';

type More = Partial<Pick<DocumentedCrawler, 'aliases' | 'follows' | 'major'>>;
type Row = readonly [
  token: string,
  operator: string,
  purpose: CrawlerPurpose,
  honours: CrawlerHonours,
  effect: CrawlerEffect,
  page: string,
  more?: More,
];

const ROWS: readonly Row[] = [
  [
    'Googlebot',
    'Google',
    'classic',
    'yes',
    'outOfBoth',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  ],
  [
    'Bingbot',
    'Microsoft',
    'classic',
    'yes',
    'outOfBoth',
    'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  ],
  [
    'OAI-SearchBot',
    'OpenAI',
    'search',
    'yes',
    'notCited',
    'https://developers.openai.com/api/docs/bots',
    { major: true },
  ],
  [
    'Claude-SearchBot',
    'Anthropic',
    'search',
    'yes',
    'lessVisible',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    { major: true },
  ],
  [
    'PerplexityBot',
    'Perplexity',
    'search',
    'yes',
    'notIndexed',
    'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    { major: true },
  ],
  [
    'Applebot',
    'Apple',
    'search',
    'yes',
    'outOfSearch',
    'https://support.apple.com/en-us/119829',
    { follows: 'Googlebot' },
  ],
  ['Amzn-SearchBot', 'Amazon', 'search', 'yes', 'outOfSearch', 'https://developer.amazon.com/amazonbot'],
  ['MistralAI-Index', 'Mistral', 'search', 'yes', 'outOfSearch', 'https://docs.mistral.ai/robots'],
  [
    'DuckAssistBot',
    'DuckDuckGo',
    'search',
    'yes',
    'outOfSearch',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  ],
  [
    'meta-webindexer',
    'Meta',
    'search',
    'yes',
    'outOfSearch',
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  ],
  ['YouBot', 'You.com', 'search', 'yes', 'outOfSearch', 'https://about.you.com/youbot/'],
  ['ChatGPT-User', 'OpenAI', 'user', 'no', 'little', 'https://developers.openai.com/api/docs/bots'],
  [
    'Claude-User',
    'Anthropic',
    'user',
    'yes',
    'notOpened',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  ],
  ['Amzn-User', 'Amazon', 'user', 'mostly', 'notOpened', 'https://developer.amazon.com/amazonbot'],
  ['MistralAI-User', 'Mistral', 'user', 'yes', 'notOpened', 'https://docs.mistral.ai/robots'],
  [
    'Perplexity-User',
    'Perplexity',
    'user',
    'no',
    'little',
    'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  ],
  [
    'meta-externalfetcher',
    'Meta',
    'user',
    'no',
    'little',
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  ],
  [
    'Google-Agent',
    'Google',
    'user',
    'no',
    'none',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
  ],
  [
    'Google-GeminiNotebook',
    'Google',
    'user',
    'no',
    'none',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    { aliases: ['Google-NotebookLM'] },
  ],
  ['GPTBot', 'OpenAI', 'training', 'yes', 'policy', 'https://developers.openai.com/api/docs/bots'],
  [
    'ClaudeBot',
    'Anthropic',
    'training',
    'yes',
    'policy',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  ],
  [
    'meta-externalagent',
    'Meta',
    'training',
    'yes',
    'policy',
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  ],
  [
    'Google-Extended',
    'Google',
    'token',
    'yes',
    'groundingLost',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  ],
  ['Applebot-Extended', 'Apple', 'token', 'yes', 'policy', 'https://support.apple.com/en-us/119829'],
  ['Amazonbot', 'Amazon', 'training', 'yes', 'policy', 'https://developer.amazon.com/amazonbot'],
  ['CCBot', 'Common Crawl', 'archive', 'yes', 'policy', 'https://commoncrawl.org/ccbot'],
  ['Bytespider', 'ByteDance', 'training', 'undocumented', 'policy', 'https://github.com/ai-robots-txt/ai.robots.txt'],
  ['MistralAI-Training', 'Mistral', 'training', 'mostly', 'policy', 'https://docs.mistral.ai/robots'],
  ['cohere-ai', 'Cohere', 'other', 'undocumented', 'little', 'https://github.com/ai-robots-txt/ai.robots.txt'],
  ['AI2Bot', 'Ai2', 'training', 'yes', 'policy', 'https://allenai.org/crawler'],
  [
    'Diffbot',
    'Diffbot',
    'training',
    'mostly',
    'policy',
    'https://docs.diffbot.com/docs/how-does-diffbot-handle-robotstxt',
  ],
  [
    'anthropic-ai',
    'Anthropic',
    'obsolete',
    'yes',
    'none',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  ],
  [
    'Claude-Web',
    'Anthropic',
    'obsolete',
    'yes',
    'none',
    'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  ],
  ['OAI-AdsBot', 'OpenAI', 'other', 'undocumented', 'none', 'https://developers.openai.com/api/docs/bots'],
  [
    'facebookexternalhit',
    'Meta',
    'other',
    'mostly',
    'none',
    'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  ],
];

export const DOCUMENTED_CRAWLERS: readonly DocumentedCrawler[] = ROWS.map(
  ([token, operator, purpose, honours, effect, page, more = {}]) => ({
    token,
    operator,
    purpose,
    honours,
    effect,
    page,
    aliases: [],
    follows: null,
    major: false,
    ...more,
  }),
);
