import { describe, expect, test } from 'vitest';
import { readAuthorship } from '../../../../lib/collect/page/content/authorship.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const raw = (body: string) => readAuthorship(sent(`<body>${body}`));

describe('the author is read from', () => {
  test.each([
    '<a rel="nofollow author">Jan</a>',
    '<b itemprop="name author">Jan</b>',
    ...['byline', 'author', 'author-name', 'post-author', 'entry-author', 'article-author'].map(
      (name) => `<p class="a ${name}"> Jan\n</p>`,
    ),
  ])('%s', (body) => expect(raw(body).bylines).toEqual(['Jan']));

  test.each(['<p class=authors>Jan</p>', '<p rel=authority>Jan</p>', '<p class=author> </p>'])('not from %s', (body) =>
    expect(raw(body).bylines).toEqual([]),
  );

  test('from texts of at most 120 characters, each once, ten of the first sixty', () => {
    const by = (text: string): string => `<p class=author>${text}</p>`;
    expect(raw(by('x'.repeat(120)) + by('y'.repeat(121)) + by('x'.repeat(120))).bylines).toEqual(['x'.repeat(120)]);
    expect(raw(times(12, (at) => by(`${at}`))).bylines).toEqual(Array.from({ length: 10 }, (_, at) => `${at}`));
    expect(raw(by('').repeat(59) + by('laat')).bylines).toEqual(['laat']);
    expect(raw(by('').repeat(60) + by('laat')).bylines).toEqual([]);
  });

  test('from visible elements only, where visibility is known', () => {
    const html = '<p class=author style="display:none">Jan</p><p class=author>Piet</p>';
    expect(readAuthorship(shown(`<body>${html}`)).bylines).toEqual(['Piet']);
    expect(raw(html).bylines).toEqual(['Jan', 'Piet']);
  });
});

describe('times', () => {
  test('are read in machine and human form', () =>
    expect(raw('<time datetime=" 2026-11-20 "> 20\nnovember </time><time>gisteren</time>').times).toEqual([
      { datetime: '2026-11-20', text: '20 november' },
      { datetime: '', text: 'gisteren' },
    ]));

  test.each(['nav', 'footer', 'aside'])('in %s are ignored', (tag) =>
    expect(raw(`<${tag}><p><time>nu</time></p></${tag}>`).times).toEqual([]),
  );

  test('are at most fifty, truncated', () => {
    expect(raw('<time>nu</time>'.repeat(52)).times).toHaveLength(50);
    const long = 'x'.repeat(100);
    expect(raw(`<time datetime=${long}>${long}</time>`).times).toEqual([
      { datetime: 'x'.repeat(40), text: 'x'.repeat(80) },
    ]);
  });
});
