/** Words of an address that tell nothing of what it lists. */
const EMPTY = new Set(['', 'xml', 'gz', 'txt', 'php', 'html', 'htm', 'sitemap', 'sitemaps', 'wp', 'index']);
/** Words by which systems name the part of a sitemap that holds pages of a kind. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['article', ['post', 'posts', 'blog', 'news', 'nieuws', 'article', 'articles', 'artikelen']],
  ['product', ['product', 'products', 'producten', 'shop']],
  ['content', ['page', 'pages', 'pagina', 'paginas']],
]);
const SHORTEST = 3;
/** Words of an address that are compared, and characters of each: further ones make it no more alike. */
const MAX = { words: 20, characters: 60 };

const splitAddress = (address: string): readonly string[] => {
  const { pathname = '', search = '' } = URL.parse(address) ?? {};
  return `${pathname} ${search}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => !EMPTY.has(word))
    .slice(0, MAX.words)
    .map((word) => word.slice(0, MAX.characters));
};

/** One word, or its plural: `product` and `products`. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)));

/**
 * Parts of a sitemap index, those first whose address is most like the page's: by the words that they share, then by the
 * word for the page's kind. What is alike stays in the order given.
 */
export const sortByLikeness = (parts: readonly string[], page: string, kind: string): readonly string[] => {
  const wanted = splitAddress(page);
  const ofKind = KINDS.get(kind) ?? KINDS.get('content') ?? [];
  const measureLikeness = (part: string): number => {
    const words = splitAddress(part);
    const shared = wanted.filter((word) => words.some((one) => isAlike(one, word))).length;
    return 2 * shared + (words.some((word) => ofKind.includes(word)) ? 1 : 0);
  };
  const counted = parts.map((part) => [part, measureLikeness(part)] as const);
  return counted.toSorted(([, a], [, b]) => b - a).map(([part]) => part);
};
