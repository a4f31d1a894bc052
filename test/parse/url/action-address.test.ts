import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_WORDS } from '../../../lib/data/page-kinds/action-words.ts';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import {
  filterHarmless,
  isActionLike,
  isActionText,
  mayAct,
  sortHarmlessFirst,
} from '../../../lib/parse/url/action-address.ts';
import { hasToken } from '../../../lib/parse/url/token-address.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const at = (path: string): string => `https://a.nl${path}`;

const ACTING = {
  nl: [
    ...[
      '/uitloggen',
      '/log-uit',
      '/loguit?nu',
      '/afmelden',
      '/nieuwsbrief/meld-u-af',
      '/nieuwsbriefafmelden',
      '/afgemeld',
    ],
    ...[
      '/uitschrijven',
      '/nieuwsbrief/uitschrijven?t=1',
      '/opzeggen',
      '/abonnement/zeg-op',
      '/bevestig',
      '/bevestigen',
    ],
    ...[
      '/bevestiging/12',
      '/annuleren',
      '/annuleer/9',
      '/annulering',
      '/verwijder/12',
      '/verwijderen',
      '/wissen',
      '/wis',
    ],
    ...[
      '/stemmen',
      '/peiling/stem',
      '/winkelwagen',
      '/winkelwagentje',
      '/winkelmand',
      '/winkelmandje/leegmaken',
      '/kassa',
    ],
    ...['/afrekenen', '/betalen', '/bestellen', '/bestelling/afronden', '/accepteren', '/weigeren', '/goedkeuren'],
    ...['/activeren', '/activeer-account', '/verifieer', '/verificatie', '/beëindigen', '/stopzetten', '/deactiveren'],
    ...['/?actie=verwijderen', '/?afmelden=1', '/?naar=winkelwagen', '/uit-loggen', '/winkel-wagen'],
  ],
  en: [
    ...[
      '/logout',
      '/log-out',
      '/log_off',
      '/user/logOut',
      '/signout',
      '/sign-out',
      '/signoff',
      '/unsubscribe',
      '/opt-out',
    ],
    ...['/unsubscribed?list=3', '/confirm', '/confirmation', '/verify', '/verification', '/activate', '/activation/3'],
    ...['/vote', '/votes/up', '/upvote', '/cart', '/cart/', '/shopping-cart', '/add-to-cart', '/addToCart', '/basket'],
    ...[
      '/checkout',
      '/check-out',
      '/delete',
      '/items/7/delete',
      '/deleteItem',
      '/remove/3',
      '/cancel',
      '/order/7/cancel',
    ],
    ...['/reset', '/pay', '/payment', '/buy', '/submit', '/approve', '/reject', '/decline', '/revoke', '/terminate'],
    ...['/wp-login.php', '/wp-cron.php', '/cron', '/wp-admin/admin-ajax.php', '/?wc-ajax=x', '/clear-cache', '/flush'],
    ...[
      '/?action=logout',
      '/?add-to-cart=12',
      '/?do=delete',
      '/blog/how-to-cancel-a-subscription',
      '/users/12/delete.php',
    ],
  ],
  de: [
    ...[
      '/abmelden',
      '/abmeldung',
      '/newsletter/abmelden',
      '/ausloggen',
      '/melden-sie-sich-ab',
      '/kündigen',
      '/kuendigen',
    ],
    ...['/kündigung', '/bestätigen', '/bestaetigen', '/löschen', '/loeschen', '/konto-löschen', '/stornieren'],
    ...['/warenkorb', '/einkaufswagen', '/kasse', '/zur-kasse', '/bezahlen', '/zahlung', '/abbestellen', '/austragen'],
    ...['/widerrufen', '/aktivieren', '/freischalten', '/entfernen', '/abstimmen', '/zurücksetzen', '/?aktion=löschen'],
  ],
};

const CALM = [
  ...[
    '/',
    '/contact',
    '/over-ons',
    '/nieuws/2026/11',
    '/winkel',
    '/webshop/fietsen',
    '/strips',
    '/systeem',
    '/wiskunde',
  ],
  ...[
    '/cartoons',
    '/carte-blanche',
    '/descartes',
    '/deskundigen',
    '/verloskundige',
    '/vakkundig',
    '/kassel',
    '/devoted',
  ],
  ...['/basketbal', '/bloglijst', '/blog/outdoor', '/blog/log-files', '/signaal', '/designs', '/product/beste-laptops'],
  ...[
    '/top-10-beste-laptops',
    '/determinatie',
    '/payroll',
    '/buyer-guide',
    '/login',
    '/inloggen',
    '/aanmelden',
    '/kopen',
  ],
  ...['/registrieren', '/anmelden', '/impressum', '/preise', '/?s=fiets', '/?p=12', '/?lang=nl', '/sitemap.xml'],
  ...['/robots.txt', '/llms.txt', '/favicon.ico', '/.well-known/security.txt', '/pijler-bestaat-niet-404', '/feed/'],
  // The subject of a script is not what its address does.
  ...['/js/jquery.validate.min.js?ver=1.19.1', '/js/jquery.validate.unobtrusive.js', '/css/winkel.cart.css'],
  ...['/.well-known/tdmrep.json', '/.well-known/ai-catalog.json', '/.well-known/mta-sts.txt', '/wp-sitemap.xml'],
];

