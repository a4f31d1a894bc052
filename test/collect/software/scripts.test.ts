import { describe, expect, test } from 'vitest';
import { collectScripts } from '../../../lib/collect/software/scripts.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { resource } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const SITE = 'https://voorbeeld.nl';
const JS = { 'content-type': 'text/javascript' };

const world = (paths: readonly string[], answers: Readonly<Record<string, FakeAnswer | 'timeout' | 'denied'>> = {}) => {
  const urls = paths.map((path) => (path.startsWith('http') ? path : `${SITE}${path}`));
  const table = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${SITE}${path}`, answer]));
  const reach = fakeReach({ resources: { list: urls.map((url) => resource('script', url)) } }, table);
  return { look: async () => FACTS.scripts.parse(await collectScripts(target(), reach)), asked: () => reach.requests };
};

describe('the sample', () => {
  test('contains own scripts whose address names no library, evenly spaced', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/js/${String.fromCharCode(97 + index)}.js`);
    const { look, asked: requestOf } = world([...paths, 'https://elders.nl/x.js', '/js/jquery-3.7.1.min.js']);
    const { candidates, sample } = await look();
    expect([candidates, sample.length]).toEqual([21, 5]);
    expect(requestOf().every(({ url }) => url.startsWith(`${SITE}/js/`) && !url.includes('jquery'))).toBe(true);
    expect(requestOf()).toMatchObject(Array.from({ length: 5 }, () => ({ purpose: 'script', cap: 2 * 1024 * 1024 })));
  });

  test('is filled up with others, and does not depend on the order', async () => {
    const paths = ['/b.js', '/js/jquery-3.7.1.min.js', '/a.js', '/js/bootstrap-5.3.3.min.js', '/a.js'];
    const [one, other] = [world(paths), world(paths.toReversed())];
    const urls = async ({ look }: typeof one) => (await look()).sample.map(({ url }) => url);
    expect(await urls(one)).toEqual(await urls(other));
    expect(await urls(one)).toHaveLength(4);
  });

  test('excludes addresses that look like an action', async () => {
    const { look } = world(['/logout.js', '/cart/update.js', '/a.js']);
    expect((await look()).sample.map(({ url }) => url)).toEqual([`${SITE}/a.js`]);
  });
});

describe('stored facts of a script', () => {
  test('are banners, versions in code, marks, the source map and headers, but no text', async () => {
    const body = [
      '/*! jQuery v3.4.1 | (c) JS Foundation */',
      'var a={name:"mustache.js",version:"4.2.0"};',
      'console.warn("You are running a development build of Vue.");',
      '/* gewoon commentaar */',
      '//# sourceMappingURL=app.js.map',
    ].join('\n');
    const headers = { ...JS, 'cache-control': 'max-age=60' };
    const { sample } = await world(['/app.js'], { '/app.js': { headers, body } }).look();
    expect(sample[0]?.file).toEqual({
      seen: true,
      value: {
        status: 200,
        contentType: 'text/javascript',
        cacheControl: 'max-age=60',
        bytes: body.length,
        truncated: false,
        banners: ['! jQuery v3.4.1 | (c) JS Foundation '],
        constants: [{ library: 'mustache', version: '4.2.0' }],
        developmentMarks: ['vue'],
        sourceMap: 'app.js.map',
      },
    });
  });

  describe('caching time when Cache-Control names no age (RFC 9111 §4.2)', () => {
    const DATE = 'Fri, 20 Nov 2026 12:00:00 GMT';
    const HUNDRED_DAYS_AGO = 'Wed, 12 Aug 2026 12:00:00 GMT';
    test.each([
      ['Expires', { expires: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 86_400],
      ['Expires takes precedence over Last-Modified', { expires: '0', 'last-modified': HUNDRED_DAYS_AGO }, 0],
      ['a tenth of the time since Last-Modified', { 'last-modified': HUNDRED_DAYS_AGO }, 864_000],
      [
        'the same with directives without an age',
        { 'last-modified': HUNDRED_DAYS_AGO, 'cache-control': 'public' },
        864_000,
      ],
      ['none with must-revalidate', { 'last-modified': HUNDRED_DAYS_AGO, 'cache-control': 'must-revalidate' }],
      ['none with max-age', { 'last-modified': HUNDRED_DAYS_AGO, 'cache-control': 'max-age=5' }],
      ['zero for a Last-Modified in the future', { 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' }, 0],
      ['none for an unreadable date', { 'last-modified': 'gisteren' }],
      ['none without headers', {}],
    ])('%s', async (_, said: Record<string, string>, seconds?: number) => {
      const answer = { headers: { ...JS, date: DATE, ...said }, body: 'var a' };
      const { sample } = await world(['/a.js'], { '/a.js': answer }).look();
      const file = sample[0]?.file;
      expect(file?.seen && file.value.expiresIn).toBe(seconds);
    });
  });

  test('are empty for a page that answers in its place', async () => {
    const body = '<!doctype html><!-- /*! jQuery v1.2.3 */ -->';
    const answer = { headers: { 'content-type': 'text/html' }, body };
    const { sample } = await world(['/app.js'], { '/app.js': answer }).look();
    expect(sample[0]?.file).toMatchObject({ value: { banners: [], constants: [] } });
  });

  test('give the reason for each that was not seen', async () => {
    const answers = { '/a.js': 'timeout', '/b.js': { status: 403 }, '/c.js': { status: 404, headers: JS } } as const;
    const { sample } = await world(['/a.js', '/b.js', '/c.js'], answers).look();
    expect(sample.map(({ file }) => (file.seen ? file.value.status : file.why))).toEqual(['timeout', 'wall', 404]);
  });
});
