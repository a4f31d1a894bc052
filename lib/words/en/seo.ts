import type { seo as pillar } from '../../checks/seo/index.ts';
import { findHosts } from '../imperative.ts';
import type { Words } from '../shape.ts';

const ERROR_PAGE = 'The server gave an error page; that counts under “Server response”.';
const ROBOTS_FAILS =
  'The server reports an error for robots.txt; that counts under “Rules for search engines without errors (robots.txt)”.';

/** A sentence for the gravest fault, and one for every other kind that was found. */
const HREFLANG = {
  badCode: 'A language version has a code that does not exist.',
  relative: 'The address of a language version is incomplete.',
  repeated: 'One language code points to two addresses.',
  notItself: 'The page does not list itself as a language version.',
};
const listHreflangFaults =
  (worst: keyof typeof HREFLANG) =>
  (found: Readonly<Record<string, unknown>>): string =>
    Object.entries(HREFLANG)
      .filter(([kind]) => kind === worst || found[kind] !== undefined)
      .map(([, sentence]) => sentence)
      .join(' ');

/** The name with or without www that the page does not have. */
const nameVariant = (items: readonly string[] = []): string => findHosts({ items })[0] ?? 'The other name';
const ONE_NAME_FAILS =
  'Visitors type your address with and without www. With one of the two they do not reach you now.';
const SKIPPED_ADDRESSES =
  'Search engines skip addresses that are not of this site or incomplete, and make a detour for http.';
const IGNORED_DATES =
  'Search engines come to ignore dates that are wrong. They then also miss what has really changed.';
const LESS_SHOWN =
  'Without those fields a search engine shows less with the result, such as opening hours, price or rating.';
const NO_IMAGE =
  'People who share the page then show no image, or a small one beside it. Such a message stands out less.';

