import type { seo as pillar } from '../../../checks/seo/index.ts';
import {
  findHosts,
  findMatches,
  formatFirstOf,
  type Imperatives,
  type Named,
  quoted,
  sayAbout,
} from '../../imperative.ts';

const SITEMAP = 'Remove dead and blocked addresses from the sitemap';
const TITLE = 'Give the page a title that says what it is about';
const DESCRIPTION = 'Write a description for search results';
const HREFLANG = 'Correct the references to other languages';
const ONE_NAME = 'Redirect the address with and without www to one address';

/** The address with or without www that the page does not have: the first one that was redirected here. */
const sayVariant = (sentence: (host: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(findHosts(found)[0] ?? '', sentence, otherwise);

export const seo = {
  'page-http-status': {
    redirected: 'Link straight to the address where visitors end up',
    gone: 'Put the page back, or redirect the address',
    refused: 'Show the page to new visitors: the server refuses it',
    broken: 'Fix the error that the server gives for this page',
  },
  'page-indexable': {
    closedToBing: 'Let Bing index the page, if it may be found',
    closed: 'Let search engines index the page, if it may be found',
  },
  'robots-allows-page': {
    othersBlocked: 'Allow Bing too, if the page may be found (robots.txt)',
    googleBlocked: 'Allow Google, if the page may be found (robots.txt)',
  },
  'robots-file-valid': {
    oddLines: 'Correct the lines that no search engine understands (robots.txt)',
    noindexLines: 'Remove noindex lines from robots.txt: they do nothing there',
    sentAsHtml: 'Make the server send robots.txt as text',
    serverError: 'Make the server give a good response for robots.txt again',
    webPage: 'Put a text file at the address of robots.txt, or nothing',
    tooLarge: 'Make robots.txt smaller',
    strayRules: 'Say above the rules in robots.txt for which crawlers they are',
  },
  'robots-resources-allowed': {
    imagesBlocked: 'Allow Google to fetch your images, if they may be found (robots.txt)',
    blocked: 'Allow Google to fetch your stylesheets and scripts in robots.txt',
  },
  'canonical-single': {
    absent: 'State the fixed address of the page in it (canonical)',
    repeated: 'State the fixed address of the page once (canonical)',
    different: 'State one fixed address for the page: it has several now (canonical)',
    empty: 'Fill in the fixed address of the page (canonical)',
    unparsable: 'Correct the fixed address of the page (canonical)',
    ignored: 'Write the fixed address so that search engines read it (canonical)',
  },
  'canonical-absolute': {
    notWeb: 'Write the fixed address of the page as a web address (canonical)',
    relative: 'Write the fixed address of the page in full (canonical)',
    insecure: 'Make the fixed address of the page start with https (canonical)',
    fragment: 'Remove the # from the fixed address of the page (canonical)',
  },
  'canonical-target-ok': {
    otherPage: 'Check whether the fixed address is the right page (canonical)',
    redirects: 'State the address where visitors end up as fixed address (canonical)',
    otherSite: 'Check whether the fixed address may be on a different site (canonical)',
    notWeb: 'State a web address as fixed address (canonical)',
    dead: 'State a page that exists as fixed address (canonical)',
    closed: 'State a page that may be found as fixed address (canonical)',
    home: 'State this page as fixed address, not the home page (canonical)',
    otherThing: 'State this page as fixed address, not a different one (canonical)',
  },
  'host-variants-merge': {
    temporary: sayVariant(
      (host) => `Make the redirect of ${host} permanent`,
      'Make the redirect between with and without www permanent',
    ),
    long: sayVariant((host) => `Redirect ${host} in one step`, 'Redirect the other address in one step'),
    canonical: ONE_NAME,
    elsewhere: sayVariant(
      (host) => `Make ${host} lead to this site`,
      'Make the address with and without www lead to the same site',
    ),
    separate: ONE_NAME,
    broken: sayVariant(
      (host) => `Fix ${host}: it gives an error`,
      'Fix the address with or without www: it gives an error',
    ),
    unreachable: sayVariant(
      (host) => `Fix ${host}: it does not work`,
      'Fix the address with or without www: it does not work',
    ),
  },
  'url-variants-merge': 'State the same fixed address in every variant of this one (canonical)',
  'missing-page-is-404': {
    redirected: 'Show an error page at addresses that do not exist',
    closed: 'Give an error code at addresses that do not exist',
    served: 'Show an error page at addresses that do not exist',
    broken: 'Fix the server error at addresses that do not exist',
  },
  'sitemap-found': {
    unnamed: 'List the sitemap in robots.txt',
    absent: 'Make a list of your pages for search engines (sitemap)',
    broken: 'Correct the address of the sitemap in robots.txt',
  },
  'sitemap-valid': {
    insecure: 'Put addresses with https in the sitemap',
    badDates: 'Correct the dates in the sitemap',
    futureDates: 'Remove future dates from the sitemap',
    allToday: 'Put the dates of real changes in the sitemap',
    empty: 'Put your pages in the sitemap: it is empty',
    someMissing: 'Restore the files that the sitemap lists',
    allMissing: 'Restore the files that the sitemap lists',
    nested: 'Let the index of the sitemap list no other index',
    damaged: 'Have the sitemap packed again: the file is damaged',
    malformed: 'Have the sitemap made again: the file is broken',
    namespace: 'Have the sitemap made again: Google refuses its form',
    relative: 'Put full addresses in the sitemap',
    elsewhere: 'Remove addresses of other sites from the sitemap',
  },
  'sitemap-lists-page': 'Put this page in the sitemap, if it may be found',
  'sitemap-sample-ok': {
    redirects: 'Put the addresses where visitors end up in the sitemap',
    oneFaulty: SITEMAP,
    faulty: SITEMAP,
  },
  'title-present': {
    several: 'Give the page one title: it has more now',
    empty: TITLE,
    absent: TITLE,
  },
  'title-width': {
    short: 'Make the title longer: say what the page is about',
    long: 'Make the title shorter, with what matters most first',
  },
  'title-meaningful': {
    capitals: 'Write the title in normal letters',
    repeated: ({ args: { word } }) => `Use “${word}” once in the title`,
    placeholder: TITLE,
    address: TITLE,
  },
  'title-heading-agree': 'Make title and main heading about the same subject',
  'description-present': {
    several: 'Leave one description for search results',
    empty: DESCRIPTION,
    absent: DESCRIPTION,
  },
  'description-width': {
    short: 'Make the description for search results longer',
    long: 'Make the description for search results shorter',
  },
  'content-amount': 'Write more about what visitors want to know',
  'head-same-after-js': 'Set title and address for search engines right at once, not by a script',
  'head-intact': ({ args: { stray } }) =>
    stray === undefined
      ? 'Move what is in the wrong place in the code of the page (head)'
      : `Move ${stray} out of the head of the page`,
  'links-crawlable': {
    some: 'Turn every link into a normal link',
    inNavigation: 'Turn the links in the menu into normal links',
    many: 'Turn every link into a normal link',
  },
  'link-texts-meaningful': (found) =>
    sayAbout(
      formatFirstOf('en', quoted(findMatches(found, / — (.+)/))),
      (text) => `Replace the link text ${text} with its subject`,
      'Use the subject as link text',
    ),
  'internal-links-follow': 'Remove nofollow from links to pages of this site',
  'images-indexable': 'Put large images in the page as images',
  'hreflang-valid': {
    noDefault: 'Choose a version for visitors with a different language',
    badCode: 'Correct the language codes of the other languages',
    relative: 'Use full addresses for the other languages',
    repeated: 'List every language once',
    notItself: 'List this page itself among the languages',
  },
  'hreflang-returns': HREFLANG,
  'structured-data-valid': {
    incomplete: 'Add the recommended data for search engines',
    imprecise: 'Write data for search engines so that they can read it',
    misspelt: 'Spell the fields for search engines as schema.org does',
    unfamiliarType: 'Use a type that exists for the data for search engines',
    unreadable: 'Correct the block of data that cannot be read (JSON)',
    noContext: 'Add the kind of the data for search engines: @context',
    unknownContext: 'Use schema.org in the data for search engines',
    untyped: 'Add what the data for search engines describes: @type',
    unknownType: 'Use a type that exists in the data for search engines',
    requiredMissing: 'Fill in the required data for search engines',
    requiredInvalid: 'Correct the required data for search engines',
  },
  'share-preview': {
    incomplete: 'Complete the preview that people see when sharing',
    small: 'Use a larger image for the preview when sharing',
    imageDead: 'Fix the image of the preview when sharing',
    absent: 'Choose what people see when somebody shares the page',
  },
  'favicon-ok': {
    small: 'Make the icon of the site larger',
    notSquare: 'Make the icon of the site square',
    closed: 'Allow Google to fetch the icon of the site in robots.txt',
    absent: 'Make an icon for the site',
    broken: 'Fix the icon of the site: it does not load',
  },
  'intrusive-overlay': {
    walled: 'Let visitors see the page: a question covers it now',
    wallPage: 'Let visitors see the page: a question comes first now',
  },
  'mobile-viewport': 'Make the page fit for phones (viewport)',
  'url-readable': 'Use a short address in lower-case letters',
} satisfies Imperatives<typeof pillar>;
