import { PLATFORM_SIGNS } from '../data/platform-signs.ts';
import { PRODUCTS } from '../data/products.ts';
import type { Evidence, Facts } from '../evidence.ts';

type Headers = Readonly<Record<string, string>>;

const inHeaders = (headers: Headers): readonly string[] =>
  PLATFORM_SIGNS.flatMap(({ platform, header, pattern }) => (pattern.test(headers[header] ?? '') ? [platform] : []));

/** What the page's own generator meta names, without a version too. */
const inPage = ({ head }: Facts['page']): readonly string[] => {
  const generators = head.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  return PRODUCTS.filter(({ generator }) => generator.some((sign) => generators.some((one) => sign.test(one)))).map(
    ({ id }) => id,
  );
};

/** What the site says it runs on: identifiers, each once. Facts that were not seen name nothing. */
export const platformsIn = ({ page, answer }: Partial<Pick<Evidence, 'page' | 'answer'>>): readonly string[] => [
  ...new Set([...(answer?.seen ? inHeaders(answer.value.headers) : []), ...(page?.seen ? inPage(page.value) : [])]),
];
