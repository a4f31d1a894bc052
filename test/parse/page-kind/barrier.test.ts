import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHALLENGES } from '../../../lib/data/page-kinds/challenges.ts';
import { type Answered, findBarrier, hasChallenge, type Shown } from '../../../lib/parse/page-kind/barrier.ts';
import { inputs } from '../../kit/inputs.ts';

const URL = 'https://voorbeeld.nl/mijn';
const PAGE = '<title>Mijn fietsen</title><p>Welkom terug.</p>';
const LOGIN = '<title>Inloggen</title><form><input type=password></form>';

const IMUNIFY =
  '<title>One moment, please...</title><h1>Please wait while your request is being verified...</h1>' +
  '<form id="wsidchk-form" action="/z0f76" method="get"><input type="hidden" id="wsidchk" name="wsidchk"></form>';

/** Enough words to recognise a page by. */
const LONG =
  'Onze werkplaats herstelt stadsfietsen, racefietsen, bakfietsen, kinderfietsen, ligfietsen, tandems; versnellingen, remmen, verlichting, banden, kettingen, spaken.';

const answered = (changes: Partial<Answered> = {}): Answered => ({
  url: URL,
  status: 200,
  headers: {},
  html: PAGE,
  ...changes,
});
const shown = (changes: Partial<Shown> = {}): Shown => ({
  titles: ['Mijn fietsen'],
  passwordFields: 0,
  text: 'Welkom terug.',
  ...changes,
});
const barrier = (answer: Partial<Answered>, page: Shown | null = shown(), url = URL) =>
  findBarrier(answered(answer), { url, shown: page }, CHALLENGES);

test('titles are compared without regard to white space', () => {
  const page = shown({ titles: [' Mijn \n  fietsen '] });
  expect(barrier({ status: 503 }, page)).toBeNull();
  expect(barrier({ status: 503 }, shown({ titles: ['Anders'] }))).toBe('wall');
});

describe('no barrier is found', () => {
  test.each([
    ['the page itself', barrier({})],
    [
      'a page that lists the cookie of a challenge',
      barrier({ html: `${PAGE}<script>x={"cookie":"wsidchk"}</script>` }),
    ],
    ['the page, its live title set by script', barrier({ html: '<title>Laden…</title><p>Welkom</p>' })],
    ['another address of the site', barrier({ url: 'https://www.voorbeeld.nl/nl/mijn' })],
    ['a 404 and a 500 are answers', barrier({ status: 404 }) ?? barrier({ status: 500 })],
    [
      'a refresh to another site',
      barrier({ html: `${PAGE}<meta http-equiv=refresh content="300;url=https://elders.nl/">` }),
    ],
    ['a 503 with the title of the tab', barrier({ status: 503 })],
    [
      'a sign-in form on a page with text of its own',
      barrier({ html: `<title>Winkel</title><input type=password>${'<p>fiets</p>'.repeat(500)}` }),
    ],
    ['a sign-in form under the same title', barrier({ html: `${PAGE}<input type=password>` })],
    [
      'a sign-in form in a closed dialog, with a title that a script changed',
      barrier({ html: '<title>Laden…</title><p>Welkom</p><dialog><input type=password></dialog>' }),
    ],
    [
      'a sign-in form under the same title, with the dash as WordPress encodes it',
      barrier(
        { html: '<title>Mijn fietsen &#8211; Winkel</title><p>Welkom</p><input type=password>' },
        shown({ titles: ['Mijn fietsen – Winkel'] }),
      ),
    ],
    [
      'a sign-in form on the page itself, under another title',
      barrier({ html: `<title>Laden…</title><p>${LONG}</p><input type=password>` }, shown({ text: LONG })),
    ],
    [
      'a sign-in form hidden by a style sheet, which is in the tab too',
      barrier(
        { html: '<title>Welkom</title><style>.w{display:none}</style><div class="w"><input type=password></div>' },
        shown({ allPasswordFields: 1 }),
      ),
    ],
    [
      'a sign-in form under the same title, to which a script added a counter',
      barrier({ html: `${PAGE}<input type=password>` }, shown({ titles: ['(3) Mijn fietsen'] })),
    ],
    ['the tab is a sign-in page as well', barrier({ html: LOGIN }, shown({ titles: ['Welkom'], passwordFields: 1 }))],
    [
      'the tab is at a sign-in address',
      barrier({ html: LOGIN, url: `${URL}/login` }, shown(), 'https://voorbeeld.nl/login'),
    ],
    [
      'an article about challenges',
      barrier(
        { html: '<title>Mijn fietsen</title><pre>window._cf_chl_opt</pre>' },
        shown({ text: 'Zet window._cf_chl_opt' }),
      ),
    ],
    ['a long page with a mark in it', barrier({ html: `${PAGE}<!-- window._cf_chl_opt -->${' '.repeat(64_000)}` })],
  ])('%s', (_, result) => expect(result).toBeNull());
});

describe('a redirect to another site or a request for consent', () => {
  test.each([
    ['on another site', { url: 'https://toestemming.example/vraag' }],
    ['on another host of the site', { url: 'https://consent.voorbeeld.nl/m?continue=%2Fmijn' }],
    ['at another address', { url: 'https://voorbeeld.nl/privacy-gate?back=/mijn' }],
    ['by a refresh', { html: '<meta http-equiv=refresh content="0;url=/cookiewall?terug=/mijn">' }],
  ])('%s', (_, answer) => expect(barrier(answer)).toBe('elsewhere'));

  test('is not a barrier when the tab is at such an address', () =>
    expect(barrier({ url: 'https://voorbeeld.nl/consent' }, shown(), 'https://voorbeeld.nl/consent')).toBeNull());
});

