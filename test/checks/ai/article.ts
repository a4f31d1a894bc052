import { page, property, scan } from '../../kit/facts.ts';

/** An article of 12 November 2026 that shows and marks up what is given; shared by the tests of author and dates. */
export const article = ({
  data = {},
  text = '',
  bylines = [],
  times = [],
}: {
  readonly data?: object;
  readonly text?: string;
  readonly bylines?: readonly string[];
  readonly times?: readonly { readonly datetime: string; readonly text: string }[];
}) => ({
  page: page({
    document: { url: 'https://voorbeeld.nl/nieuws/winterbeurt', bodyClass: 'single-post' },
    structuredData: {
      jsonLd: [
        JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: 'Winterbeurt', ...data }),
      ],
    },
    text: { body: text, content: text },
    authorship: { bylines: [...bylines], times: [...times] },
  }),
  scan: scan({ url: 'https://voorbeeld.nl/nieuws/winterbeurt' }),
});

const noArticle = { page: page(), scan: scan() };

/** The same with Open Graph instead of JSON-LD. */
export const openGraph = (published: string, text: string) => ({
  ...noArticle,
  page: page({
    document: { url: 'https://voorbeeld.nl/nieuws/winterbeurt' },
    head: { metas: [property('article:published_time', published)] },
    text: { body: text, content: text },
  }),
});
