import { describe, expect, test } from 'vitest';
import { readArticleMarkup } from '../../../lib/parse/structured-data/article.ts';

const NOTHING = { authors: [], published: '', modified: '' };
const ld = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const meta = (changes: object) => ({ name: '', property: '', content: '', ...changes });

test('a page without markup has no article data', () => expect(readArticleMarkup([], [])).toEqual(NOTHING));

describe('article data in JSON-LD', () => {
  test.each(['Article', 'NewsArticle', 'BlogPosting', 'SocialMediaPosting', 'Report'])('is read from a %s', (type) =>
    expect(
      readArticleMarkup(ld({ '@type': type, author: 'An', datePublished: '2026', dateModified: '2027' }), []),
    ).toEqual({
      authors: ['An'],
      published: '2026',
      modified: '2027',
    }),
  );

  test.each(['WebPage', 'ArticleList', 'Reporter'])('is not read from a %s', (type) =>
    expect(readArticleMarkup(ld({ '@type': type, author: 'An' }), [])).toEqual(NOTHING),
  );

  test('lists persons before plain texts, each once, without addresses', () => {
    const author = ['Bo', { '@type': 'Person', name: 'An' }, 'Bo', 'https://a.nl/bo', 'http://a.nl/bo', ''];
    const [one, other] = [
      { '@type': 'Article', author },
      { '@type': 'Article', author: 'Zie https://a.nl' },
    ];
    expect(readArticleMarkup(ld(one, other), []).authors).toEqual(['An', 'Bo', 'Zie https://a.nl']);
  });

  test('uses the first date that is present', () =>
    expect(
      readArticleMarkup(ld({ '@type': 'Article' }, { '@type': 'Article', datePublished: '2026' }), []).published,
    ).toBe('2026'));
});

describe('article data in meta elements', () => {
  const metas = [
    meta({ name: 'author', content: ' An ' }),
    meta({ name: 'authors', content: 'Bo' }),
    meta({ property: 'article:published_time', content: ' 2026 ' }),
    meta({ property: 'article:modified_time', content: '2027' }),
    meta({ property: 'article:modified_time', content: '2028' }),
  ];
  test('is used when there is no JSON-LD', () =>
    expect(readArticleMarkup([], metas)).toEqual({ authors: ['An'], published: '2026', modified: '2027' }));

  test('fills each value that JSON-LD lacks', () =>
    expect(readArticleMarkup(ld({ '@type': 'Article', author: 'Bo', dateModified: '2030' }), metas)).toEqual({
      authors: ['Bo'],
      published: '2026',
      modified: '2030',
    }));
});
