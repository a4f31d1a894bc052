import { describe, expect, test } from 'vitest';
import { compareHeads, type HeadFacts } from '../../../lib/parse/html/head-difference.ts';

type Head = HeadFacts['head'];
const page = (head: Partial<Head> = {}, lang: string | null = null): HeadFacts => ({
  document: { lang },
  head: { titles: [], metas: [], links: [], ...head },
});
const title = (...titles: readonly string[]) => page({ titles });
const metas = (name: string, ...contents: readonly string[]) =>
  page({ metas: contents.map((content) => ({ name, content })) });
const link = (changes: Partial<Head['links'][number]>) =>
  page({ links: [{ rel: '', raw: null, href: null, hreflang: '', inHead: true, ...changes }] });

/** `part: before → after`. */
const changed = (raw: HeadFacts, shown: HeadFacts): readonly string[] =>
  compareHeads(raw, shown).map(({ part, before, after }) => `${part}: ${before} → ${after}`);

describe('compareHeads', () => {
  test.each([
    [title('Een'), title('Twee'), ['title: Een → Twee']],
    [title('Een', 'Twee'), title(), ['title: Een → ']],
    [metas('description', ' Een\n twee '), metas('description'), ['description: Een twee → ']],
    [metas('description', 'a', 'b'), metas('description', 'b'), ['description: a → b']],
    [link({ rel: 'canonical', raw: '/a', href: 'https://a.nl/a' }), page(), ['canonical: https://a.nl/a → ']],
    [page(), link({ rel: 'x canonical', raw: 'http://[' }), ['canonical:  → http://[']],
    [metas('robots', 'nofollow, noarchive'), metas('robots', 'noarchive'), ['robots: noarchive, nofollow → noarchive']],
    [metas('robots'), metas('googlebot', 'max-snippet: 5'), ['robots:  → googlebot: max-snippet: 5']],
    [metas('robots', 'noindex'), page(), ['robots: noindex → ']],
    [page({}, 'nl'), page({}, ' EN '), ['lang: nl → en']],
    [page({}, 'nl'), page(), ['lang: nl → ']],
    [
      link({ rel: 'nofollow alternate', hreflang: 'NL', raw: '/nl', href: 'https://a.nl/nl' }),
      page(),
      ['hreflang: nl https://a.nl/nl → '],
    ],
    [link({ rel: 'alternate', hreflang: 'nl', raw: 'http://[' }), page(), ['hreflang: nl http://[ → ']],
  ])('%#', (raw, shown, differences) => expect(changed(raw, shown)).toEqual(differences));

  test('lists all parts in their order', () => {
    const raw = page(
      {
        titles: ['Een'],
        metas: [
          { name: 'robots', content: 'nosnippet' },
          { name: 'description', content: 'b' },
        ],
        links: [
          { rel: 'alternate', raw: '/', href: null, hreflang: 'nl', inHead: true },
          { rel: 'canonical', raw: '/', href: null, hreflang: '', inHead: true },
        ],
      },
      'nl',
    );
    expect(compareHeads(raw, page()).map(({ part }) => part)).toEqual([
      'title',
      'description',
      'canonical',
      'robots',
      'lang',
      'hreflang',
    ]);
  });
});

describe('no difference is reported for', () => {
  test.each([
    ['a counter', title('(3) Berichten'), title('Berichten  (12+)')],
    ['defaults', metas('robots', 'index, follow, all'), page()],
    [
      'order and repetition',
      metas('robots', 'nosnippet, noarchive'),
      metas('robots', 'noarchive, nosnippet, noarchive'),
    ],
    ['case of a language', page({}, 'NL'), page({}, 'nl')],
    ['a feed', page(), link({ rel: 'alternate', raw: '/feed' })],
    ['a language that is no alternate', page(), link({ rel: 'alternates', hreflang: 'nl', raw: '/' })],
    // These are judged elsewhere.
    ['a page that scripts close', page(), metas('robots', 'noindex')],
    ['a page that scripts close to one crawler', page(), metas('googlebot', 'none')],
    ['a page that was closed', metas('robots', 'noindex'), metas('robots', 'noindex')],
  ])('%s', (_, raw, shown) => expect(changed(raw, shown)).toEqual([]));
});

test.each([
  ['()', ['title: a → () a']],
  ['(x)', ['title: a → (x) a']],
  ['(3+)', []],
])('a title after a script prepends %s', (before, differences) =>
  expect(changed(title('a'), title(`${before} a`))).toEqual(differences),
);

test.each(['noindexed', 'xnone', 'unavailable_after: noindex x'])('%s is a difference that blocks nothing', (content) =>
  expect(changed(page(), metas('robots', content))).toHaveLength(1),
);
