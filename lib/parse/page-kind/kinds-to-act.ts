import {
  BODY_CLASSES,
  CHECKOUT_TITLE,
  EMPTY_CART,
  HOME_TITLE,
  PATH_WORDS,
  PRICE,
  RESULTS_TITLE,
  SCHEMA_TYPES,
  SEARCH_PARAMETERS,
  SIGN_IN_HEADING,
  SIGN_IN_HOSTS,
  SIGN_IN_QUERIES,
} from '../../data/page-kinds/page-kinds.ts';
import { parseHost } from '../url/host-match.ts';
import {
  countOf,
  hasAllSigns,
  hasClass,
  hasLastSegment,
  isAbout,
  isCalled,
  type Known,
  onPath,
  type Sign,
} from './kind-facts.ts';
import { canBeReached } from './reachable.ts';
import { isSignInAddress } from './sign-in.ts';

/** Most words of a page with a form (`form`), of one with hardly more than a form (`alone`), of a cart and of a tool. */
const WORDS = { form: 150, alone: 80, cart: 300, tool: 60 };
/** Most links of a page that exists only for its form: systems link to help, to privacy, and back to their site. */
const LINKS = { bare: 3, few: 8, tool: 5 };
const FIELDS = { person: 4, name: 3 };
/** A page with next to no text and at least this many buttons and fields is a tool. */
const CONTROLS = 5;

const readQuery = ({ document }: Known): URLSearchParams =>
  URL.parse(document.url)?.searchParams ?? new URLSearchParams();

const isAskingPassword: Sign = ({ forms }) => forms.visiblePasswordFields > 0;

const isSignInQuery: Sign = (page) => {
  const query = readQuery(page);
  return SIGN_IN_QUERIES.some(([name, value]) => value.test((query.get(name) ?? '').toLowerCase()));
};

const isSignInUrl: Sign = (page) => isSignInAddress(page.document.url) || isSignInQuery(page);
const isCalledSignIn = isCalled(SIGN_IN_HEADING);
const isShort: Sign = ({ words }) => words < WORDS.form;

// On a home page a sign-in form may be a minor part, so fewer links are allowed there.
const isBare: Sign = ({ links, segments }) => links.total <= (segments.length === 0 ? LINKS.bare : LINKS.few);

/** Whether a home page calls itself one: the form is then a minor part, as some systems have it on every page. */
const isCalledHome: Sign = (page) => page.segments.length === 0 && isCalled(HOME_TITLE)(page);

const isOneField = (fields: readonly string[]): boolean =>
  fields.length <= FIELDS.name && fields.some((field) => ['text', 'email', 'tel'].includes(field));

/** Whether the page asks for the user name first, or lets another site authenticate the visitor. */
const isAskingWho: Sign = (page) =>
  page.allWords < WORDS.alone &&
  (page.forms.list.some(({ fields }) => isOneField(fields)) || countOf(page, 'button') > 0);

const isSignInHost: Sign = ({ document }) => SIGN_IN_HOSTS.includes(parseHost(document.url));

/** Signs of a page to sign in or to register. */
export const SIGN_IN: readonly Sign[] = [
  hasAllSigns(hasClass(BODY_CLASSES.signIn), ({ forms }) => forms.list.length > 0),
  hasAllSigns(hasClass(BODY_CLASSES.account), isAskingPassword),
  hasAllSigns(isAskingPassword, isShort, isSignInUrl),
  hasAllSigns(isAskingPassword, isShort, isCalledSignIn),
  hasAllSigns(isAskingPassword, isShort, isBare, (page) => !isCalledHome(page)),
  hasAllSigns(isSignInUrl, isCalledSignIn, isAskingWho),
  hasAllSigns(isSignInHost, isShort),
];

/** Whether the page lets visitors choose a quantity, or asks who is buying. */
const isAskingOrder: Sign = ({ forms, text }) =>
  forms.list.some(
    ({ fields }) =>
      (fields.includes('number') && PRICE.test(text.body)) ||
      fields.filter((field) => ['text', 'email', 'tel'].includes(field)).length >= FIELDS.person,
  );

/** Signs of a cart or a later step of the checkout. */
export const CHECKOUT: readonly Sign[] = [
  hasClass(BODY_CLASSES.checkout),
  isAbout(SCHEMA_TYPES.checkout),
  hasAllSigns(
    hasLastSegment(PATH_WORDS.checkout),
    isCalled(CHECKOUT_TITLE),
    ({ words }) => words < WORDS.cart,
    (page) => EMPTY_CART.test(page.text.body) || isAskingOrder(page),
  ),
];

const isSearching: Sign = (page) => {
  const query = readQuery(page);
  return SEARCH_PARAMETERS.some((name) => (query.get(name) ?? '').trim() !== '');
};

const hasSearchForm: Sign = ({ forms }) =>
  forms.list.some(({ method, fields }) => method === 'get' && fields.some((field) => /^(search|text)$/.test(field)));

/** Signs of a page with search results, or with the site's search form. */
export const SEARCH: readonly Sign[] = [
  hasClass(BODY_CLASSES.search),
  isAbout(SCHEMA_TYPES.search),
  hasAllSigns(isSearching, onPath(PATH_WORDS.search)),
  hasAllSigns(isSearching, isCalled(RESULTS_TITLE)),
  hasAllSigns(hasLastSegment(PATH_WORDS.search), isCalled(RESULTS_TITLE), isShort, hasSearchForm),
];

const hasHeading: Sign = ({ headings }) => headings.some(({ visible }) => visible);

const isTool: Sign = (page) => page.allWords < WORDS.tool && page.links.total <= LINKS.tool && !canBeReached(page);

/** Signs of an application: a page to work with, not to read. */
export const APPLICATION: readonly Sign[] = [
  hasAllSigns(({ markup }) => markup.application === true, isShort),
  hasAllSigns(
    isTool,
    (page) => countOf(page, 'canvas') > 0,
    (page) => !hasHeading(page),
  ),
  hasAllSigns(
    isTool,
    ({ markup }) => markup.asksScripts === true,
    (page) => countOf(page, 'button', 'input', 'select', 'textarea', 'canvas') >= CONTROLS,
  ),
];
