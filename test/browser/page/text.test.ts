import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../lib/evidence.ts';
import { measureCoverage, splitWords } from '../../../lib/parse/text/coverage.ts';
import { ARTICLE, around, HEAD, RENDERINGS } from '../../world/sites/weergave.ts';
import { HOME, inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

type Text = Facts['page']['text'];
const live = (html: string): Promise<Text> => run(html, 'subject.readLive(document).then(({ text }) => text)');
const raw = (html: string): Promise<Text> =>
  run('', `subject.readRaw(${JSON.stringify(html)}, '${HOME}').then(({ text }) => text)`);

describe('the six ways of rendering a page', () => {
  test.each([
    // variant, words of raw, rendered and main text, coverage of all text and of main, main words in raw
    ['server-rendered', 469, 469, 461, 1, 1, 461],
    ['client-rendered', 0, 469, 461, 0, 0, 0],
    ['chrome only', 14, 475, 461, 0.01, 0, 0],
    ['skeleton', 428, 469, 461, 0, 0, 0],
    ['hydrated', 0, 461, 461, 0, 0, 0],
    ['widgets', 469, 1108, 1100, 0.42, 0.42, 461],
  ] as const)('%s', async (variant, sent, rendered, main, all, coverage, found) => {
    const [shown, source] = [await live(RENDERINGS[variant]), await raw(RENDERINGS[variant])];
    expect([source.body, shown.body, shown.main].map((text) => splitWords(text).length)).toEqual([
      sent,
      rendered,
      main,
    ]);
    expect(measureCoverage(shown.body, source.body).share).toBeCloseTo(all, 1.7);
    const { share, found: words } = measureCoverage(shown.main, source.body);
    expect(Math.abs(share - coverage)).toBeLessThanOrEqual(0.01);
    expect(words).toBe(found);
    expect(source.main).toBe('');
  });
});

describe('the text of a page', () => {
  test('separates blocks by a space and joins inline elements', async () => {
    const { body } = await live('<body><p>een<b>twee</b></p><p>drie</p>vier<br>vijf<span>zes</span><td>zeven</body>');
    expect(body).toBe('eentwee drie vier vijfzeszeven');
  });

  test('excludes hidden elements', async () => {
    const hidden = [
      '<p style="display:none">a</p>',
      '<p hidden>b</p>',
      '<p style="visibility:hidden">c<b style="visibility:visible">zichtbaar</b></p>',
      '<script>d</script><style>e{}</style><noscript>f</noscript><template>g</template>',
      '<svg><text>h</text></svg><video>i</video>',
    ];
    expect((await live(`<body>begin ${hidden.join('')} eind</body>`)).body).toBe('begin zichtbaar eind');
  });

  test.each([
    ['a page with few levels, in which the library leaves out the sidebar', 3, false],
    ['a page with 400 levels, for which the library is not called', 400, true],
  ])('main text of %s', async (_, depth, isStored) => {
    const aside = '<div class="sidebar comment">zijbalk</div>';
    const nest = `${'<div>'.repeat(depth)}<p>diep</p>${'</div>'.repeat(depth)}`;
    const { main } = await live(`<body><nav>menu</nav><article>${ARTICLE}</article>${aside}${nest}</body>`);
    expect([main.includes('zijbalk'), main.includes('menu')]).toEqual([isStored, false]);
    expect(splitWords(main).length).toBeGreaterThanOrEqual(400);
  });

  test('of raw HTML follows the markup', async () => {
    const html = '<body>een <p style="display:none">twee</p><p hidden>drie</p><noscript>vier</noscript> vijf</body>';
    expect((await raw(html)).body).toBe('een twee vijf');
  });

  test('marks quoted code', async () => {
    const { body, code } = await live(
      '<body>Schrijf <code>{{ naam }}</code> of <pre>%%title%%</pre> in het veld.</body>',
    );
    expect(code.map(([from, to]) => body.slice(from, to).trim())).toEqual(['{{ naam }}', '%%title%%']);
  });

  test('includes footer, content area and data-nosnippet text', async () => {
    const { footer, content, noSnippet } = await live(
      around('<nav>menu</nav><p>inhoud <span data-nosnippet>geheim <b data-nosnippet>dubbel</b></span></p>'),
    );
    expect([footer, content, noSnippet]).toEqual(['onder een twee drie', 'inhoud geheim dubbel', 'geheim dubbel']);
  });

  test('can be read in a form that shadows its own properties', async () => {
    const clobbering = ['attributes', 'getAttribute', 'tagName', 'parentNode', 'childNodes', 'style', 'textContent'];
    const form = `<form>${clobbering.map((name) => `<input name="${name}">`).join('')}${ARTICLE}</form>`;
    const { main, body } = await live(`${HEAD}<body>${form}</body>`);
    expect([main, body].map((text) => splitWords(text).length)).toEqual([461, 461]);
  });

  test('is truncated at the limit, and says so', async () => {
    const { body, truncated } = await live(`<body><p>${'lang '.repeat(40_000)}</p></body>`);
    expect(body.length).toBeLessThanOrEqual(150_000);
    expect(truncated).toBe(true);
  });

  test('can be read from a very deep tree', async () => {
    const { body } = await live(`<body>${'<div>'.repeat(5_000)}diep${'</div>'.repeat(5_000)}</body>`);
    expect(body).toBe('diep');
  });
});
