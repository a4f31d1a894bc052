/** How to recognise a link to an accessibility statement, and who has to publish one; own collection, 2026-11. */

/** In a link's text: neither a building's, nor the settings of a widget. */
export const STATEMENT_TEXT =
  /(?<!rolstoel[- ]?|fysieke )toegankelijkheid(?!s?[- ]?(?:opties|menu|instellingen|tools?|hulp))|\baccessibility\b(?![- ](?:options|menu|settings|tools?|widget))/i;

/** In the path of an address, where words are joined by hyphens or not at all. */
export const STATEMENT_PATH =
  /(?<!rolstoel-?|fysieke-)toegankelijkheid(?!s?-?(?:opties|menu|instellingen|tools?|hulp))|accessibility(?!-?(?:options|menu|settings|tools?|widget))/i;

/** The Dutch register of statements. */
export const STATEMENT_REGISTER = 'toegankelijkheidsverklaring.nl';

/** Registrable domains of the Dutch central government, with all names below them. */
export const PUBLIC_DOMAINS: readonly string[] = ['overheid.nl', 'rijksoverheid.nl'];

/** Names of meta elements that only Dutch public bodies use (OWMS). */
export const PUBLIC_METADATA = /^overheid(?::|\.)/i;

/** Alternative text of the central government's logo. */
export const PUBLIC_LOGO = /\brijksoverheid\b/i;

/** Path words of a link to a shopping cart, whole segments in lower case. */
export const CART_PATHS: readonly string[] = [
  'cart',
  'basket',
  'checkout',
  'shopping-cart',
  'winkelmand',
  'winkelmandje',
  'winkelwagen',
  'winkelwagentje',
];
