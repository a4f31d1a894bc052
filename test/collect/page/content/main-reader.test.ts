import { Readability } from '@mozilla/readability';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MainReader } from '../../../../lib/collect/page/content/main-reader.ts';
import { readFlow } from '../../../../lib/collect/page/dom/flow.ts';
import { makeSlices, type Slices } from '../../../../lib/collect/page/dom/slices.ts';
import { inputs } from '../../../kit/inputs.ts';
import { sent, times } from '../../../kit/reading.ts';
import type { Site } from '../../../world/site.ts';
import { ARCHETYPE_SITES } from '../../../world/sites/archetypes.ts';
import { SITES } from '../../../world/sites.ts';

const slices = makeSlices();

/** A reader that throws on a page counts as having found nothing, as it does for its callers. */
const orNothing = async (find: () => Promise<Element | null> | Element | null): Promise<Element | null> => {
  try {
    return await find();
  } catch {
    return null;
  }
};

const textIn = async (article: Element | null): Promise<string | null> =>
  article === null ? null : (await readFlow(article, { live: false, length: 100_000, slices })).text;

/** The results of the library itself and of our reader on top of it. */
const bothOf = async (html: string): Promise<readonly (string | null)[]> => {
  const [one, two] = [sent(html).doc, sent(html).doc];
  const options = { serializer: (node: Node) => node as Element };
  const plain = await orNothing(() => new Readability<Element>(one, options).parse()?.content ?? null);
  const ours = await orNothing(() => new MainReader(two).find(slices));
  return [await textIn(plain), await textIn(ours)];
};

const sentence = (index: number): string =>
  `Zin ${index} zegt iets over fietsen, banden, kettingen en zadels, zodat er genoeg staat om te lezen.`;
const article = (count: number): string => times(count, (index) => `<p>${sentence(index)} ${sentence(index + 1)}</p>`);
const around = (inside: string): string =>
  `<!doctype html><title>Fietsen in de stad van morgen</title><body><div class="content">${article(4)}${inside}${article(3)}</div>`;

const figures = times(3, (index) => `<figure style="${index}.jpg">figuur ${index}</figure>`);

describe('the main text equals that of the library', () => {
  test.each([
    ['a byline by its class', '<div class="byline">Door een schrijver</div>'],
    ['a byline by its relation', '<p><a rel="author" href="/a">Een schrijver</a></p>'],
    ['a byline by its property', '<p itemprop="author"><span itemprop="name">Een schrijver</span>, redactie</p>'],
    ['a text too long for a byline', `<div class="author">${sentence(1)} ${sentence(2)}</div>`],
    [
      'hidden elements',
      '<p hidden>a</p><p aria-hidden=true>b</p><p aria-hidden=false>c</p><p style="display:none">d</p>',
    ],
    ['invisible elements', '<p style="visibility: hidden">a</p><p style="color:red">b</p>'],
    ['a picture of a formula', '<p aria-hidden=true class="x fallback-image">c</p>'],
    ['a dialogue', '<div role=dialog aria-modal=true>a</div><div role=alert>b</div>'],
    [
      'empty elements',
      'x<div> <br> <hr></div>y<div>&nbsp;</div>z<section><i></i></section><h2></h2><div><!-- x --></div>w',
    ],
    [
      'links that run a script',
      'x<a href="javascript:a()">een</a>y<a href="javascript:b()">twee <b>drie</b></a>z<a href="javascript:c()"></a>',
    ],
    ['a block with only such a link', 'x<div><div><a href="javascript:a()"> </a></div></div>y'],
    ['such a block in the middle of a word', '<b>x<section><a href="javascript:a()"> </a></section>y</b>'],
    ['image names in style attributes, which do not count', `<div>${figures}<p>${sentence(50)}</p></div>`],
    [
      'image names in style attributes within an SVG, which count',
      `<div><svg><foreignObject>${figures}</foreignObject></svg><p>${sentence(50)}</p></div>`,
    ],
    ['nested blocks', `<div><div><section><div>${article(2)}</div></section></div></div>`],
    [
      'pictures by their attributes',
      '<figure style="a.jpg"></figure><figure background="b.jpg"></figure><figure data-x="c.png"></figure>',
    ],
    ['images among text', times(4, () => '<div><img style="x.jpg"><img data-src="y.jpg"><a href=#>een</a> twee</div>')],
    [
      'videos',
      '<iframe src="https://www.youtube.com/embed/x"></iframe><object style="//player.vimeo.com/x"></object><embed src=x>',
    ],
    [
      'an SVG',
      '<svg><style>a</style><image style="b" href="c.jpg"/><foreignObject><img style="d.jpg"></foreignObject></svg>',
    ],
    ['two line breaks', 'een<br><br>twee<br> <br>drie'],
    ['fonts', '<font>een</font> <font color=red>twee</font>'],
    ['an image in noscript', '<img class=lazy><noscript><img src="a.jpg"></noscript>'],
    ['a data table', `<table><thead><tr><th>a</table><table>${times(12, (row) => `<tr><td>${row}<td>b`)}</table>`],
    ['a single-cell table', `<table><tr><td>${article(1)}</table>`],
    ['a list of links', `<ul>${times(20, (index) => `<li><a href="/${index}">een twee drie</a>`)}</ul>`],
    ['forms', '<form><input><input><p>a</p></form><fieldset><label>b</label></fieldset>'],
    ['share buttons', '<div class="share">deel</div><div class="social">volg</div>'],
    ['its title repeated', '<h1>Fietsen in de stad van morgen</h1><h2>Fietsen in de stad van morgen</h2>'],
    [
      'structured data of an article',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"x","author":{"name":"y"}}</script>',
    ],
  ])('%s', async (_, inside) => {
    const [plain, ours] = await bothOf(around(inside));
    expect(plain).toContain('Zin 1');
    expect(ours).toBe(plain);
  });

  test.each([0, 1, 2, 3, 5, 8])('on a page with %i paragraphs, which may take four passes', async (count) => {
    for (const name of ['menu', 'sidebar comment', 'content', '']) {
      const [plain, ours] = await bothOf(
        `<title>x</title><body><div class="${name}">${article(count)}</div><nav>a</nav>`,
      );
      expect(ours).toBe(plain);
    }
  });

  test('on a page that it cannot read: none', async () =>
    expect(await bothOf('<!doctype html><frameset></frameset>')).toEqual([null, null]));
});

