/** Words and marks by which page kinds are told, Dutch and English (docs/catalogue.md, “Kinds of pages”). */

/** Whole path segments, lower case. */
export const PATH_WORDS = {
  service: [
    'login',
    'inloggen',
    'aanmelden',
    'registreren',
    'account',
    'mijn-account',
    'wp-login.php',
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
  contact: ['contact', 'contact-us', 'contacteer-ons', 'klantenservice'],
  shop: ['product', 'producten', 'products', 'shop', 'winkel', 'webshop'],
  docs: ['docs', 'documentation', 'documentatie', 'handleiding', 'manual', 'api', 'reference'],
} as const;

/** Query parameters that hold what was searched for. */
export const SEARCH_PARAMETERS = ['s', 'q', 'query', 'zoek'];

/** Query parameters that follow a visitor and change nothing on the page. */
export const TRACKING_PARAMETERS =
  /^(utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|mc_cid|mc_eid|yclid|twclid|ttclid|li_fat_id|igshid|_ga|_gl|hsa_\w+|_hsenc|_hsmi|srsltid|ref)$/i;

/** Words of the body's class, whole. */
export const BODY_CLASSES = {
  service: ['woocommerce-cart', 'woocommerce-checkout', 'search-results'],
  home: ['home'],
  shop: ['single-product', 'woocommerce-shop'],
  article: ['single-post'],
} as const;

/** Names of structured data, without the schema.org address. */
export const SCHEMA_TYPES = {
  service: ['SearchResultsPage', 'CheckoutPage'],
  contact: ['ContactPage'],
  shop: ['Product', 'ProductGroup'],
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
export const DOCS_GENERATORS = ['docusaurus', 'mkdocs', 'sphinx', 'vitepress', 'antora'];

/** Texts of a buy button, lower case. */
export const BUY_WORDS = /\b(in (de |uw |je )?winkel(wagen|mandje|mand)|bestellen|add to cart)\b/i;

/** A price in euro, pound or dollar, as pages write it. */
export const PRICE = /(€|£|\$|\beur\b)\s?\d|\b\d{1,6}([.,]\d{3}){0,3}[.,]\d{2}\s?(€|\beur(o)?\b)/i;
