import type { aiIndexable } from '../../checks/ai/ai-indexable.ts';
import type { aiRobotsAnswer } from '../../checks/ai/ai-robots-answer.ts';
import type { aiSearchCrawlersAllowed } from '../../checks/ai/ai-search-crawlers-allowed.ts';
import type { aiUserFetchersAllowed } from '../../checks/ai/ai-user-fetchers-allowed.ts';
import type { classicSearchCrawlersAllowed } from '../../checks/ai/classic-search-crawlers-allowed.ts';
import type { entityIdentity } from '../../checks/ai/entity-identity.ts';
import type { linksInRawHtml } from '../../checks/ai/links-in-raw-html.ts';
import type { rawKeyFacts } from '../../checks/ai/raw-key-facts.ts';
import type { rawMainContentCoverage } from '../../checks/ai/raw-main-content-coverage.ts';
import type { snippetEligible } from '../../checks/ai/snippet-eligible.ts';
import type { WordsOf } from '../shape.ts';

export const ai = {
  'ai-search-crawlers-allowed': {
    title: 'Search crawlers of AI services allowed',
    why: 'ChatGPT, Claude and Perplexity have search crawlers of their own. Whoever shuts them out in robots.txt is no source in their answers.',
    fix: 'Remove the rules in robots.txt that block these search crawlers. Crawlers that read for training alone may stay blocked; that costs no points here.',
    says: {
      allowed: ({ count }) => `All ${count} search crawlers of AI services may read this page.`,
      othersBlocked: ({ count }) =>
        count === 1
          ? 'One smaller search crawler of an AI service is blocked.'
          : `${count} smaller search crawlers of AI services are blocked.`,
      majorBlocked: ({ majors }) =>
        majors === 1
          ? 'One of the three major search crawlers of AI services is blocked.'
          : `${majors} of the three major search crawlers of AI services are blocked.`,
      allMajorBlocked: 'The search crawlers of ChatGPT, Claude and Perplexity are all blocked.',
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  } satisfies WordsOf<typeof aiSearchCrawlersAllowed>,

  'ai-user-fetchers-allowed': {
    title: 'Fetching on behalf of a user allowed',
    why: 'When somebody asks an assistant to look at your page, a separate robot fetches it. If that one is blocked, the assistant cannot open your page.',
    fix: 'Allow Claude-User, Amzn-User and MistralAI-User in robots.txt.',
    says: {
      allowed: 'The robots that fetch pages for users and heed robots.txt are allowed.',
      blocked: ({ count }) =>
        count === 1
          ? 'One robot that fetches pages for users is blocked.'
          : `${count} robots that fetch pages for users are blocked.`,
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  } satisfies WordsOf<typeof aiUserFetchersAllowed>,

  'snippet-eligible': {
    title: 'Quoting allowed',
    why: 'The AI answers of Google and Bing only use text that may stand in a snippet. Forbidding that shuts the page out there.',
    fix: 'Remove nosnippet and a low max-snippet from the robots meta tag and the X-Robots-Tag. Put data-nosnippet only around what really must not be quoted.',
    fixes: {
      wordpress: 'Look at the advanced settings of the page in your SEO plug-in and switch “no snippet” off.',
    },
    says: {
      free: 'The text of the page may be quoted.',
      limited: 'The text may only be quoted to a limited extent.',
      partlyWithheld: ({ percent }) => `${percent}% of the main text must not be quoted.`,
      forbidden: 'The page forbids quoting its text.',
      mostlyWithheld: ({ percent }) => `${percent}% of the main text must not be quoted.`,
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  } satisfies WordsOf<typeof snippetEligible>,

  'classic-search-crawlers-allowed': {
    title: 'Googlebot and Bingbot allowed',
    why: 'The AI answers of Google and Copilot draw on the ordinary search index. Whoever is not in it appears in neither.',
    fix: 'Allow Googlebot and Bingbot in robots.txt.',
    says: {
      allowed: 'Googlebot and Bingbot may read this page. This counts under SEO.',
      oneBlocked: ({ name }) => `robots.txt blocks ${name}. This counts under SEO.`,
      bothBlocked: 'Googlebot and Bingbot are both blocked. This counts under SEO and limits the score here.',
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  } satisfies WordsOf<typeof classicSearchCrawlersAllowed>,

  'ai-indexable': {
    title: 'Place in the search index',
    why: 'A page with noindex does not enter the search index. It can then be no source for answers that draw on it either.',
    fix: 'Remove noindex from the robots meta tag and the X-Robots-Tag of this page.',
    says: {
      open: 'The page may enter the search index. This counts under SEO.',
      closedToOne: 'The page shuts out one of the two large search engines. This counts under SEO.',
      closed: 'The page must not enter the search index. This counts under SEO and limits the score here.',
      needless: 'A page to sign in, search or pay does not belong in the search index.',
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  } satisfies WordsOf<typeof aiIndexable>,

  'ai-robots-answer': {
    title: 'Answer of robots.txt',
    why: 'When robots.txt gives a server error, robots that keep to the rules do not read the site at all. Search crawlers of AI services do the same.',
    fix: 'Have the server give an ordinary answer for robots.txt: the file, or status 404 if there is none.',
    says: {
      answers: ({ status }) => `robots.txt answers with status ${status}. This counts under SEO.`,
      fails: ({ status }) =>
        `robots.txt answers with server error ${status}: robots then read nothing. This counts under SEO and limits the score here.`,
    },
  } satisfies WordsOf<typeof aiRobotsAnswer>,

  'raw-main-content-coverage': {
    title: 'Text readable without scripts',
    why: 'The robots of ChatGPT, Claude and Perplexity run no JavaScript. They do not see text that only comes about in the browser.',
    fix: 'Have the server send the text of the page in the HTML (server-side rendering or static pages) instead of building it with scripts.',
    says: {
      covered: ({ percent }) => `${percent}% of the main text is in the HTML that the server sends.`,
      partly: ({ percent, found }) =>
        `${percent}% of the main text is in the HTML that the server sends (${found} words). The rest only comes with scripts.`,
      absent: ({ percent }) =>
        `Only ${percent}% of the main text is in the HTML that the server sends. Without scripts the page is all but empty.`,
      onlyAsData: ({ percent }) =>
        `Only ${percent}% of the main text is in the HTML as text. The content does come along as data for scripts, but that is no readable page.`,
      noMainText: 'This page has no main text to speak of.',
    },
  } satisfies WordsOf<typeof rawMainContentCoverage>,

  'raw-key-facts': {
    title: 'Key facts readable without scripts',
    why: 'Heading, phone number, e-mail address and price are what people ask for. If they are not in the HTML itself, an assistant cannot name them.',
    fix: 'Put these facts in the HTML that the server sends, not only in what scripts add.',
    says: {
      all: ({ count }) =>
        count === 1
          ? 'The one key fact found is in the HTML that the server sends.'
          : `All ${count} key facts found are in the HTML that the server sends.`,
      missing: ({ missing }) =>
        missing === 1 ? 'One key fact only appears with scripts.' : `${missing} key facts only appear with scripts.`,
      headingMissing: 'The main heading of the page only appears with scripts.',
      none: 'This page has no main heading, contact details, price or structured data.',
    },
  } satisfies WordsOf<typeof rawKeyFacts>,

  'links-in-raw-html': {
    title: 'Links readable without scripts',
    why: 'Robots find your other pages by links. Most AI robots do not follow links that only appear with scripts.',
    fix: 'Have the server send menu and links as ordinary a elements with an href.',
    says: {
      most: ({ count }) => `(Nearly) all ${count} links to this site are in the HTML that the server sends.`,
      some: ({ count, missing }) => `${missing} of the ${count} links to this site only appear with scripts.`,
      few: ({ count, missing }) => `${missing} of the ${count} links to this site only appear with scripts.`,
      noLinks: 'This page has too few links to its own site to compare.',
    },
  } satisfies WordsOf<typeof linksInRawHtml>,

  'entity-identity': {
    title: 'Who is behind the site',
    why: 'Structured data tells machines which organisation or person this is about. That prevents confusion with namesakes.',
    fix: 'Add JSON-LD of type Organization, LocalBusiness or Person to the home page, with name, url, logo or address, and sameAs or your registration or VAT number.',
    fixes: {
      wordpress:
        'Fill in the details of your organisation in your SEO plug-in: name, logo and profiles elsewhere. The plug-in turns them into JSON-LD.',
    },
    says: {
      complete: ({ name }) => `The details of ${name} are marked up completely.`,
      incomplete: 'Details of an organisation or person are marked up, but something is missing.',
      absent: 'Nowhere is it marked up which organisation or person this site belongs to.',
    },
  } satisfies WordsOf<typeof entityIdentity>,
};
