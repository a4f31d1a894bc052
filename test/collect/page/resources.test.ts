import { describe, expect, test } from 'vitest';
import { readResources } from '../../../lib/collect/page/resources.ts';
import { sent, times } from '../../kit/reading.ts';

const raw = (html: string) => readResources(sent(html, 'https://voorbeeld.nl/a/'));
const listOf = async (html: string) => (await raw(html)).list;

test.each([
  ['<script src=a></script>', 'script'],
  ['<link rel=" X StyleSheet" href=a>', 'style'],
  ['<link rel=preload as=Font href=a>', 'font'],
  ['<link rel=preload as=script href=a>', 'other'],
  ['<link rel=modulepreload href=a>', 'other'],
  ['<link rel=prefetch href=a>', 'other'],
  ['<link rel=manifest href=a>', 'other'],
  ['<link rel="shortcut icon" href=a>', 'other'],
  ['<link rel=apple-touch-icon href=a>', 'other'],
  ['<iframe src=a></iframe>', 'frame'],
  ['<img src=a>', 'image'],
  ['<input type=image src=a>', 'image'],
  ['<video src=" a "></video>', 'media'],
  ['<audio src=a></audio>', 'media'],
  ['<video><source src=a></video>', 'media'],
  ['<video><track src=a></video>', 'media'],
  ['<embed src=a>', 'object'],
  ['<object data=a></object>', 'object'],
])('%s is a %s', async (html, kind) => {
  expect(await raw(html)).toMatchObject({
    total: 1,
    list: [{ kind, raw: 'a', url: 'https://voorbeeld.nl/a/a', integrity: null, crossorigin: null, sandbox: null }],
  });
});

test('a frame in a frameset is read', async () =>
  expect(await listOf('<frameset><frame src=a></frameset>')).toMatchObject([{ kind: 'frame', raw: 'a' }]));

test.each(
  'text/javascript application/javascript text/ecmascript application/x-ecmascript text/x-javascript text/jscript text/livescript text/javascript1.5 module'
    .split(' ')
    .concat('', ' Text/JavaScript ; charset=utf-8'),
)('a script of type %j is code', async (type) => {
  expect(await listOf(`<script type="${type}" src=a></script>`)).toHaveLength(1);
  expect((await raw(`<script type="${type}">a()</script>`)).inline).toEqual([{ start: 'a()', length: 3 }]);
});

test.each(['text/plain', 'application/json', 'xmodule', 'modules', 'text/javascript1.6', 'importmap'])(
  'a script of type %j is not code',
  async (type) =>
    expect(await raw(`<script type="${type}" src=a></script><script type="${type}">a</script>`)).toEqual({
      list: [],
      total: 0,
      inline: [],
      insecure: [],
    }),
);

test.each([
  '<script src=""></script>',
  '<script src=" "></script>',
  '<script src="Chrome-extension://abc/x.js"></script>',
  '<iframe></iframe>',
  '<img data-src=lazy.jpg>',
  '<link rel=preconnect href=https://a.nl>',
  '<link rel=canonical href=/a>',
  '<link rel=stylesheet disabled href=/a.css>',
  '<body><noscript><img src=pixel.gif></noscript>',
  '<template><script src=t.js></script></template>',
  '<object></object>',
  '<body><noscript><script>x()</script></noscript>',
])('%s loads nothing', async (html) => expect(await raw(html)).toMatchObject({ list: [], total: 0, inline: [] }));

test('integrity, crossorigin and sandbox are read as written, and modules always use CORS', async () => {
  const list = await listOf(`<script src=a integrity="sha256-x" crossorigin></script>
    <script src=b crossorigin=use-credentials></script><script type=Module src=d></script>
    <script type=module src=d crossorigin=anonymous></script><iframe src=f sandbox="allow-scripts"></iframe>
    <iframe src=g sandbox></iframe><iframe srcdoc="<p>a" src=x></iframe><img src=i sandbox=x integrity=${'y'.repeat(600)}>`);
  expect(list.map(({ integrity, crossorigin, sandbox }) => [integrity, crossorigin, sandbox])).toEqual([
    ['sha256-x', '', null],
    [null, 'use-credentials', null],
    [null, '', null],
    [null, 'anonymous', null],
    [null, null, 'allow-scripts'],
    [null, null, ''],
    [null, null, null],
    ['y'.repeat(500), null, null],
  ]);
  expect(list[6]).toMatchObject({ raw: 'about:srcdoc', url: 'about:srcdoc' });
});

test('scripts in the head without async, defer or module are blocking', async () => {
  const list = await listOf(`<head><script src=a></script><script defer src=c></script>
    <script type=module src=d></script><link rel=stylesheet href=s></head><body><script src=e></script>`);
  expect(list.filter(({ blocking }) => blocking).map(({ raw: name }) => name)).toEqual(['a']);
});

describe('limits', () => {
  test('preserve scripts, style sheets, frames and objects, in their place', { tags: ['full'] }, async () => {
    const telling = '<script src=z></script><link rel=stylesheet href=z><iframe src=z></iframe><embed src=z>';
    const { list, total } = await raw(`${'<img src=a>'.repeat(700)}${telling}`);
    expect([list.length, total]).toEqual([600, 704]);
    expect(list.slice(-5).map(({ kind }) => kind)).toEqual(['image', 'script', 'style', 'frame', 'object']);
    expect(await listOf(`${'<script src=a></script>'.repeat(650)}<img src=b>`)).toHaveLength(600);
  });

  test('apply to the size, too', async () => {
    const image = `<img src="/${'x'.repeat(800)}">`;
    const list = await listOf(`${image.repeat(300)}<script src=z></script>`);
    expect(list.at(-1)?.kind).toBe('script');
    const size = list.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
    expect([size > 147_000, size <= 150_000]).toEqual([true, true]);
  });

  test('truncate long addresses and data', async () => {
    const list = await listOf(
      `<script src="https://"></script><script src="/${'a'.repeat(5_000)}"></script><img src="DATA:,${'A'.repeat(9_000)}">`,
    );
    expect(list.map(({ raw: written, url }) => [written.length, url?.length])).toEqual([
      [8, undefined],
      [2_000, 2_000],
      [40, 40],
    ]);
  });

  test('list the starts of sixty scripts, each with its full length', async () => {
    const { inline } = await raw(times(70, () => `<script>${'x'.repeat(3_000)}</script>`));
    expect(inline).toHaveLength(60);
    expect(inline[0]).toEqual({ start: 'x'.repeat(2_000), length: 3_000 });
  });
});