describe('isActionLike', () => {
  test.each(Object.entries(ACTING).flatMap(([language, paths]) => paths.map((path) => [language, path] as const)))(
    '%s: %s acts',
    (_, path) => expect([isActionLike(at(path)), mayAct(at(path))]).toEqual([true, true]),
  );
  test.each(CALM)('%s does not', (path) => expect([isActionLike(at(path)), mayAct(at(path))]).toEqual([false, false]));

  test('is false for every file of a known library', () => {
    const names = LIBRARIES.flatMap(({ files }) => files);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => mayAct(at(`/js/${name}.min.js`)))).toEqual([]);
  });

  test.each([
    '/logout.js',
    '/log-out.min.js',
    '/cart/clear.js',
    '/js/jquery.a.js?logout',
    '/jquery.logout',
    '/a.logout.php',
  ])('%s acts, with or without a code file extension', (path) => expect(isActionLike(at(path))).toBe(true));

  test.each([
    ['percent', '/log%6Fut'],
    ['percent, lower case', '/log%6fut'],
    ['all of it', '/%6C%6F%67%6F%75%74'],
    ['twice', '/log%256Fut'],
    ['three times', '/log%25256Fut'],
    ['as old servers read it', '/log%u006Fut'],
    ['full width', '/ｌｏｇｏｕｔ'],
    ['full width, encoded', '/%EF%BD%8Cogout'],
    ['a full-width percent sign', '/log%EF%BC%856Fut'],
    ['capitals', '/LoGoUt'],
    ['a plus', '/?q=log+out'],
    ['an encoded slash', '/account%2Flogout'],
    ['an encoded question mark', '/account%3Flogout'],
    ['a combining mark', '/be%CC%81vestigen'],
    ['Latin-1', '/k%FCndigen'],
    ['UTF-8', '/k%C3%BCndigen'],
    ['a soft hyphen', '/uit%C2%ADloggen'],
    ['nothing to see', '/log%E2%80%8Bout'],
    ['a zero byte', '/log%00out'],
    ['nine layers deep', `/log%${'25'.repeat(9)}6Fut`],
    ['too long to judge', `/${'a'.repeat(5_000)}`],
  ])('%s is not hidden', (_, path) => expect(mayAct(at(path))).toBe(true));

  test('ignores the host', () => expect(mayAct('https://winkelwagen.nl/over-ons')).toBe(false));
  test.each(['', 'geen adres', 'https://'])('treats an invalid address as acting: "%s"', (text) =>
    expect(mayAct(text)).toBe(true),
  );
});

describe('isActionText', () => {
  test.each([
    ...['Uitloggen', 'Log uit', 'Meld u hier af', 'Schrijf mij uit', 'Verwijder dit bericht', 'Zeg het abonnement op'],
    ...['Bevestig uw aanmelding', 'AFREKENEN', 'Log out', 'Sign off', 'Unsubscribe', 'Delete account', 'Add to cart'],
    ...['Abmelden', 'Melden Sie sich ab', 'Konto löschen', 'Zur Kasse'],
  ])('%s', (text) => expect(isActionText(text)).toBe(true));
  test.each([
    '',
    'Contact',
    'Over ons',
    'Lees meer over ons werk',
    'Blog: outdoor leven',
    'Inloggen',
    'Unsere Leistungen',
  ])('is false for "%s"', (text) => expect(isActionText(text)).toBe(false));
});