const asks = (host: string, path: string) => ({
  ...{ scheme: 'https' as const, method: 'GET', host, path, query: '', headers: {}, body: Buffer.alloc(0) },
});

/** Pages at the usual paths of a site of the test world. */
const pagesOf = async ({ hosts, https }: Site): Promise<readonly (readonly [string, string])[]> => {
  const found: (readonly [string, string])[] = [];
  for (const host of hosts) {
    for (const path of ['/', '/contact', '/over-ons', '/blog', '/nieuws', '/privacy']) {
      const answer = await https?.(asks(host, path));
      const body = answer?.body?.toString() ?? '';
      if (/<body|<p\b|<div/.test(body)) found.push([`${host}${path}`, body]);
    }
  }
  return found;
};

test('the main text of every page of the test world equals that of the library', async () => {
  const pages = (await Promise.all([...SITES, ...ARCHETYPE_SITES].map(pagesOf))).flat();
  expect(pages.length).toBeGreaterThan(60);
  let found = 0;
  for (const [name, html] of pages) {
    const [plain, ours] = await bothOf(html);
    expect(ours, name).toBe(plain);
    if (plain !== null && plain !== '') found += 1;
  }
  expect(found).toBeGreaterThan(40);
});

const TAGS =
  'div div div section p p a span ul li table tr td article header footer aside h1 h2 h3 blockquote pre form br hr img figure svg font em'.split(
    ' ',
  );
const ATTRIBUTES = [
  ...[
    'class="byline"',
    'class="content"',
    'class="sidebar"',
    'class="comment share"',
    'rel="author"',
    'itemprop="author name"',
  ],
  ...[
    'hidden',
    'aria-hidden="true"',
    'style="display:none"',
    'style="color:red"',
    'href="javascript:a()"',
    'href="#a"',
    'href="/b"',
  ],
  ...[
    'src="a.jpg"',
    'data-src="b.png"',
    'background="c.jpg"',
    'role="navigation"',
    'role="dialog" aria-modal="true"',
    'id="main"',
  ],
];
const text = fc
  .nat(40)
  .map((count) => (count < 8 ? ' ' : times(Math.ceil(count / 8), (index) => ` ${sentence(index)}`)));

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc
    .tuple(fc.constantFrom(...TAGS), fc.option(fc.constantFrom(...ATTRIBUTES), { freq: 2 }), tie('tree'))
    .map(([tag, attribute, inside]) => `<${tag}${attribute === null ? '' : ` ${attribute}`}>${inside}</${tag}>`),
  tree: fc
    .array(fc.oneof({ depthSize: 'medium', withCrossShrink: true }, text, tie('node')), { maxLength: 6 })
    .map((nodes) => nodes.join('')),
}));

test('the main text of any generated page equals that of the library', { timeout: 300_000 }, () =>
  fc.assert(
    fc.asyncProperty(tree, async (inside) => {
      const [plain, ours] = await bothOf(`<!doctype html><title>Zin 1 zegt iets over fietsen</title><body>${inside}`);
      expect(ours).toBe(plain);
    }),
    // The library reads each page twice, in a document that is slower than a browser's.
    { numRuns: Math.min(1_000, inputs(200)) },
  ),
);

test('the page gets its turn before and after an indivisible step', async () => {
  const taken: string[] = [];
  const noted: Slices = {
    ...slices,
    rest: async () => void taken.push('rest'),
    turn: async () => void taken.push('turn'),
  };
  await new MainReader(sent(around('')).doc).find(noted);
  expect(taken).toEqual(['rest', 'turn', 'turn']);
});