export const seo = {
  'page-http-status': {
    title: 'Server response',
    why: 'Search engines only keep pages that respond with code 200. An error code eventually removes a page from the results, even if visitors do see something.',
    fix: 'Have the server return the page with code 200. If the page has moved, redirect to the new address with a 301.',
    byCode: {
      redirected: {
        why: 'A detour costs visitors time, and search engines include the address where people end up, not this one.',
      },
    },
    says: {
      served: ({ status }) => `A new visitor gets the page, with code ${status}.`,
      redirected: 'A new visitor is first redirected to another address on this site.',
      gone: ({ status }) => `The server says this page does not exist (code ${status}).`,
      refused: ({ status }) => `The server refuses this page to a new visitor (code ${status}).`,
      broken: ({ status }) => `The server reports an error (code ${status}).`,
    },
  },

  'page-indexable': {
    title: 'Search engines may list the page',
    why: 'With “noindex” a site keeps a page out of search results. If it is left behind after a redesign, the page disappears without anyone noticing.',
    fix: 'Remove “noindex” or “none” from the robots meta tag and from the X-Robots-Tag header, if this page should be found.',
    fixes: {
      wordpress:
        'First look at this page in the settings of your SEO plug-in. If “Discourage search engines” under Settings → Reading is on, that is for the whole site: turn it off only if everything may be found, so not on a test site.',
      shopify:
        'First look at the page itself whether it was hidden from search engines. If “noindex” is in theme.liquid, it applies to every page that the condition around it fits: take only this page out of that condition.',
      joomla:
        'Look at “Robots” in the menu item of this page. If Global Configuration, Metadata says “noindex”, that applies to the whole site.',
    },
    says: {
      open: 'Search engines may list this page.',
      partlyRead:
        'The page may appear in search engines. No search engine knows the robots directives listed; they do nothing.',
      closedToBing: 'Only Bing may not list this page.',
      closed: 'Search engines may not list this page.',
      afterOrder: 'This page thanks a customer for an order or a request, and does not belong in search engines.',
      errorPage: ERROR_PAGE,
    },
  },

  'robots-allows-page': {
    title: 'Search engines allowed in (robots.txt)',
    why: 'robots.txt says which addresses a search engine may fetch. A page that is blocked there is not read, and drops in the results or shows no description.',
    fix: 'In robots.txt, add a longer Allow line for this address in the group with the line that blocks it, if the page should be found. Remove the line itself only if everything below it may be read. Check it in Google Search Console.',
    fixes: {
      wix: 'In Wix, open the SEO overview and there the editor of robots.txt; Wix makes the file and adds your lines.',
      lightspeed:
        'In the Back Office of Lightspeed, open Settings → Web Extras, turn on the switch under ROBOTS.TXT and enter the whole content, with the lines that are there now.',
      shopify:
        'Shopify makes robots.txt itself. Add the template robots.txt.liquid in the theme editor (Online Store → Themes → Edit code), and put your rules within the loop, in the group for all crawlers (user_agent "*"). Below the loop they belong to the last crawler.',
    },
    says: {
      allowed: 'Google, Bing and other search engines may fetch this address.',
      absent: 'There is no robots.txt, so all search engines may fetch this address.',
      othersBlocked: 'Google may fetch this address, but Bing or the other search engines may not.',
      googleBlocked: 'Google may not fetch this address.',
      serverError: ROBOTS_FAILS,
    },
  },

  'robots-file-valid': {
    title: 'Rules for search engines without errors (robots.txt)',
    why: 'A robots.txt with errors is read differently from what you mean: a page may drop out of the results, or get into them.',
    fix: 'Make robots.txt a plain text file: first a User-agent line, below it Disallow or Allow. What has no effect now will have one then: read each line before you put it below a User-agent. Have the server send it as text/plain, or a 404 if there is none.',
    fixes: {
      wix: 'In Wix, open the SEO overview and there the editor of robots.txt; Wix makes the file and adds your lines.',
      lightspeed:
        'In the Back Office of Lightspeed, open Settings → Web Extras, turn on the switch under ROBOTS.TXT and enter the whole content, with the lines that are there now.',
      shopify:
        'Shopify makes robots.txt itself. Add the template robots.txt.liquid in the theme editor (Online Store → Themes → Edit code), and put your rules within the loop, in the group for all crawlers (user_agent "*"). Below the loop they belong to the last crawler.',
    },
    byCode: {
      serverError: { why: 'Google then stops fetching anything from the site for the time being.' },
    },
    says: {
      valid: 'robots.txt is readable.',
      partlyRead: ({ count }) =>
        count === 1
          ? 'robots.txt is well written, but nobody follows one of its lines as written.'
          : `robots.txt is well written, but nobody follows ${count} of its lines as written.`,
      oddLines: ({ count }) =>
        count === 1
          ? 'robots.txt contains one line that no crawler understands.'
          : `robots.txt contains ${count} lines that no crawler understands.`,
      noindexLines: 'robots.txt asks to be left out of search engines (noindex); they ignore that there.',
      sentAsHtml: 'robots.txt is sent as a web page instead of as text.',
      serverError: ({ status }) =>
        `The server returns code ${status} for robots.txt. Google then treats the whole site as blocked.`,
      webPage: 'There is a web page at the address of robots.txt.',
      tooLarge: 'robots.txt is larger than 500 KiB; the rest is not read.',
      strayRules: 'robots.txt has rules above the first name of a crawler (User-agent); they apply to nobody.',
      absent: 'There is no robots.txt; that is fine.',
    },
  },

  'robots-resources-allowed': {
    title: 'Files accessible to Google',
    why: 'Google renders the page with its stylesheets and scripts. If robots.txt blocks those, Google sees a bare or empty page.',
    fix: 'In robots.txt, add an Allow line for each of the files listed, in the group with the line that blocks them. Remove the line itself only if everything below it may be read.',
    fixes: {
      wix: 'In Wix, open the SEO overview and there the editor of robots.txt; Wix makes the file and adds your lines.',
      lightspeed:
        'In the Back Office of Lightspeed, open Settings → Web Extras, turn on the switch under ROBOTS.TXT and enter the whole content, with the lines that are there now.',
      shopify:
        'Shopify makes robots.txt itself. Add the template robots.txt.liquid in the theme editor (Online Store → Themes → Edit code), and put your rules within the loop, in the group for all crawlers (user_agent "*"). Below the loop they belong to the last crawler.',
    },
    says: {
      allowed: 'Google may fetch everything that this page loads from its own server.',
      imagesBlocked: ({ count }) =>
        count === 1 ? 'Google may not fetch one image.' : `Google may not fetch ${count} images.`,
      blocked: ({ count }) =>
        count === 1
          ? 'Google may not fetch one stylesheet or script.'
          : `Google may not fetch ${count} stylesheets or scripts.`,
      none: 'The page loads nothing from its own server.',
      serverError: ROBOTS_FAILS,
    },
  },

  'canonical-single': {
    title: 'One fixed address of the page (canonical URL)',
    why: 'Search engines then choose themselves under which address they show the page. That may be one you do not want, such as one with a tracking code.',
    fix: 'Put exactly one <link rel="canonical"> with the full address in the head. If theme and plug-in each add one, turn one off.',
    byCode: {
      repeated: {
        why: 'It works now. If one of them changes later, they contradict each other and the search engine chooses itself.',
      },
    },
    says: {
      single: 'The page has one canonical URL.',
      absent: 'The page gives no fixed address (canonical URL).',
      ignored:
        'The fixed address (canonical URL) has an addition that does not belong there (hreflang, lang, media or type). Google then does not count it.',
      repeated: ({ count }) => `The same fixed address (canonical URL) occurs ${count} times.`,
      different: 'The page gives different fixed addresses (canonical URLs).',
      empty: 'The line for the fixed address (canonical URL) gives no address.',
      unparsable: 'The fixed address (canonical URL) is not a valid address.',
      errorPage: ERROR_PAGE,
    },
  },

  'canonical-absolute': {
    title: 'Fixed address written in full (canonical URL)',
    why: 'On a copy of the site, an incomplete or unencrypted canonical URL easily points the wrong way. A full https address cannot be misread.',
    fix: 'Write the canonical URL as a full address, with https and without a fragment.',
    says: {
      absolute: 'The canonical URL is complete.',
      notWeb:
        'The fixed address (canonical URL) is not a web address but, for example, a file on a computer. Search engines cannot use it.',
      relative: 'The fixed address (canonical URL) is incomplete: the scheme or domain is missing.',
      insecure: 'The fixed address (canonical URL) starts with http, while the page comes over https.',
      fragment: 'The fixed address (canonical URL) contains a fragment; that part does not count.',
      absent: 'The page gives no fixed address (canonical URL).',
      errorPage: ERROR_PAGE,
    },
  },

  'canonical-target-ok': {
    title: 'Fixed address gives the right page (canonical URL)',
    why: 'If the canonical URL points to a dead, blocked or wrong page, this page drops out of the results. That can happen after a move, or when a template is copied.',
    fix: 'Point the canonical URL to the page itself, or to the main version if this is a variant. Choose an address that responds with code 200 without a redirect.',
    says: {
      thisPage: 'The canonical URL is this page itself.',
      sameThing: 'The canonical URL names the fixed address of the same content.',
      otherPage: 'The fixed address (canonical URL) is that of another page of this site.',
      otherThing:
        'The fixed address (canonical URL) is that of a page with a different title and heading: search engines then show that page instead of this one.',
      redirects: 'The fixed address (canonical URL) redirects again.',
      otherSite: 'The fixed address (canonical URL) is on another site; that was not fetched.',
      notWeb: 'The fixed address (canonical URL) is not a web address. Search engines cannot fetch it.',
      dead: ({ status }) => `The fixed address (canonical URL) returns code ${status}.`,
      closed: 'The fixed address (canonical URL) is that of a page that may not be indexed (noindex).',
      home: 'The fixed address (canonical URL) is that of the home page, while this is another page.',
      notOne: 'The page does not have exactly one canonical URL.',
      errorPage: ERROR_PAGE,
    },
  },

  'host-variants-merge': {
    title: 'One address with and without www',
    why: 'If the site runs separately under two names, links and visitors are split between two sites. One permanent redirect brings them together.',
    fix: 'Choose the name that your canonical and sitemap use too, and make sure that the certificate covers both names. Then redirect the other name in one step, on the server or at your hosting provider: temporarily first (302), and permanently (301) if all still works after a few days.',
    fixes: {
      wordpress:
        'First open the site and its admin under the name that stays. If that works, set both addresses under Settings → General to that name, and leave the path behind it (such as /blog). If it does not, this setting locks you out.',
      vercel: 'At Vercel, let the other name redirect to the name that stays under Settings → Domains.',
      netlify:
        'At Netlify, make the name that stays the primary domain under Domain management: the other one then redirects.',
    },
    byCode: {
      long: { why: 'Every step costs the visitor time, and search engines follow a long detour less well.' },
      unreachable: {
        why: ONE_NAME_FAILS,
      },
      broken: {
        why: ONE_NAME_FAILS,
      },
      elsewhere: { why: 'People who type the other address end up on a different site from people who type this one.' },
    },
    says: {
      merged: (_, items) => `${nameVariant(items)} redirects here permanently.`,
      temporary: (_, items) => `${nameVariant(items)} redirects here, but with a temporary code.`,
      long: (_, items) => `${nameVariant(items)} takes more than two steps to get here.`,
      canonical: (_, items) => `${nameVariant(items)} shows its own page, which does point to this name.`,
      elsewhere: (_, items) => `${nameVariant(items)} leads to another site.`,
      separate: (_, items) => `${nameVariant(items)} shows its own page: the site exists twice.`,
      broken: (_, items) => `${nameVariant(items)} gives an error page.`,
      unreachable: (_, items) => `${nameVariant(items)} gives no usable response.`,
      noTwin: 'This name has no variant with or without www.',
      noName: 'The other name does not exist.',
    },
  },

  'url-variants-merge': {
    title: 'One address per page',
    why: 'If the same page also exists with a trailing slash or a tracking code, a search engine may index it twice. Its ranking is then split.',
    fix: 'Find out whether the variant really shows the same page. If so, name the same fixed address (canonical URL) in all variants. One that differs by a trailing slash alone may be redirected too (GET); one with a tracking code may not, for its visits would no longer be counted.',
    says: {
      merged: 'Variants of this address lead to the same address.',
      separate: (_, items = []) =>
        `With ${items.every((item) => item.includes('?')) ? 'a tracking code behind it' : 'a slash more or less at its end'}, this address is a separate page.`,
      notAsked: 'For a home page, or an address with a question mark, this was not checked.',
    },
  },

  'missing-page-is-404': {
    title: 'Error code for an unknown address',
    why: 'A site that returns a page at any address makes search engines fetch empty pages endlessly. With a 404 they know immediately that nothing is there.',
    fix: 'Have the server respond to unknown addresses with code 404 and a helpful error page. If scripts make your pages, the server has to know first which addresses exist: otherwise those fail too. Do not redirect them all to the home page.',
    byCode: {
      broken: {
        why: 'People who follow an old link see a server error. Search engines then take the site for broken.',
      },
    },
    says: {
      refused: ({ status }) => `A made-up address gets code ${status}.`,
      redirected: 'A made-up address redirects instead of returning an error.',
      closed: 'A made-up address gets a page, but that page may not be in search engines (noindex).',
      served: ({ status }) => `A made-up address gets an ordinary page (code ${status}).`,
      broken: ({ status }) => `A made-up address gives a server error (code ${status}).`,
    },
  },

  'sitemap-found': {
    title: 'List of pages can be found (sitemap)',
    why: 'A sitemap tells search engines which pages there are. If robots.txt does not list it, every search engine has to find it by itself.',
    fix: 'Put the line “Sitemap: https://example.com/sitemap.xml” in robots.txt, with the real address.',
    fixes: {
      wordpress:
        'WordPress creates /wp-sitemap.xml itself; SEO plug-ins create one at /sitemap_index.xml. Check that robots.txt lists the right one.',
    },
    byCode: {
      absent: {
        why: 'A sitemap tells search engines which pages there are. Without one they find only what a link leads to.',
        fix: 'Have your CMS or a plug-in make a sitemap and list it in robots.txt, on a line of its own with “Sitemap:” and the address.',
      },
    },
    says: {
      named: 'robots.txt lists a sitemap, and it exists.',
      unnamed: 'There is a sitemap, but robots.txt does not list it.',
      absent: 'No sitemap was found.',
      broken: 'robots.txt lists a sitemap that does not exist.',
    },
  },

  'sitemap-valid': {
    title: 'List of pages without errors (sitemap)',
    why: 'A search engine that cannot read the list finds your pages only where a link leads to them.',
    fix: 'Have your CMS regenerate the sitemap: full https addresses of this site, with the date the content changed as lastmod.',
    unseen: { tooLarge: { because: 'The sitemap was not read in full; the part that was read contains no errors.' } },
    byCode: {
      elsewhere: {
        why: SKIPPED_ADDRESSES,
      },
      relative: {
        why: SKIPPED_ADDRESSES,
      },
      insecure: {
        why: SKIPPED_ADDRESSES,
      },
      allToday: {
        why: IGNORED_DATES,
      },
      futureDates: {
        why: IGNORED_DATES,
      },
      badDates: {
        why: IGNORED_DATES,
      },
      someMissing: {
        why: 'A search engine finds the pages that only a missing file lists only where a link leads to them.',
        fix: 'Have your CMS regenerate the sitemap, or remove from the index what no longer exists. Then open each file of the index: it should be there.',
      },
      allMissing: {
        fix: 'Have your CMS regenerate the sitemap. Then open each file of the index: it should be there.',
      },
      nested: {
        fix: 'Let the index list only files that list pages, or name each index in robots.txt, on a line of its own with “Sitemap:”.',
      },
      empty: {
        fix: 'Have your CMS regenerate the sitemap, with the address of every page that may be found.',
      },
    },
    says: {
      valid: 'The sitemap files that were read are valid.',
      insecure: 'The sitemap lists http addresses, while the site uses https.',
      badDates: 'The sitemap contains dates in an unreadable format.',
      futureDates: 'The sitemap contains dates in the future.',
      allToday: 'Nearly all dates in the sitemap are today’s; no search engine believes that.',
      empty: 'The sitemap lists no page at all.',
      someMissing: 'The index of the sitemap lists files that do not exist.',
      allMissing: 'The index of the sitemap lists only files that do not exist.',
      nested: 'The index of the sitemap lists another index. Search engines do not read that.',
      damaged: 'A gzipped sitemap is damaged, so search engines cannot unpack it.',
      malformed: 'The sitemap is not a valid file.',
      namespace:
        'A sitemap does not name the namespace of the protocol (xmlns="http://www.sitemaps.org/schemas/sitemap/0.9") or that of an extension. Google then refuses the file.',
      relative: 'The sitemap contains incomplete addresses.',
      elsewhere: 'The sitemap contains addresses of another site.',
      none: 'There is no sitemap to read.',
    },
  },

  'sitemap-lists-page': {
    title: 'Page is in the list (sitemap)',
    why: 'Pages in the sitemap are easier for a search engine to find. A page that is missing may have been forgotten.',
    fix: 'If this page should be found, add it to the sitemap, under its canonical URL. A thank-you page or a step of an order does not belong there.',
    unseen: {
      tooLarge: {
        because:
          'Not all sitemap files were read, or one of them not to the end; what was read does not list the page.',
      },
    },
    says: {
      listed: 'The page is in the sitemap.',
      absent: 'The page is not in the sitemap.',
      none: 'There is no sitemap that lists pages.',
      noindex: 'The page is set to noindex and does not belong in the sitemap.',
      elsewhere: 'The canonical URL of the page is on another site.',
      paged: 'This is a later page of a list; it does not need to be in the sitemap.',
    },
  },

  'sitemap-sample-ok': {
    title: 'Working addresses in the list of pages (sitemap)',
    why: 'A sitemap full of dead or blocked addresses wastes search engines’ attention. They come to trust it less and less.',
    fix: 'Remove addresses from the sitemap that no longer exist, redirect, or are set to noindex.',
    says: {
      good: ({ of }) =>
        of === 1 ? 'The sitemap page that was checked is fine.' : `The ${of} sitemap pages that were checked are fine.`,
      redirects: 'The sitemap lists addresses that redirect.',
      oneFaulty: ({ of }) =>
        of === 1
          ? 'The one sitemap address that was checked is dead or blocked.'
          : `Of ${of} sitemap addresses that were checked, one is dead or blocked.`,
      faulty: ({ count, of }) => `Of ${of} sitemap addresses that were checked, ${count} are dead or blocked.`,
      none: 'The sitemap contains no addresses to check.',
    },
  },

  'title-present': {
    title: 'Page title',
    why: 'The title is what people click in search results. Without a title the search engine makes one up.',
    fix: 'Give every page its own <title> that says what it is about, followed by the name of your organisation.',
    byCode: {
      several: {
        why: 'Search engines and browsers read only the first. If that is not the right one, people pass it by.',
      },
    },
    says: {
      present: 'The page has a title.',
      several: ({ count }) => `The page has ${count} titles; only the first counts.`,
      empty: 'The title of the page is empty.',
      absent: 'The page has no title.',
    },
  },

  'title-width': {
    title: 'Width of the title',
    why: 'Google shows about 600 pixels of a title and cuts off the rest. A very short title wastes room to say what you offer.',
    fix: 'Keep the title between 200 and 600 pixels, about 20 to 60 characters, with the most important words first.',
    unseen: {
      hidden: { remedy: 'Turn off the browser’s translation and scan the page again in its original language.' },
    },
    byCode: {
      long: {
        why: 'Google shows about 600 pixels of a title and cuts off the rest. People then do not see what the page is about.',
      },
      short: {
        why: 'Search results have room for about 600 pixels. Such a short title does not tell people what you offer.',
      },
    },
    says: {
      fitting: ({ pixels }) =>
        Number(pixels) >= 580
          ? `The title is ${pixels} pixels wide and only just fits.`
          : `The title is ${pixels} pixels wide and fits.`,
      short: ({ pixels }) => `The title is only ${pixels} pixels wide.`,
      long: ({ pixels }) => `The title is ${pixels} pixels wide and will probably be cut off.`,
      absent: 'The page has no title.',
    },
  },

  'title-meaningful': {
    title: 'Title says what the page is about',
    why: 'Such a title does not tell people who search what is on the page. Google may put another in its place.',
    fix: 'Write in the title what this one page is about, such as “Painting window frames in Assen – Jansen Painters”. Put it in the field for the title of the system in which you edit the site, or give it to your web developer.',
    byCode: {
      repeated: {
        why: 'Repeated words look like advertising and take up room. Google may show another title.',
        fix: 'Use each word in the title once. Put it in the field for the title of the system in which you edit the site, or give it to your web developer.',
      },
      capitals: {
        why: 'A title in capitals is hard to read and looks like advertising. Google may put another in its place.',
        fix: 'Write the title in ordinary letters. Put it in the field for the title of the system in which you edit the site, or give it to your web developer.',
      },
    },
    says: {
      telling: 'The title says what the page is about.',
      capitals: 'The title is entirely in capitals.',
      repeated: ({ word }) => `The title repeats the word “${word}” four times or more.`,
      placeholder: 'The title, which the tab and search results show, does not say what the page is about.',
      address: 'The title is just the address of the site.',
      absent: 'The page has no title.',
    },
  },

  'title-heading-agree': {
    title: 'Title and main heading agree',
    why: 'People who click a result expect the same subject on the page. When the two differ, Google sometimes shows the heading as the title.',
    fix: 'Let title and main heading (h1) cover the same subject; they need not be identical.',
    says: {
      agree: 'Title and main heading cover the same subject.',
      differ: 'Title and main heading have no word in common.',
      absent: 'There is no title or main heading to compare.',
    },
  },

  'description-present': {
    title: 'Description for search results',
    why: 'The description may appear below the title in search results and helps people choose. Without one the search engine picks some text itself.',
    fix: 'Write one or two sentences that say what is on this page, and preferably do so for every other page too. Put them in the field for the description (meta description) of the system in which you edit the site, or give them to your web developer.',
    byCode: {
      several: { why: 'The search engine then chooses itself which one to show, or none of them.' },
    },
    says: {
      present: 'The page has a description.',
      several: ({ count }) => `The page has ${count} descriptions.`,
      empty: 'The description of the page is empty.',
      absent: 'The page has no description.',
    },
  },

  'description-width': {
    title: 'Width of the description',
    why: 'Google shows about 985 pixels of a description. A sentence that is cut off or only a few words long convinces less.',
    fix: 'Keep the description between 400 and 985 pixels, about 65 to 155 characters.',
    byCode: {
      long: {
        why: 'Google shows about 985 pixels of a description and cuts off the rest, sometimes in the middle of a sentence.',
      },
      short: { why: 'Search results have room for two lines. A few words are less convincing.' },
    },
    says: {
      fitting: ({ pixels }) => `The description is ${pixels} pixels wide and fits.`,
      short: ({ pixels }) => `The description is only ${pixels} pixels wide.`,
      long: ({ pixels }) => `The description is ${pixels} pixels wide and will probably be cut off.`,
      absent: 'The page has no description.',
    },
  },

  'main-heading-single': {
    title: 'Main heading',
    why: 'The main heading (h1) tells visitors and search engines what the page is about. Search engines accept several; for assistive technology one is clearest.',
    fix: 'Give the page one visible h1 with its subject.',
    says: {
      single: 'The page has one main heading. This counts under Accessibility.',
      several: ({ count }) => `The page has ${count} main headings. This counts under Accessibility.`,
      absent: 'The page has no visible main heading. This counts under Accessibility.',
    },
  },

  'content-amount': {
    title: 'Amount of text',
    why: 'With so few words a search engine can hardly tell what the page is about, and what a visitor wants to know may not be there.',
    fix: 'Write out what a visitor wants to know from this page. With 150 words or more this is in order, but do not pad the page: text that is there for its length alone does not help a reader, and Google gives no minimum.',
    unseen: {
      hidden: {
        because: 'The page consists of components (web components) whose text Pijler does not read.',
        remedy: 'See for yourself whether the page answers a visitor’s question.',
      },
    },
    says: {
      enough: ({ count }) => `The main text has ${count} words.`,
      little: ({ count }) => `The main text has only ${count} words.`,
      hardly: ({ count }) => (count === 1 ? 'The main text has one word.' : `The main text has ${count} words.`),
    },
  },

  'content-in-raw-html': {
    title: 'Text comes from the server, without scripts (HTML)',
    why: 'Google runs scripts only later; another search engine may not. Text that is already in the HTML is seen by all of them.',
    fix: 'Have the server put the main text in the HTML.',
    unseen: {
      hidden: { remedy: 'Turn off the browser’s translation and scan the page again in its original language.' },
    },
    says: {
      told: ({ percent }) =>
        `Of the main text, ${percent}% is already in the HTML from the server. This counts under AI findability.`,
      noText: 'The page has too little text to compare.',
    },
  },

  'head-same-after-js': {
    title: 'Details for search engines not changed by scripts',
    why: 'Search engines read the HTML from the server first and the result of scripts later. If a script changes the canonical URL or the robots settings, the first version may continue to count.',
    fix: 'Set title, description, canonical, robots, language and hreflang correctly on the server, and keep scripts from changing them.',
    says: {
      same: 'Scripts change nothing that search engines rely on.',
      differs: ({ count }) =>
        count === 1
          ? 'Scripts change one thing that search engines rely on.'
          : `Scripts change ${count} things that search engines rely on.`,
      differsDecisively: 'Scripts change the fixed address (canonical URL) or the robots settings.',
    },
  },

  'head-intact': {
    title: 'Details for search engines in the right place (head)',
    why: 'If the head contains something that does not belong there, such as an image or loose text, the browser closes it. Everything after that ends up in the body, where search engines no longer trust it.',
    fix: 'Move the element listed here to the body, or place it after the elements for search engines. It may come from a tracking code or plug-in.',
    says: {
      intact: 'The head contains only what belongs there.',
      stray: ({ stray }) =>
        `The data for search engines (head) contains ${stray}, which does not belong there. Nothing was lost.`,
      cutWithoutScript: ({ stray, lost }) =>
        `Because of ${stray}, ${lost} ends up outside the data for search engines (head) for readers that run no scripts.`,
      cut: ({ lost }) => `In the HTML, ${lost} is not with the data for search engines (head) but in the text.`,
    },
  },

  'links-crawlable': {
    title: 'Crawlable links',
    why: 'Search engines only follow links with a real address. A button that only works with a script is a dead end to them.',
    fix: 'Make every link an <a> with an address in href. For what is not a link, use a <button>.',
    says: {
      crawlable: ({ of }) =>
        of === 1 ? 'Search engines can follow the only link.' : `Search engines can follow all ${of} links.`,
      some: ({ count, of }) => `Of ${of} links, ${count} cannot be followed.`,
      inNavigation: 'The menu contains links that cannot be followed.',
      many: ({ count, of }) =>
        of === 1 ? 'The only link cannot be followed.' : `Of ${of} links, ${count} cannot be followed.`,
      none: 'The page has no links.',
    },
  },

  'link-texts-meaningful': {
    title: 'Clear link texts for search engines',
    why: 'From the text of a link a search engine learns what the other page is about. “Read more” says nothing about that.',
    fix: 'Name the subject in the link: “Read more about repairs”, or just “Repairs”.',
    unseen: {
      hidden: {
        because:
          'Some link texts are in a language whose vague words Pijler does not know, or the language is uncertain.',
        remedy: 'Read the link texts yourself: does each say where it leads?',
      },
    },
    says: {
      telling: 'All link texts are clear.',
      generic: ({ count }) =>
        `${count === 1 ? 'The text of one link does not say where it leads' : `The texts of ${count} links do not say where they lead`}.`,
      none: 'The page has no links with text.',
    },
  },

  'internal-links-follow': {
    title: 'Internal links may be followed (nofollow)',
    why: 'With nofollow you say that you do not vouch for a link. On links to your own pages it holds search engines back for no reason.',
    fix: 'Remove nofollow from links to your own pages that should be found. On filters, login and the cart it may stay.',
    says: {
      followed: 'Search engines may follow the internal links in menu and text.',
      nofollow: ({ count }) =>
        count === 1
          ? 'One internal link in menu or text may not be followed (nofollow).'
          : `${count} internal links in menu or text may not be followed (nofollow).`,
      none: 'There are no internal links in menu and text.',
    },
  },

  'images-described': {
    title: 'Images with a description (alt text)',
    why: 'The alt text tells Google Images what the image shows. People who cannot see the image get the same text.',
    fix: 'Briefly describe what each image in the text shows.',
    says: {
      told: ({ count, of }) =>
        `${of === 1 ? `The one image in the text has ${count === 1 ? 'an' : 'no'}` : `Of ${of} images in the text, ${count} ${count === 1 ? 'has' : 'have'} an`} alt text. This counts under Accessibility.`,
      none: 'There are no images in the text.',
    },
  },

  'images-indexable': {
    title: 'Images can be found',
    why: 'Google finds images by their img element in the HTML. A background, or an address that a script fills in later, may go unseen.',
    fix: 'Put images in the HTML as <img src="…">. Use loading="lazy" only for what comes into view after scrolling: otherwise the largest image appears later.',
    says: {
      indexable: ({ count, of }) =>
        count === 0
          ? of === 1
            ? 'The large image is in the HTML as an image.'
            : `The ${of} large images are in the HTML as images.`
          : `All but ${count} of the ${of} large images are in the HTML as images.`,
      hidden: ({ count, of }) =>
        of === 1
          ? 'The large image is not in the HTML as an image.'
          : `Of ${of} large images, ${count} ${count === 1 ? 'is' : 'are'} not in the HTML as an image.`,
      none: 'The text contains no large images.',
    },
  },

  'hreflang-valid': {
    title: 'Language versions (hreflang)',
    why: 'With hreflang a searcher finds the version in their own language. One wrong code, or a page that does not list itself, makes the whole set unusable.',
    fix: 'List all versions on every version, including the page itself, with full addresses and codes such as nl, nl-BE or en-GB. Add x-default for people who speak none of them.',
    fixes: {
      squarespace:
        'Put this in Page Settings → Advanced → Page Header Code Injection of the page itself; what applies to every page goes under Settings → Advanced → Code Injection.',
    },
    byCode: {
      noDefault: { why: 'People who speak another language get a version that the search engine chooses itself.' },
    },
    says: {
      valid: ({ count }) =>
        count === 1
          ? 'The link to a language version is correct.'
          : `The ${count} links to language versions are correct.`,
      noDefault: 'The language versions are correct, but x-default is missing.',
      badCode: listHreflangFaults('badCode'),
      relative: listHreflangFaults('relative'),
      repeated: listHreflangFaults('repeated'),
      notItself: listHreflangFaults('notItself'),
      absent: 'The page lists no language versions.',
      errorPage: ERROR_PAGE,
    },
  },

  'hreflang-returns': {
    title: 'Language versions point back',
    why: 'Google only accepts a language version that points back. Otherwise the link between them is dropped.',
    fix: 'Make sure that every language version exists and has the same list as this page.',
    says: {
      returned: 'The language versions that were checked exist and point back.',
      oneFaulty: 'One language version that was checked does not exist or does not point back.',
      faulty: ({ count }) => `${count} language versions that were checked do not exist or do not point back.`,
      absent: 'The page lists no other language versions.',
    },
  },

  'structured-data-valid': {
    title: 'Structured data',
    why: 'With structured data a result can show a price, a rating or opening hours. An error takes that away, without a notice.',
    fix: 'Correct or complete the fields listed here, only with what is true and can be seen on the page: a made-up rating or price misleads. Check the page with Google’s rich results test.',
    fixes: {
      squarespace:
        'Put this in Page Settings → Advanced → Page Header Code Injection of the page itself; what applies to every page goes under Settings → Advanced → Code Injection.',
    },
    byCode: {
      imprecise: {
        why: LESS_SHOWN,
      },
      incomplete: {
        why: LESS_SHOWN,
      },
    },
    says: {
      valid: ({ unchecked }) =>
        Number(unchecked) > 0
          ? 'The structured data was read, and the fields of the types listed are in order. Google asks for no particular fields of the other types, so those were not checked.'
          : 'The structured data is readable, and the fields of the types listed are in order.',
      unchecked:
        'The structured data was read. Google asks for no particular fields of these types, so none were checked.',
      misspelt:
        'Some fields of the structured data are not spelled as schema.org names them; search engines do not read them.',
      unfamiliarType:
        'A block of structured data uses a type that is not in schema.org as far as is known; search engines then do not read it.',
      incomplete: 'Recommended fields are missing from the structured data.',
      imprecise: 'Some recommended fields of the structured data have a value that search engines cannot use.',
      unreadable: 'A block of structured data cannot be read by software (not valid JSON).',
      noContext: 'A block of structured data has no @context; search engines do not understand it.',
      untyped: 'A block of structured data states no @type, so search engines cannot tell what it describes.',
      unknownContext: 'The structured data names an @context that search engines do not know. Use https://schema.org.',
      otherVocabulary:
        'There is structured data in a vocabulary other than schema.org; search engines ask for schema.org. That was read, not checked.',
      unknownType: 'A block of structured data uses a type that schema.org does not have.',
      requiredMissing:
        'Required fields are missing from the structured data; this result will not be shown as a rich result.',
      requiredInvalid:
        'Required fields of the structured data have a value that search engines cannot read, such as a price with a comma; this result will not be shown as a rich result.',
      none: 'The page has no structured data.',
    },
  },

  'share-preview': {
    title: 'Preview when shared',
    why: 'When somebody shares the page in a message or on social media, a card with title and image appears. The app picks whatever the page does not give, or leaves it empty.',
    fix: 'Put og:title, og:description, og:url and og:image in the head, preferably with an image of 1200 by 630 pixels.',
    byCode: {
      small: {
        why: NO_IMAGE,
      },
      imageDead: {
        why: NO_IMAGE,
        fix: 'Put the image back, or give og:image an address that works.',
      },
    },
    says: {
      complete: 'The preview is complete.',
      completeElsewhere: 'The preview is complete; the image is on another host and was not fetched.',
      incomplete: 'The preview when shared lacks something, or does not match the page.',
      small: ({ width, height }) => `The image when shared is ${width} by ${height} pixels; 600 by 315 is the minimum.`,
      imageDead: ({ status }) => `The image when shared returns code ${status}.`,
      absent: 'The page has no data for a preview.',
    },
  },

  'favicon-ok': {
    title: 'Icon of the site',
    why: 'Google shows the icon of the site next to every result. If there is none, or it does not load, a grey globe appears instead.',
    fix: 'Make a square icon of at least 48 by 48 pixels, as PNG or ICO, and link to it in the head with <link rel="icon">. You may add an SVG: browsers show it, but Google does not list SVG as a format.',
    byCode: {
      notSquare: { why: 'Google shows the icon next to every result, and asks for a square.' },
      small: {
        why: 'Google shows the icon next to every result. One that is too small gets blurred, or there is a grey globe.',
      },
      closed: {
        why: 'Google shows the icon next to every result, but may not fetch it now.',
        fix: 'In robots.txt, add an Allow line for that file, in the group with the line that blocks the icon.',
      },
    },
    says: {
      good: 'The icon loads and is large enough.',
      small: ({ width, height }) => `The icon is ${width} by ${height} pixels; Google recommends 48 by 48 or larger.`,
      notSquare: ({ width, height }) => `The icon is not square: ${width} by ${height} pixels.`,
      closed: 'robots.txt blocks the icon for Google.',
      absent: 'No file with an icon was found.',
      broken: 'The icon does not load or is not an image.',
    },
  },

  'mobile-viewport': {
    title: 'Suitable for phones',
    why: 'Google judges the mobile version. Without a viewport a phone shows the page shrunk, as on a large screen.',
    fix: 'Put in the head: <meta name="viewport" content="width=device-width, initial-scale=1">. Then look at the site on a phone: a layout of a fixed width has to be changed first.',
    byCode: {
      otherWidth: {
        why: 'Google judges the version for phones. If the page does not fit the screen there, visitors have to scroll and zoom.',
      },
    },
    says: {
      responsive: 'The page adapts to the width of the screen.',
      otherWidth: 'The page sets a fixed width, or another one.',
      absent: 'The page sets no width for phones (viewport).',
    },
  },

  'intrusive-overlay': {
    title: 'No window over the page',
    why: 'A window over the content annoys visitors who have just come from search results. Google may rank such pages lower.',
    fix: 'Have your web developer show the question (to allow cookies, or about an age) in a narrow bar, or only where the answer is needed, such as when ordering. Set no cookies that need consent before somebody says yes.',
    says: {
      free: 'At this moment no window covers the page.',
      covered: ({ percent }) =>
        `At this moment a window covers about ${percent}% of the screen. This depends on the moment and does not count.`,
      walled: 'A window asks for consent or an age, and covers the whole page.',
      wallPage: 'The page only asks for consent or an age; the site itself comes after that.',
    },
  },

  'url-readable': {
    title: 'Readable address',
    why: 'A short address of ordinary words is easy to read, remember and share. Capitals and session codes lead to duplicate addresses.',
    fix: 'For new pages use lower-case letters and hyphens, and as few parameters as possible. An address that is found already is better left; if you do change it, redirect the old one with a 301.',
    says: {
      readable: 'The address is easy to read.',
      awkward: 'The address is hard to read or to share.',
    },
  },
} satisfies Words<typeof pillar>;