describe('hasToken', () => {
  const long = 'abcdefghi';
  test.each([
    ...[
      'token',
      'key',
      'code',
      'hash',
      'u',
      'e',
      'sig',
      'signature',
      'nonce',
      'otp',
      'ticket',
      'session',
      'auth',
      'uid',
    ],
    ...[
      'email',
      'TOKEN',
      'access_token',
      'apiKey',
      'reset-token',
      'user[token]',
      'resetToken',
      '_wpnonce',
      'PHPSESSID',
    ],
    ...['t%6Fken', 't%256Fken', 'ｔｏｋｅｎ', 'confirmation_code', 'verificationHash', 'wachtwoord'],
  ])('finds ?%s= with more than eight characters', (name) => {
    expect(hasToken(at(`/?${name}=${long}`))).toBe(true);
    expect(hasToken(at(`/?a=b&${name}=${long}&c=d`))).toBe(true);
    expect(hasToken(at(`/?${name}=${long.slice(0, 8)}`))).toBe(false);
  });

  test.each([
    '/?id=8f3a',
    '/?ID=x1',
    '/?user_id=ab12',
    '/?userId=ab12',
    '/?id[]=a1',
    '/?i%64=a1',
    '/?id=%61%31',
    '/a;jsessionid=0A1B2C3D4E',
    '/a;token=abcdefghi',
    '/a/token=abcdefghi/b',
    '/?a=1%26token%3Dabcdefghi',
    '/?token=abc%26defghi',
    '/?u=https%3A%2F%2Fa.nl%2F',
    '/?9f8a7c6d5e4f3a2b',
    '/x/9f8a7c6d5e4f3a2b',
    '/x/9f8a7c6d5e4f3a2b/',
    '/x/550e8400-e29b-41d4-a716-446655440000',
    '/x/Zm9vYmFyMTIzNDU2Nzg5MGFiYw',
    '/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0',
  ])('%s', (path) => expect([hasToken(at(path)), mayAct(at(path))]).toEqual([true, true]));

  test.each([
    '/?id=12',
    '/?id=123456789012',
    '/?id=fiets',
    '/?keywords=lange%20zoekvraag',
    '/?postcode=1234AB',
    '/?ver=6.4.2-12345678',
    '/app.js?v=9f8a7c6d5e4f3a2b',
    '/assets/main-9f8a7c6d5e4f3a2b.js',
    '/static/version1699999999999/app.js',
    '/media/cache/9f8a7c6d5e4f3a2b1c0d/fiets.jpg',
    '/nieuws/top-10-van-2026-deel-2',
    '/product/iphone15promax256gb',
    '/pagina/2',
  ])('is false for %s', (path) => expect(hasToken(at(path))).toBe(false));
});

test('filterHarmless removes acting addresses, unless there are no others', () => {
  const [calm, acting] = [['a', 'b'].map((path) => at(`/${path}`)), [at('/logout'), at('/?token=abcdefghi')]];
  expect(filterHarmless([...acting, ...calm])).toEqual(calm);
  expect(filterHarmless(acting)).toEqual(acting);
  expect(filterHarmless([])).toEqual([]);
  expect(sortHarmlessFirst([...acting, ...calm], (address) => address)).toEqual([...calm, ...acting]);
});

test('no word of a list contains another of its language, and each stem is long enough', () => {
  for (const { whole, begins, within } of Object.values(ACTION_WORDS)) {
    const stems = [...begins, ...within];
    expect(stems.filter((stem) => stem.length < 3 || !/^[a-z]+$/.test(stem))).toEqual([]);
    expect(whole.filter((word) => begins.some((stem) => word.startsWith(stem)))).toEqual([]);
    expect(stems.filter((stem) => within.some((other) => other !== stem && stem.includes(other)))).toEqual([]);
  }
});

const acting = fc.constantFrom(
  ...Object.values(ACTING).flat(),
  '/?token=abcdefghi',
  '/?id=ab12',
  '/x/9f8a7c6d5e4f3a2b',
);

/** One character as an address may write it. */
const spelt = (character: string, way: number): string => {
  if (/[/?&=#]/.test(character)) return character;
  const encoded = encodeURIComponent(character);
  const bytes = encoded.startsWith('%') ? encoded : `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  if (way === 0) return character;
  if (way === 1) return bytes;
  if (way === 2) return bytes.replaceAll('%', '%25');
  if (way === 3) return character.toUpperCase();
  const code = character.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : character;
};

describe('generated addresses', () => {
  test('any spelling of a refused address is refused', () => {
    const methods = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(acting, methods, (path, chosen) => {
        // Capitals within a word separate it, as in addToCart; an address all in capitals is not separated.
        const written = [...path].map((character, index) => spelt(character, chosen[index] ?? 0)).join('');
        expect(mayAct(at(written)), written).toBe(true);
      }),
      { numRuns },
    );
  });

  test('additions to a refused address do not make it allowed', () => {
    const piece = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(acting, piece, piece, (path, before, after) => {
        const [pathname = '', query = ''] = path.split('?');
        const longer = `/${before}${pathname}${pathname.endsWith('/') ? '' : '/'}?${after}=1&${query}`;
        if (!/9f8a/.test(path)) expect(mayAct(at(longer)), longer).toBe(true);
      }),
      { numRuns },
    );
  });

  test('an address may act exactly if its words or a token say so, whatever its host and fragment are', () => {
    const calm = fc.constantFrom('/over-ons', '/nieuws?pagina=2', '/a/b?token=9f8a7b6c5d4e');
    const other = fc.string({ unit: 'binary' }).map((text) => `/${text.replaceAll('#', '')}`);
    fc.assert(
      fc.property(fc.oneof(acting, calm, other), (path) => {
        const answer = mayAct(at(path));
        expect(answer, path).toBe(isActionLike(at(path)) || hasToken(at(path)));
        expect(mayAct(`https://afmelden.nl${path}`), path).toBe(answer);
        expect(mayAct(`${at(path)}#afmelden`), path).toBe(answer);
      }),
      { numRuns },
    );
  });
});
