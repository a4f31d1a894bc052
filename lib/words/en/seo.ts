import type { canonicalSingle } from '../../checks/seo/canonical-single.ts';
import type { canonicalTargetOk } from '../../checks/seo/canonical-target-ok.ts';
import type { headIntact } from '../../checks/seo/head-intact.ts';
import type { headSameAfterJs } from '../../checks/seo/head-same-after-js.ts';
import type { pageHttpStatus } from '../../checks/seo/page-http-status.ts';
import type { pageIndexable } from '../../checks/seo/page-indexable.ts';
import type { robotsAllowsPage } from '../../checks/seo/robots-allows-page.ts';
import type { titlePresent } from '../../checks/seo/title-present.ts';
import type { WordsOf } from '../shape.ts';

const ERROR_PAGE = 'The server gave an error page; that counts under “Answer of the server”.';
const NEEDLESS = 'A page for signing in, paying or searching need not be in search results.';

export const seo = {
  'page-http-status': {
    title: 'Answer of the server',
    why: 'Search engines only keep pages that answer with code 200. An error code takes a page out of the results in time, even if visitors do see something.',
    fix: 'Let the server give the page with code 200. If the page moved, send visitors on with a 301 to the new address.',
    says: {
      served: ({ status }) => `A new visitor gets the page, with code ${status}.`,
      redirected: 'A new visitor is first sent on to another address of this site.',
      gone: ({ status }) => `The server says this page does not exist (code ${status}).`,
      refused: ({ status }) => `The server refuses this page to a new visitor (code ${status}).`,
      broken: ({ status }) => `The server reports a failure (code ${status}).`,
    },
  } satisfies WordsOf<typeof pageHttpStatus>,

  'page-indexable': {
    title: 'Search engines may list the page',
    why: 'With “noindex” a site keeps a page out of search results. If it stays after a rebuild, the page disappears without anyone noticing.',
    fix: 'Remove “noindex” or “none” from the robots meta element and from the server’s X-Robots-Tag line, if this page may be found.',
    fixes: {
      wordpress:
        'Under Settings, Reading, clear the box “Discourage search engines”. Then look at this page in the settings of your SEO plugin.',
      shopify: 'Look for “noindex” in theme.liquid and remove that line, or put the page back in search results.',
      joomla: 'Under Global Configuration, Metadata, set robots to “index, follow”, and check the menu item itself.',
    },
    says: {
      open: 'Search engines may list this page.',
      closedToBing: 'Only Bing may not list this page.',
      closed: 'Search engines may not list this page.',
      needless: NEEDLESS,
      errorPage: ERROR_PAGE,
    },
  } satisfies WordsOf<typeof pageIndexable>,

  'robots-allows-page': {
    title: 'Access by robots.txt',
    why: 'robots.txt says which addresses a search engine may fetch. A page that is closed there is not read, and sinks or shows no description.',
    fix: 'Remove the line in robots.txt that closes this address, or add a longer Allow line. Check the result in Google Search Console.',
    says: {
      allowed: 'Google, Bing and other search engines may fetch this address.',
      absent: 'There is no robots.txt, so all search engines may fetch this address.',
      othersBlocked: 'Google may fetch this address, but Bing or the other search engines may not.',
      googleBlocked: 'Google may not fetch this address.',
      needless: NEEDLESS,
      serverError: 'The server reports a failure for robots.txt; that counts under “Validity of robots.txt”.',
    },
  } satisfies WordsOf<typeof robotsAllowsPage>,

  'canonical-single': {
    title: 'One canonical address',
    why: 'With a canonical a page says under which address it belongs in the results. If two lines contradict each other, the search engine chooses by itself.',
    fix: 'Put exactly one <link rel="canonical"> with the full address in the head. Often theme and plugin each write one: switch one off.',
    says: {
      single: 'The page names one canonical address.',
      absent: 'The page names no canonical address.',
      repeated: ({ count }) => `The same canonical address is there ${count} times.`,
      different: 'The page names different canonical addresses.',
      empty: 'The page has a canonical without an address.',
      unparsable: 'The canonical address is not a valid address.',
      errorPage: ERROR_PAGE,
    },
  } satisfies WordsOf<typeof canonicalSingle>,

  'canonical-target-ok': {
    title: 'Target of the canonical address',
    why: 'If the canonical address leads to a dead, closed or wrong page, this page drops out of the results. It often happens after a move, or when a template is copied.',
    fix: 'Let the canonical name the page itself, or the main version if this is a variant. Choose an address that answers with code 200 without a detour.',
    says: {
      thisPage: 'The canonical address is this page itself.',
      otherPage: 'The canonical address is another page of this site.',
      redirects: 'The canonical address redirects again.',
      otherSite: 'The canonical address is on another site; that was not fetched.',
      dead: ({ status }) => `The canonical address gives code ${status}.`,
      closed: 'The canonical address may not be listed (noindex).',
      home: 'The canonical address is the home page, while this is another page.',
      notOne: 'The page does not name exactly one canonical address.',
    },
  } satisfies WordsOf<typeof canonicalTargetOk>,

  'title-present': {
    title: 'Page title',
    why: 'The title is the line that people click in search results. Without a title the search engine makes one up.',
    fix: 'Give every page one <title> of its own that says what it is about, followed by the name of your organisation.',
    says: {
      present: 'The page has a title.',
      several: ({ count }) => `The page has ${count} titles; only the first counts.`,
      empty: 'The title of the page is empty.',
      absent: 'The page has no title.',
    },
  } satisfies WordsOf<typeof titlePresent>,

  'head-same-after-js': {
    title: 'Head the same before and after scripts',
    why: 'Search engines read the plain HTML first and the result of scripts later. If a script changes the canonical address or the robots rules, the first version may go on to count.',
    fix: 'Set title, description, canonical, robots, language and hreflang right on the server, and let scripts leave them alone.',
    says: {
      same: 'Scripts change nothing that search engines rely on.',
      differs: ({ count }) =>
        count === 1
          ? 'Scripts change one thing that search engines rely on.'
          : `Scripts change ${count} things that search engines rely on.`,
      differsDecisively: 'Scripts change the canonical address or the robots rules.',
    },
  } satisfies WordsOf<typeof headSameAfterJs>,

  'head-intact': {
    title: 'Head without stray elements',
    why: 'If the head holds something that does not belong there, such as an image or loose text, the browser closes it. All that follows lands in the body, where search engines no longer trust it.',
    fix: 'Move the element named here to the body, or behind the lines for search engines. It often comes from a tracking code or plugin.',
    says: {
      intact: 'The head holds only what belongs there.',
      stray: ({ stray }) => `The head holds ${stray}, which does not belong there. Nothing was lost.`,
      cutWithoutScript: ({ stray, lost }) =>
        `Because of ${stray} in the head, ${lost} lands in the body for readers that run no scripts.`,
      cut: ({ lost }) => `In the HTML, ${lost} is in the body instead of the head.`,
    },
  } satisfies WordsOf<typeof headIntact>,
};
