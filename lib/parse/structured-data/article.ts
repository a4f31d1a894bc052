import { type JsonLdNode, nodesOf, parseJsonLd, textOf, valuesOf } from './json-ld.ts';

/** What markup says of an article: who wrote it, and when. */
interface ArticleMarkup {
  readonly authors: readonly string[];
  /** As written; '' when absent. */
  readonly published: string;
  readonly modified: string;
}

type Metas = readonly { readonly name: string; readonly property: string; readonly content: string }[];

const isArticle = ({ types }: JsonLdNode): boolean =>
  types.some((type) => /(?:Article|BlogPosting|Posting|Report)$/.test(type));

const authorsOf = (node: JsonLdNode): readonly string[] => [
  ...nodesOf(node, 'author').map((author) => textOf(author, 'name')),
  ...valuesOf(node, 'author').flatMap((author) => (typeof author === 'string' ? [author] : [])),
];

const propertyOf = (metas: Metas, property: string): string =>
  metas.find((meta) => meta.property === property)?.content.trim() ?? '';

/** Author and dates by JSON-LD, and where it has none by meta elements (Open Graph, `name="author"`). */
export const articleMarkup = (jsonLd: readonly string[], metas: Metas): ArticleMarkup => {
  const articles = parseJsonLd(jsonLd).nodes.filter(isArticle);
  const first = (property: string): string =>
    articles.map((node) => textOf(node, property)).find((value) => value !== '') ?? '';
  const authors = articles.flatMap(authorsOf);
  const named = metas.filter(({ name }) => name === 'author').map(({ content }) => content.trim());
  return {
    authors: [...new Set(authors.length > 0 ? authors : named)].filter(
      (author) => author !== '' && !/^https?:/.test(author),
    ),
    published: first('datePublished') || propertyOf(metas, 'article:published_time'),
    modified: first('dateModified') || propertyOf(metas, 'article:modified_time'),
  };
};
