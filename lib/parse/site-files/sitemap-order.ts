/** Words of a sitemap's address that say nothing about its contents. */
const EMPTY = new Set(['', 'xml', 'gz', 'txt', 'php', 'html', 'htm', 'sitemap', 'sitemaps', 'wp', 'index']);
/** Words by which systems name the part of a sitemap with pages of a kind. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['article', ['post', 'posts', 'blog', 'news', 'nieuws', 'article', 'articles', 'artikelen']],
  ['product', ['product', 'products', 'producten', 'shop']],
  ['content', ['page', 'pages', 'pagina', 'paginas']],
]);
const SHORTEST = 3;
/** Most words of an address that are compared, and most characters of each: more would not make it more similar. */
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

/** Whether two words are equal, or one is the plural of the other: `product` and `products`. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one)));

/**
 * Sorts the parts of a sitemap index by how similar their address is to the page's: by the words that they share, then
 * by a word for the page's kind. Equally similar parts keep their order.
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
