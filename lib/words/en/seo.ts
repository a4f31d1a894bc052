import type { seo as pillar } from '../../checks/seo/index.ts';
import type { Words } from '../shape.ts';

const ERROR_PAGE = 'The server gave an error page; that counts under “Answer of the server”.';
const ROBOTS_FAILS = 'The server reports a failure for robots.txt; that counts under “Validity of robots.txt”.';

/** A sentence for the worst fault, and one for every other kind that was found. */
const HREFLANG = {
  badCode: 'A language version has a code that does not exist.',
  relative: 'A language version has no full address.',
  repeated: 'One language code leads to two addresses.',
  notItself: 'The page does not name itself among the language versions.',
};
const hreflangFaults =
  (worst: keyof typeof HREFLANG) =>
  (found: Readonly<Record<string, unknown>>): string =>
    Object.entries(HREFLANG)
      .filter(([kind]) => kind === worst || found[kind] !== undefined)
      .map(([, sentence]) => sentence)
      .join(' ');

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
  },

  'page-indexable': {
    title: 'Search engines may list the page',
    why: 'With “noindex” a site keeps a page out of search results. If it stays after a rebuild, the page disappears without anyone noticing.',
    fix: 'Remove “noindex” or “none” from the robots meta element and from the server’s X-Robots-Tag line, if this page may be found.',
    fixes: {
      wordpress:
        'Under Settings, Reading, clear the box “Discourage search engines”. Then look at this page in the settings of your SEO plug-in.',
      shopify: 'Look for “noindex” in theme.liquid and remove that line, or put the page back in search results.',
      joomla: 'Under Global Configuration, Metadata, set robots to “index, follow”, and check the menu item itself.',
    },
    says: {
      open: 'Search engines may list this page.',
      closedToBing: 'Only Bing may not list this page.',
      closed: 'Search engines may not list this page.',
      errorPage: ERROR_PAGE,
    },
  },

  'robots-allows-page': {
    title: 'Access by robots.txt',
    why: 'robots.txt says which addresses a search engine may fetch. A page that is closed there is not read, and sinks or shows no description.',
    fix: 'Remove the line in robots.txt that closes this address, or add a longer Allow line. Check the result in Google Search Console.',
    says: {
      allowed: 'Google, Bing and other search engines may fetch this address.',
      absent: 'There is no robots.txt, so all search engines may fetch this address.',
      othersBlocked: 'Google may fetch this address, but Bing or the other search engines may not.',
      googleBlocked: 'Google may not fetch this address.',
      serverError: ROBOTS_FAILS,
    },
  },

  'robots-file-valid': {
    title: 'Validity of robots.txt',
    why: 'A robots.txt with mistakes is read in another way than you meant. If the server reports a failure for it, Google fetches nothing for the time being.',
    fix: 'Make robots.txt a plain text file: first a User-agent line, below it Disallow or Allow. Let the server send it as text/plain, or a 404 if there is none.',
    says: {
      valid: 'robots.txt reads well.',
      oddLines: ({ count }) =>
        count === 1
          ? 'robots.txt holds one line that nobody understands.'
          : `robots.txt holds ${count} lines that nobody understands.`,
      noindexLines: 'robots.txt holds noindex lines; search engines ignore them.',
      sentAsHtml: 'robots.txt is sent as a web page instead of as text.',
      serverError: ({ status }) =>
        `The server gives code ${status} for robots.txt. Google then takes the whole site as closed.`,
      webPage: 'There is a web page at the address of robots.txt.',
      tooLarge: 'robots.txt is larger than 500 KiB; the rest is not read.',
      strayRules: 'There are rules above the first User-agent; they hold for nobody.',
      absent: 'There is no robots.txt, and there need not be.',
    },
  },

  'robots-resources-allowed': {
    title: 'Files open to Google',
    why: 'Google builds the page with its styles and scripts. If robots.txt closes those, Google sees a bare or empty page.',
    fix: 'Remove the lines in robots.txt that close folders with styles, scripts or images, or add an Allow line.',
    says: {
      allowed: 'Google may fetch all that this page loads from its own server.',
      imagesBlocked: ({ count }) =>
        count === 1 ? 'Google may not fetch one image.' : `Google may not fetch ${count} images.`,
      blocked: ({ count }) =>
        count === 1
          ? 'Google may not fetch one style sheet or script.'
          : `Google may not fetch ${count} style sheets or scripts.`,
      none: 'The page loads nothing from its own server.',
      serverError: ROBOTS_FAILS,
    },
  },

  'canonical-single': {
    title: 'One canonical address',
    why: 'With a canonical a page says under which address it belongs in the results. If two lines contradict each other, the search engine chooses by itself.',
    fix: 'Put exactly one <link rel="canonical"> with the full address in the head. Often theme and plug-in each write one: switch one off.',
    says: {
      single: 'The page names one canonical address.',
      absent: 'The page names no canonical address.',
      repeated: ({ count }) => `The same canonical address is there ${count} times.`,
      different: 'The page names different canonical addresses.',
      empty: 'The page has a canonical without an address.',
      unparsable: 'The canonical address is not a valid address.',
      errorPage: ERROR_PAGE,
    },
  },

  'canonical-absolute': {
    title: 'Canonical address in full',
    why: 'On a copy of the site, half an address or an insecure one soon leads the wrong way. A full https address cannot be misread.',
    fix: 'Write the canonical as a full address, with https and without a fragment.',
    says: {
      absolute: 'The canonical address is written in full.',
      relative: 'The canonical address is not in full: the scheme or domain is missing.',
      insecure: 'The canonical address starts with http, while the page comes over https.',
      fragment: 'The canonical address holds a fragment; that part does not count.',
      absent: 'The page names no canonical address.',
      errorPage: ERROR_PAGE,
    },
  },

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
      errorPage: ERROR_PAGE,
    },
  },

  'host-variants-merge': {
    title: 'With and without www together',
    why: 'If the site runs under two names apart from each other, links and visitors are divided over two sites. One permanent redirect brings them together.',
    fix: 'Send one name on to the other with a single 301, on the server or at your hosting company. Make sure the certificate covers both names.',
    fixes: {
      nginx: 'Make a server block of its own for the other name with: return 301 https://example.com$request_uri;',
      apache:
        'Put in .htaccess: RewriteCond %{HTTP_HOST} ^www\\. [NC] and RewriteRule ^ https://example.com%{REQUEST_URI} [R=301,L]',
    },
    says: {
      merged: 'The other name sends visitors here for good.',
      temporary: 'The other name sends visitors here, but with a temporary code.',
      long: 'The other name only gets here after more than two steps.',
      canonical: 'The other name gives a page of its own, which does point to this name.',
      elsewhere: 'The other name ends at another site.',
      separate: 'The other name gives a page of its own: the site exists twice.',
      broken: 'The other name gives an error page.',
      unreachable: 'The other name gives no usable answer.',
      noTwin: 'This name has no variant with or without www.',
      noName: 'The other name does not exist.',
    },
  },

  'url-variants-merge': {
    title: 'One address per page',
    why: 'If the same page also exists with a slash behind it or with a tracking code, a search engine may list it twice. Its standing is then divided.',
    fix: 'Redirect the variant, or let every variant name the same canonical address.',
    says: {
      merged: 'Variants of this address come to the same.',
      separate: 'A variant of this address is a page of its own.',
      notAsked: 'For a home page, or an address with a question mark, this was not looked at.',
    },
  },

  'missing-page-is-404': {
    title: 'Answer to an unknown address',
    why: 'A site that gives a page at any address lets search engines fetch empty pages without end. With a 404 they know at once that nothing is there.',
    fix: 'Let the server answer unknown addresses with code 404, with a helpful error page. Do not send them all to the home page.',
    says: {
      refused: ({ status }) => `A made-up address gets code ${status}.`,
      redirected: 'A made-up address is redirected instead of refused.',
      closed: 'A made-up address gets a page, though it is set to noindex.',
      served: ({ status }) => `A made-up address gets an ordinary page (code ${status}).`,
      broken: ({ status }) => `A made-up address gives a failure (code ${status}).`,
    },
  },

  'sitemap-found': {
    title: 'Sitemap can be found',
    why: 'A sitemap tells search engines which pages there are. If robots.txt does not name it, each of them has to find it.',
    fix: 'Put the line “Sitemap: https://example.com/sitemap.xml” in robots.txt, with the real address.',
    fixes: {
      wordpress:
        'WordPress makes /wp-sitemap.xml by itself; SEO plug-ins make one at /sitemap_index.xml. See whether robots.txt names the right one.',
    },
    says: {
      named: 'robots.txt names a sitemap, and it is there.',
      unnamed: 'There is a sitemap, but robots.txt does not name it.',
      absent: 'No sitemap was found.',
      broken: 'robots.txt names a sitemap that is not there.',
    },
  },

  'sitemap-valid': {
    title: 'Validity of the sitemap',
    why: 'One mistake in the file can make the whole sitemap worthless. Dates that are not true teach search engines to ignore them.',
    fix: 'Let your system make the sitemap anew: full https addresses of this site, and as lastmod the date on which the content changed.',
    unseen: { tooLarge: { because: 'Not all of the sitemap was read; the part that was read has no fault.' } },
    says: {
      valid: 'The sitemap files that were read are in order.',
      insecure: 'The sitemap names http addresses, while the site goes over https.',
      badDates: 'The sitemap holds dates in an unreadable form.',
      futureDates: 'The sitemap holds dates in the future.',
      allToday: 'Nearly all dates in the sitemap are of today; no search engine believes that.',
      malformed: 'The sitemap is not a valid file.',
      relative: 'The sitemap holds addresses that are not in full.',
      elsewhere: 'The sitemap holds addresses of another site.',
      none: 'There is no sitemap to read.',
    },
  },

  'sitemap-lists-page': {
    title: 'Page in the sitemap',
    why: 'Pages in the sitemap are found sooner and looked at again more often. A page that is missing may have been forgotten.',
    fix: 'Add this page to the sitemap, under its canonical address.',
    unseen: {
      tooLarge: {
        because:
          'Not all sitemap files were read, or one of them not to its end; what was read does not list the page.',
      },
    },
    says: {
      listed: 'The page is in the sitemap.',
      absent: 'The page is not in the sitemap.',
      none: 'There is no sitemap.',
      noindex: 'The page is set to noindex and does not belong in the sitemap.',
      elsewhere: 'The canonical address of the page is on another site.',
      paged: 'This is a later page of a list; it need not be in the sitemap.',
    },
  },

  'sitemap-sample-ok': {
    title: 'Sample of the sitemap',
    why: 'A sitemap full of dead or closed addresses wastes the attention of search engines. They come to trust it less and less.',
    fix: 'Remove addresses from the sitemap that no longer exist, redirect, or are set to noindex.',
    says: {
      good: ({ of }) =>
        of === 1
          ? 'The sitemap page that was looked at is in order.'
          : `The ${of} sitemap pages that were looked at are in order.`,
      redirects: 'The sitemap names addresses that redirect.',
      oneFaulty: ({ of }) =>
        of === 1
          ? 'The one sitemap address that was looked at is dead or closed.'
          : `Of ${of} sitemap addresses that were looked at, one is dead or closed.`,
      faulty: ({ count, of }) => `Of ${of} sitemap addresses that were looked at, ${count} are dead or closed.`,
      none: 'The sitemap gave no addresses to look at.',
    },
  },

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
  },

  'title-width': {
    title: 'Width of the title',
    why: 'Google shows about 600 pixels of a title and cuts off the rest. A very short title leaves room unused to say what you offer.',
    fix: 'Keep the title between 200 and 600 pixels, about 20 to 60 characters, with the main thing first.',
    unseen: {
      hidden: { remedy: 'Show the page in its own language, without the browser’s translation, and scan again.' },
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
    why: 'A title such as “Home” tells a searcher nothing. Capitals and repeated keywords read as advertising, and Google often replaces such titles.',
    fix: 'Describe this one page in the title, in ordinary spelling and with each keyword once.',
    says: {
      telling: 'The title says what the page is about.',
      capitals: 'The title is written in capitals throughout.',
      repeated: ({ word }) => `The title repeats the word “${word}” four times or more.`,
      placeholder: 'The title says nothing about this page.',
      perhapsPlaceholder: 'The title may say little about this page; our list is more than half a year old.',
      address: 'The title is only the address of the site.',
      absent: 'The page has no title.',
    },
  },

  'title-heading-agree': {
    title: 'Title and main heading agree',
    why: 'Whoever clicks a result expects the same subject on the page. Google sometimes takes the heading as title when the two differ.',
    fix: 'Let title and main heading (h1) name the same subject; they need not be equal.',
    says: {
      agree: 'Title and main heading name the same subject.',
      differ: 'Title and main heading have no word in common.',
      absent: 'There is no title or main heading to compare.',
    },
  },

  'description-present': {
    title: 'Description for search results',
    why: 'The description often stands below the title in search results. It does not raise the position, but helps people choose.',
    fix: 'Give every page a meta description of its own, of one or two sentences.',
    says: {
      present: 'The page has a description.',
      several: ({ count }) => `The page has ${count} descriptions.`,
      empty: 'The description of the page is empty.',
      absent: 'The page has no description.',
    },
  },

  'description-width': {
    title: 'Width of the description',
    why: 'Google shows about 985 pixels of a description. A sentence that breaks off, or of only a few words, convinces less.',
    fix: 'Keep the description between 400 and 985 pixels, about 65 to 155 characters.',
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
    why: 'A page of a few words gives a search engine little to understand. There is no minimum: what matters is whether the visitor’s question is answered.',
    fix: 'Write out what a visitor wants to know here. Do not add text for the sake of text.',
    unseen: {
      hidden: {
        because: 'The page is built of components (web components) whose text Pijler does not read.',
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
    title: 'Text in the plain HTML',
    why: 'Google runs scripts, but later; other search engines often do not. Text that is already in the HTML is seen by all.',
    fix: 'Let the server put the main text in the HTML.',
    unseen: {
      hidden: { remedy: 'Show the page in its own language, without the browser’s translation, and scan again.' },
    },
    says: {
      told: ({ percent }) =>
        `Of the main text, ${percent}% is already in the plain HTML. This counts under AI findability.`,
      noText: 'The page has too little text to compare.',
    },
  },

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
  },

  'head-intact': {
    title: 'Head without stray elements',
    why: 'If the head holds something that does not belong there, such as an image or loose text, the browser closes it. All that follows lands in the body, where search engines no longer trust it.',
    fix: 'Move the element named here to the body, or behind the lines for search engines. It often comes from a tracking code or plug-in.',
    says: {
      intact: 'The head holds only what belongs there.',
      stray: ({ stray }) => `The head holds ${stray}, which does not belong there. Nothing was lost.`,
      cutWithoutScript: ({ stray, lost }) =>
        `Because of ${stray} in the head, ${lost} lands in the body for readers that run no scripts.`,
      cut: ({ lost }) => `In the HTML, ${lost} is in the body instead of the head.`,
    },
  },

  'links-crawlable': {
    title: 'Links can be followed',
    why: 'Search engines only follow links with a real address. A button that leads somewhere by script alone is a dead end to them.',
    fix: 'Make every link an <a> with an address in href. For what is not a link, use a <button>.',
    says: {
      crawlable: ({ of }) => (of === 1 ? 'The only link can be followed.' : `All ${of} links can be followed.`),
      some: ({ count, of }) => `Of ${of} links, ${count} cannot be followed.`,
      inNavigation: 'The menu holds links that cannot be followed.',
      many: ({ count, of }) =>
        of === 1 ? 'The only link cannot be followed.' : `Of ${of} links, ${count} cannot be followed.`,
      none: 'The page has no links.',
    },
  },

  'link-texts-meaningful': {
    title: 'Link texts',
    why: 'From the text of a link a search engine learns what the other page is about. “Read more” says nothing about that.',
    fix: 'Name the subject in the link: “Read more about repairs”, or just “Repairs”.',
    unseen: {
      hidden: {
        because: 'Some link texts are in a language whose empty words we do not know, or the language is uncertain.',
        remedy: 'Read the link texts yourself: does each say where it leads?',
      },
    },
    says: {
      telling: 'All link texts say something of where they lead.',
      generic: ({ count }) =>
        `${count === 1 ? 'One link has' : `${count} links have`} a text that says nothing of where ${count === 1 ? 'it leads' : 'they lead'}.`,
      none: 'The page has no links with text.',
    },
  },

  'internal-links-follow': {
    title: 'Own links without nofollow',
    why: 'With nofollow you say that you do not vouch for a link. On your own pages it needlessly holds search engines back.',
    fix: 'Remove nofollow from links to your own pages.',
    says: {
      followed: 'Search engines may follow the own links in menu and text.',
      nofollow: ({ count }) =>
        count === 1
          ? 'One own link in menu or text is set to nofollow.'
          : `${count} own links in menu or text are set to nofollow.`,
      none: 'There are no own links in menu and text.',
    },
  },

  'images-described': {
    title: 'Images with alt text',
    why: 'The alt text tells Google Images what can be seen. Whoever does not see the image gets the same text.',
    fix: 'Describe briefly, for every image in the text, what can be seen.',
    says: {
      told: ({ count, of }) =>
        `${of === 1 ? `The one image in the text has ${count === 1 ? 'an' : 'no'}` : `Of ${of} images in the text, ${count} ${count === 1 ? 'has' : 'have'} an`} alt text. This counts under Accessibility.`,
      none: 'There are no images in the text.',
    },
  },

  'images-indexable': {
    title: 'Images can be found',
    why: 'Google finds images by their img element in the HTML. A background, or an address that a script fills in later, often stays unseen.',
    fix: 'Put images in the HTML as <img src="…"> and let the browser itself wait with loading="lazy".',
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
      none: 'The text holds no large images.',
    },
  },

  'hreflang-valid': {
    title: 'Language versions (hreflang)',
    why: 'With hreflang a searcher finds the version in their own language. One wrong code, or a page that does not name itself, makes the whole unusable.',
    fix: 'Name all versions on every version, the page itself too, with full addresses and codes such as nl, nl-BE or en-GB. Add x-default for those who speak none of them.',
    says: {
      valid: ({ count }) =>
        count === 1 ? 'The link to a language version is right.' : `The ${count} links to language versions are right.`,
      noDefault: 'The language versions are right, but x-default is missing.',
      badCode: hreflangFaults('badCode'),
      relative: hreflangFaults('relative'),
      repeated: hreflangFaults('repeated'),
      notItself: hreflangFaults('notItself'),
      absent: 'The page names no language versions.',
      errorPage: ERROR_PAGE,
    },
  },

  'hreflang-returns': {
    title: 'Language versions point back',
    why: 'Google only believes a language version that points back. Without that the tie is dropped.',
    fix: 'Make sure that every language version exists and names the same list as this page.',
    says: {
      returned: 'The language versions that were looked at exist and point back.',
      oneFaulty: 'One language version that was looked at does not exist or does not point back.',
      faulty: ({ count }) => `${count} language versions that were looked at do not exist or do not point back.`,
      absent: 'The page names no other language versions.',
    },
  },

  'structured-data-valid': {
    title: 'Structured data',
    why: 'With structured data a result can show a price, a rating or opening hours. A mistake takes that away, often without anyone noticing.',
    fix: 'Correct the fields named here, and check the page with Google’s rich results test.',
    says: {
      valid: 'The structured data is readable and complete.',
      incomplete: 'Recommended fields are missing.',
      imprecise: 'Some recommended fields have a value that search engines cannot use.',
      unreadable: 'A block of structured data is not valid JSON.',
      noContext: 'A block names no @context; search engines do not understand it.',
      unknownType: 'A block names a type that schema.org does not have.',
      requiredMissing: 'Required fields are missing; this result will not be shown as a rich one.',
      requiredInvalid:
        'Required fields have a value that search engines cannot read, such as a price with a comma; this result will not be shown as a rich one.',
      faultyByOldTable: 'The data seems to be wrong, but our list is more than half a year old.',
      none: 'The page has no structured data.',
    },
  },

  'share-preview': {
    title: 'Preview when shared',
    why: 'Whoever shares the page in a message or on social media shows a preview with title and image. Without these lines the network chooses by itself, often wrongly.',
    fix: 'Put og:title, og:description, og:url and og:image in the head, with an image of 1200 by 630 pixels at best.',
    says: {
      complete: 'The preview is complete.',
      completeElsewhere: 'The preview is complete; the image is on another host and was not fetched.',
      incomplete: 'The preview lacks something, or does not agree with the page.',
      small: ({ width, height }) => `The image is ${width} by ${height} pixels; 600 by 315 is the minimum.`,
      imageDead: ({ status }) => `The image of the preview gives code ${status}.`,
      absent: 'The page says nothing about a preview.',
    },
  },

  'favicon-ok': {
    title: 'Icon of the site',
    why: 'Google shows the icon beside every result. If it is too small or does not load, there is a grey globe.',
    fix: 'Make a square icon of at least 48 by 48 pixels, as PNG or ICO, and name it in the head with <link rel="icon">. An SVG may stand beside it: browsers show it, Google does not name it among its formats.',
    says: {
      good: 'The icon loads and is large enough.',
      small: ({ width, height }) => `The icon is ${width} by ${height} pixels; Google advises 48 by 48 or larger.`,
      notSquare: ({ width, height }) => `The icon is not square: ${width} by ${height} pixels.`,
      closed: 'robots.txt closes the icon to Google.',
      absent: 'No file with an icon was found.',
      broken: 'The icon does not load, or is not an image.',
    },
  },

  'mobile-viewport': {
    title: 'Fit for phones',
    why: 'Google judges the version for phones. Without a viewport a phone shows the page shrunk, as on a large screen.',
    fix: 'Put in the head: <meta name="viewport" content="width=device-width, initial-scale=1">.',
    says: {
      responsive: 'The page adapts to the width of the screen.',
      otherWidth: 'The page sets a fixed or other width.',
      absent: 'The page sets no viewport.',
    },
  },

  'intrusive-overlay': {
    title: 'Window over the page',
    why: 'A window that covers the content disturbs visitors who just came from search results. Google may rank such pages lower.',
    fix: 'Show a message in a narrow bar, or only after the visitor has read something.',
    says: {
      free: 'At this moment no window covers the page.',
      covered: ({ percent }) =>
        `At this moment a window covers about ${percent}% of the screen. This depends on the moment and does not count.`,
    },
  },

  'url-readable': {
    title: 'Readable address',
    why: 'A short address of ordinary words can be read, remembered and shared. Capitals and session codes lead to double addresses.',
    fix: 'Use small letters and hyphens, and as few parameters as possible. Redirect old addresses.',
    says: {
      readable: 'The address reads well.',
      awkward: 'The address is hard to read or to share.',
    },
  },
} satisfies Words<typeof pillar>;
