import { link } from '../../../kit/facts.ts';
import {
  answered,
  at,
  type Example,
  form,
  forms,
  HOST,
  links,
  marked,
  SEARCH_BOX,
  SIGN_IN_FORM,
  text,
  words,
} from './pages.ts';

/* Pages for acting on, and pages that look like them. */

export const SIGN_IN: readonly Example[] = [
  [
    'phpLDAPadmin, among its links',
    at('/cmd.php?server_id=1&cmd=login_form', 'phpLDAPadmin (1.2.6.3)', null, { ...SIGN_IN_FORM, ...links(10) }),
  ],
  [
    'WordPress, wp-login.php',
    at('/wp-login.php', 'Inloggen ‹ Voorbeeld — WordPress', 'Mogelijk gemaakt door WordPress', {
      document: { bodyClass: 'login no-js login-action-login wp-core-ui locale-nl-nl' },
      ...SIGN_IN_FORM,
      ...links(3),
    }),
  ],
  [
    'Roundcube at the root',
    at('/', 'Roundcube Webmail :: Welkom bij Roundcube Webmail', null, { ...SIGN_IN_FORM, ...links(1) }),
  ],
  ['Nextcloud', at('/index.php/login', 'Inloggen – Nextcloud', 'Nextcloud', { ...SIGN_IN_FORM, ...links(2) })],
  [
    'MediaWiki, among all of its menus',
    at('/index.php?title=Special:UserLogin', 'Log in - Polderwiki', 'Log in', {
      document: { bodyClass: 'mediawiki ltr ns--1 ns-special mw-special-Userlogin page-Special_UserLogin' },
      ...SIGN_IN_FORM,
      ...links(40),
      ...text(words(60), words(120)),
    }),
  ],
  [
    'DokuWiki',
    at('/doku.php?id=start&do=login&sectok=', 'start [Dokuwiki]', 'Inloggen', { ...SIGN_IN_FORM, ...links(30) }),
  ],
  ['Shaarli', at('/login', 'Login - Gedeelde links', null, { ...SIGN_IN_FORM, ...links(12) })],
  ['phpMyAdmin', at('/phpmyadmin/', 'phpMyAdmin', 'Welkom bij phpMyAdmin', { ...SIGN_IN_FORM, ...links(2) })],
  ['Matomo', at('/', 'Inloggen - Matomo', null, { ...SIGN_IN_FORM, ...links(2) })],
  [
    'Keycloak',
    at('/realms/kantoor/protocol/openid-connect/auth?client_id=x', 'Sign in to kantoor', 'kantoor', SIGN_IN_FORM),
  ],
  ['Moodle', at('/login/index.php', 'Inloggen op de site | School', 'School', { ...SIGN_IN_FORM, ...links(6) })],
  [
    'a control panel on a port of its own',
    at('/', 'DirectAdmin Login', null, { document: { url: `${HOST}:2222/` }, ...SIGN_IN_FORM }),
  ],
  [
    'the first of two steps, which asks the name alone',
    at('/inloggen', 'Inloggen', 'Inloggen', { ...forms(form('post', 'email', 'hidden')), ...text('E-mailadres') }),
  ],
  [
    'another site tells who it is',
    at('/login', 'Sign in', 'Sign in', { markup: { tags: { button: 2 } }, ...text('Sign in with your work account') }),
  ],
  [
    'one for all, at its maker',
    at('/common/oauth2/v2.0/authorize', 'Sign in to your account', 'Sign in', {
      document: { url: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize' },
      ...forms(form('post', 'email', 'password')),
    }),
  ],
  [
    'to register',
    at('/register', 'Account aanmaken', 'Account aanmaken', forms(form('post', 'email', 'password', 'password'))),
  ],
  ['refused, with a form for it', at('/intern', 'Verboden', 'Inloggen', { ...SIGN_IN_FORM, ...answered(403) })],
];

export const NOT_SIGN_IN: readonly Example[] = [
  [
    "a shop's home with a form to sign in in its header",
    at('/', 'Lampenhal', null, { ...SIGN_IN_FORM, ...links(14), ...text('Lampen vanaf € 19,95', 'Inloggen') }),
  ],
  [
    'an article about signing in',
    at('/blog/login', 'Inloggen met een passkey: zo werkt het', 'Inloggen met een passkey', text(words(400))),
  ],
  [
    'help for who cannot sign in, with a form in the side bar',
    at('/help/inlogproblemen', 'Wachtwoord vergeten', 'Wachtwoord vergeten', {
      ...SIGN_IN_FORM,
      ...links(30),
      ...text(words(90)),
    }),
  ],
  ['an address that only says so', at('/nl/inloggen/', 'Fietsen in Utrecht', 'Fietsen in Utrecht', text(words(80)))],
  [
    'help at an address for it',
    at('/inloggen', 'Inloggen op uw account', 'Inloggen', { markup: { tags: { button: 1 } }, ...text(words(110)) }),
  ],
  [
    'who sells single sign-on',
    at('/sso', 'Single sign-on voor scholen', 'Eén keer inloggen', {
      ...forms(form('post', 'email')),
      ...text(words(120)),
    }),
  ],
  [
    'a contact page with a form to sign in for customers',
    at('/contact', 'Contact', 'Contact', {
      ...forms(form('post', 'text', 'password'), form('post', 'email')),
      ...links(20),
      ...text(words(80)),
    }),
  ],
  [
    'documentation of a form to sign in',
    at('/docs/auth/login', 'Login form', 'Login form', { markup: { tags: { pre: 3 } }, ...text(words(200)) }),
  ],
];

export const CHECKOUT: readonly Example[] = [
  [
    'WooCommerce, its cart',
    at('/winkelwagen/', 'Winkelwagen', 'Winkelwagen', {
      document: { bodyClass: 'page woocommerce-cart woocommerce-page' },
    }),
  ],
  [
    'WooCommerce, its checkout',
    at('/afrekenen/', 'Afrekenen', 'Afrekenen', { document: { bodyClass: 'woocommerce-checkout' } }),
  ],
  [
    'Magento',
    at('/checkout/cart/', 'Shopping Cart', 'Shopping Cart', {
      document: { bodyClass: 'page-layout-1column checkout-cart-index' },
    }),
  ],
  [
    'Shopify, an empty cart',
    at('/cart', 'Your Shopping Cart – Winkel', 'Your cart', text('Your cart is empty. Continue shopping')),
  ],
  [
    'a made one, filled',
    at('/winkelmand', 'Winkelmand', 'Uw winkelmand', {
      ...forms(form('post', 'number')),
      ...text('Stadsfiets € 749,00 Totaal'),
    }),
  ],
  [
    'who buys it is asked',
    at('/bestellen', 'Afrekenen', 'Afrekenen', forms(form('post', 'text', 'text', 'text', 'email', 'tel'))),
  ],
  ['by its structured data', at('/x', 'Betalen', 'Betalen', marked({ '@type': 'CheckoutPage' }))],
];

export const NOT_CHECKOUT: readonly Example[] = [
  ['an article about it', at('/blog/checkout', 'Checkout: zeven tips', 'Een betere checkout', text(words(700)))],
  [
    'who sells one',
    at('/checkout', 'Checkout', 'Checkout', {
      ...forms(form('post', 'email')),
      ...text(`Betalen voor € 0,29. ${words(90)}`),
    }),
  ],
  [
    'trolleys for shops',
    at('/producten/winkelwagens', 'Winkelwagens', 'Winkelwagens', text(`Winkelwagen staal € 89,00 ${words(60)}`)),
  ],
  ['a till for shops', at('/kassa', 'Kassa’s voor de horeca', 'Kassa’s', text(words(120)))],
  [
    'a product page with a cart in its header',
    at('/fiets', 'Stadsfiets', 'Stadsfiets', text('Stadsfiets € 749,00', 'Winkelwagen is leeg')),
  ],
  ['the address alone', at('/cart', 'Paard en wagen', 'Paard en wagen', text(words(60)))],
];

export const SEARCH: readonly Example[] = [
  [
    'WordPress',
    at('/?s=fiets', 'U zocht naar fiets - Voorbeeld', 'Zoekresultaten voor: fiets', {
      document: { bodyClass: 'search search-results' },
    }),
  ],
  [
    'WordPress, nothing found',
    at('/?s=xyz', 'U zocht naar xyz', 'Niets gevonden', { document: { bodyClass: 'search search-no-results' } }),
  ],
  [
    'MediaWiki',
    at('/index.php?search=vogel', 'Zoekresultaten voor "vogel" - Polderwiki', 'Zoekresultaten', {
      document: { bodyClass: 'mediawiki mw-special-Search' },
    }),
  ],
  [
    'Magento',
    at('/catalogsearch/result/?q=lamp', "Zoekresultaten voor: 'lamp'", 'Zoekresultaten', {
      document: { bodyClass: 'catalogsearch-result-index' },
    }),
  ],
  ['Shopify', at('/search?q=lamp', 'Search: 3 results found for "lamp"', '3 results', {})],
  ['Drupal', at('/search/node?keys=x', 'Zoeken naar x', 'Zoeken', { document: { bodyClass: 'path-search' } })],
  ['where it is asked', at('/zoeken', 'Zoeken', 'Zoeken', { ...SEARCH_BOX, ...text('Waar zoekt u naar?') })],
  ['by its structured data', at('/x', 'Gevonden', 'Gevonden', marked({ '@type': 'SearchResultsPage' }))],
];

export const NOT_SEARCH: readonly Example[] = [
  [
    'documentation with a box to search',
    at('/docs/start', 'Beginnen', 'Beginnen', { ...SEARCH_BOX, markup: { tags: { pre: 2 } } }),
  ],
  ['an article about it', at('/blog/zoeken', 'Zoeken op het web', 'Zoeken op het web', text(words(500)))],
  ['an empty search', at('/fietsen?s=', 'Fietsen', 'Fietsen', {})],
  ['a filter on a page of its own', at('/fietsen?q=rood', 'Fietsen in het rood', 'Fietsen', text(words(80)))],
  ['another query', at('/artikel?id=12', 'Zoekgeraakt', 'Zoekgeraakt', text(words(200)))],
  ['a home page with a box', at('/', 'Voorbeeld', 'Voorbeeld', SEARCH_BOX)],
];

const board = (changes: object = {}) => ({ markup: { tags: { canvas: 1, button: 14 }, ...changes } });

export const APPLICATION: readonly Example[] = [
  ['a board to draw on', at('/', 'Tekenbord', null, { ...board(), ...text('Nieuw Openen Delen') })],
  ['a game', at('/spel', 'Blokken', null, { markup: { tags: { canvas: 1 } }, ...text('Start') })],
  ['a map and nothing beside', at('/kaart', 'Kaart', null, { ...board(), ...links(2), ...text('Zoom in Zoom uit') })],
  [
    'an editor that says that it is one',
    at('/d/12', 'Naamloos document', null, { markup: { application: true }, ...text('Bestand Bewerken Beeld') }),
  ],
  [
    'a list of things to do that needs scripts',
    at('/', 'Klussen', 'Klussen', {
      markup: { asksScripts: true, tags: { button: 4, input: 3 } },
      ...text('Nog twee klussen'),
    }),
  ],
  [
    'a table to calculate in',
    at('/blad', 'Blad 1', 'Blad 1', { markup: { asksScripts: true, tags: { input: 60 } }, ...text('A B C D') }),
  ],
];

export const NOT_APPLICATION: readonly Example[] = [
  [
    'a home page that scripts draw',
    at('/', 'Bakker', 'Bakker Jansen', { markup: { asksScripts: true, tags: { button: 1 } }, ...text(words(200)) }),
  ],
  ['an empty shell', at('/x', 'App', null, { markup: { asksScripts: true, tags: { div: 1 } } })],
  [
    'one page with a form, drawn by scripts',
    at('/', 'Schilder De Boer', 'Schilder De Boer', {
      markup: { asksScripts: true, tags: { input: 4, textarea: 1, button: 1 } },
      ...forms(form('post', 'text', 'email', 'textarea')),
      ...text('Bel voor een offerte'),
    }),
  ],
  ['a drawing behind a heading', at('/', 'Studio', 'Studio Licht', { ...board(), ...text('Wij ontwerpen licht') })],
  ['an article with a graph', at('/nieuws/cijfers', 'De cijfers', 'De cijfers', { ...board(), ...text(words(400)) })],
  [
    'a page about a product that is software',
    at('/app', 'Planbord', 'Planbord', {
      ...marked({ '@type': 'SoftwareApplication', name: 'Planbord' }),
      ...text(words(120)),
    }),
  ],
  [
    'a canvas beside a number to call',
    at('/', 'Loodgieter', null, { ...board(), links: { total: 1, list: [link({ href: 'tel:0301234567' })] } }),
  ],
];
