import type { ai as pillar } from '../../checks/ai/index.ts';
import type { Words } from '../shape.ts';

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
      blockedByOldTable: ({ majors }) =>
        `${majors} of the three major search crawlers of AI services ${majors === 1 ? 'is' : 'are'} blocked, by data more than half a year old.`,
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  },

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
  },

  'snippet-eligible': {
    title: 'Quoting allowed',
    why: 'The AI answers of Google and Bing only use text that may stand in a snippet. Forbidding that shuts the page out there.',
    fix: 'Remove nosnippet and a low max-snippet from the robots meta tag and the X-Robots-Tag. Put data-nosnippet only around what really must not be quoted.',
    fixes: {
      wordpress: 'Look at the advanced settings of the page in your SEO plug-in and switch “no snippet” off.',
    },
    says: {
      free: 'The text of the page may be quoted.',
      limited: 'A snippet of the page may show only little text, or no picture.',
      partlyWithheld: ({ percent }) => `${percent}% of the main text must not be quoted.`,
      forbidden: 'The page forbids quoting its text.',
      mostlyWithheld: ({ percent }) => `${percent}% of the main text must not be quoted.`,
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

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
  },

  'ai-indexable': {
    title: 'Place in the search index',
    why: 'A page with noindex does not enter the search index. It can then be no source for answers that draw on it either.',
    fix: 'Remove noindex from the robots meta tag and the X-Robots-Tag of this page.',
    says: {
      open: 'The page may enter the search index. This counts under SEO.',
      closedToOne: 'The page shuts out one of the two large search engines. This counts under SEO.',
      closed: 'The page must not enter the search index. This counts under SEO and limits the score here.',
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

  'ai-robots-answer': {
    title: 'Answer of robots.txt',
    why: 'When robots.txt gives a server error, robots that keep to the rules do not read the site at all. Search crawlers of AI services do the same.',
    fix: 'Have the server give an ordinary answer for robots.txt: the file, or status 404 if there is none.',
    says: {
      answers: ({ status }) => `robots.txt answers with status ${status}. This counts under SEO.`,
      fails: ({ status }) =>
        `robots.txt answers with server error ${status}: robots then read nothing. This counts under SEO and limits the score here.`,
    },
  },

  'raw-main-content-coverage': {
    title: 'Text readable without scripts',
    why: 'The robots of ChatGPT, Claude and Perplexity run no JavaScript. They do not see text that only comes about in the browser.',
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
        `Only ${percent}% of the main text is in the HTML that the server sends. Without scripts the page is all but empty.`,
      onlyAsData: ({ percent }) =>
        `Only ${percent}% of the main text is in the HTML as text. The content does come along as data for scripts, but that is no readable page.`,
      noMainText: 'This page has no main text to speak of.',
    },
  },

  'raw-key-facts': {
    title: 'Key facts readable without scripts',
    why: 'Heading, phone number, e-mail address and price are what people ask for. If they are not in the HTML itself, an assistant cannot name them.',
    fix: 'Put these facts in the HTML that the server sends, not only in what scripts add.',
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
    why: 'Robots find your other pages by links. Most AI robots do not follow links that only appear with scripts.',
    fix: 'Have the server send menu and links as ordinary a elements with an href.',
    says: {
      most: ({ count }) => `(Nearly) all ${count} links to this site are in the HTML that the server sends.`,
      some: ({ count, missing }) => `${missing} of the ${count} links to this site only appear with scripts.`,
      few: ({ count, missing }) => `${missing} of the ${count} links to this site only appear with scripts.`,
      noLinks: 'This page has too few links to its own site to compare.',
    },
  },

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
  },

  'robots-rules-unambiguous': {
    title: 'Unambiguous robots.txt',
    why: 'Not every robot reads robots.txt in the same way. Rules that can be read in two ways, or that nobody reads, do not do what you mean.',
    fix: 'Keep all rules for one robot together, with Sitemap and Crawl-delay at the end. Check the spelling of robot names, write paths without a domain and Sitemap with a full address.',
    says: {
      clear: 'Every common reader of robots.txt comes to the same answer here.',
      doubtful: ({ crawlers, lines }) =>
        `${Number(crawlers) > 0 ? `For ${crawlers} ${crawlers === 1 ? 'robot' : 'robots'} another reading is possible. ` : ''}${Number(lines) > 0 ? `${lines} ${lines === 1 ? 'line has' : 'lines have'} no effect.` : ''}`.trim(),
      noRules: 'There is no robots.txt, or it holds no rules.',
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  },

  'copilot-eligible': {
    title: 'Usable by Copilot',
    why: 'Bing reads noarchive as: do not use in Copilot’s answers. With nocache only address, title and snippet remain.',
    fix: 'Remove noarchive and nocache from the robots meta tag and the X-Robots-Tag, unless you mean to keep Copilot out.',
    says: {
      free: 'Copilot may use the text of the page.',
      titleOnly: 'Copilot may only use address, title and snippet (nocache).',
      shutOut: 'The page is shut out of Copilot’s answers (noarchive).',
      errorPage: 'A new visitor gets an error page; that counts under SEO.',
    },
  },

  'plain-client-access': {
    title: 'What a new visitor gets',
    why: 'A robot comes without cookies and without history. If such a visitor gets a check page, an assistant sees that too.',
    fix: 'Let known search robots through your firewall or bot protection. Check it in the log of that protection, since it cannot be seen for certain from outside.',
    says: {
      page: 'A visitor without cookies gets the page.',
      wall: ({ status }) =>
        `A visitor without cookies gets a check page or a refusal (status ${status}). What lies behind it was not tested.`,
      login: 'A visitor without cookies gets a sign-in page. What lies behind it was not tested.',
      elsewhere:
        'A visitor without cookies is first sent elsewhere, for instance to give consent. What lies behind it was not tested.',
      error: ({ status }) => `A visitor without cookies gets status ${status}. This counts under SEO.`,
    },
  },

  'ai-training-policy': {
    title: 'Choice about training',
    why: 'Whether AI models may learn from your texts is your own choice. It changes nothing about search crawlers and never costs points here.',
    fix: 'To keep training out, name GPTBot, ClaudeBot, Google-Extended, Applebot-Extended, meta-externalagent, Amazonbot and CCBot in robots.txt.',
    says: {
      open: 'robots.txt names training crawlers and lets them read this page.',
      closed: 'robots.txt keeps all training crawlers that we know from this page.',
      mixed: ({ blocked, count }) =>
        `robots.txt keeps ${blocked} of the ${count} training crawlers that we know from this page.`,
      undecided: 'robots.txt names no training crawlers; they may then read this page.',
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  },

  'assistant-access-matrix': {
    title: 'Access by robot',
    why: 'Every service has robots of its own: to search, to fetch for somebody, and to learn from. Here you see by robot what robots.txt says for this page, and which line decides.',
    fix: 'Change the line named in robots.txt where the answer is not what you want.',
    says: {
      told: ({ allowed, blocked }) =>
        `${allowed} ${allowed === 1 ? 'robot' : 'robots'} may read this page, ${blocked} may not.`,
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  },

  'content-within-limits': {
    title: 'Size of the HTML',
    why: 'Readers of web pages stop after a certain size: Googlebot after 2 MB. Text that stands too far back is not read.',
    fix: 'Move large blocks of style, scripts and embedded images out of the HTML into files of their own. Put the main text as early as possible.',
    says: {
      within: ({ kilobytes }) => `The HTML is ${kilobytes} kB and the text lies well within the usual limits.`,
      large: ({ kilobytes }) => `The HTML is very large: ${kilobytes} kB.`,
      late: 'The main text ends after more than 100,000 characters of text.',
      thin: ({ kilobytes }) => `Of the ${kilobytes} kB of HTML less than 5% is text.`,
      cutOff: 'The HTML is larger than 2 MB and the end of the main text lies beyond that.',
    },
  },

  'semantic-main': {
    title: 'Main content pointed out',
    why: 'A main element says where the content begins. Tools that take the text out then need not guess.',
    fix: 'Put the content of the page in one main element.',
    says: {
      one: 'The main content is pointed out. This counts under Accessibility.',
      several: ({ main, article }) =>
        `There ${Number(main) + Number(article) === 1 ? 'is' : 'are'} ${main} main ${main === 1 ? 'element' : 'elements'} and ${article} article ${article === 1 ? 'element' : 'elements'}. This counts under Accessibility.`,
      none: 'There is no main or article element. This counts under Accessibility.',
    },
  },

  'heading-outline': {
    title: 'Structure by headings',
    why: 'Headings divide a text into parts that each answer one question. Such parts are easier to find and to quote.',
    fix: 'Use one main heading, skip no levels and set a sub-heading about every 300 words.',
    says: {
      orderly: ({ count }) =>
        `The ${count === 1 ? 'one heading stands' : `${count} headings stand`} in a logical order. This counts under Accessibility.`,
      gaps: ({ jumps }) =>
        `A heading level is skipped in ${jumps} ${jumps === 1 ? 'place' : 'places'}. This counts under Accessibility.`,
      sparse: ({ count, words }) =>
        `There ${count === 1 ? 'is 1 heading' : `are ${count} headings`} for ${words} words of main text. This counts under Accessibility.`,
      none: 'There are no headings. This counts under Accessibility.',
    },
  },

  'agent-operable-controls': {
    title: 'Operable by assistants',
    why: 'Assistants that operate a page do so by the names of buttons, links and fields. Without a name they do not know what something is for.',
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
    title: 'Structured data agrees with the text',
    why: 'A model reads both the data and the text. If they contradict each other, it names the wrong price or the wrong number.',
    fix: 'Let name, price, telephone and address in the JSON-LD come from the same source as the text on the page.',
    unseen: {
      hidden: { remedy: 'Show the page in its own language, without the browser’s translation, and scan again.' },
    },
    says: {
      matches: 'What the structured data names also stands on the page.',
      differs: ({ missing, count }) =>
        count === 1
          ? 'The value of the structured data does not stand visibly on the page.'
          : `${missing} of the ${count} values of the structured data ${missing === 1 ? 'does' : 'do'} not stand visibly on the page.`,
      priceContradicts: 'The price in the structured data is another than on the page.',
      nothing: 'There is no structured data with a name, number or price to compare.',
    },
  },

  'entity-consistent': {
    title: 'The same details everywhere',
    why: 'If one place gives another number than the next, an assistant picks one. That may be the wrong one.',
    fix: 'Use the same name and the same numbers everywhere. A Dutch Chamber of Commerce number has eight digits, a Dutch VAT number the form NL000000000B00.',
    says: {
      agrees: 'The marked-up details of the organisation do not contradict each other.',
      contradicts: 'The marked-up details of the organisation contradict each other.',
      impossible: 'A marked-up number cannot exist.',
      oneSource: 'Too little is marked up to compare.',
    },
  },

  'author-visible': {
    title: 'Author named',
    why: 'An article with an author can be judged and attributed better. For that the name must be visible and stand in the data as well.',
    fix: 'Put the author’s name by the article and give the same name as author in the JSON-LD.',
    says: {
      named: ({ name }) => `${name} stands as author on the page and in the data.`,
      different: 'The author in the data is another than on the page.',
      unmarked: 'The author stands on the page, but not in the data.',
      absent: 'The article names no author.',
    },
  },

  'dates-consistent': {
    title: 'Correct dates',
    why: 'Assistants look at the date to decide whether something still holds. A date that is wrong works against you.',
    fix: 'Show the publication date with an article and put the same date in datePublished. Change dateModified only when the content really changes.',
    says: {
      consistent: 'The date on the page agrees with the one in the data.',
      missing: 'The date is missing on the page or in the data.',
      different: 'The date on the page differs from the one in the data.',
      reversed: 'The article would have been changed before it appeared.',
      future: 'A date in the data lies in the future.',
      contradicts: 'The date on the page is more than a year away from the one in the data.',
    },
  },

  'facts-told': {
    title: 'Facts that visitors ask for',
    why: 'Who asks an assistant about you wants to know how to reach you, where, when and for how much. What does not stand on the page as text, an assistant cannot name.',
    fix: 'Put on the page as plain text how you can be reached (telephone, e-mail), where you are, when you are open or when something takes place, and what it costs.',
    says: {
      told: ({ count }) => `The page tells ${count} kinds of facts of the six that visitors ask for.`,
      some: ({ count }) =>
        `The page tells only ${count} of the six kinds of facts that visitors ask for: telephone, e-mail, place, price, measure or time, date.`,
      none: 'The page tells none of the facts that visitors ask for: telephone, e-mail, place, price, measure or time, date.',
    },
  },

  'text-to-quote': {
    title: 'Enough text to quote from',
    why: 'An assistant can only quote what is there. Of a page with a few words nothing is left in an answer.',
    fix: 'Tell in your own words what a visitor wants to know here: what, for whom, where, when and for how much.',
    says: {
      enough: ({ count }) => `The page says enough to be quoted: ${count} words.`,
      little: ({ count }) => `The page says little: ${count} words. What that costs is told at SEO.`,
      hardly: ({ count }) => `The page says next to nothing: ${count} words. What that costs is told at SEO.`,
      sentences: ({ count }) => `There are a few sentences at most: ${count} words. What that costs is told at SEO.`,
      words: ({ count }) =>
        count === 1 ? 'There is one word here: nothing to quote.' : `There are ${count} words here: nothing to quote.`,
      standIn: 'This page stands in for a site: there is nothing yet to find or to quote.',
    },
  },

  'quotable-content': {
    title: 'Text that can be quoted',
    why: 'Text that comes to the point, with figures, lists and sources, is easier to quote. Research on this is divided, so it weighs little.',
    fix: 'Begin with the answer, give figures with their unit, use a list or table where it fits and link to your sources.',
    says: {
      quotable: ({ count }) =>
        count === 4
          ? 'All four traits of quotable text are there.'
          : `${count} of the four traits of quotable text are there.`,
      plain: ({ count }) =>
        count === 0
          ? 'None of the four traits of quotable text is there.'
          : 'Only one of the four traits of quotable text is there.',
      noMainText: 'This page has no main text to speak of.',
    },
  },

  'hidden-instructions': {
    title: 'Hidden instructions to AI',
    why: 'Hidden text that gives an AI model an instruction misleads readers and models. Often it is also a sign that somebody else changed the site.',
    fix: 'Remove the hidden text. If you did not put it there, have the site checked for a break-in.',
    says: {
      none: 'No hidden text was found that speaks to AI models.',
      aside: 'A comment, alt text or llms.txt holds text that speaks to AI models.',
      hidden: 'The page holds text for AI models that visitors cannot see.',
      hiddenByOldTable: 'The page may hold text for AI models that visitors cannot see.',
    },
  },

  'memory-poisoning-links': {
    title: 'Buttons that steer an assistant',
    why: 'Some “summarise” buttons also ask the assistant to remember or recommend you. Microsoft calls that poisoning of its memory.',
    fix: 'Let the button ask a neutral question only, or remove it.',
    says: {
      none: 'There are no links that hand an assistant a task.',
      neutral: 'Links to assistants ask a neutral question.',
      summary: 'A link asks an assistant to summarise the page.',
      poison: 'A link asks an assistant to remember or recommend this site.',
      poisonByOldTable: 'A link may ask an assistant to remember or recommend this site.',
    },
  },

  'ai-policy-consistent': {
    title: 'Terms for AI',
    why: 'There are new ways to say what AI may do with your texts. They only work when they can be read and do not contradict robots.txt.',
    fix: 'Repair the line named here, or let robots.txt say the same.',
    says: {
      consistent: 'The terms for AI can be read and agree with robots.txt.',
      unparsable: 'A term for AI cannot be read by machines.',
      contradicts: 'A term for AI contradicts robots.txt.',
      licenceDead: 'The licence to which robots.txt points is not there.',
      none: 'The site states no terms for AI; it need not.',
      robotsFails: 'robots.txt gives a server error; another part tells about that.',
    },
  },

  'llms-txt-valid': {
    title: 'llms.txt',
    why: 'llms.txt is a proposal for a table of contents for AI. Hardly any service reads it, so it is not needed; where it exists, it should be right.',
    fix: 'Make it plain text with one heading (# …) and links to your main pages, or remove the file.',
    says: {
      valid: 'llms.txt is there and can be read.',
      faulty: 'llms.txt is there, but lacks something.',
      webPage: 'At the address of llms.txt there is a web page.',
      serverError: ({ status }) => `llms.txt gives server error ${status}.`,
      absent: 'There is no llms.txt; there need not be.',
    },
  },

  'agent-endpoints-valid': {
    title: 'Addresses for AI agents',
    why: 'Whoever announces an entrance for AI agents raises an expectation. If it does not work, the announcement is of no use.',
    fix: 'Repair the address named here, or remove the announcement.',
    says: {
      valid: 'What is announced for AI agents works.',
      dead: 'An address announced for AI agents does not exist.',
      wrongType: 'An address announced for AI agents gives no valid file.',
      stale: 'The site announces an ai-plugin; that technique has lapsed.',
      none: 'Nothing is announced for AI agents; nothing need be.',
    },
  },
} satisfies Words<typeof pillar>;