describe('a wall', () => {
  test.each([
    ['403', { status: 403 }],
    ['429', { status: 429 }],
    ['406 where the tab shows a page', { status: 406, html: '<title>Not Acceptable</title>' }],
    ['503 where the tab shows a page', { status: 503, html: '<title>Even geduld</title>' }],
    ['a challenge of Cloudflare with status 200', { headers: { 'cf-mitigated': 'challenge' } }],
    ['a challenge of AWS WAF', { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }],
    ['a captcha of AWS WAF', { status: 405, headers: { 'x-amzn-waf-action': 'CAPTCHA' } }],
    ['a challenge of SiteGround', { status: 202, headers: { 'sg-captcha': 'challenge' } }],
    ['a captcha of BitNinja', { headers: { server: 'BitNinja Captcha Server' } }],
    ['a challenge of Imunify360 with status 200', { html: IMUNIFY }],
    ['markup of a challenge', { html: '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>' }],
    ['a 403, whatever its content', { status: 403, html: LOGIN }],
  ])('%s', (_, answer) => expect(barrier(answer)).toBe('wall'));

  test('is also found when the tab could not be read', () => {
    expect(barrier({ status: 503 }, null)).toBe('wall');
    expect(barrier({ html: '<script>window._cf_chl_opt={}</script>' }, null)).toBe('wall');
  });

  test.each(CHALLENGES.texts.map(({ text }) => text))('is recognised by %s', (text) => {
    expect(hasChallenge(`<body>${text}</body>`, CHALLENGES)).toBe(true);
  });
});

describe('a sign-in page', () => {
  test.each([
    ['401', { status: 401 }],
    ['a redirect to it', { url: 'https://voorbeeld.nl/login?next=/mijn' }],
    ['a redirect to the host for it', { url: 'https://login.voorbeeld.nl/' }],
    ['a meta refresh to it', { html: '<meta http-equiv=refresh content="0; url=/inloggen">' }],
    ['at the same address, by its title', { html: `${LOGIN}${'<p>veel tekst</p>'.repeat(500)}` }],
    ['at the same address, without other content', { html: '<title>Welkom</title><input type=password>' }],
  ])('%s', (_, answer) => expect(barrier(answer)).toBe('login'));
});

test('any answer is classified without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 599 }), fc.webUrl(), (html, status, url) => {
      expect(['wall', 'login', 'elsewhere', null]).toContain(barrier({ html, status, url }));
    }),
    { numRuns: inputs() },
  );
});

describe('limits', () => {
  const marks = { headers: [], texts: [{ text: 'mark' }] };
  test('a challenge has at most 64,000 characters', () => {
    const long = (length: number) => `mark${'x'.repeat(length - 4)}`;
    expect([64_000, 64_001].map((length) => hasChallenge(long(length), marks))).toEqual([true, false]);
    expect(hasChallenge('mark', marks, 'mark')).toBe(false);
  });

  test('a sign-in page has at most 256,000 characters', () => {
    const long = (length: number) => LOGIN + ' '.repeat(length - LOGIN.length);
    expect([256_000, 256_001].map((length) => barrier({ html: long(length) }))).toEqual(['login', null]);
  });

  test('a sign-in page without a sign-in title has little text', () => {
    const page = (length: number) => `<title>Welkom</title><input type=password>${'x'.repeat(length - 6 - 1)}`;
    expect([1_499, 1_500].map((length) => barrier({ html: page(length) }))).toEqual(['login', null]);
  });

  test('a refresh and a title are read in the first 64,000 characters only', () => {
    const late = (length: number) => `${' '.repeat(length)}<meta http-equiv=refresh content="0; url=/login">`;
    expect([100, 64_000].map((length) => barrier({ html: late(length) }))).toEqual(['login', null]);
    const title = (length: number) => `${' '.repeat(length)}<title>Mijn fietsen</title>`;
    expect([100, 64_000].map((length) => barrier({ status: 503, html: title(length) }))).toEqual([null, 'wall']);
  });

  test.each([
    [403, 'wall'],
    [429, 'wall'],
    [406, 'wall'],
    [503, 'wall'],
    [401, 'login'],
    [404, null],
    [500, null],
  ])('status %i when the tab shows something else: %s', (status, is) =>
    expect(barrier({ status, html: '<title>Anders</title>' })).toBe(is),
  );

  test('an answer is classified when the tab could not be read', () => {
    expect(barrier({ html: LOGIN }, null)).toBe('login');
    expect(barrier({ status: 503 }, null)).toBe('wall');
    expect(barrier({}, null)).toBeNull();
  });

  test('a refresh to an invalid address is no barrier', () =>
    expect(barrier({ html: '<meta http-equiv=refresh content="0; url=http://[">' })).toBeNull());
});

test('a page with a sign-in title is a sign-in page even when the tab has a hidden password field', () =>
  expect(barrier({ html: LOGIN }, shown({ allPasswordFields: 1 }))).toBe('login'));
