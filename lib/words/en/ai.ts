import type { ai as pillar } from '../../checks/ai/index.ts';
import type { Args } from '../../model.ts';
import type { Words } from '../shape.ts';

const NAMES: readonly (readonly [arg: string, name: string])[] = [
  ['who', 'whose it is'],
  ['when', 'of when it is'],
  ['what', 'a title, heading and first paragraph about the same'],
  ['marked', 'structured data about the page'],
];

/** Facts that a page does not state about itself. */
const listLacking = (args: Args): string => NAMES.flatMap(([arg, name]) => (args[arg] === 0 ? [name] : [])).join('; ');

/** Facts by which software learns whose site it is, as the check names absent ones. */
const LACKING: Readonly<Record<string, string>> = {
  name: 'a name',
  url: 'the web address',
  'logo / address / telephone': 'a logo, address or phone number',
  'sameAs / identifier / vatID': 'a profile elsewhere, a company number or a VAT number',
};
const listNeeded = (items: readonly string[]): string =>
  items.length === 0 ? '' : ` Still needed: ${items.map((item) => LACKING[item] ?? item).join(', and ')}.`;

export const ai = {
  'ai-search-crawlers-allowed': {
    title: 'AI search crawlers allowed',
    why: 'ChatGPT, Claude and Perplexity have search crawlers of their own. If you block those in robots.txt, your site is not a source in their answers.',
    fix: 'If you want to be found through these search crawlers, take their names out of the group in robots.txt that blocks them; do not make a group of their own, which would free them of all other rules. Crawlers that read for training only may stay blocked; that costs no points here.',
    says: {
      allowed: ({ count }) => `All ${count} AI search crawlers may read this page.`,
      othersBlocked: ({ count }) =>
        count === 1 ? 'One smaller AI search crawler is blocked.' : `${count} smaller AI search crawlers are blocked.`,
      majorBlocked: ({ majors }) =>
        majors === 1
          ? 'One of the three major AI search crawlers is blocked.'
          : `${majors} of the three major AI search crawlers are blocked.`,
      allMajorBlocked: 'The search crawlers of ChatGPT, Claude and Perplexity are all blocked.',
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'ai-user-fetchers-allowed': {
    title: 'Fetching on behalf of a user allowed',
    why: 'When somebody asks an assistant to look at your page, a separate crawler fetches it. If that one is blocked, the assistant cannot open your page.',
    fix: 'If these crawlers may open the page when a user asks for it, take their names (Claude-User, Amzn-User, MistralAI-User) out of the group in robots.txt that blocks them. Do not make a group of their own: that would free them of all other rules.',
    says: {
      allowed: 'The crawlers that fetch pages for users and obey robots.txt are allowed.',
      blocked: ({ count }) =>
        count === 1
          ? 'One crawler that fetches pages for users is blocked.'
          : `${count} crawlers that fetch pages for users are blocked.`,
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'snippet-eligible': {
    title: 'Quoting allowed',
    why: 'AI answers from Google and Bing only use text that may also appear in a snippet. If you forbid that, the page does not appear in them.',
    fix: 'If this page may be quoted, remove nosnippet and a low max-snippet from the robots meta tag and the X-Robots-Tag of this page. Put data-nosnippet only around what really must not be quoted.',
    fixes: {
      wordpress: 'Look at the advanced settings of the page in your SEO plug-in and turn “no snippet” off.',
    },
    says: {
      free: 'The text of the page may be quoted.',
      limited: 'A snippet of the page in search results may show only little text, or no image.',
      partlyWithheld: ({ percent }) => `${percent}% of the main text may not be quoted.`,
      forbidden: 'The page does not allow its text to be quoted.',
      mostlyWithheld: ({ percent }) => `${percent}% of the main text may not be quoted.`,
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

  'classic-search-crawlers-allowed': {
    title: 'Google and Bing allowed in',
    why: 'AI answers from Google and Copilot come from the ordinary search index. A page that is not in it appears in neither.',
    fix: 'If the site should be found, remove the line in robots.txt that blocks Googlebot or Bingbot. Do not make a group of their own: that would free them of all other rules.',
    says: {
      allowed: 'Googlebot and Bingbot may read this page. This counts under SEO.',
      oneBlocked: ({ name }) => `robots.txt blocks ${name}. This counts under SEO.`,
      bothBlocked: 'Googlebot and Bingbot are both blocked. This counts under SEO and limits the score here.',
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'ai-indexable': {
    title: 'Allowed in the search index',
    why: 'A page with noindex stays out of the search index, so it cannot be a source for answers from it either.',
    fix: 'If this page should be found, remove noindex from the robots meta tag and the X-Robots-Tag of this page.',
    says: {
      open: 'The page may be in the search index. This counts under SEO.',
      closedToOne: 'The page blocks one of the two major search engines. This counts under SEO.',
      closed: 'The page may not be in the search index. This counts under SEO and limits the score here.',
      afterOrder: 'This page thanks a customer for an order or a request, and does not belong in search engines.',
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

  'ai-robots-answer': {
    title: 'Server responds to crawlers (robots.txt)',
    why: 'When robots.txt returns a server error, well-behaved crawlers do not read the site at all. That includes AI search crawlers.',
    fix: 'Have the server give a normal response for robots.txt: the file, or code 404 if there is none.',
    says: {
      answers: ({ status }) => `robots.txt responds with code ${status}. This counts under SEO.`,
      fails: ({ status }) =>
        `robots.txt responds with server error ${status}: crawlers then read nothing. This counts under SEO and limits the score here.`,
    },
  },

  'raw-main-content-coverage': {
    title: 'Text readable without scripts',
    why: 'The crawlers of ChatGPT, Claude and Perplexity do not run JavaScript. They do not see text that is only created in the browser.',
    fix: 'Have the server send the text of the page in the HTML (server-side rendering or static pages) instead of building it with scripts.',
    unseen: {
      hidden: {
        remedy:
          'Open the page in the language that a new visitor gets, without the browser’s translation, and scan again.',
      },
    },
    says: {
      covered: ({ percent }) => `${percent}% of the main text is in the HTML that the server sends.`,
      partly: ({ percent, found }) =>
        `${percent}% of the main text is in the HTML that the server sends (${found} words). The rest only comes with scripts.`,
      absent: ({ percent }) =>
        `Only ${percent}% of the main text is in the HTML that the server sends. Without scripts the page is virtually empty.`,
      onlyAsData: ({ percent }) =>
        `Only ${percent}% of the main text is in the HTML as text. The content is also sent as data for scripts, but that does not make a readable page.`,
      shell: 'The server sends hardly any text: without scripts the page is empty.',
      noMainText: 'This page has no main text to speak of.',
    },
  },

  'raw-key-facts': {
    title: 'Key facts readable without scripts',
    why: 'Heading, phone number, e-mail address and price are what people ask for. If they are not in the HTML itself, an assistant cannot mention them.',
    fix: 'Put these facts in the HTML that the server sends; do not add them with scripts.',
    unseen: {
      hidden: {
        remedy:
          'Open the page in the language that a new visitor gets, without the browser’s translation, and scan again.',
      },
    },
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
  },

  'links-in-raw-html': {
    title: 'Links readable without scripts',
    why: 'Crawlers find your other pages through links. Most AI crawlers do not follow links that only appear with scripts.',
    fix: 'Have the server send menu and links as ordinary a elements with an href.',
    says: {
      most: ({ count }) => `(Nearly) all ${count} links to this site are in the HTML that the server sends.`,
      some: ({ count, missing }) =>
        `${missing} of the ${count} links to this site only ${missing === 1 ? 'appears' : 'appear'} with scripts.`,
      few: ({ count, missing }) =>
        `${missing} of the ${count} links to this site only ${missing === 1 ? 'appears' : 'appear'} with scripts.`,
      noLinks: 'This page has too few links to its own site to compare.',
    },
  },

  'entity-identity': {
    title: 'Clear who is behind the site',
    why: 'Structured data tells software which organisation or person this is about. That prevents confusion with namesakes.',
    fix: 'Add JSON-LD of type Organization, LocalBusiness or Person to the home page, with the fields name, url, and logo or address, and sameAs or your registration or VAT number.',
    fixes: {
      squarespace:
        'Put this in Page Settings → Advanced → Page Header Code Injection of the page itself; what applies to every page goes under Settings → Advanced → Code Injection.',
      wordpress:
        'Fill in the details of your organisation in your SEO plug-in: name, logo and profiles elsewhere. The plug-in turns them into JSON-LD.',
    },
    byCode: {
      incomplete: {
        fix: 'Extend the JSON-LD that is there with what is still needed: a second one next to it can contradict the first. Give the details to your web developer.',
      },
    },
    says: {
      complete: ({ name }) => `The details of ${name} are fully marked up.`,
      incomplete: (_, items = []) =>
        `The data about an organisation or person in the code of the page are incomplete.${listNeeded(items)}`,
      absent: 'Nowhere does the code of the page say which organisation or person is behind the site.',
    },
  },

  'robots-rules-unambiguous': {
    title: 'Unambiguous rules for crawlers (robots.txt)',
    why: 'Not every crawler reads robots.txt in the same way. Rules that can be read in two ways, or that nobody reads, do not do what you intend.',
    fix: 'Keep all rules for one crawler together, with Sitemap and Crawl-delay at the end. Check the spelling of crawler names, and write paths without a domain but Sitemap with the full address. Then look which pages are closed now: a rule that had no effect before has one now.',
    says: {
      clear: 'All common crawlers read this robots.txt in the same way.',
      doubtful: ({ crawlers, lines }) =>
        `${Number(crawlers) > 0 ? `For ${crawlers} ${crawlers === 1 ? 'crawler' : 'crawlers'} another reading is possible. ` : ''}${Number(lines) > 0 ? `${lines} ${lines === 1 ? 'line has' : 'lines have'} no effect.` : ''}`.trim(),
      ignored:
        'There are lines that no crawler acts on, or only lines without effect about crawlers that collect for training.',
      noRules: 'There is no robots.txt, or it contains no rules.',
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'copilot-eligible': {
    title: 'Usable by Copilot',
    why: 'Bing reads noarchive as: do not use in Copilot’s answers. With nocache only address, title and snippet remain.',
    fix: 'Remove noarchive and nocache from the robots meta tag and the X-Robots-Tag, unless you mean to keep Copilot out.',
    says: {
      free: 'Copilot may use the text of the page.',
      titleOnly: 'Copilot may only use address, title and snippet (nocache).',
      shutOut: 'The page is excluded from Copilot’s answers (noarchive).',
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

  'plain-client-access': {
    title: 'Open to new visitors',
    why: 'A crawler comes without cookies or history. If such a visitor gets a challenge page, so does an assistant.',
    fix: 'Let known search crawlers through your firewall or bot protection, by the check that it has for this (verified bots) and not by name alone: anybody can use that. Check its log, since this cannot be seen with certainty from outside.',
    says: {
      page: 'A visitor without cookies gets the page.',
      wall: ({ status }) =>
        `A visitor without cookies gets a challenge or refusal page (code ${status}). What lies behind it was not tested.`,
      login: 'A visitor without cookies gets a login page. What lies behind it was not tested.',
      elsewhere:
        'A visitor without cookies is first redirected, for instance to give consent. What lies behind it was not tested.',
      error: ({ status }) => `A visitor without cookies gets code ${status}. This counts under SEO.`,
    },
  },

  'ai-training-policy': {
    title: 'AI training preference',
    why: 'Whether AI models may learn from your texts is up to you. It does not affect search crawlers and never costs points here.',
    fix: 'To keep training out, make one group in robots.txt with GPTBot, ClaudeBot, Google-Extended, Applebot-Extended, meta-externalagent, Amazonbot and CCBot, and Disallow: / below them. That group replaces all other rules for them.',
    says: {
      open: 'robots.txt mentions training crawlers and lets them read this page.',
      closed: 'robots.txt blocks all known training crawlers from this page.',
      mixed: ({ blocked, count }) =>
        `robots.txt blocks ${blocked} of the ${count} known training crawlers from this page.`,
      undecided: 'robots.txt does not mention training crawlers, so they may read this page.',
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'assistant-access-matrix': {
    title: 'Access per crawler',
    why: 'Every service has its own crawlers: for searching, for fetching on request and for training. Here you see for each crawler what robots.txt says about this page, and which line decides.',
    fix: 'Change the line listed in robots.txt if the outcome is not what you want.',
    says: {
      told: ({ allowed, blocked }) =>
        `${allowed} ${allowed === 1 ? 'crawler' : 'crawlers'} may read this page, ${blocked} may not.`,
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'content-within-limits': {
    title: 'Size of the page’s code (HTML)',
    why: 'Crawlers stop reading at a certain size: Googlebot at 2 MB. They miss text that comes later.',
    fix: 'Move large blocks of CSS, scripts and embedded images out of the HTML into files of their own. Put the main text as early as possible.',
    says: {
      within: ({ kilobytes }) => `The HTML is ${kilobytes} kB and the text lies well within the usual limits.`,
      large: ({ kilobytes }) => `The HTML is very large: ${kilobytes} kB.`,
      late: 'The main text ends only after 100,000 characters.',
      thin: ({ kilobytes }) => `Of the ${kilobytes} kB of HTML less than 5% is text.`,
      cutOff: 'The HTML is larger than 2 MB and the end of the main text lies beyond that limit.',
    },
  },

  'semantic-main': {
    title: 'Main content marked up',
    why: 'A main element shows where the content begins. Software that extracts the text does not have to guess.',
    fix: 'Put the content of the page in one main element.',
    says: {
      one: 'The main content is marked up. This counts under Accessibility.',
      several: ({ main, article }) =>
        `There ${Number(main) + Number(article) === 1 ? 'is' : 'are'} ${main} main ${main === 1 ? 'element' : 'elements'} and ${article} article ${article === 1 ? 'element' : 'elements'}. This counts under Accessibility.`,
      none: 'There is no main or article element. This counts under Accessibility.',
    },
  },

  'heading-outline': {
    title: 'Clear heading structure',
    why: 'Headings divide a text into parts that each answer one question. Such parts are easier to find and to quote.',
    fix: 'Use one main heading, skip no levels and add a subheading about every 300 words.',
    says: {
      orderly: ({ count }) =>
        `${count === 1 ? 'The one heading is enough for this text' : `The ${count} headings are in a logical order`}. This counts under Accessibility.`,
      gaps: ({ jumps }) =>
        `A heading level is skipped in ${jumps} ${jumps === 1 ? 'place' : 'places'}. This counts under Accessibility.`,
      sparse: ({ count, words }) =>
        `There ${count === 1 ? 'is 1 heading' : `are ${count} headings`} for ${words} words of main text. This counts under Accessibility.`,
      none: 'There are no headings. This counts under Accessibility.',
    },
  },

  'agent-operable-controls': {
    title: 'Operable by assistants',
    why: 'Assistants that operate a page rely on the names of buttons, links and fields. Without a name they do not know what something is for.',
    fix: 'Give every button, link and field a name: visible text, a label or aria-label.',
    says: {
      all: ({ total }) =>
        `${total === 1 ? 'The one button, link or field in the content has' : `All ${total} buttons, links and fields in the content have`} a name. This counts under Accessibility.`,
      some: ({ total, named }) =>
        `${total === 1 ? 'The one button, link or field in the content has no name' : `${named} of the ${total} buttons, links and fields in the content ${named === 1 ? 'has' : 'have'} a name`}. This counts under Accessibility.`,
      none: 'There are no buttons, links or fields in the content.',
    },
  },

  'structured-data-matches-page': {
    title: 'Structured data matches the text',
    why: 'An AI model reads both the data and the text. If they contradict each other, it gives the wrong price or the wrong number.',
    fix: 'Take name, price, phone number and address in the JSON-LD from the same source as the text on the page.',
    unseen: {
      hidden: { remedy: 'Turn off the browser’s translation and scan the page again in its original language.' },
    },
    says: {
      matches: 'What the structured data says is also on the page.',
      differs: ({ missing, count }) =>
        count === 1
          ? 'The value in the structured data is not visible on the page.'
          : `${missing} of the ${count} values in the structured data ${missing === 1 ? 'is' : 'are'} not visible on the page.`,
      priceContradicts: 'The price in the structured data differs from the one on the page.',
      nothing: 'There is no structured data with a name, number or price to compare.',
    },
  },

  'entity-consistent': {
    title: 'The same details everywhere',
    why: 'If different places give different numbers, an assistant picks one. That may be the wrong one.',
    fix: 'Use the same name and the same numbers everywhere. A Dutch Chamber of Commerce number has eight digits, a Dutch VAT number has the form NL000000000B00.',
    says: {
      agrees: 'The marked-up details of the organisation do not contradict each other.',
      contradicts: 'The data about the organisation in the code of the site contradict each other.',
      impossible: 'A number in the data about the organisation cannot exist.',
      oneSource: 'Too little is marked up to compare.',
    },
  },

  'author-visible': {
    title: 'Author credited',
    why: 'An article with an author is easier to judge and attribute. For that, the name must be visible and be in the data as well.',
    fix: 'Show the author’s name with the article and give the same name as author in the JSON-LD.',
    fixes: {
      squarespace:
        'Put this in Page Settings → Advanced → Page Header Code Injection of the page itself; what applies to every page goes under Settings → Advanced → Code Injection.',
    },
    says: {
      named: ({ name }) => `${name} is credited as author on the page and in the data.`,
      different: 'The author in the data for software differs from the one on the page.',
      unmarked: 'The author is on the page, but not in the data for software.',
      absent: 'The article credits no author.',
    },
  },

  'dates-consistent': {
    title: 'Correct dates',
    why: 'Assistants look at the date to decide whether something is still valid. A wrong date works against you.',
    fix: 'Show the publication date with an article and put the same date in datePublished. Change dateModified only when the content really changes.',
    says: {
      consistent: 'The date on the page matches the one in the data.',
      missing: 'The date is missing on the page or in the data for software.',
      different: 'The date on the page differs from the one in the data for software.',
      reversed: 'According to the data the article was changed before it was published.',
      future: 'A date in the data for software is in the future.',
      contradicts: 'The date on the page and the one in the data for software are more than a year apart.',
    },
  },

  'facts-told': {
    title: 'Facts that visitors ask for',
    why: 'People who ask ChatGPT or another assistant about you want to know how to reach you, where, when and for how much. The assistant cannot mention what the page does not say as text.',
    fix: 'State on the page, as plain text, what applies to you: how you can be reached (phone, e-mail), where you are, when you are open or something takes place, what it costs, and how large it is or how long it takes. Or give that to your web developer.',
    says: {
      told: ({ count }) => `The page gives ${count} of the six kinds of facts that visitors ask for.`,
      some: ({ count }) =>
        `The page gives only ${count} of the six kinds of facts that visitors ask for: phone, e-mail, place, price, date, and a size or duration.`,
      none: 'The page gives none of the facts that visitors ask for: phone, e-mail, place, price, date, and a size or duration.',
    },
  },

  'content-attributed': {
    title: 'Whose, of when and about what',
    why: 'An assistant such as ChatGPT more readily passes on what it can attribute: who wrote it, when, what it is about, and what kind of page it is.',
    fix: 'Say on the page who wrote the text or whose site it is, and when the text was updated. Let title, heading and first paragraph be about the same thing. Ask your web developer to put into structured data what kind of page it is.',
    says: {
      attributed: 'The page says whose it is, of when and about what, and is marked up as such.',
      partly: (args) => `Missing about the text: ${listLacking(args)}.`,
      nothing:
        'The page does not say who wrote it or when, and neither does its code. Title, heading and first words do not make clear what it is about.',
    },
  },

  'placeholder-text': {
    title: 'No filler text',
    why: 'An assistant can quote nothing from filler, and visitors trust the rest less.',
    fix: 'Replace the filler with your own words, or remove it.',
    says: {
      own: 'No filler was found.',
      filler: 'There is filler on the page. This counts under Maintenance.',
      makers: 'The text is still that of the maker of the system or template. This counts under Maintenance.',
    },
  },

  'text-to-quote': {
    title: 'Enough text to quote from',
    why: 'An assistant can only quote what is there. A page of a few words yields no answer.',
    fix: 'Explain in your own words what a visitor wants to know here: what, for whom, where, when and for how much.',
    says: {
      enough: ({ count }) => `The page has enough text to quote: ${count} words.`,
      little: ({ count }) => `The page has little text: ${count} words. This counts under SEO.`,
      hardly: ({ count }) => `The page has next to no text: ${count} words. This counts under SEO.`,
      sentences: ({ count }) => `There are a few sentences at most: ${count} words. This counts under SEO.`,
      words: ({ count }) =>
        count === 1 ? 'There is one word here: nothing to quote.' : `There are ${count} words here: nothing to quote.`,
      standIn: 'This page is a placeholder: there is nothing to find or to quote yet.',
    },
  },

  'quotable-content': {
    title: 'Quotable text',
    why: 'Text that comes to the point, with figures, lists and sources, is easier to quote. Research on this is divided, so it weighs little.',
    fix: 'Begin with the answer, give figures with their unit, use a list or table where it fits and link to your sources.',
    says: {
      quotable: ({ count }) =>
        count === 4
          ? 'All four traits of quotable text are present.'
          : `${count} of the four traits of quotable text are present.`,
      plain: ({ count }) =>
        count === 0
          ? 'None of the four traits of quotable text is present.'
          : 'Only one of the four traits of quotable text is present.',
      noSentences: 'The page has hardly any whole sentence: nothing can be quoted from loose words and figures.',
      noMainText: 'This page has no main text to speak of.',
    },
  },

  'hidden-instructions': {
    title: 'No hidden instructions to AI',
    why: 'Hidden text that gives an AI model an instruction misleads readers and models. It can also be a sign that somebody else has changed the site.',
    fix: 'Remove the hidden text. If you did not put it there, have the site checked for a break-in.',
    says: {
      none: 'No hidden text addressed to AI models was found.',
      aside: 'A comment, alt text, collapsed part or llms.txt contains text addressed to AI models.',
      hidden: 'The page contains text for AI models that visitors cannot see.',
    },
  },

  'memory-poisoning-links': {
    title: 'No buttons that steer an assistant',
    why: 'Some “summarise” buttons also ask the assistant to remember or recommend you. Microsoft calls that “memory poisoning”.',
    fix: 'Let the button ask a neutral question only, or remove it.',
    byCode: {
      summary: {
        why: 'Such a question steers what the assistant says about you. If it also asks to remember you, Microsoft calls that “memory poisoning”.',
      },
    },
    says: {
      none: 'There are no links that give an assistant instructions.',
      neutral: 'Links to assistants ask a neutral question.',
      summary: 'A link asks an assistant to summarise the page.',
      poison: 'A link asks an assistant to remember or recommend this site.',
    },
  },

  'ai-policy-consistent': {
    title: 'Terms for AI',
    why: 'There are new ways to say what AI may do with your texts. They only work if they can be read and do not contradict robots.txt.',
    fix: 'Fix the line listed here, or make robots.txt say the same.',
    says: {
      consistent: 'The terms for AI can be read and match robots.txt.',
      unparsable: 'Software cannot read one of the terms for AI.',
      contradicts: 'One of the terms for AI contradicts robots.txt.',
      licenceDead: 'The licence that robots.txt refers to does not exist.',
      none: 'The site states no terms for AI; that is fine.',
      robotsFails: 'robots.txt returns a server error; see “Server responds to crawlers (robots.txt)”.',
    },
  },

  'llms-txt-valid': {
    title: 'File for AI assistants without errors (llms.txt)',
    why: 'llms.txt is a proposal for a table of contents for AI. Hardly any service reads it, so it is not needed; if it exists, it should be correct.',
    fix: 'Make it plain text with one heading (# …) and links to your main pages, or remove the file.',
    byCode: {
      serverError: {
        fix: 'Have the error on the server fixed. If there is no llms.txt, have the server give code 404.',
      },
    },
    says: {
      valid: 'llms.txt is present and readable.',
      partlyRead:
        'llms.txt is present and readable. Readers skip the lines listed: a link belongs there, or a single title.',
      faulty: 'llms.txt is present, but incomplete.',
      webPage: 'At the address of llms.txt there is a web page.',
      serverError: ({ status }) => `llms.txt returns server error ${status}.`,
      absent: 'There is no llms.txt; that is fine.',
    },
  },

  'agent-endpoints-valid': {
    title: 'Working addresses for AI agents',
    why: 'AI agents use the address that a site announces for them. If that address does not work, the announcement is useless.',
    fix: 'Fix the address listed here, or remove the announcement.',
    says: {
      valid: 'What is announced for AI agents works.',
      dead: 'An address announced for AI agents does not exist.',
      wrongType: 'An address announced for AI agents returns no valid file.',
      stale: 'The site announces an ai-plugin; that technique is obsolete.',
      none: 'Nothing is announced for AI agents; that is fine.',
    },
  },
} satisfies Words<typeof pillar>;
