import type { onderhoud as pillar } from '../../checks/onderhoud/index.ts';
import type { Words } from '../shape.ts';
import { dateOf, numberOf, protocolOf } from '../terms.ts';

export const onderhoud = {
  'vulnerable-js-libraries': {
    title: 'Vulnerable scripts',
    why: 'Many sites use ready-made scripts by others. The vulnerabilities of old versions are described in public, so anyone with bad intentions knows where to look.',
    fix: 'Update the scripts named here to their newest version, or remove what is no longer used. Then test menus, forms and sliders, which often rest on them.',
    fixes: {
      wordpress:
        'Update WordPress, the theme and all plug-ins: the new scripts come with them. If an old version stays, an outdated theme or plug-in brings it along.',
    },
    says: {
      none: ({ found }) =>
        found === 1
          ? 'One script by others was found, without a known vulnerability of any weight.'
          : `${found} scripts by others were found, without a known vulnerability of any weight.`,
      medium: ({ medium }) =>
        medium === 1
          ? 'One script found has a known vulnerability of medium severity.'
          : `${medium} scripts found have a known vulnerability of medium severity.`,
      high: ({ high }) =>
        high === 1
          ? 'One script found has a known serious vulnerability.'
          : `${high} scripts found have a known serious vulnerability.`,
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'script found has' : 'scripts found have'} a known serious vulnerability, by data more than half a year old. Update this extension for a fresh verdict.`,
      absent: 'No known script with a version was found.',
    },
  },

  'hijacked-script-hosts': {
    title: 'Scripts from hijacked addresses',
    why: 'Some well-known addresses for scripts came into other hands and now spread harmful code. A site that still loads from there lets that code run with every visitor.',
    fix: 'Remove every line that loads from this address today. What the site really needs can stand on its own server.',
    says: {
      none: 'The page loads nothing from an address known to be hijacked.',
      hijacked: 'The page loads from an address that is in the wrong hands.',
      hijackedByOldTable:
        'The page loads from an address that was in the wrong hands, by data more than half a year old.',
    },
  },

  'eol-js-libraries': {
    title: 'Scripts without support',
    why: 'A version that is no longer supported gets no repairs. A vulnerability found tomorrow then stays open.',
    fix: 'Move to a version that is still maintained. That is often more work than an update: plan it with your web builder.',
    says: {
      supported: 'The scripts found that have a known end date are still supported.',
      ending: ({ count }) =>
        count === 1
          ? 'Support for one script found is ending or has just ended.'
          : `Support for ${count} scripts found is ending or has just ended.`,
      ended: ({ count }) =>
        count === 1
          ? 'One script found has had no repairs for more than a year.'
          : `${count} scripts found get no more repairs, at least one of them for more than a year.`,
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'script found gets' : 'scripts found get'} no more repairs, by data more than half a year old.`,
      undated: 'No end date is known for the scripts found.',
    },
  },

  'cms-version-supported': {
    title: 'Version of the website system',
    why: 'The system under the site gets security updates regularly. A version left behind is the most used way in.',
    fix: 'Make a backup and update the system, then theme and extensions. Switch on automatic security updates where possible.',
    fixes: {
      wordpress:
        'Make a backup, choose Dashboard → Updates and update WordPress, plug-ins and theme. Switch on automatic updates there too.',
      joomla:
        'Make a backup and choose System → Update → Joomla. A new major version first asks for a check of the extensions.',
      drupal:
        'Update Drupal core with Composer (composer update "drupal/core-*" --with-all-dependencies), then run drush updatedb.',
    },
    says: {
      current: ({ name, version }) => `${name} ${version} is up to date, as far as can be seen from outside.`,
      behind: ({ name, version, newest }) =>
        `${name} ${version} lacks security updates: ${newest} has been out for more than two weeks.`,
      ending: ({ name, version, ends }) => `Support for ${name} ${version} ends on ${dateOf('en', ends)}.`,
      ended: ({ name, version, ends }) => `${name} ${version} has had no support since ${dateOf('en', ends)}.`,
      neglected: ({ name, version, newest }) =>
        `${name} ${version} has not been updated for more than a year; of this series at least ${newest} has appeared.`,
      frameworkEnded: ({ name, version, ends }) => `${name} ${version} has had no support since ${dateOf('en', ends)}.`,
      frameworkNeglected: ({ name, version, newest }) =>
        `${name} ${version} has not been updated for more than a year; of this series at least ${newest} has appeared.`,
      byOldTable: ({ name, version }) => `${name} ${version} looks outdated, by data more than half a year old.`,
      notShown: 'The site does not show which version of a system it uses, or its maker keeps it up to date.',
    },
  },

  'php-version-supported': {
    title: 'PHP version of the server',
    why: 'PHP runs the site on the server. A version that is no longer supported gets no security updates.',
    fix: 'Ask your hosting provider for a PHP version that is supported. First check that the system and its extensions can run on it.',
    fixes: {
      plesk: 'In Plesk choose “PHP Settings” at the domain and set a higher version there.',
      directadmin: 'In DirectAdmin choose “Select PHP Version” or “Domain Setup” and set a higher version there.',
    },
    says: {
      supported: ({ version }) => `The server names PHP ${version}, which is supported.`,
      ending: ({ version, ends }) => `Support for PHP ${version} ends on ${dateOf('en', ends)}.`,
      ended: ({ version, ends }) => `PHP ${version} has had no support since ${dateOf('en', ends)}.`,
      endedByOldTable: ({ version }) => `PHP ${version} is no longer supported, by data more than half a year old.`,
      endedInDistribution: ({ version }) =>
        `The makers no longer support PHP ${version}, but this is a Linux distribution’s build. The distribution may repair it; ask.`,
      notShown: 'The server names no PHP version.',
    },
  },

  'site-in-service': {
    title: 'The site is in service',
    why: 'A parked or empty page helps no visitor. Search engines drop such an address after a while.',
    fix: 'Put the site online or point the domain to the right server. During maintenance send status 503 with Retry-After, and keep it short.',
    says: {
      inService: 'There are no signs of a parked or temporary page.',
      doubtful: 'There is one sign of a parked or temporary page.',
      standIn: 'This looks like a parked or temporary page: more than one sign points that way.',
    },
  },

  'internal-links-alive': {
    title: 'Working links within the site',
    why: 'A visitor who follows a dead link does not arrive. Search engines and AI assistants follow the same links.',
    fix: 'Repair or remove the links named here. Where a page has moved, redirect the old address to the new one.',
    fixes: {
      wordpress:
        'Repair the links named here in menu and text. For moved pages a redirection plug-in makes a redirect.',
    },
    says: {
      alive: ({ looked, fragments }) =>
        `${looked === 1 ? 'The one link looked at works' : `All ${looked} links looked at work`}.${Number(fragments) > 0 ? ' Some links point to a place on this page that does not exist; that does not count.' : ''}`,
      oneDead: ({ looked }) =>
        looked === 1 ? 'The one link looked at is dead.' : `Of the ${looked} links looked at, one is dead.`,
      dead: ({ looked, dead }) => `Of the ${looked} links looked at, ${dead} are dead.`,
      noLinks: 'No links to other pages of this site were found that could be looked at.',
    },
  },

  'own-assets-load': {
    title: 'Own files load',
    why: 'A missing script or stylesheet breaks the page. A missing image is seen by every visitor.',
    fix: 'Put the files named here back, or remove the reference to them from the page.',
    says: {
      complete: 'All of the page’s own files loaded, as far as can be seen.',
      few: ({ count }) => (count === 1 ? 'One image or font does not load.' : `${count} images or fonts do not load.`),
      broken: ({ count }) =>
        count === 1 ? 'A script or stylesheet of the site does not load.' : `${count} own files do not load.`,
    },
  },

  'js-library-hygiene': {
    title: 'Scripts without doubles',
    why: 'Two versions of the same script slow the page down and cause unexpected errors. Whoever lags several major versions behind will find it hard to catch up.',
    fix: 'Load one version of each script, and plan the step to a recent major version.',
    says: {
      tidy: 'There is one version of each script found, and it does not lag far behind.',
      copies: 'Several versions of at least one script are loaded.',
      behind: 'At least one script lags two or more major versions behind.',
      none: 'No known script with a version was found.',
    },
  },

  'server-software-supported': {
    title: 'Server software supported',
    why: 'The web server itself gets updates too. A version that is no longer supported gets none.',
    fix: 'Ask your hosting provider whether the web server is kept up to date, and if not, for a newer version.',
    says: {
      supported: 'The server names software that is supported.',
      ended: ({ name, version }) => `The server names ${name} ${version}, which is no longer supported.`,
      endedInDistribution: ({ name, version }) =>
        `The makers no longer support ${name} ${version}. A Linux distribution ships this version too and may repair it itself; ask.`,
      notShown: 'The server names no version that can be judged.',
    },
  },

  'cms-extension-versions': {
    title: 'Extensions found',
    why: 'Plug-ins and themes have updates of their own. Here you see which can be seen from outside; whether they are safe cannot be said that way.',
    fix: 'Update extensions and remove what you do not use.',
    says: {
      found: ({ count }) =>
        count === 1 ? 'One extension can be seen from outside.' : `${count} extensions can be seen from outside.`,
      none: 'No extensions can be seen from outside.',
    },
  },

  'links-direct-and-secure': {
    title: 'Links without detour',
    why: 'A link that first leads elsewhere costs the visitor time. A link to http briefly puts them on the unprotected version.',
    fix: 'Let links in menu and text point straight to the final https address.',
    says: {
      direct: ({ count, looked }) =>
        count === 0
          ? `${looked === 1 ? 'The one link looked at leads straight to its' : `The ${looked} links looked at lead straight to their`} target.`
          : `${looked === 1 ? 'The one link looked at redirects' : `Of the ${looked} links looked at, one redirects`}; that is no objection.`,
      redirecting: ({ count, looked }) => `Of the ${looked} links looked at, ${count} redirect.`,
      insecure: ({ count }) =>
        count === 1
          ? 'One link on the page points to http on this site.'
          : `${count} links on the page point to http on this site.`,
      noLinks: 'No links to other pages of this site were found that could be looked at.',
    },
  },

  'deprecated-browser-features': {
    title: 'Outdated HTML',
    why: 'Browsers clear away old techniques. What rests on them stops working sooner or later.',
    fix: 'Replace the elements named here by HTML and CSS of today, and begin the page with <!doctype html>.',
    unseen: {
      hidden: { remedy: 'Show the page in its own language, without the browser’s translation, and scan again.' },
    },
    says: {
      none: 'The page uses no obsolete HTML.',
      some: ({ count }) =>
        count === 1 ? 'The page uses one obsolete element.' : `The page uses ${count} kinds of obsolete elements.`,
      many: ({ count }) => `The page uses ${count} kinds of obsolete elements.`,
      dead: 'The page uses a technique that no browser supports any more.',
      quirks: 'Without a valid doctype the browser shows the page in a fallback mode of the nineties.',
    },
  },

  'dead-third-party-tags': {
    title: 'Services that ended',
    why: 'Code of a service that no longer exists does nothing and slows the page down. Sometimes its address comes into other hands later.',
    fix: 'Remove the code named here from the page, the theme or Google Tag Manager.',
    says: {
      none: 'No code of ended services was found.',
      some: ({ count }) =>
        count === 1
          ? 'There is code of one ended service on the page.'
          : `There is code of ${count} ended services on the page.`,
      many: ({ count }) => `There is code of ${count} ended services on the page.`,
      blocking: 'The page waits for a script of an ended service before it shows.',
    },
  },

  'deprecated-api-reports': {
    title: 'Warnings of the browser',
    why: 'The browser itself reports which techniques on the page are being withdrawn. So you know what will soon stop working.',
    fix: 'Have your web builder update the scripts named here.',
    says: {
      none: 'The browser reports no technique that is being withdrawn.',
      some: ({ own, foreign }) =>
        `The browser reports techniques that are being withdrawn: ${own} by this site, ${foreign} by others.`,
    },
  },

  'leftover-test-content': {
    title: 'Leftovers of building',
    why: 'Sample text and error messages on a real site inspire little trust. An error message of PHP also tells how the server is put together.',
    fix: 'Replace or remove the texts named here. Switch off error messages of PHP on the server (display_errors).',
    fixes: {
      wordpress:
        'Remove the sample page and the sample post, fill in a tagline under Settings → General and switch off WP_DEBUG_DISPLAY.',
    },
    says: {
      none: 'No leftovers of building were found.',
      some: ({ count }) =>
        count === 1 ? 'One leftover of building was found.' : `${count} leftovers of building were found.`,
      phpError: 'There is an error message of PHP on the page.',
      localAssets: 'The page loads files from a computer or network of the builder.',
      tokenInTitle: 'The title or main heading holds a template token that was not filled in.',
    },
  },

  'development-build': {
    title: 'No development build online',
    why: 'A development build is slower and shows how the site is put together. It is meant for the builder’s own computer.',
    fix: 'Publish the production build (npm run build or the like) and switch the development server off.',
    says: {
      none: 'No development build was found in what was looked at.',
      traces: 'There are traces of a development build.',
      bundle: 'The site uses the development build of a script.',
      server: 'The site runs on a development server.',
      notPublic: 'This site is not public; a development build may stand there.',
    },
  },

  'text-and-contact-intact': {
    title: 'Text and contact links intact',
    why: 'Strange signs make a careless impression. A wrong number behind a call button costs you a customer.',
    fix: 'Repair the texts and links named here. Store and send everything as UTF-8.',
    says: {
      intact: 'Text and contact links look intact.',
      garbled: ({ count }) =>
        count === 1 ? 'There are garbled signs in one place.' : `There are garbled signs in ${count} places.`,
      invalidContact: 'A link to call or write is invalid.',
      titleGarbled: 'The title or main heading holds a sign that cannot be read.',
      contactContradicts: 'A link to call or write goes to something else than it says.',
    },
  },

  'signs-of-life': {
    title: 'Sign of life',
    why: 'A site on which nothing changes for long raises the question whether the business still exists. Age is no fault, so this weighs little.',
    fix: 'Go over the page and update what is no longer right. Show a date where it matters.',
    says: {
      recent: ({ date }) => `The newest date is ${dateOf('en', date)}.`,
      old: ({ date }) => `The newest date is ${dateOf('en', date)}, more than a year ago.`,
      undated: 'No date was found.',
    },
  },

  'copyright-year-current': {
    title: 'Year in the footer',
    why: 'An old year in the footer makes an otherwise good site look neglected. Visitors then wonder whether the rest still holds.',
    fix: 'Let the year in the footer follow by itself, or remove it.',
    says: {
      current: ({ year }) => `The footer says ${year}.`,
      old: ({ year }) => `The footer still says ${year}.`,
      absent: 'The footer names no year.',
    },
  },

  'compromise-signs': {
    title: 'Signs of a break-in',
    why: 'Whoever breaks into a site often leaves hidden links or unreadable scripts. From outside that can never be said for certain; we show what we saw.',
    fix: 'Have the site checked, change passwords, update everything and restore a clean backup if needed. Then ask for a review in Search Console.',
    says: {
      none: 'No signs of a break-in were seen.',
      one: 'There is one possible sign of a break-in. See whether you recognise it.',
      ordinary: ({ count }) =>
        `There are ${count} possible signs of a break-in that may have an ordinary reason too. See whether you know them.`,
      several: ({ count }) => `There are ${count} different signs of a possible break-in.`,
      severalByOldTable: ({ count }) =>
        `There are ${count} different signs of a possible break-in, by data more than half a year old.`,
    },
  },

  'text-compressed': {
    title: 'Text sent compressed',
    why: 'Text can be packed to a third. If the server does not do so, every visitor waits longer.',
    fix: 'Switch on compression on the server (Brotli, zstd or gzip) for HTML, CSS, JavaScript, SVG and JSON.',
    fixes: {
      nginx:
        'In the http or server block: gzip on; gzip_types text/css application/javascript application/json image/svg+xml;',
      apache: 'Switch on mod_deflate or mod_brotli with AddOutputFilterByType for text, CSS, JavaScript, JSON and SVG.',
    },
    says: {
      compressed: 'The text files of the site are sent packed.',
      partly: ({ count, kilobytes }) =>
        `${count} text ${count === 1 ? 'file is' : 'files are'} not packed; that would save about ${kilobytes} kB.`,
      plain: ({ count, kilobytes }) =>
        `${count} text ${count === 1 ? 'file is' : 'files are'} not packed; that would save about ${kilobytes} kB.`,
      plainHtml: 'The HTML of the page is not sent packed.',
    },
  },

  'assets-cached': {
    title: 'Files kept by the browser',
    why: 'Scripts seldom change. If the browser may keep them, a next visit is faster.',
    fix: 'Send Cache-Control: max-age=31536000 with scripts and stylesheets and give a file a new name when it changes.',
    says: {
      most: ({ kept, count }) =>
        kept === count
          ? `${count === 1 ? 'The one script' : `All ${count} scripts`} looked at may be kept for at least a week.`
          : `${kept} of the ${count} scripts looked at may be kept for at least a week.`,
      some: ({ kept, count }) => `Only ${kept} of the ${count} scripts looked at may be kept for at least a week.`,
      few: ({ kept, count }) =>
        kept === 0
          ? `${count === 1 ? 'The one script looked at may not' : `None of the ${count} scripts looked at may`} be kept for at least a week.`
          : `Only ${kept} of the ${count} scripts looked at may be kept for at least a week.`,
      tooFew: 'There are too few own scripts to judge this.',
    },
  },

  'modern-protocol': {
    title: 'Protocol of this visit',
    why: 'HTTP/2 and HTTP/3 fetch many files at once. Something in between, such as a virus scanner, can lower the protocol; so this does not count.',
    fix: 'Ask your hosting provider for HTTP/2 or HTTP/3.',
    says: {
      modern: ({ protocol }) => `This visit went over ${protocolOf(protocol)}.`,
      old: ({ protocol }) => `This visit went over ${protocolOf(protocol)}; newer protocols are faster.`,
      unknown: 'The browser does not say which protocol this visit used.',
    },
  },

  'page-weight': {
    title: 'Weight of the page',
    why: 'Every megabyte costs time, and data on mobile. What others load cannot always be measured: this is a lower bound.',
    fix: 'Deliver images in the size in which they are seen, in AVIF or WebP, and load what stands below only later.',
    says: {
      light: ({ megabytes }) =>
        megabytes === 0
          ? 'This visit loaded less than 0.1 MB, as far as can be measured.'
          : `This visit loaded at least ${numberOf('en', megabytes)} MB.`,
      heavy: ({ megabytes }) => `This visit loaded at least ${numberOf('en', megabytes)} MB. That is a lot.`,
      veryHeavy: ({ megabytes }) => `This visit loaded at least ${numberOf('en', megabytes)} MB. That is very much.`,
      unmeasured: 'The weight of the page was not measured.',
    },
  },

  'experience-this-visit': {
    title: 'Your visit',
    why: 'These are measurements of your own visit, no field data. On another device or network they differ; so they do not count.',
    fix: 'For a verdict look at the field data in Google Search Console or PageSpeed Insights.',
    says: {
      good: ({ paint, firstByte }) =>
        `On your visit the largest part stood there after ${paint} ms and the first byte came after ${firstByte} ms.`,
      slow: ({ paint, shift, firstByte }) =>
        `On your visit the largest part stood there after ${paint} ms, the page shifted by ${numberOf('en', shift)} and the first byte came after ${firstByte} ms.`,
      unmeasured:
        'Your visit cannot be measured: the page came from memory, was hidden, or the browser does not measure this.',
    },
  },
} satisfies Words<typeof pillar>;
