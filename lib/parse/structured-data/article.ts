import { type JsonLdNode, listNodes, listValues, parseJsonLd, readText } from './json-ld.ts';

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

const listAuthors = (node: JsonLdNode): readonly string[] => [
  ...listNodes(node, 'author').map((author) => readText(author, 'name')),
  ...listValues(node, 'author').flatMap((author) => (typeof author === 'string' ? [author] : [])),
];

const findProperty = (metas: Metas, property: string): string =>
  metas.find((meta) => meta.property === property)?.content.trim() ?? '';

/** Author and dates by JSON-LD, and where it has none by meta elements (Open Graph, `name="author"`). */
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
