import { describe, expect, test } from 'vitest';
import { Resources } from '../../../lib/facts/page/resources.ts';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const live = async (html: string) => {
  const page = await run<Page>(html, 'subject.readLive(document)');
  return Resources.parse(page.resources);
};
const raw = async (html: string, url = 'https://voorbeeld.nl/a/') => {
  const page = await run<Page>('', `subject.readRaw(${JSON.stringify(html)}, ${JSON.stringify(url)}, false)`);
  return Resources.parse(page.resources);
};
const kinds = ({ list }: Resources) => list.map(({ kind, url }) => [kind, url]);
const insecure = ({ insecure: found }: Resources) => found.map(({ kind, url }) => `${kind} ${url}`).sort();

describe('resources that the page loads', () => {
  test('include a script after many images', async () => {
    const pictures = Array.from({ length: 590 }, (_, index) => `<img src="/beeld/${'x'.repeat(150)}-${index}.jpg">`);
    const { list } = await raw(
      `${pictures.join('')}<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>`,
    );
    expect(list.length).toBeLessThan(590);
    expect(list.at(-1)?.url).toBe('https://cdn.polyfill.io/v3/polyfill.min.js');
  });

  test('are listed by kind, in document order, with resolved addresses', async () => {
    const html = `<!doctype html><link rel="Stylesheet" href="/a.css"><link rel=preload as=font href=f.woff2>
      <link rel=icon href=i.png><link rel=canonical href=/c><script src="a.js"></script><iframe src="//kaart.nl/k"></iframe>
      <img src=f.jpg><video src=v.mp4></video><object data=o.pdf></object><embed src=e.swf>`;
    expect(kinds(await raw(html))).toEqual([
      ['style', 'https://voorbeeld.nl/a.css'],
      ['font', 'https://voorbeeld.nl/a/f.woff2'],
      ['other', 'https://voorbeeld.nl/a/i.png'],
      ['script', 'https://voorbeeld.nl/a/a.js'],
      ['frame', 'https://kaart.nl/k'],
      ['image', 'https://voorbeeld.nl/a/f.jpg'],
      ['media', 'https://voorbeeld.nl/a/v.mp4'],
      ['object', 'https://voorbeeld.nl/a/o.pdf'],
      ['object', 'https://voorbeeld.nl/a/e.swf'],
    ]);
  });

  test('have integrity, crossorigin and sandbox as written; modules always use CORS', async () => {
    const { list } = await live(`<script src=/a.js integrity="sha256-x" crossorigin></script>
      <script src=/b.js crossorigin=use-credentials></script><script src=/c.js></script>
      <script type=module src=/d.js></script><iframe src=https://a.nl/ sandbox="allow-scripts"></iframe>
      <iframe src=https://b.nl/></iframe><iframe src=https://c.nl/ sandbox></iframe><iframe srcdoc="<p>a" src=x></iframe>`);
    expect(list.map(({ integrity, crossorigin, sandbox }) => [integrity, crossorigin, sandbox])).toEqual([
      ['sha256-x', '', null],
      [null, 'use-credentials', null],
      [null, null, null],
      [null, '', null],
      [null, null, 'allow-scripts'],
      [null, null, null],
      [null, null, ''],
      [null, null, null],
    ]);
    expect(list.at(-1)?.url).toBe('about:srcdoc');
  });

  test('exclude what is not loaded', async () => {
    const html = `<script type="text/plain" src=consent.js></script><script type="application/ld+json" src=d.json></script>
      <script src=""></script><script src="chrome-extension://abc/x.js"></script><iframe></iframe>
      <img data-src=lazy.jpg><link rel=preconnect href=https://a.nl><link rel=stylesheet disabled href=/a.css>
      <noscript><img src=pixel.gif><iframe src=https://tags.nl/></iframe></noscript><template><script src=t.js></script></template>`;
    expect(kinds(await raw(html))).toEqual([]);
    expect(kinds(await live(html))).toEqual([]);
  });

  test('are blocking if they are scripts in the head without async or defer', async () => {
    const html = `<head><script src=a.js></script><script async src=b.js></script><script defer src=c.js></script>
      <script type=module src=d.js></script></head><body><script src=e.js></script>`;
    // What a script puts there waits for nothing either, though it says nothing of it.
    const added = `<script>document.head.append(Object.assign(document.createElement('script'), { src: 'f.js' }))</script>`;
    for (const { list } of [await raw(html), await live(html.replace('</head>', `${added}</head>`))]) {
      expect(list.filter(({ blocking }) => blocking).map(({ raw: name }) => name)).toEqual(['a.js']);
    }
  });

  test('include inline scripts of code, with their beginning and full length', async () => {
    const { inline } = await raw(`<script>let a = 1;</script><script type="text/JavaScript">b()</script>
      <script type="application/ld+json">{}</script><script type=module>import 'x'</script><script>${'x'.repeat(3_000)}</script>`);
    expect(inline.map(({ start, length }) => [start.slice(0, 12), length])).toEqual([
      ['let a = 1;', 10],
      ['b()', 3],
      ["import 'x'", 10],
      ['xxxxxxxxxxxx', 3_000],
    ]);
  });

  test('prioritise scripts and frames when there are too many', async () => {
    const html = `${'<img src="/a.jpg">'.repeat(700)}<script src=/last.js></script><img src="data:image/png;base64,${'A'.repeat(9_000)}">`;
    const { list, total } = await raw(html);
    expect([list.length, total]).toEqual([600, 702]);
    expect(list.at(-1)).toMatchObject({ kind: 'script', url: 'https://voorbeeld.nl/last.js' });
  });

  test('may have an invalid or a long address', async () => {
    const { list } = await raw(`<script src="https://"></script><script src="/${'a'.repeat(5_000)}"></script>`);
    expect(list[0]).toMatchObject({ raw: 'https://', url: null });
    expect(list[1]?.raw).toHaveLength(2_000);
    expect(list[1]?.url).toHaveLength(2_000);
  });
});

