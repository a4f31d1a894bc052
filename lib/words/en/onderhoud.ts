import type { onderhoud as pillar } from '../../checks/onderhoud/index.ts';
import type { Args } from '../../model.ts';
import { formatSeconds, listIn } from '../format.ts';
import { findHosts, findVersions, SERIOUS, sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatIsoDate, formatPlainNumber, formatProtocol } from '../terms.ts';

const formatDuration = (ms: string | number | undefined): string => formatSeconds('en', Number(ms));

/** If the makers stated no end, gives the day of their last release. */
const sayUnsupported = ({ name, version, ends, last }: Args): string =>
  last === undefined
    ? `${name} ${version} has had no support since ${formatIsoDate('en', ends)}.`
    : `${name} ${version} has had no security update for more than a year: the last release of this series is from ${formatIsoDate('en', last)}.`;

/** What the gravest known vulnerability gives an attacker. */
const sayEffect = (gain: string | number | undefined): string =>
  gain === 'runs'
    ? 'through those vulnerabilities an attacker can run code'
    : gain === 'leaks'
      ? 'through those vulnerabilities an attacker can read data or get around rules'
      : 'through those vulnerabilities an attacker can make the server hang';
const countHoles = (count: string | number | undefined): string =>
  count === 1 ? 'one known vulnerability' : `${count} known vulnerabilities`;
const WRONG_CONTACT =
  'People who tap the link to call or mail do not reach you, or reach somebody else. That costs you customers.';

