/** One thing that an expert would have done, and the causes of steps by which Pijler may say the same. */
export interface ExpertStep {
  readonly say: string;
  readonly causes: readonly string[];
}

const step = (say: string, ...causes: readonly string[]): ExpertStep => ({ say, causes });

const HTTPS = step('Serve everything by https, and lead http there', 'https');
const HSTS = step('Let browsers hold on to https', 'hsts');
const CONTRAST = step('Make pale text readable', 'text-contrast');
const LANDMARKS = step('Mark the parts of the page', 'landmarks', 'semantic-main', 'skip-repeated-content');
const DESCRIPTION = step('Write a description for search results', 'description');
const SHARING = step('Say how the page looks when it is shared', 'share-preview');
const WHO = step('Tell search engines who and where you are', 'entity');
const NO_MAIL = step('Say that nobody mails from this domain', 'null-mx', 'spf');
const FORGED = step('Stop mail in your name', 'dmarc', 'spf');
const DNSSEC = step('Have the domain signed', 'dnssec');
const LABELS = step('Give each field a name', 'form-labels', 'control-names');
const ALTERNATIVES = step('Describe the pictures', 'image-alternatives', 'images-described', 'link-names');
const VIEWPORT = step('Make it fit a telephone', 'mobile-viewport');
const LANGUAGE = step('Say in which language the page is', 'page-language', 'language-matches-text');
const TITLE = step('Give the page a title of its own', 'title');
const VERSIONS = step('Do not tell which versions run', 'version-disclosure');
const COOKIES = step('Keep session cookies from scripts and other sites', 'cookies');
const TEXT = step('Write what visitors come for', 'text-amount', 'quotable-content', 'facts-told');
const FRAMED = step('Keep the page out of frames of others', 'clickjacking', 'csp');
const OWN_SITE = step(
  'Put your own site in place of what was installed',
  ...['site-in-service', 'leftover-test-content', 'text-amount', 'upkeep-visible', 'signs-of-life'],
);
const CLOSED = step('Close what strangers can administer', 'open-administration');

/**
 * The first five things that an expert would have done on each of the forty sites, written down from what the sites are and
 * hold, before any path was looked at. A content policy or DMARC stands here only where it matters that much for that site.
 */