describe('insecure requests (http)', () => {
  test('are active for scripts, styles, frames, plug-ins, fetched links and imports', async () => {
    const html = `<script src="http://a.nl/1.js"></script><link rel=stylesheet href="http://a.nl/2.css">
      <iframe src="http://a.nl/3"></iframe><object data="http://a.nl/4"></object><embed src="http://a.nl/5">
      <link rel=preload as=script href="http://a.nl/6.js"><link rel=modulepreload href="http://a.nl/7.js">
      <link rel=manifest href="http://a.nl/8.json"><style>@import url("http://a.nl/9.css");</style>`;
    expect(insecure(await raw(html))).toEqual(
      ['1.js', '2.css', '3', '4', '5', '6.js', '7.js', '8.json', '9.css'].map((file) => `active http://a.nl/${file}`),
    );
  });

  test('are passive for images, media, fonts and backgrounds', async () => {
    const html = `<img src="http://a.nl/1.jpg"><img srcset="/x.jpg 1x, http://a.nl/2.jpg 2x"><picture>
      <source srcset="http://a.nl/3.webp, /y.webp 2x"></picture><video poster="http://a.nl/4.jpg" src="http://a.nl/5.mp4"></video>
      <audio><source src="http://a.nl/6.mp3"></audio><link rel=preload as=font href="http://a.nl/7.woff2">
      <link rel=icon href="http://a.nl/8.png"><div style="background: url('http://a.nl/9.png')"></div>
      <style>@font-face { src: url(http://a.nl/a.woff) }</style><svg><image href="http://a.nl/b.png"/></svg>
      <svg><image xlink:href="http://a.nl/c.png"/></svg><input type=image src="http://a.nl/d.png">`;
    expect(insecure(await raw(html))).toEqual(
      [
        '1.jpg',
        '2.jpg',
        '3.webp',
        '4.jpg',
        '5.mp4',
        '6.mp3',
        '7.woff2',
        '8.png',
        '9.png',
        'a.woff',
        'b.png',
        'c.png',
        'd.png',
      ].map((file) => `passive http://a.nl/${file}`),
    );
  });

  test('exclude links, canonicals, loopback addresses and noscript content', async () => {
    const html = `<a href="http://a.nl/">a</a><link rel=canonical href="http://a.nl/"><form action="http://a.nl/"></form>
      <script src="http://localhost:3000/a.js"></script><img src="http://127.0.0.1/a.png"><meta content="http://a.nl/">
      <noscript><img src="http://a.nl/pixel.gif"></noscript><script>fetch("http://a.nl/")</script><img src="//a.nl/b.png">`;
    expect(insecure(await raw(html))).toEqual([]);
  });

  test('include relative addresses with a base address over http; each is listed once', async () => {
    const html = '<base href="http://a.nl/"><script src="b.js"></script><script src="b.js"></script>';
    expect(insecure(await raw(html))).toEqual(['active http://a.nl/b.js']);
  });

  test('are read from the attributes of the live page, where the browser upgraded or blocked the request', async () => {
    const html = '<script src="http://a.nl/a.js"></script><img src="http://a.nl/a.png">';
    expect(insecure(await live(html))).toEqual(['active http://a.nl/a.js', 'passive http://a.nl/a.png']);
  });

  test('include an address with line breaks', async () => {
    expect(insecure(await raw('<script src="ht\ntp://a.nl/a.js"></script>'))).toEqual(['active http://a.nl/a.js']);
  });

  test('are limited to a hundred', async () => {
    const html = Array.from({ length: 150 }, (_, index) => `<img src="http://a.nl/${index}.png">`).join('');
    expect((await raw(html)).insecure).toHaveLength(100);
  });
});
