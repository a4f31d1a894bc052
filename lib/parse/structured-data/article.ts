import { type JsonLdNode, listNodes, listValues, parseJsonLd, readText } from './json-ld.ts';

/** An article's authors and dates in markup. */
interface ArticleMarkup {
  readonly authors: readonly string[];
  /** As written; '' when absent. */
  readonly published: string;
  readonly modified: string;
}

type Metas = readonly { readonly name: string; readonly property: string; readonly content: string }[];

const isArticle = ({ types }: JsonLdNode): boolean =>
  types.some((type) => /(?:Article|BlogPosting|Posting|Report)$/.test(type));

const listAuthors = (node: JsonLdNode): readonly string[] => [
  ...listNodes(node, 'author').map((author) => readText(author, 'name')),
  ...listValues(node, 'author').flatMap((author) => (typeof author === 'string' ? [author] : [])),
];

const findProperty = (metas: Metas, property: string): string =>
  metas.find((meta) => meta.property === property)?.content.trim() ?? '';

/** Reads authors and dates from JSON-LD, or from meta elements when it has none (Open Graph, `name="author"`). */
export const readArticleMarkup = (jsonLd: readonly string[], metas: Metas): ArticleMarkup => {
  const articles = parseJsonLd(jsonLd).nodes.filter(isArticle);
  const findFirst = (property: string): string =>
    articles.map((node) => readText(node, property)).find((value) => value !== '') ?? '';
  const authors = articles.flatMap(listAuthors);
  const named = metas.filter(({ name }) => name === 'author').map(({ content }) => content.trim());
  return {
    authors: [...new Set(authors.length > 0 ? authors : named)].filter(
      (author) => author !== '' && !/^https?:/.test(author),
    ),
    published: findFirst('datePublished') || findProperty(metas, 'article:published_time'),
    modified: findFirst('dateModified') || findProperty(metas, 'article:modified_time'),
  };
};
