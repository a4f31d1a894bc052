import type { ai as pillar } from '../../../checks/ai/index.ts';
import { findMatches, formatFirstOf, type Imperatives, type Named, quoted, sayAbout } from '../../imperative.ts';

const nameCrawlers = (found: Named): string => formatFirstOf('en', findMatches(found, /^([\w.-]+)(?: \(| ·|$)/));
const sayAllow = (found: Named): string =>
  sayAbout(
    nameCrawlers(found),
    (name) => `Allow ${name}, if you want to be found there (robots.txt)`,
    'Allow search crawlers of AI services, if you want to be found there (robots.txt)',
  );
const fetch = (found: Named): string =>
  sayAbout(
    nameCrawlers(found),
    (name) => `Allow ${name}, if users may open the page that way (robots.txt)`,
    'Allow crawlers that read for a user, if they may (robots.txt)',
  );
const WITHOUT_SCRIPTS = 'Have the server send the text of the page';
const DATES = 'Put the same date on the page and in the data for search engines';
const TEXT = 'Write more about what visitors want to know';
const OTHERS = 'Remove the link that asks an AI assistant to remember you';

export const ai = {
  'ai-search-crawlers-allowed': { othersBlocked: sayAllow, majorBlocked: sayAllow, allMajorBlocked: sayAllow },
  'ai-user-fetchers-allowed': fetch,
  'robots-rules-unambiguous': 'Make the rules in robots.txt unambiguous',
  'snippet-eligible': {
    limited: 'Let search engines show more of the page, if you want that',
    partlyWithheld: 'Allow the whole text to be quoted, if you want that',
    forbidden: 'Allow the text to be quoted, if you want that',
    mostlyWithheld: 'Allow the text to be quoted, if you want that',
  },
  'copilot-eligible': 'Let Copilot use the page, if you want that',
  'classic-search-crawlers-allowed': 'Allow Google and Bing, if the site may be found (robots.txt)',
  'ai-indexable': 'Let search engines index the page, if it may be found',
  'ai-robots-answer': 'Make the server give a good response for robots.txt again',
  'raw-main-content-coverage': {
    partly: WITHOUT_SCRIPTS,
    absent: `${WITHOUT_SCRIPTS}: it comes only with scripts now`,
    onlyAsData: `${WITHOUT_SCRIPTS}: it comes only with scripts now`,
    shell: 'Have the server send the text: without scripts the page is empty',
  },
  'raw-key-facts': {
    missing: 'Have the server send the facts that people ask for',
    headingMissing: 'Have the server send the main heading',
  },
  'links-in-raw-html': 'Have the server send menu and links',
  'content-within-limits': {
    large: 'Make the page smaller',
    late: 'Move the main text further to the front of the page',
    thin: 'Move styles and scripts out of the page, into files',
    cutOff: 'Make the page smaller: its end is not read',
  },
  'structured-data-matches-page': {
    differs: (found) =>
      sayAbout(
        formatFirstOf('en', quoted(findMatches(found, /^(.+)$/))),
        (value) => `Show ${value} on the page, or correct the data`,
        'Make data for search engines match the page',
      ),
    priceContradicts: 'Make the price in the data match the page',
  },
  'entity-identity': {
    incomplete: 'Complete the data about your organisation',
    absent: 'Say in the code of the home page who is behind the site',
  },
  'entity-consistent': {
    contradicts: 'Use the same data of your organisation everywhere',
    impossible: 'Correct the number of your organisation',
  },
  'author-visible': {
    different: 'State the same author on the page and in the data',
    unmarked: 'State the author in the data of the page too',
    absent: 'State the author of the article',
  },
  'dates-consistent': {
    missing: 'Show the date of the article, and put it in the data',
    different: DATES,
    reversed: DATES,
    future: 'Correct the date that is in the future',
    contradicts: DATES,
  },
  'content-attributed': {
    partly: 'Add what is missing about the text, such as who wrote it and when',
    nothing: 'Say on the page who wrote the text, when, and what it is about',
  },
  'placeholder-text': {
    filler: 'Replace the filler with your own words',
    makers: 'Put your own text on the page',
  },
  'text-to-quote': {
    little: TEXT,
    hardly: TEXT,
    sentences: TEXT,
    words: TEXT,
    standIn: 'Put the real page online',
  },
  'facts-told': {
    some: 'State more facts that visitors ask for, such as price and address',
    none: 'Put on the page how to reach you, where and for how much',
  },
  'quotable-content': 'Write so that others can quote you: start with the answer',
  'hidden-instructions': {
    aside: 'Remove text that speaks to AI models',
    hidden: 'Remove the hidden text for AI models',
  },
  'memory-poisoning-links': {
    summary: 'Have the link ask the AI assistant a plain question, or remove it',
    poison: OTHERS,
  },
  'ai-policy-consistent': {
    unparsable: 'Fix the condition for AI: it cannot be read',
    contradicts: 'Make conditions for AI and robots.txt say the same',
    licenceDead: 'Fix the link to the licence in robots.txt',
  },
  'llms-txt-valid': {
    faulty: 'Complete llms.txt, or remove the file',
    webPage: 'Put a text file at the address of llms.txt, or nothing',
    serverError: 'Fix the server error of llms.txt',
  },
  'agent-endpoints-valid': {
    dead: 'Fix the address for AI agents, or stop announcing it',
    wrongType: 'Fix the address for AI agents, or stop announcing it',
    stale: 'Remove the announcement of the ai-plugin',
  },
} satisfies Imperatives<typeof pillar>;
