/** Words and marks by which page kinds are recognised, Dutch and English (docs/catalogue.md, “Kinds of pages”). */

/** Whole path segments, lower case, without a file's ending. */
export const PATH_WORDS = {
  /** Pages shown after an order, a request or a payment, to the person who made it. */
  thanks: [
    ...[
      'bedankt',
      'bedankpagina',
      'bestelling-ontvangen',
      'bestelling-geplaatst',
      'betaling-geslaagd',
      'aanvraag-ontvangen',
    ],
    ...['thank-you', 'thankyou', 'thanks', 'order-received', 'order-confirmation', 'order-complete', 'danke', 'merci'],
  ],
  /** Links to these need not be followed (`internal-links-follow`). */
  service: [
    'login',
    'inloggen',
    'aanmelden',
    'registreren',
    'account',
    'mijn-account',
    'my-account',
    'myaccount',
    'inlog',
    'mijn',
    'mijn-omgeving',
    'registreer',
    'register',
    'wp-login',
    'wishlist',
    'verlanglijst',
    'favorieten',
    'cart',
    'basket',
    'checkout',
    'winkelwagen',
    'winkelmand',
    'afrekenen',
    'search',
    'zoeken',
    'zoekresultaten',
  ],
  checkout: [
    'cart',
    'basket',
    'bag',
    'checkout',
    'checkouts',
    'onepage',
    'winkelwagen',
    'winkelmand',
    'winkelmandje',
    'afrekenen',
    'bestellen',
    'kassa',
  ],
  search: ['search', 'zoeken', 'zoek', 'zoekresultaten', 'search-results', 'catalogsearch', 'suche', 'recherche'],
  contact: ['contact', 'contact-us', 'contacteer-ons', 'klantenservice', 'kontakt'],
  shop: ['product', 'producten', 'products', 'shop', 'winkel', 'webshop'],
  docs: ['docs', 'documentation', 'documentatie', 'handleiding', 'manual', 'api', 'reference'],
} as const;

/** Words after "bedankt" or "thank you" in a segment that show that it thanks for something the visitor did. */
export const THANKED_FOR: readonly string[] = [
  ...['aanmelding', 'aanmelden', 'aanvraag', 'aankoop', 'afspraak', 'bericht', 'bestelling', 'betaling', 'boeking'],
  ...['contact', 'contactformulier', 'donatie', 'formulier', 'inschrijving', 'nieuwsbrief', 'offerte', 'pagina'],
  ...['offerteaanvraag', 'reactie', 'reservering', 'sollicitatie', 'order', 'purchase', 'payment', 'booking', 'page'],
  ...['contacting', 'donation', 'message', 'newsletter', 'registering', 'registration', 'request', 'reservation'],
  ...['submission', 'submitting', 'subscribing', 'subscription', 'application', 'enquiry', 'inquiry'],
];

/** Query parameters that contain the search terms. */
export const SEARCH_PARAMETERS = ['s', 'q', 'query', 'zoek', 'search', 'searchterm', 'searchword', 'keywords', 'keys'];

/** Queries by which systems show a form to sign in: parameter and value, lower case. */
export const SIGN_IN_QUERIES: readonly (readonly [name: string, value: RegExp])[] = [
  // DokuWiki, Shaarli
  ['do', /^login$/],
  // Matomo
  ['module', /^login$/],
  // Joomla
  ['view', /^login$/],
  // MediaWiki, where paths are plain
  ['title', /^special:userlogin$/],
  ['action', /^(log-?in|sign-?in)$/],
  // Roundcube
  ['_task', /^login$/],
  // TYPO3
  ['route', /^\/login$/],
  // phpLDAPadmin
  ['cmd', /^login_form$/],
];

/** Queries by which systems show lists of their pages: parameter and value, lower case. */
export const LISTING_QUERIES: readonly (readonly [name: string, value: RegExp])[] = [
  // DokuWiki
  ['do', /^(index|recent)$/],
];

/** Last segments of addresses that list many posts, newest first. */
export const BLOG_WORDS = ['blog', 'blogs', 'nieuws', 'news'];

/** Those where that is so even with few posts. */
export const ARCHIVE_WORDS = ['archief', 'archive', 'archives'];

/** Query parameters that track a visitor and change nothing on the page. */
export const TRACKING_PARAMETERS =
  /^(utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|mc_cid|mc_eid|yclid|twclid|ttclid|li_fat_id|igshid|_ga|_gl|hsa_\w+|_hsenc|_hsmi|srsltid|ref)$/i;

/** Whole words in the body's class: WordPress and WooCommerce, Magento, Shopify's themes, Drupal, MediaWiki, Ghost, Shopware. */
export const BODY_CLASSES = {
  signIn: [
    'login-action-login',
    'login-action-lostpassword',
    'login-action-register',
    'mw-special-userlogin',
    'mw-special-createaccount',
    'customer-account-login',
    'customer-account-create',
    'path-user-login',
    'page-user-login',
    'pagelayout-login',
    'com_login',
  ],
  checkout: [
    'woocommerce-cart',
    'woocommerce-checkout',
    'checkout-cart-index',
    'checkout-index-index',
    'checkout-onepage-success',
    'template-cart',
    'path-cart',
    'path-checkout',
    'is-ctl-checkout',
  ],
  search: [
    'search-results',
    'search-no-results',
    'catalogsearch-result-index',
    'catalogsearch-advanced-result',
    'mw-special-search',
    'template-search',
    'path-search',
    'is-ctl-search',
  ],
  error: ['error404', 'cms-noroute-index', 'template-404', 'error-template', 'page-404', 'not-found-page'],
  home: ['home', 'home-template', 'cms-index-index', 'template-index', 'path-frontpage', 'page-main_page'],
  product: ['single-product', 'catalog-product-view', 'template-product', 'is-ctl-product', 'node--type-product'],
  account: ['woocommerce-account', 'customer-account'],
  article: ['single-post', 'post-template', 'template-article', 'page-node-type-article', 'node--type-article'],
  listing: [
    'archive',
    'post-type-archive',
    'woocommerce-shop',
    'tax-product_cat',
    'catalog-category-view',
    'template-collection',
    'template-list-collections',
    'template-blog',
    'tag-template',
    'author-template',
    'is-ctl-navigation',
    'mw-special-recentchanges',
    'mw-special-allpages',
  ],
  /** A page that an editor maintains, however a plugin marks it up. */
  page: [/^page-id-\d+$/, /^page-template$/],
} as const;

