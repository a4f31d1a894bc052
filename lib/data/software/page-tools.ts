/** Day on which these lists were last reviewed. */
export const PAGE_TOOLS_CHECKED = '2026-11-22';

/**
 * Texts of a link that does something with the current page and leads nowhere: print it, share it, copy its address, go
 * back or up. Whole texts, or their beginnings; lower case. Own collection.
 */
export const PAGE_TOOLS = {
  whole: [
    ...[
      'print',
      'printen',
      'afdrukken',
      'druk af',
      'pagina afdrukken',
      'printversie',
      'print this',
      'print page',
      'drucken',
    ],
    ...['delen', 'deel', 'share', 'teilen', 'tweet', 'imprimer', 'partager', 'pdf', 'save as pdf', 'opslaan als pdf'],
    ...['kopieer link', 'link kopiëren', 'kopieer url', 'copy link', 'copy url', 'link kopieren', 'copier le lien'],
    ...['terug', 'ga terug', 'vorige pagina', 'back', 'go back', 'zurück', 'retour'],
    ...['naar boven', 'terug naar boven', 'top', 'back to top', 'to top', 'nach oben', 'haut de page'],
    ...['lees voor', 'voorlezen', 'read aloud', 'listen', 'vorlesen'],
  ],
  begins: [
    ...['print deze', 'print dit', 'print this', 'druk deze', 'deze pagina afdrukken', 'diese seite drucken'],
    ...['deel deze', 'deel dit', 'deel op', 'deel via', 'delen op', 'delen via', 'share on', 'share via', 'share this'],
    ...['teilen auf', 'auf facebook teilen', 'partager sur', 'mail deze', 'e-mail deze', 'email this'],
  ],
} as const;

/** Beginning of a `javascript:` address that does something with the current page. */
export const PAGE_SCRIPTS =
  /^javascript:(?:void\(0\);?)?(?:window\.|self\.|top\.|document\.)*(?:print\(|history\.(?:back|go)\(|scrollto\(|scroll\(|close\()/;

/** Pages for sharing an address that a script opens, in the address of that script. */
export const SHARE_PAGES =
  /\b(?:facebook\.com\/(?:sharer|dialog)|twitter\.com\/(?:intent|share)|x\.com\/intent|linkedin\.com\/(?:sharearticle|sharing)|pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?\/pin\/create|wa\.me\/|api\.whatsapp\.com\/send|t\.me\/share|addtoany\.com|addthis\.com)/;

/** Path segments of a site's technical pages, in whole or (after the colon) as a wiki's special namespace. */
export const MACHINERY = {
  segments: [
    ...['login', 'log-in', 'signin', 'sign-in', 'sign_in', 'signup', 'sign-up', 'register', 'inloggen', 'aanmelden'],
    ...['registreren', 'anmelden', 'connexion', 'user', 'admin', 'wp-admin', 'wp-login.php', 'edit', 'bewerken'],
    ...['wachtwoord-vergeten', 'lost-password', 'reset-password', 'password', 'print', 'feed', 'rss', 'trackback'],
  ],
  namespaces: ['special', 'speciaal', 'spezial', 'spécial', 'especial', 'speciale'],
  parameters: ['action', 'veaction', 'oldid', 'diff', 'replytocom', 'print', 'redirect_to', 'returnto', 'do'],
} as const;