export const EXPERT: Readonly<Record<string, readonly ExpertStep[]>> = {
  gemeente: [
    step('Nothing that matters is wrong; say more on the front page', 'text-amount', 'quotable-content', 'facts-told'),
    step('Keep the statement of accessibility current', 'accessibility-statement'),
    step('Have mail travel encrypted, and hear of failures', 'mail-transport'),
    step('Name who wrote what, and when', 'author-visible', 'dates-consistent', 'content-attributed'),
    WHO,
  ],
  webwinkel: [
    step('Take the inline scripts out, so that the policy holds them off', 'csp'),
    step('Say which abilities of the browser the shop needs', 'permissions-policy'),
    step('Fill in what search shows of a product', 'structured-data-valid', 'structured-data-matches-page'),
    TEXT,
    step('Say on the page who sells, beside the address', 'entity', 'entity-consistent'),
  ],
  pension: [
    DNSSEC,
    step('Say which language is for everybody else', 'hreflang'),
    step('Say where scripts may come from', 'csp'),
    TEXT,
    step('Say who may issue certificates', 'caa-present'),
  ],
  eenpagina: [
    WHO,
    TEXT,
    step('Mail in your name still arrives: go on from watching to refusing', 'dmarc'),
    FRAMED,
    step('Tell search engines which pages there are', 'sitemap'),
  ],
  krant: [
    SHARING,
    CONTRAST,
    LANDMARKS,
    step('Keep links apart by more than their colour', 'link-purpose', 'links-crawlable'),
    step('Complete what search shows of an article', 'structured-data-valid', 'entity'),
  ],
  kitzorg: [CONTRAST, LANDMARKS, step('Go on from watching to refusing mail in your name', 'dmarc'), TEXT, FRAMED],
  kitwinkel: [
    DESCRIPTION,
    step('Stop mail in the name of the shop', 'dmarc'),
    CONTRAST,
    SHARING,
    step('Name the page and the link by what they are about', 'title', 'link-texts-meaningful', 'link-purpose'),
  ],
  bakkerij: [
    WHO,
    CONTRAST,
    LANDMARKS,
    step('Say where a link leads instead of “click here”', 'link-texts-meaningful', 'link-purpose'),
    step('Describe the site in search results and where it is shared', 'share-preview', 'description'),
  ],
  toestemming: [
    step('Take the wall away: ask beside the text', 'intrusive-overlay'),
    CONTRAST,
    DESCRIPTION,
    LANDMARKS,
    SHARING,
  ],
  leeftijd: [
    step('Ask for the age where somebody orders, or so that the page can be read', 'intrusive-overlay'),
    ALTERNATIVES,
    CONTRAST,
    DESCRIPTION,
    LANDMARKS,
  ],
  kader: [
    LABELS,
    step('Give the frame with the bookings a name', 'frames'),
    CONTRAST,
    DESCRIPTION,
    step('Hold on to https, and put headings in order', 'hsts', 'headings', 'heading-outline'),
  ],
  nextcloud: [
    step('Refuse mail in the name of the domain', 'dmarc', 'null-mx', 'spf'),
    DNSSEC,
    step('Hold on to https for a year', 'hsts'),
    step('Say who may issue certificates', 'caa-present'),
    LANDMARKS,
  ],
  gitea: [
    step('Put your own words on the first page', 'site-in-service', 'leftover-test-content', 'text-amount', 'entity'),
    HSTS,
    NO_MAIL,
    step('Set the usual headers', 'content-type-options', 'csp', 'referrer-policy'),
    DNSSEC,
  ],
  roundcube: [
    HSTS,
    COOKIES,
    step('Keep foreign code in mail from running', 'csp', 'content-type-options'),
    DNSSEC,
    step('Refuse mail in the name of the domain', 'dmarc', 'null-mx', 'spf'),
  ],
  kitrest: [
    step('Write your own text in place of the samples', 'leftover-test-content', 'text-amount'),
    LANGUAGE,
    TITLE,
    LABELS,
    ALTERNATIVES,
  ],
  kaalnaam: [
    step('Let the name without www lead to the site', 'apex-and-www-resolve'),
    CONTRAST,
    WHO,
    LANDMARKS,
    SHARING,
  ],
  moodle: [OWN_SITE, COOKIES, HSTS, DESCRIPTION, NO_MAIL],
  mediawiki: [OWN_SITE, HSTS, FRAMED, DESCRIPTION, NO_MAIL],
  phpbb: [
    OWN_SITE,
    HSTS,
    VERSIONS,
    step('Name the link without a text', 'link-names', 'hidden-from-assistive-tech'),
    DESCRIPTION,
  ],
  wordpress: [
    OWN_SITE,
    DESCRIPTION,
    HSTS,
    step('Close what WordPress tells of its users', 'wordpress-exposure'),
    NO_MAIL,
  ],
  joomla: [OWN_SITE, TITLE, DESCRIPTION, HSTS, NO_MAIL],
  drupal: [OWN_SITE, TITLE, DESCRIPTION, HSTS, NO_MAIL],
  ghost: [OWN_SITE, HSTS, SHARING, DESCRIPTION, VERSIONS],
  dokuwiki: [
    OWN_SITE,
    step('Let search engines keep the start page', 'indexing'),
    HSTS,
    step('Do not tell which versions run', 'version-disclosure', 'stack'),
    DESCRIPTION,
  ],
  prestashop: [
    step('Take the sample products and texts away', 'leftover-test-content', 'text-amount', 'site-in-service'),
    step('Mend the pictures and files that do not load', 'own-assets-load'),
    HSTS,
    DESCRIPTION,
    step('Tell search engines what you sell, and who you are', 'structured-data-valid', 'entity'),
  ],
  menukaart: [
    HTTPS,
    step('Write the menu as text on the page', 'text-amount', 'raw-html', 'facts-told', 'quotable-content'),
    VIEWPORT,
    ALTERNATIVES,
    step('Make the text readable, and say its language', 'text-contrast', 'page-language'),
  ],
  advocaat: [
    HTTPS,
    step('Send the text with the page, not by a script', 'raw-html', 'content-in-raw-html'),
    step('Update the server', 'stack', 'version-disclosure'),
    LABELS,
    step('Make text and appointment usable by everybody', 'text-contrast', 'keyboard-access'),
  ],
  alleenhttp: [HTTPS, VIEWPORT, ALTERNATIVES, LANGUAGE, DESCRIPTION],
  omgezet: [
    step('Lead visitors to the new address by yourself', 'site-in-service', 'text-amount', 'leftover-test-content'),
    HTTPS,
    NO_MAIL,
    HSTS,
    DNSSEC,
  ],
  bezet: [OWN_SITE, HTTPS, NO_MAIL, HSTS, DNSSEC],
  nginx: [
    OWN_SITE,
    HTTPS,
    VERSIONS,
    HSTS,
    step('Say language and width of the page', 'page-language', 'mobile-viewport'),
  ],
  apache: [
    HTTPS,
    OWN_SITE,
    VERSIONS,
    NO_MAIL,
    step('Say language and width of the page', 'page-language', 'mobile-viewport'),
  ],
  adminer: [CLOSED, HSTS, LABELS, VERSIONS, NO_MAIL],
  phpmyadmin: [CLOSED, HTTPS, VERSIONS, NO_MAIL, DNSSEC],
  foutmelder: [
    step('Switch the messages for makers off', 'site-in-service', 'open-administration', 'development-build', 'debug'),
    step('Mend what makes the page fail', 'page-http-status', 'site-in-service'),
    HSTS,
    NO_MAIL,
    DNSSEC,
  ],
  mappen: [
    step(
      'Take the customers’ data away and close the folder',
      'open-administration',
      'site-in-service',
      'compromise-signs',
    ),
    HTTPS,
    OWN_SITE,
    VERSIONS,
    NO_MAIL,
  ],
  installatie: [
    step('Finish the installation or take it away', 'open-administration', 'site-in-service'),
    HTTPS,
    VERSIONS,
    NO_MAIL,
    DNSSEC,
  ],
  pmaopen: [CLOSED, HTTPS, VERSIONS, NO_MAIL, DNSSEC],
  gehackt: [
    step('Clean the site of what others put in', 'compromise-signs'),
    step('Update WordPress, PHP and the server', 'stack'),
    step('Replace the old library', 'js-libraries'),
    HTTPS,
    FORGED,
  ],
  onderhoud: [
    step('Wait until the work is done', 'site-in-service', 'page-http-status'),
    HSTS,
    NO_MAIL,
    DNSSEC,
    DESCRIPTION,
  ],
};