/** Names of structured data, without the schema.org address. */
export const SCHEMA_TYPES = {
  search: ['SearchResultsPage'],
  checkout: ['CheckoutPage'],
  contact: ['ContactPage'],
  product: ['Product', 'ProductGroup'],
  listing: ['CollectionPage', 'ItemList', 'Blog', 'OfferCatalog'],
  docs: ['TechArticle', 'APIReference'],
  article: [
    'Article',
    'NewsArticle',
    'BlogPosting',
    'LiveBlogPosting',
    'Report',
    'ScholarlyArticle',
    'SocialMediaPosting',
    'AdvertiserContentArticle',
    'AnalysisNewsArticle',
    'AskPublicNewsArticle',
    'BackgroundNewsArticle',
    'OpinionNewsArticle',
    'ReportageNewsArticle',
    'ReviewNewsArticle',
    'SatiricalArticle',
  ],
} as const;

/** Starts of the generator's name, lower case. */
export const DOCS_GENERATORS = [
  'docusaurus',
  'mkdocs',
  'sphinx',
  'vitepress',
  'antora',
  'starlight',
  'mdbook',
  'gitbook',
  'docsify',
];

/** Texts of a buy button, lower case. */
export const BUY_WORDS = /\b(in (de |uw |je )?winkel(wagen|mandje|mand)|bestellen|add to cart)\b/gi;

/** A price in euro, pound or dollar, as pages write it. */
export const PRICE = /(€|£|\$|\beur\b)\s?\d|\b\d{1,6}([.,]\d{3}){0,3}[.,]\d{2}\s?(€|\beur(o)?\b)/i;

/** The text of an empty cart. */
export const EMPTY_CART =
  /\b(winkel(wagen|mand(je)?) is (momenteel |nog )?leeg|(cart|basket|bag) is (currently )?empty|geen (producten|artikelen) in (de|uw|je) winkel)/i;

/** Titles of a cart and of the checkout pages after it. */
export const CHECKOUT_TITLE =
  /^(de |uw |je |mijn |your |my )?(winkel(wagen|mand(je)?)|shopping (cart|bag)|cart|basket|checkout|afrekenen|bestelling plaatsen|bestelling afronden)\b/i;

/** Titles of search results. */
export const RESULTS_TITLE =
  /\b(zoekresulta(at|ten)|zoeken|gezocht|zocht (naar|op)|search(ed)?( results?)?|results? for|resultaten voor|suchergebnisse?)\b/i;

/** Titles of an error page: the whole title or heading, without the site's name. */
export const ERROR_TITLE =
  /^(oe?ps[!.,:]? )?(((http |status )?(error|fout|foutcode) |http )?(40[034]|410|50[0234])([ :–—-]{1,3}(error|fout|not found|niet gevonden))?|(error|fout(melding)?|not found|niet gevonden|((deze|de) )?pagina (is )?(niet gevonden|bestaat niet( meer)?|niet beschikbaar)|page not found|((this|the|that) )?page (could not|couldn[’']t|cannot|can[’']t) be found|((this|the|that) )?(page|topic) (does not|doesn[’']t) exist( yet)?|bad request|forbidden|internal server error|bad gateway|service unavailable|gateway time-?out))[!.]?$/i;

/** Text of a wiki for a page that nobody has written yet. */
export const NOT_YET =
  /\bdo(?:es not|esn[’']t) exist yet\b|\bbestaat nog niet\b|\bcurrently no text in this page\b|\bexistiert noch nicht\b/i;

/** Other text of an error page. */
export const ERROR_TEXT =
  /\b(not found|(could not|couldn[’']t|cannot|can[’']t) be found|(does not|doesn[’']t) exist|(niet|nergens) (gevonden|vinden)|bestaat niet|niet \(meer\)|verwijderd of verplaatst|(moved|removed) or|went wrong|ging (iets )?(mis|fout)|server error|bad request|forbidden|unavailable|niet beschikbaar)/i;

/** Addresses of pages about errors: an error page has its own address. */
export const ABOUT_ERRORS = /404|410|50[0-4]|error|fout|not-found|niet-gevonden/;

/** Text of a page that does not work without scripts. */
export const ASKS_SCRIPTS =
  /\b(enable|requires?|needs?|turn on|without|activate)\b[^.]{0,40}\bjavascript\b|\bjavascript\b[^.]{0,60}\b(enabled?|required?|inschakelen|ingeschakeld|nodig|aan ?zetten)\b/i;

/** Titles of a home page. */
export const HOME_TITLE = /^(?:home|homepage|thuis|start|startpagina|voorpagina|front ?page)$/i;

/** Headings of a sign-in page. */
export const SIGN_IN_HEADING =
  /^(log ?[io]n|sign ?in|inloggen|aanmelden|registreren|register|account aanmaken|create (an |your )?account)\b/i;

/** Hosts whose pages are for signing in. */
export const SIGN_IN_HOSTS = [
  'accounts.google.com',
  'login.microsoftonline.com',
  'login.live.com',
  'login.windows.net',
  'appleid.apple.com',
];
