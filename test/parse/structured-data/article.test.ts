import { describe, expect, test } from 'vitest';
import { readArticleMarkup } from '../../../lib/parse/structured-data/article.ts';

const NOTHING = { authors: [], published: '', modified: '' };
const ld = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const meta = (changes: object) => ({ name: '', property: '', content: '', ...changes });

test('nothing is said', () => expect(readArticleMarkup([], [])).toEqual(NOTHING));

describe('by JSON-LD', () => {
  test.each(['Article', 'NewsArticle', 'BlogPosting', 'SocialMediaPosting', 'Report'])('of the type %s', (type) =>
    expect(
      readArticleMarkup(ld({ '@type': type, author: 'An', datePublished: '2026', dateModified: '2027' }), []),
    ).toEqual({
      authors: ['An'],
      published: '2026',
      modified: '2027',
    }),
  );

  test.each(['WebPage', 'ArticleList', 'Reporter'])('not of the type %s', (type) =>
    expect(readArticleMarkup(ld({ '@type': type, author: 'An' }), [])).toEqual(NOTHING),
  );

  test('authors as persons before authors as texts, each once, no addresses', () => {
    const author = ['Bo', { '@type': 'Person', name: 'An' }, 'Bo', 'https://a.nl/bo', 'http://a.nl/bo', ''];
    const [one, other] = [
      { '@type': 'Article', author },
      { '@type': 'Article', author: 'Zie https://a.nl' },
    ];
    expect(readArticleMarkup(ld(one, other), []).authors).toEqual(['An', 'Bo', 'Zie https://a.nl']);
  });

  test('the first date that is written', () =>
    expect(
      readArticleMarkup(ld({ '@type': 'Article' }, { '@type': 'Article', datePublished: '2026' }), []).published,
    ).toBe('2026'));
});

describe('by meta elements', () => {
  const metas = [
    meta({ name: 'author', content: ' An ' }),
    meta({ name: 'authors', content: 'Bo' }),
    meta({ property: 'article:published_time', content: ' 2026 ' }),
    meta({ property: 'article:modified_time', content: '2027' }),
    meta({ property: 'article:modified_time', content: '2028' }),
  ];
  test('where there is no JSON-LD', () =>
    expect(readArticleMarkup([], metas)).toEqual({ authors: ['An'], published: '2026', modified: '2027' }));

  test('which come after JSON-LD, one by one', () =>
    expect(readArticleMarkup(ld({ '@type': 'Article', author: 'Bo', dateModified: '2030' }), metas)).toEqual({
      authors: ['Bo'],
      published: '2026',
      modified: '2030',
    }));
});