export const onderhoud = {
  'vulnerable-js-libraries': {
    title: 'Scripts without known vulnerabilities',
    why: 'Many sites use ready-made third-party scripts. The vulnerabilities in old versions are publicly documented, so attackers know where to look.',
    fix: 'Make a backup and update the scripts listed here to their latest version, or remove what is no longer used. Then test menus, forms and sliders, which may depend on them.',
    fixes: {
      wordpress:
        'Make a backup and update WordPress, the theme and all plug-ins: the new scripts come with them. If an old version remains, it comes from an outdated theme or plug-in.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'One third-party script was found, without a known vulnerability of any significance.'
          : `${found} third-party scripts were found, without a known vulnerability of any significance.`,
      medium: ({ medium }, items) =>
        sayAbout(
          listIn('en', findVersions(items)),
          (names) => `Known vulnerability of medium severity in ${names}.`,
          medium === 1
            ? 'One of the scripts found has a known vulnerability of medium severity.'
            : `${medium} of the scripts found have a known vulnerability of medium severity.`,
        ),
      high: ({ high }, items) =>
        sayAbout(
          listIn('en', findVersions(items, SERIOUS)),
          (names) => `Known serious vulnerability in ${names}.`,
          high === 1
            ? 'One of the scripts found has a known serious vulnerability.'
            : `${high} of the scripts found have a known serious vulnerability.`,
        ),
      absent: 'No known script with a version was found.',
    },
  },

  'hijacked-script-hosts': {
    title: 'No scripts from hijacked addresses',
    why: 'Some well-known script addresses have fallen into the wrong hands and now spread malicious code. A site that still loads from there gives that code free rein with every visitor.',
    fix: 'Remove everything that loads from this address today. What the site really needs can be hosted on its own server.',
    says: {
      none: 'The page loads nothing from an address known to be hijacked.',
      hijacked: (_, items = []) =>
        sayAbout(
          listIn('en', findHosts({ items })),
          (hosts) => `The page loads something from ${hosts}: that address is in the wrong hands.`,
          'The page loads something from an address that is in the wrong hands.',
        ),
    },
  },

  'eol-js-libraries': {
    title: 'Scripts still supported',
    why: 'A version that is no longer supported gets no updates. A vulnerability found tomorrow will stay open.',
    fix: 'Move to a version that is still maintained. That can be more work than an update: owner and web developer plan it together.',
    says: {
      supported: 'The scripts found that have a known end date are still supported.',
      ending: ({ count }, items) =>
        sayAbout(
          listIn('en', findVersions(items)),
          (names) => `Support for ${names} is ending or has just ended.`,
          count === 1
            ? 'Support for one of the scripts found is ending or has just ended.'
            : `Support for ${count} of the scripts found is ending or has just ended.`,
        ),
      ended: ({ count }, items) =>
        sayAbout(
          listIn('en', findVersions(items)),
          (names) => `No more updates for ${names}.`,
          count === 1
            ? 'One of the scripts found has had no updates for more than a year.'
            : `${count} of the scripts found no longer get updates, at least one of them for more than a year.`,
        ),
      undated: 'No end date is known for the scripts found.',
    },
  },

  'cms-version-supported': {
    title: 'System behind the site up to date (CMS)',
    why: 'The CMS, the system the site runs on, gets security updates. The vulnerabilities that an update closes are public, and an attacker can use them on a site without that update.',
    fix: 'Make a backup and update the CMS, then theme and extensions. Turn on automatic security updates where possible.',
    fixes: {
      wordpress:
        'Make a backup, choose Dashboard → Updates and update WordPress, plug-ins and theme. Turn on automatic updates there too.',
      joomla:
        'Make a backup and choose System → Update → Joomla. Before a new major version, check the extensions first.',
      drupal:
        'Make a backup of files and database, update Drupal core with Composer (composer update "drupal/core-*" --with-all-dependencies), then run drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is up to date, as far as can be seen from outside.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} lacks security updates: ${newest} has been available for more than two weeks.`,
      ending: ({ name, version, ends }) => `Support for ${name} ${version} ends on ${formatIsoDate('en', ends)}.`,
      ended: (args) => sayUnsupported(args),
      neglected: ({ name, version, newest }) =>
        `${name} ${version} has not been updated for more than a year; at least ${newest} of this series has been released.`,
      frameworkEnded: (args) => sayUnsupported(args),
      frameworkNeglected: ({ name, version, newest }) =>
        `${name} ${version} has not been updated for more than a year; at least ${newest} of this series has been released.`,
      notShown: 'The site does not show which CMS version it runs on, or the CMS is updated by its maker.',
    },
  },

  'php-version-supported': {
    title: 'Programming language on the server supported (PHP)',
    why: 'PHP runs the site on the server. Without updates, known vulnerabilities stay open.',
    fix: 'Choose a PHP version at the hosting that is supported, with all updates. First check that the CMS and its extensions work with it.',
    fixes: {
      plesk:
        'First check that the CMS and its extensions work with the new version, and write down the present one. Then choose “PHP Settings” at the domain in Plesk and set the higher version; if it goes wrong, set the old one again.',
      directadmin:
        'First check that the CMS and its extensions work with the new version, and write down the present one. Then choose “Select PHP Version” or “Domain Setup” in DirectAdmin and set the higher version; if it goes wrong, set the old one again.',
    },
    says: {
      supported: ({ version }) => `The server reports PHP ${version}, which is supported.`,
      patchesMissing: ({ version, newest, count, gain }) =>
        `PHP ${version} lacks updates. Version ${newest} fixes ${countHoles(count)}; ${sayEffect(gain)}, if the site uses the function in question.`,
      ending: ({ version, ends }) => `Support for PHP ${version} ends on ${formatIsoDate('en', ends)}.`,
      ended: ({ version, ends }) => `PHP ${version} has had no support since ${formatIsoDate('en', ends)}.`,
      endedInDistribution: ({ version }) =>
        `The makers no longer support PHP ${version}, but this is a Linux distribution’s build. The distribution may provide updates itself; ask your provider.`,
      notShown: 'The server reports no PHP version.',
    },
  },

  'site-in-service': {
    title: 'Site in use',
    why: 'People who open your address do not find your site. Search engines drop such an address after a while.',
    fix: 'Put the site online, or point the domain to the right server.',
    byCode: {
      serverError: {
        why: 'Visitors see an error instead of the site. Search engines drop such an address after a while.',
        fix: 'Have somebody find out in the error log of the server what goes wrong, and undo the last change if needed.',
      },
      suspended: {
        why: 'As long as the account is suspended, nobody sees the site.',
        fix: 'Ask your hosting provider for the reason: a bill, too much traffic or abuse of the site. If somebody broke in, have that fixed first.',
      },
      maintenance: {
        why: 'Search engines take the notice for the page itself.',
        fix: 'During maintenance, send code 503 with Retry-After, and keep it short.',
      },
      comingSoon: {
        fix: 'Write down who you are, what you do and how to reach you, and put that online or have your web developer do it.',
      },
      moved: {
        why: 'People who open an old address have to look for the new one themselves.',
        fix: 'Redirect each old address to the same page at the new one: temporarily first (302), and permanently (301) if all still works after a few days.',
      },
      away: {
        why: 'What there is to say about the site can be seen only once it is open again.',
        fix: 'If it takes longer than meant, ask the person who maintains the site.',
      },
      parked: {
        fix: 'First check with your registrar that the domain has not expired. Then point it to the server with your site. If there is no site yet, have one made first.',
      },
      doubtful: {
        why: 'If this is not the page that visitors should see, they do not find your site. Search engines drop such an address after a while.',
      },
    },
    says: {
      inService: 'There are no signs of a parked or temporary page.',
      doubtful: 'There is one sign of a parked or temporary page.',
      errorPage: 'This is an error page, not the site itself.',
      serverError: ({ status }) => `The server answers with an error (${status}): visitors do not get this page.`,
      parked: 'At this address there seems to be no site, but a notice about the name itself (a parked domain).',
      suspended: 'This looks like a message of the hosting provider that the account is suspended.',
      maintenance: 'The page says that the site is under maintenance, but answers as an ordinary page.',
      defaultPage: 'This looks like the page that the server came with.',
      comingSoon: 'This looks like an announcement of a site that is not there yet.',
      moved: 'The page only says that the site is at another address now.',
      away: 'The server says that the site is closed for a while (503).',
    },
  },

  'internal-links-alive': {
    title: 'Working links on the site',
    why: 'A dead link takes a visitor nowhere. Search engines and AI assistants follow the same links and find nothing there either.',
    fix: 'Correct or remove what is listed here, or have your web developer do it. If a page of yours has moved, redirect the old address to the new one.',
    fixes: {
      wordpress: 'Fix the links listed here in menu and text. For moved pages, set up a redirect with a plug-in.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'The one link checked works' : `All ${looked} links checked work`}.${Number(fragments) > 0 ? ' Some links point to a place on this page that does not exist; that does not count.' : ''}`,
      oneDead: ({ looked }) =>
        looked === 1 ? 'The one link checked is dead.' : `Of the ${looked} links checked, one is dead.`,
      dead: ({ looked, dead }) => `Of the ${looked} links checked, ${dead} are dead.`,
      noLinks: 'No links to other pages of this site were found that could be checked.',
    },
  },

  'own-assets-load': {
    title: 'The site’s own files load',
    why: 'A missing script or stylesheet breaks the page. A missing image is noticed by every visitor.',
    fix: 'Put back the files listed here, or remove the references to them from the page.',
    byCode: {
      few: { why: 'A missing image or font is noticed by every visitor.' },
    },
    says: {
      complete: 'All of the page’s own files loaded, as far as can be seen.',
      few: ({ count }) => (count === 1 ? 'One image or font does not load.' : `${count} images or fonts do not load.`),
      broken: ({ count }) =>
        count === 1
          ? 'A script or stylesheet of the site does not load.'
          : `${count} of the site’s own files do not load.`,
    },
  },

  'js-library-hygiene': {
    title: 'No duplicate scripts',
    why: 'Two versions of the same script slow the page down and cause unexpected errors. The further behind a script falls, the harder it is to catch up.',
    fix: 'Load one version of each script, and plan the move to a recent major version.',
    byCode: {
      behind: { why: 'The further a script lags behind, the harder the move gets once there is a hurry.' },
      copies: { why: 'Two versions of the same script make the page slower and cause unexpected errors.' },
    },
    says: {
      tidy: 'There is one version of each script found, and none lags far behind.',
      copies: 'Several versions of at least one script are loaded.',
      behind: 'At least one script lags two or more major versions behind.',
      none: 'No known script with a version was found.',
    },
  },

  'server-software-supported': {
    title: 'Server software supported',
    why: 'The web server itself gets updates too. Without them, known vulnerabilities stay open.',
    fix: 'Ask your hosting provider whether the web server is kept up to date, and if not, for a newer version.',
    says: {
      supported: 'The server reports software that is supported.',
      ended: ({ name, version }) => `The server reports ${name} ${version}, which is no longer supported.`,
      distributionEnded: ({ name, version, distribution, ends }) =>
        `The server reports ${name} ${version} of ${distribution}, a distribution that has had no updates since ${formatIsoDate('en', ends)}.`,
      knownHole: ({ name, version, id }) =>
        `The server reports ${name} ${version}, which has a known vulnerability (${id}) that lets people attack the server without an account.`,
      patchesMissing: ({ name, version, newest, count, gain }) =>
        `The server reports ${name} ${version}. Version ${newest} fixes ${countHoles(count)}; ${sayEffect(gain)}, if the site uses the part in question.`,
      mayBeShipped: ({ name, version, newest }) =>
        `The server reports ${name} ${version}; the newest version is ${newest}. Linux distributions ship ${version} too and update it themselves; ask your hosting provider whether yours is updated that way.`,
      endedInDistribution: ({ name, version }) =>
        `The makers no longer support ${name} ${version}. A Linux distribution ships this version too and may provide updates itself; ask your provider.`,
      notShown: 'The server reports no version that can be judged.',
    },
  },

  'cms-extension-versions': {
    title: 'Visible extensions',
    why: 'Plug-ins and themes have updates of their own. Here you see which ones are visible from outside; whether they are safe cannot be determined that way.',
    fix: 'Update extensions and remove what you do not use.',
    says: {
      found: ({ count }) =>
        count === 1 ? 'One extension can be seen from outside.' : `${count} extensions can be seen from outside.`,
      none: 'No extensions can be seen from outside.',
    },
  },

  'links-direct-and-secure': {
    title: 'Links without a detour',
    why: 'A link that first leads elsewhere costs the visitor time. With a link to http, the first request is also sent unencrypted.',
    fix: 'Point links in menu and text straight to the final https address.',
    byCode: {
      insecure: { why: 'The first request then goes unencrypted: anybody who listens in can see and change it.' },
      redirecting: { why: 'A link that leads somewhere else first costs the visitor time.' },
    },
    says: {
      direct: ({ count, looked }) =>
        count === 0
          ? `${looked === 1 ? 'The one link checked leads straight to its' : `The ${looked} links checked lead straight to their`} target.`
          : `${looked === 1 ? 'The one link checked redirects' : `Of the ${looked} links checked, one redirects`}; that is fine.`,
      redirecting: ({ count, looked }) => `Of the ${looked} links checked, ${count} redirect.`,
      insecure: ({ count }) =>
        count === 1
          ? 'One link on the page points to an http address of this site.'
          : `${count} links on the page point to an http address of this site.`,
      noLinks: 'No links to other pages of this site were found that could be checked.',
    },
  },

  'deprecated-browser-features': {
    title: 'No discontinued code in the page (HTML)',
    why: 'Browsers drop old techniques. What depends on them stops working sooner or later.',
    fix: 'Replace the elements listed here with modern HTML and CSS, or remove them.',
    unseen: {
      hidden: { remedy: 'Turn off the browser’s translation and scan the page again in its original language.' },
    },
    byCode: {
      dead: { why: 'Visitors do not see that part of the page.' },
      quirks: {
        why: 'Without that line a browser draws the page as in the old days, and newer layout works differently.',
        fix: 'Put <!doctype html> at the top and look at the layout on a copy first: old pages may shift.',
      },
    },
    says: {
      none: 'The page uses no obsolete HTML.',
      some: ({ count }) =>
        count === 1 ? 'The page uses one obsolete element.' : `The page uses ${count} kinds of obsolete elements.`,
      many: ({ count }) => `The page uses ${count} kinds of obsolete elements.`,
      dead: 'The page uses a technique that no browser supports any more.',
      quirks: 'Without a valid doctype the browser shows the page in compatibility mode (quirks mode).',
    },
  },

  'dead-third-party-tags': {
    title: 'No code from discontinued services',
    why: 'Code from a service that no longer exists does nothing and slows the page down. Sometimes its address later falls into the wrong hands.',
    fix: 'Remove the code listed here from the page, the theme or Google Tag Manager.',
    byCode: {
      blocking: {
        why: 'Every visitor waits for a script that no longer does anything. Sometimes the address later falls into the wrong hands.',
      },
    },
    says: {
      none: 'No code from discontinued services was found.',
      some: ({ count }) =>
        count === 1
          ? 'There is code from one discontinued service on the page.'
          : `There is code from ${count} discontinued services on the page.`,
      many: ({ count }) => `There is code from ${count} discontinued services on the page.`,
      blocking: 'The page appears only after a script from a discontinued service.',
    },
  },

  'deprecated-api-reports': {
    title: 'No deprecated techniques',
    why: 'The browser reports which techniques on the page are being withdrawn. That tells you what will soon stop working.',
    fix: 'Have your web developer update the scripts listed here.',
    says: {
      none: 'The browser reports no techniques that are being withdrawn.',
      some: ({ own, foreign }) =>
        `The browser reports techniques that are being withdrawn: ${own} from this site, ${foreign} from third parties.`,
    },
  },

  'leftover-test-content': {
    title: 'No leftover test content',
    why: 'Sample text on a real site inspires little trust.',
    fix: 'Replace or remove the texts listed here.',
    fixes: {
      wordpress: 'Make drafts of the sample page and the sample post and fill in a tagline under Settings → General.',
    },
    byCode: {
      untouched: {
        why: 'People who open your address see nothing of yours and think that the site is unfinished.',
        fix: 'Put your own home page in place of the page of the installation, or have your web developer do that.',
      },
      phpError: {
        why: 'An error message inspires little trust and reveals how the server is set up.',
        fix: 'Have the error fixed, and turn the display of PHP errors off on the server (display_errors).',
      },
      localAssets: {
        why: 'Only people on that network see those files; visitors miss them.',
        fix: 'Put the files listed here on the server and refer to them there.',
      },
      tokenInTitle: {
        why: 'A title with template code tells nobody anything.',
        fix: 'Fill in, in the template or the SEO plug-in, what belongs there.',
      },
    },
    says: {
      none: 'No leftover test content was found.',
      some: ({ count }) =>
        count === 1
          ? 'One piece of test content was left behind.'
          : `${count} pieces of test content were left behind.`,
      untouched: 'The page is still as the system created it on installation: nothing on it is yours.',
      phpError: 'There is a PHP error message on the page.',
      localAssets: 'The page loads files from the web developer’s computer or network.',
      tokenInTitle: 'The title or main heading contains a template token that was not filled in.',
    },
  },

  'development-build': {
    title: 'No development build online',
    why: 'A development build is slower and shows how the site is put together. It belongs on the web developer’s computer only.',
    fix: 'Publish the production build (npm run build or similar) and turn the development server off.',
    says: {
      none: 'No development build was found.',
      traces: 'There are traces of a development build.',
      bundle: 'The site uses the development build of a script.',
      server: 'The site runs on a development server.',
      notPublic: 'This site is not public; a development build is allowed there.',
    },
  },

  'text-and-contact-intact': {
    title: 'Text and contact links intact',
    why: 'Garbled characters look careless, and those in a title show up in search results too.',
    fix: 'Fix the texts and links listed here. Store and send everything as UTF-8.',
    byCode: {
      contactContradicts: {
        why: WRONG_CONTACT,
      },
      invalidContact: {
        why: WRONG_CONTACT,
      },
    },
    says: {
      intact: 'Text and contact links look fine.',
      garbled: ({ count }) =>
        count === 1 ? 'There are garbled characters in one place.' : `There are garbled characters in ${count} places.`,
      invalidContact: 'A phone or e-mail link is invalid.',
      titleGarbled: 'The title or main heading contains a garbled character.',
      contactContradicts: 'A phone or e-mail link goes somewhere other than it says.',
    },
  },

  'signs-of-life': {
    title: 'Sign of life',
    why: 'If nothing changes on a site for a long time, visitors wonder whether the business still exists. Age is not an error, so this weighs little.',
    fix: 'Go through the page and update what is no longer correct. Show a date where it matters.',
    says: {
      recent: ({ date }) => `The newest date is ${formatIsoDate('en', date)}.`,
      old: ({ date }) => `The newest date is ${formatIsoDate('en', date)}, more than a year ago.`,
      undated: 'No date was found.',
    },
  },

  'copyright-year-current': {
    title: 'Year in the footer current',
    why: 'An old year in the footer makes an otherwise good site look neglected. Visitors then wonder whether the rest is still correct.',
    fix: 'Have the year in the footer update automatically, or remove it.',
    says: {
      current: ({ year }) => `The footer says ${year}.`,
      old: ({ year }) => `The footer still gives the year ${year}.`,
      absent: 'The footer shows no year.',
    },
  },

  'upkeep-visible': {
    title: 'Upkeep that can be seen',
    why: 'Visitors then cannot see whether what it says is still right. Nothing is wrong with that, but nobody can say that all is in order.',
    fix: 'Say with your texts when they were updated, have the year in the footer update itself and put lastmod in the sitemap. You need not show the version of your software.',
    byCode: {
      loginPublic: {
        why: 'An intruder there gets at the site and its data.',
        fix: 'Allow the administration only from your own network or through a VPN, or put a password in front of it.',
      },
      unguarded: {
        why: 'An intruder there gets at the site and its data.',
        fix: 'Solve what was found under “No administration open to strangers”.',
      },
    },
    says: {
      shown: 'The page shows in more than one way that somebody keeps it up.',
      little: 'There is only one sign that somebody looks after the page.',
      nothing: 'Nothing shows of any upkeep: no version of software, no date of the past year, no current year.',
      loginPublic:
        'Anybody can try to log in to the administration of a database or server. The points for it count in Security.',
      unguarded: 'What is for administrators only is open to anybody. The points for it count in Security.',
    },
  },

  'compromise-signs': {
    title: 'No signs of a break-in',
    why: 'Attackers who break in can send visitors to fraudsters; search engines and browsers then start to warn about your site. From outside a break-in is never certain: this is what could be seen.',
    fix: 'Have the site checked, change passwords, update everything and restore a clean backup if needed. If Google warns visitors, ask it for a review in Search Console.',
    says: {
      none: 'No signs of a break-in were seen.',
      one: 'There is one possible sign of a break-in. See whether you recognise it.',
      ordinary: ({ count }) =>
        `There are ${count} possible signs of a break-in that may also have an innocent explanation. See whether you recognise them.`,
      found: 'The page bears a sign of a break-in that ordinary sites do not have.',
    },
  },

  'text-compressed': {
    title: 'Text sent compressed',
    why: 'Compressed, text is only a third of its size. If the server does not compress, every visitor waits longer.',
    fix: 'Turn on compression on the server (Brotli, zstd or gzip) for HTML, CSS, JavaScript, SVG and JSON.',
    says: {
      compressed: 'The text files of the site are sent compressed.',
      partly: ({ count, kilobytes }) =>
        `${count} text ${count === 1 ? 'file is' : 'files are'} not compressed; compression would save about ${kilobytes} kB.`,
      plain: ({ count, kilobytes }) =>
        `${count} text ${count === 1 ? 'file is' : 'files are'} not compressed; compression would save about ${kilobytes} kB.`,
      plainHtml: 'The HTML of the page is not sent compressed.',
    },
  },

  'assets-cached': {
    title: 'Files in the browser cache',
    why: 'If the browser may keep scripts, the next visit is faster.',
    fix: 'If a changed file gets a new name, send Cache-Control: max-age=31536000 with it; otherwise a week at most (604800). Do this only for scripts and stylesheets that are the same for everybody: not for private files, and not for the service worker.',
    says: {
      most: ({ kept: cached, count }) =>
        cached === count
          ? `${count === 1 ? 'The one script' : `All ${count} scripts`} checked may be kept for at least a week.`
          : `${cached} of the ${count} scripts checked may be kept for at least a week.`,
      some: ({ kept: cached, count }) =>
        `Only ${cached} of the ${count} scripts checked may be kept for at least a week.`,
      few: ({ kept: cached, count }) =>
        cached === 0
          ? `${count === 1 ? 'The one script checked may not' : `None of the ${count} scripts checked may`} be kept for at least a week.`
          : `Only ${cached} of the ${count} scripts checked may be kept for at least a week.`,
      tooFew: 'The site has too few scripts of its own to judge this.',
    },
  },

  'modern-protocol': {
    title: 'Protocol of this visit',
    why: 'HTTP/2 and HTTP/3 fetch many files at once. Something in between, such as a virus scanner, can force an older protocol, so this does not count.',
    fix: 'Ask your hosting provider for HTTP/2 or HTTP/3.',
    says: {
      modern: ({ protocol }) => `This visit used ${formatProtocol(protocol)}.`,
      old: ({ protocol }) => `This visit used ${formatProtocol(protocol)}; newer protocols are faster.`,
      unknown: 'The browser does not say which protocol this visit used.',
    },
  },

  'page-weight': {
    title: 'Size of the page',
    why: 'Every megabyte costs time, and on a phone data too. What third parties load cannot always be measured, so this is a minimum.',
    fix: 'Serve images at the size at which they are shown, as AVIF or WebP, and load what is further down later.',
    says: {
      light: ({ megabytes }) =>
        megabytes === 0
          ? 'This visit loaded less than 0.1 MB, as far as can be measured.'
          : `This visit loaded at least ${formatPlainNumber('en', megabytes)} MB.`,
      heavy: ({ megabytes }) => `This visit loaded at least ${formatPlainNumber('en', megabytes)} MB. That is a lot.`,
      veryHeavy: ({ megabytes }) =>
        `This visit loaded at least ${formatPlainNumber('en', megabytes)} MB. That is a very large amount.`,
      unmeasured: 'The size of the page was not measured.',
    },
  },

  'experience-this-visit': {
    title: 'Speed of your visit',
    why: 'These are measurements of your own visit. On another device or network they differ, so they do not count.',
    fix: 'For a verdict, look at the field data in Google Search Console or PageSpeed Insights.',
    says: {
      good: ({ paint, firstByte }) =>
        `On your visit the largest part appeared after ${formatDuration(paint)} and the first byte arrived after ${formatDuration(firstByte)}.`,
      slow: ({ paint, shift, firstByte }) =>
        `On your visit the largest part appeared after ${formatDuration(paint)}, the layout shift (CLS) was ${formatPlainNumber('en', shift)} and the first byte arrived after ${formatDuration(firstByte)}.`,
      unmeasured:
        'Your visit could not be measured: the page came from the cache, was not in view, or the browser does not measure this.',
    },
  },
} satisfies Words<typeof pillar>;
