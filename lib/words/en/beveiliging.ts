import type { beveiliging as pillar } from '../../checks/beveiliging/index.ts';
import { findHosts, isOriginAlone, sayAbout } from '../imperative.ts';
import type { Words } from '../shape.ts';
import { formatSpan } from '../terms.ts';

const PLAIN = 'This page was opened over http, so this does not apply.';
const LOOPBACK = 'This address is on this device itself, so this does not apply.';
const IP_ADDRESS = 'This page is on an IP address; browsers remember HSTS for names only, so this does not apply.';
const NO_POLICY = 'There is no CSP; that counts under “Rules for what may run (CSP)”.';
const WEAK_SCRIPTS = 'The CSP allows too many scripts; that counts under “Only known scripts may run (CSP)”.';
const NO_COOKIES = 'The page sets no cookies on a first visit.';
const FIRST_POLICY =
  'Start with the header Content-Security-Policy-Report-Only: it blocks nothing and shows in the browser console what the policy would break. Put in it what your pages need; code in the page itself first gets a nonce or a file of its own. If the console stays quiet for a few weeks, send the same line as Content-Security-Policy.';
const FORGOTTEN =
  'Visitors who stay away for longer than that can again be lured to the unencrypted version, on a public network for instance.';
const GUESSED = 'An attacker who knows the pass code and gets a script into the page can read what visitors fill in.';
const OLD_BROWSERS =
  'When visitors follow a link to a different site, old browsers give it the whole web address of your page. Anything personal in it gets out that way.';
const GUESSING = 'A stranger can try passwords here, and who guesses one can get at the site and its data.';

export const beveiliging = {
  'https-available': {
    title: 'Reachable over https',
    why: 'Without https anybody along the way can read and change the page. Browsers mark such a site as not secure.',
    fix: 'Turn on https for the whole site. A certificate is free, for instance from Let’s Encrypt; many hosting providers set it up themselves.',
    fixes: {
      plesk: 'Choose “SSL/TLS Certificates” at the domain and request the free certificate from Let’s Encrypt.',
      directadmin: 'Choose “SSL Certificates”, then “Get automatic certificate from ACME Provider”.',
    },
    unseen: {
      timeout: {
        because: 'Only the unencrypted version (http) loaded; the encrypted one (https) gave no response in time.',
      },
    },
    byCode: {
      sendsToHttp: {
        fix: 'Find out on the server, at your hosting provider and in the CMS where https is sent to http, and remove that. Only then send http to https: otherwise the page goes round in circles.',
      },
    },
    says: {
      available: 'The site can be reached over https.',
      certificateRefused: 'The site responds over https; only its certificate is refused, and that counts separately.',
      refused: 'The server accepts no https connections.',
      noTls: 'Something responds on the https port, but the browser cannot make an encrypted connection with it.',
      sendsToHttp: 'The site sends visitors from https back to http.',
      loopback: LOOPBACK,
    },
  },

  'tls-certificate': {
    title: 'Certificate',
    why: 'A valid certificate tells the browser that this is the real site. If it is wrong, visitors get a warning instead of the page.',
    fix: 'Renew the certificate and include every name of the site, with and without www. Have it renewed automatically from then on.',
    says: {
      accepted:
        'The browser accepts the certificate. An exception that you added to this browser yourself cannot be seen here.',
      refused: 'The browser refuses the certificate of this site.',
      noHttps: 'There is no https; that counts under “Reachable over https”.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect': {
    title: 'Redirect from http to https',
    why: 'Those who type the address or follow an old link still arrive over http. Anybody along the way can then read along and change the page.',
    fix: 'First check that the whole site works over https. Then turn on the redirect to https where the server and what is in front of it are managed, such as in the control panel of the hosting: temporarily first (302) if there is a choice, permanently (301) after a few days without complaints. A rule of your own that does not know of a proxy in front of the server sends the page round in circles.',
    fixes: {
      squarespace: 'Open the SSL panel of Squarespace and choose “Secure”.',
      githubpages: 'Turn on “Enforce HTTPS” under Settings → Pages of the repository.',
      cloudflare:
        'Create a Redirect Rule for this host, with 302 first; if all still works after a few days, make that 301. “Always Use HTTPS” applies to the whole domain: turn that on only if every subdomain works over https.',
      plesk:
        'Tick “Permanent SEO-safe 301 redirect from HTTP to HTTPS” under Hosting Settings, once the site works over https.',
    },
    byCode: {
      lingers: {
        why: 'Every step that is not encrypted can be changed on the way. A browser that does not remember a temporary redirect passes there every time.',
      },
    },
    says: {
      redirects: 'Visitors who come over http are redirected to https.',
      portClosed: 'The server accepts https only.',
      byBrowser:
        'This browser knows the site’s HSTS and no longer uses http there. So it cannot be seen what happens on a very first visit.',
      lingers: 'The redirect passes through more than one http address and is not permanent.',
      byMarkup:
        'Only the page itself redirects, with a meta tag or script. By then the first page has been sent unencrypted.',
      stays: 'Over http a visitor stays on the unencrypted version.',
      behindHsts:
        'First-time visitors over http do not reach https straight away. Returning visitors do, thanks to HSTS. Not every browser shows this, so it does not count.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect-same-host': {
    title: 'Redirect on the same name first',
    why: 'The agreement to use https only (HSTS) is for one name. If the redirect goes to another name at once, the browser never learns it for the first.',
    fix: 'Change the redirect where it is set now, at your hosting provider or in your control panel: http to https on the same host first, and only then to the host with or without www. One more rule next to it can make the page go round in circles.',
    says: {
      same: 'The redirect first goes to https on the same host.',
      other: (_, items = []) =>
        sayAbout(
          findHosts({ items })[1] ?? '',
          (host) => `The redirect to https first goes to another name: ${host}.`,
          'The redirect to https first goes to another name.',
        ),
      behindHsts:
        'The host of this page sends HSTS itself, so it does not matter which host the redirect goes through.',
      byBrowser: 'This browser no longer uses http here; the redirect itself could not be seen.',
      noHttp: 'The server accepts no http, so there is nothing to redirect.',
      noRedirect: 'There is no redirect to https; that counts under “Redirect from http to https”.',
      loopback: LOOPBACK,
    },
  },

  hsts: {
    title: 'Browsers use https only (HSTS)',
    why: 'After the first visit, HSTS makes a browser use nothing but https. Somebody listening on a public network can then no longer lure visitors to the unencrypted version.',
    fix: 'Let the server send the header Strict-Transport-Security with every https response, in stages: max-age=86400 (a day), then 2592000 (a month) if everything works, then 31536000 (a year). Start with the first stage above what is there now: never lower. Leave what else the header says as it is; where it says includeSubDomains, every subdomain has to work over https.',
    fixes: {
      squarespace:
        'Open the SSL panel of Squarespace, choose “Secure” and tick “HSTS Secure” as well, if everything works over https: browsers remember this.',
    },
    byCode: {
      tooShort: {
        why: FORGOTTEN,
      },
      short: {
        why: FORGOTTEN,
        fix: 'Set max-age in the header Strict-Transport-Security to 31536000 (a year), and never lower after that. Leave what else it says as it is; where it says includeSubDomains, every subdomain has to work over https.',
      },
      absent: {
        fix: 'Let the server send the header Strict-Transport-Security with every https response, in stages: max-age=86400 (a day), then 2592000 (a month) if everything works, then 31536000 (a year).',
      },
    },
    says: {
      strong: (args) => `HSTS is on for ${formatSpan('en', args)}.`,
      short: (args) =>
        `Browsers remember for only ${formatSpan('en', args)} to use https alone (HSTS); a year is the norm.`,
      tooShort: (args) =>
        `Browsers remember for only ${formatSpan('en', args)} to use https alone (HSTS). Visitors who stay away longer are unprotected on their next visit.`,
      removed: 'The server makes browsers forget to use https alone (HSTS, max-age=0).',
      partlyRead: (args) =>
        `HSTS is on for ${formatSpan('en', args)}. The header also names something that browsers do not know and skip.`,
      malformed: 'The rule that browsers use https alone (HSTS) contains an error, so browsers ignore it.',
      absent: 'The server does not tell browsers to use https alone (HSTS).',
      plainHttp: 'This page was opened over http, so HSTS does not apply.',
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-subdomains': {
    title: 'Https only, on subdomains too (HSTS)',
    why: 'Without includeSubDomains somebody can serve a made-up subdomain over http and capture your site’s cookies there. With it the browser refuses.',
    fix: 'Check that every subdomain works over https, those for mail and administration too. Then add includeSubDomains to the HSTS header and leave max-age as it is. Browsers remember this; you cannot take it back.',
    says: {
      included: 'HSTS also applies to the subdomains of this host.',
      left: 'The rule that browsers use https alone (HSTS) does not apply to the subdomains of this host.',
      noHsts: 'HSTS is not in order; that counts under “Browsers use https only (HSTS)”.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-all-entry-hosts': {
    title: 'Https only, with and without www (HSTS)',
    why: 'Visitors type the address with or without www, and each of the two must say itself that browsers use https only. If one does not, that first visit stays unprotected.',
    fix: 'Send HSTS with every https response of both hosts, with the redirect too. On the host that lacks it start with max-age=86400 (a day), without includeSubDomains, and leave the header of the other host as it is.',
    says: {
      both: 'The server sends HSTS with and without www.',
      redirects: 'The server sends HSTS with and without www, but not with every redirect on this host.',
      one: (_, [name] = []) =>
        sayAbout(
          name ?? '',
          (host) =>
            `${host} does not tell browsers to use https alone (HSTS); the other of the two, with and without www, does.`,
          'Only one of the two hosts, with and without www, tells browsers to use https alone (HSTS).',
        ),
      none: 'Neither host, with or without www, tells browsers to use https alone (HSTS).',
      oneHost: 'There is only one host, so this does not apply.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'hsts-preload': {
    title: 'Https only from the first visit (preload)',
    why: 'With preload in its HSTS header a site asks for a place on the list that browsers are shipped with, so that even the first visit uses https only. The list takes a domain only if every address that visitors arrive at meets its requirements.',
    fix: 'With preload your header asks for a place on a list that browsers build in. Leave it or remove preload, but decide on purpose: the list binds every subdomain to https, and it is hard to get off again. The list asks for max-age=31536000 and includeSubDomains from the domain itself, and for http that goes to https on the same host first.',
    says: {
      eligible:
        'The site asks for a place on the preload list and meets its requirements, as far as can be seen from outside.',
      notEligible: 'The site asks for a place on the preload list but does not meet all of its requirements.',
      notAsked: 'The site does not ask for a place on the preload list.',
      subdomain: 'The preload list takes whole domains only, so this does not apply.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
      ipAddress: IP_ADDRESS,
    },
  },

  'mixed-content-active': {
    title: 'Scripts and embedded pages encrypted',
    why: 'A script or iframe loaded over http can be changed on the way and then take over the whole page. Browsers therefore block it, so something on the page goes missing.',
    fix: 'Open each address listed with https first. If it works, change it in the page; if the other site cannot be reached over https, remove that part.',
    fixes: {
      wordpress:
        'Open site and administration with https first; if the page goes round in circles, ask your hosting provider for help. If it works, set both addresses under Settings → General to https, leave the path behind them, make a backup and replace old http addresses in the content.',
    },
    byCode: {
      upgraded: {
        why: 'It works now. If the rule that turns them into https goes, browsers block these files and something is missing on the page.',
      },
    },
    says: {
      none: 'All scripts, stylesheets and iframes load over https.',
      upgraded: ({ count }) =>
        `${count} ${count === 1 ? 'address is' : 'addresses are'} still on http; thanks to the site’s rules (CSP) the browser loads them over https.`,
      present: ({ count }) =>
        `${count} ${count === 1 ? 'script, stylesheet or iframe loads' : 'scripts, stylesheets or iframes load'} over http.`,
      perhapsUpgraded: ({ count }) =>
        `${count} ${count === 1 ? 'script, stylesheet or iframe is' : 'scripts, stylesheets or iframes are'} on http; whether the site’s rules (CSP) turn that into https could not be seen.`,
      plainHttp: PLAIN,
    },
  },

  'mixed-content-passive': {
    title: 'Images and media encrypted',
    why: 'Somebody listening sees which images a visitor looks at and can replace them. Browsers now load them over https, and show nothing when that fails.',
    fix: 'Open each address listed with https first. If it works, change it in the page.',
    says: {
      none: 'All images, media and fonts load over https.',
      present: ({ count }) =>
        `${count} ${count === 1 ? 'image, media file or font is' : 'images, media files or fonts are'} still on http.`,
      plainHttp: PLAIN,
    },
  },

  'insecure-forms': {
    title: 'Forms and passwords encrypted',
    why: 'What somebody sends over http can be read on the way. With a password or personal data that is a data breach.',
    fix: 'Open the address listed with https first. If it works, have every form submit there, and ask for passwords on https pages only.',
    byCode: {
      getToHttp: { why: 'What people search for can be read on the way, and browsers warn about such a form.' },
    },
    says: {
      secure: 'Forms send their data over https.',
      getToHttp: 'A form, for instance a search form, submits to an http address.',
      postToHttp: 'A form sends what visitors fill in to an http address.',
      passwordSent: 'A form sends a password without https.',
      passwordOnHttp: 'This page asks for a password without https.',
      none: 'The page has no form.',
    },
  },

  'csp-present': {
    title: 'Rules for what may run (CSP)',
    why: 'A CSP tells the browser which scripts may run. If somebody manages to get code into the page, the CSP stops it.',
    fix: FIRST_POLICY,
    byCode: {
      reportOnly: {
        fix: 'Look in the browser console for what the rules would block, on every kind of page and in the administration. Adapt them until it has been quiet for a few weeks, then send the same line as Content-Security-Policy.',
      },
    },
    says: {
      enforced: 'The CSP has rules for scripts.',
      reportOnly: 'The rules for what may run (CSP) only report and stop nothing.',
      partial: 'There are rules for what is allowed (CSP), but none for scripts.',
      ineffective: 'There are rules for what may run (CSP), but browsers enforce none of them.',
      absent: 'There are no rules for what may run (CSP).',
    },
  },

  'csp-script-policy': {
    title: 'Only known scripts may run (CSP)',
    why: 'A stranger’s code can read what visitors fill in, or send them away. One word in the rules that is too wide is enough to let it through.',
    fix: "Try the new rules as Content-Security-Policy-Report-Only first, beside the present ones. Put code from the page into files of its own, or give each script of your own a nonce that differs with every response, or a hash, with 'strict-dynamic' beside it. Once the console is quiet, take out of script-src whatever is as wide as 'unsafe-inline', data: or *.",
    byCode: {
      staticNonce: {
        why: GUESSED,
        fix: 'Try it first as Content-Security-Policy-Report-Only, beside the present rules. Make a new, random nonce of at least 128 bits (22 characters in base64) for each response, and put the same one in the header and on each script that has the old one. A page out of a cache keeps the old one: make the nonce there, or use hashes.',
      },
      shortNonce: {
        why: GUESSED,
        fix: 'Try it first as Content-Security-Policy-Report-Only, beside the present rules. Make a new, random nonce of at least 128 bits (22 characters in base64) for each response, and put the same one in the header and on each script that has the old one. A page out of a cache keeps the old one: make the nonce there, or use hashes.',
      },
      absent: {
        why: 'If somebody manages to get code into the page, nothing stops it. Such code can read what visitors fill in.',
        fix: FIRST_POLICY,
      },
    },
    says: {
      nonceOrHash: 'Code in the page may only run with a nonce or hash.',
      noScripts: 'No script may run at all.',
      ownHosts: 'Only the site’s own scripts may run, and no code in the page itself.',
      thirdParty: 'The rules for scripts (CSP) also allow scripts of other sites.',
      unsafeHashes: 'Code in attributes may run when its hash is known.',
      blob: 'Scripts from blob addresses may run as well.',
      absent: 'There are no rules for which scripts may run (CSP).',
      inline: 'The rules for scripts (CSP) also allow code that a stranger puts into the page (unsafe-inline).',
      shortNonce: 'The pass code for scripts (nonce) is shorter than eight characters, so it can be guessed.',
      staticNonce:
        'The pass code for scripts (nonce) is the same on a second visit. Anyone who has seen the page knows it.',
      data: 'The rules for scripts (CSP) allow scripts that are written in an address as text (data:).',
      wildcard: 'The rules for scripts (CSP) allow scripts of any site.',
      scheme: 'The rules for scripts (CSP) allow scripts of any site with this protocol.',
      bypass:
        'An allowed host has files that can be used to get around the rules (CSP), or lets anybody put them there.',
    },
  },

  'csp-base-uri-object': {
    title: 'Base address and plug-ins fixed (CSP)',
    why: 'Anyone who can inject a base element can have scripts with a nonce loaded from their own server. An injected object can bring in code as well.',
    fix: "First send beside the CSP a Content-Security-Policy-Report-Only with base-uri 'none'; object-src 'none'. Look at the console on pages with a base element or an embedded PDF: if a page uses one, it needs base-uri 'self' or object-src 'self'. Once it is quiet, add the same line to the CSP.",
    says: {
      closed: 'Base address and plug-ins are blocked.',
      baseOpen: 'The base address (base-uri) is not blocked.',
      objectOpen: 'Plug-ins (object-src) are not blocked.',
      baseOpenWithNonces:
        'The rules for what may run (CSP) use a code for each response (nonce) but do not block the base address (base-uri).',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-eval': {
    title: 'Scripts do not run text as code (CSP)',
    why: "With 'unsafe-eval' a script can run text as code. An error in a library then becomes a vulnerability more easily.",
    fix: "Try the CSP without 'unsafe-eval' as Content-Security-Policy-Report-Only first and look at the console, in the administration of your CMS too: an editor may need it. If a part needs WebAssembly, use 'wasm-unsafe-eval'. Once it is quiet, remove 'unsafe-eval'.",
    says: {
      refused: 'Text may not be run as code.',
      besideNonce:
        'Text may be run as code, though a code for each response (nonce) or a fingerprint (hash) limits who can.',
      allowed: 'Scripts may run text as code.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-form-action': {
    title: 'Forms go to known addresses only (CSP)',
    why: 'An injected form can send data to somebody else. With form-action, forms only go to addresses that you allow.',
    fix: "Find out where forms lead, after sending too: a payment or login service counts. First send form-action 'self' with those addresses as Content-Security-Policy-Report-Only and submit each form. If the console is quiet, add the same line to the CSP.",
    says: {
      closed: 'The CSP limits where forms may go.',
      unset: 'The rules for what is allowed (CSP) do not limit where forms go.',
      open: 'The rules for what is allowed (CSP) let forms go to any address.',
      noPolicy: NO_POLICY,
    },
  },

  'csp-syntax': {
    title: 'Rules for scripts without typing errors (CSP)',
    why: 'Browsers silently skip what they do not understand. A typing error then removes a protection that you thought you had.',
    fix: 'Correct the words listed: put keywords in single quotes, and a semicolon after each directive. What has no effect now will have one then: send the new line as Content-Security-Policy-Report-Only first and look in the console.',
    byCode: {
      dynamicAlone: { why: 'Everything on the page that works with scripts, such as a menu or a cart, then fails.' },
      httpSource: { why: 'What comes unencrypted can be changed on the way. The rules then simply allow it.' },
      onlyMeta: { why: 'The rules do not cover what comes before that point in the page.' },
    },
    says: {
      clean: 'The CSP contains no typing errors.',
      onlyMeta: 'The rules for what may run (CSP) are only in the page itself, so they apply from that point on.',
      ignoredInMeta: 'These rules for what may run (CSP) do not count in the page itself; send them as a header.',
      deprecated: 'The rules for what may run (CSP) have directives that browsers no longer support.',
      repeated: 'In the rules for what may run (CSP) a directive occurs twice; browsers read only the first.',
      unknown: 'The rules for what may run (CSP) have words that browsers do not know, or skip in that place.',
      httpSource: 'The rules for what may run (CSP) allow unencrypted sources.',
      dynamicAlone:
        "'strict-dynamic' is used without a code for each response (nonce) or a fingerprint (hash), so no script may run at all.",
      missingSemicolon:
        'In the rules for what may run (CSP) a semicolon is missing, so a directive is read as a source.',
      unquoted: 'In the rules for what may run (CSP) a keyword lacks quotes, so browsers do not recognise it.',
      notAscii:
        'A directive of the rules for what may run (CSP) contains a character that may not be there, such as a curly quote, a no-break space or ‘ü’. Browsers skip that whole directive.',
      noPolicy: NO_POLICY,
    },
  },

  clickjacking: {
    title: 'Protection against framing',
    why: 'Another site can place your page invisibly over its own buttons. Visitors then click something on your page without knowing it.',
    fix: "First find out which other sites show your pages in an iframe, such as a partner. Then add frame-ancestors 'self' with those sites to the CSP. If there is no CSP and nobody shows the pages, X-Frame-Options: SAMEORIGIN is enough; if DENY is there already, leave it.",
    fixes: {
      webflow:
        'First find out whether another site shows your pages in an iframe. Then switch on “Use secure frame headers” in the settings of your Webflow site, and publish the site again.',
    },
    byCode: {
      contradiction: {
        why: 'Old browsers follow one rule and new ones the other. What you want to allow or forbid then does not apply everywhere.',
        fix: "Make X-Frame-Options say what the CSP already says, and leave the CSP as it is. If it has frame-ancestors 'none', set X-Frame-Options to DENY; if it has 'self', to SAMEORIGIN. If it names other sites as well, remove X-Frame-Options, which cannot name sites.",
      },
      several: { why: 'Sites that may show your page, such as a partner’s, cannot do so now either.' },
      absent: {
        fix: "First find out which other sites show your pages in an iframe, such as a partner. If nobody does, the header X-Frame-Options: SAMEORIGIN is enough. Otherwise put frame-ancestors 'self' with those sites in the header Content-Security-Policy, or send that with this rule alone if there is none; in a meta tag it does nothing.",
      },
    },
    says: {
      closed: 'Other sites cannot frame this page, or only the listed ones can.',
      contradiction:
        'The two settings against framing (CSP, X-Frame-Options) contradict each other; browsers follow the CSP.',
      several: 'The setting against framing (X-Frame-Options) has different values. Browsers then refuse all framing.',
      allowFrom: 'The setting against framing (X-Frame-Options) is ALLOW-FROM, which no browser supports any more.',
      open: 'The site’s rules (CSP) let any site frame this page.',
      invalid: 'The setting against framing (X-Frame-Options) has a value that browsers do not know.',
      skipped:
        'The rule against framing (frame-ancestors) contains a character that may not be there. Browsers skip it, so any site can frame this page.',
      onlyMeta: 'The protection against framing is only in the page itself, where it does not count.',
      absent: 'Every site can show this page within one of its own (framing).',
    },
  },

  'content-type-options': {
    title: 'File type fixed (nosniff)',
    why: 'If a stranger can place a file on your site, a browser may guess that it is a script. It then runs and reads what visitors fill in.',
    fix: 'Send the header “X-Content-Type-Options: nosniff” with every response. A script or stylesheet sent with the wrong file type no longer loads then: look at the browser’s console on a few pages.',
    says: {
      nosniff: 'Browsers do not guess the file type.',
      other: 'The ban on guessing the file type (X-Content-Type-Options) has a value that does nothing.',
      absent: 'Nothing forbids browsers to guess the file type (X-Content-Type-Options).',
    },
  },

  'referrer-policy': {
    title: 'Addresses shielded from other sites (referrer)',
    why: 'When a visitor follows a link, the other site gets to see where they come from; on an unencrypted connection others can read that too. If what is sent of your address contains anything personal, it gets out.',
    fix: 'Send the header “Referrer-Policy: strict-origin-when-cross-origin”. If a page has a stricter policy already, leave that one.',
    byCode: {
      unknown: {
        why: OLD_BROWSERS,
      },
      absent: {
        why: OLD_BROWSERS,
      },
    },
    says: {
      strict: ({ policy }) => `Other sites do not get the full address: ${policy}.`,
      partlyRead: ({ policy }) =>
        `Other sites do not receive the full address: ${policy}. Browsers do not know the other words listed.`,
      absent:
        'Nothing says what other sites hear about the page that a visitor comes from; every browser chooses for itself.',
      leaky: ({ policy }) =>
        isOriginAlone(policy)
          ? `Sites without encryption (http) also get to see which site a visitor comes from; the setting is ${policy}.`
          : `Other sites get to see which page a visitor comes from; the setting is ${policy}.`,
      unknown: 'What is set about the address that other sites see does not exist, so the browser decides.',
    },
  },

  'permissions-policy': {
    title: 'Camera, microphone and location restricted',
    why: 'Every script on the page, somebody else’s too, can ask visitors for camera, microphone or location. With such a setting you decide who may.',
    fix: 'Turn off only what no page uses. First look at store locators (location), scanners and video calls (camera and microphone), in iframes too. If nothing uses them, send the header Permissions-Policy: camera=(), microphone=(), geolocation=(); if there is one already, add to it.',
    byCode: {
      absent: {
        fix: 'Turn off only what no page uses. First look at store locators (location), scanners and video calls (camera and microphone), in iframes too. If nothing uses them, send the header Permissions-Policy: camera=(), microphone=(), geolocation=().',
      },
    },
    says: {
      limited: 'Powerful features of the browser are limited.',
      partlyRead: 'Powerful browser features are limited. Browsers do not know what is listed here, and skip it.',
      open: 'The setting for camera, microphone and location (Permissions-Policy) is there, but restricts nothing.',
      oldSyntax:
        'The setting for camera, microphone and location is written in an old way (Feature-Policy), which browsers no longer read.',
      unreadable:
        'The setting for camera, microphone and location (Permissions-Policy) contains an error, so browsers ignore all of it.',
      absent: 'Nothing says who may ask for camera, microphone or location on this page.',
    },
  },

  'cross-origin-opener': {
    title: 'Separation from other windows',
    why: 'If another site opens your page in a new window, it keeps access to that window: it can send it to another page, or spy with it.',
    fix: 'Send the header “Cross-Origin-Opener-Policy: same-origin-allow-popups”. First test third-party windows, such as those for login or payment, and do not do this if other sites open your page as a window.',
    says: {
      separated: 'The page is separated from windows of other sites.',
      open: 'The header that separates the page from other windows is there, but it separates nothing.',
      absent: 'The page is not separated from windows of other sites.',
      invalid: 'The header that separates the page from other windows has a value that browsers ignore.',
    },
  },

  'cookie-secure': {
    title: 'Cookies over https only',
    why: 'A cookie without Secure also travels over http, where it can be read. If it belongs to a logged-in visitor, somebody else can take over the session.',
    fix: 'Give the cookies that are named the attribute Secure, in the program that sets them. First check that login and ordering use https everywhere.',
    says: {
      all: 'All cookies travel over https only.',
      other: 'A cookie also travels over http.',
      perhapsSession: 'A cookie that seems to open a session also travels over http.',
      session: 'A cookie that opens a session also travels over http.',
      none: NO_COOKIES,
    },
  },

  'cookie-httponly': {
    title: 'Session cookies hidden from scripts',
    why: 'A script injected into the page can read cookies without HttpOnly. With a session cookie an attacker can pose as the visitor.',
    fix: 'Give the cookies that are named the attribute HttpOnly, in the program that sets them. If a script reads such a cookie, like a token for forms (XSRF), leave it as it is.',
    says: {
      all: 'Scripts cannot read the session cookies.',
      doubtful: 'Scripts can read a cookie that, by its name, opens a session.',
      clear: 'Scripts can read a session cookie.',
      none: 'The page sets no session cookie on a first visit.',
    },
  },

  'cookie-samesite': {
    title: 'Cookies in requests from other sites',
    why: 'Another site can make your visitor’s browser do something on yours, such as send a form. If the cookie is sent with it, it looks as if the visitor wants that.',
    fix: 'Give the cookie SameSite in the program that sets it: Lax, or None with Secure if the cookie has to come back from a bank or login service, or in an iframe of somebody else. Then test login, forms and payment.',
    byCode: {
      noneWithoutSecure: {
        why: 'Browsers discard such a cookie. What it is for, such as logging in or paying, may then fail.',
        fix: 'Add Secure to the cookie in the program that sets it. If other sites do not need it, set SameSite to Lax as well. Then test login, forms and payment.',
      },
    },
    says: {
      all: 'Every cookie sets what happens in requests from other sites.',
      absent:
        'A cookie does not say whether it is sent when another site requests something from yours (SameSite); each browser then decides that itself.',
      bare: 'A cookie leaves blank whether it is sent when another site requests something from yours (SameSite); browsers then act as if nothing were there.',
      invalid:
        'A cookie uses an unknown word to say whether it is sent when another site requests something from yours (SameSite).',
      noneWithoutSecure:
        'A cookie may be sent when another site requests something from yours (SameSite=None), but lacks Secure; browsers discard it.',
      none: NO_COOKIES,
    },
  },

  'cookie-prefix': {
    title: 'Cookies with a prefix',
    why: 'Prefixes such as __Host- and __Secure- promise stricter rules. If a cookie does not follow them, the browser discards it.',
    fix: 'Give a __Host- cookie Secure and Path=/, without Domain. A __Secure- cookie needs Secure, a __Http- cookie Secure and HttpOnly, a __Host-Http- cookie all of these.',
    says: {
      kept: 'The cookies with a prefix follow its rules.',
      broken: 'A cookie breaks the rules of its prefix, so browsers discard it.',
      none: 'No cookie uses a prefix.',
    },
  },

  'sri-third-party': {
    title: 'Third-party scripts and stylesheets pinned (SRI)',
    why: 'A third-party script runs with all the rights of your page. With integrity the browser refuses it as soon as it changes unnoticed.',
    fix: 'Fetch third-party files that do not change from their maker and put them on your own server, or give them integrity and crossorigin. Scripts for payment, maps, captchas and tag managers change by themselves: do not pin those, but keep that list short.',
    says: {
      none: 'The page loads no third-party scripts or stylesheets.',
      pinned: 'All third-party scripts and stylesheets are pinned.',
      perBrowser: ({ count }) =>
        `${count === 1 ? 'One stylesheet with fonts is' : `${count} stylesheets with fonts are`} made for each browser, so pinning is not possible there. All else from third parties is pinned.`,
      neighbours: ({ count }) =>
        `${count} ${count === 1 ? 'file comes' : 'files come'} from another host of the same site and ${count === 1 ? 'is' : 'are'} not pinned. That costs nothing; pinning helps there too if that host is broken into.`,
      loaders: ({ count }) =>
        `${count} ${count === 1 ? 'third-party file changes by itself and' : 'third-party files change by themselves and'} cannot be pinned.`,
      unpinned: ({ count }) => `${count} ${count === 1 ? 'third-party file is' : 'third-party files are'} not pinned.`,
      invalid: 'An integrity attribute protects nothing: its value is not a hash, or crossorigin is missing.',
    },
  },

  'security-txt': {
    title: 'Contact point for security reports (security.txt)',
    why: 'People who find a vulnerability read in security.txt where to report it. If the file is wrong, the report may never reach you.',
    fix: 'Have your web developer put a text file (text/plain, UTF-8) at /.well-known/security.txt with at least Contact and Expires, at most a year ahead. All that you need to say is at which address reports may arrive.',
    byCode: {
      wrongType: {
        fix: 'Have your web developer send the same file as text, with the header Content-Type: text/plain; charset=utf-8. What it says can stay.',
      },
      missing: {
        why: 'People who find a vulnerability look there for where to report it. Without that file the report may never reach you.',
        fix: 'Choose an e-mail address for reports, and have your web developer put a text file (text/plain, UTF-8) at /.well-known/security.txt with at least Contact (mailto: and the address) and Expires, a date at most a year ahead. Have that date renewed before it passes.',
      },
    },
    says: {
      valid: 'There is a valid security.txt.',
      partlyRead: 'There is a valid security.txt. The lines listed have a field that nobody knows, and are skipped.',
      oldPath: 'security.txt is at the old address; it belongs under /.well-known/.',
      expiresSoon: ({ days }) =>
        `security.txt expires ${days === 0 ? 'within a day' : `in ${days} ${days === 1 ? 'day' : 'days'}`}.`,
      expiresLate: (args) => `security.txt is valid for another ${formatSpan('en', args)}; the norm is at most a year.`,
      elsewhere: 'security.txt gives an address under “Canonical” that is not its own.',
      expired: ({ days }) => `security.txt expired ${days} ${days === 1 ? 'day' : 'days'} ago.`,
      wrongType: 'security.txt is not sent as text in UTF-8.',
      encoding: 'security.txt contains characters that are not UTF-8.',
      line: 'security.txt contains a line that is neither a field nor a comment.',
      signature: 'The signature of security.txt is not well formed.',
      contactMissing: 'security.txt lacks Contact.',
      expiresMissing: 'security.txt lacks Expires.',
      expiresRepeated: 'Expires occurs more than once in security.txt.',
      expiresUnreadable: 'The Expires date in security.txt is not valid.',
      languagesRepeated: 'The preferred languages (Preferred-Languages) occur more than once in security.txt.',
      address: 'An address in security.txt does not begin with https, mailto or tel.',
      missing: 'There is no file that says where to report a vulnerability (security.txt).',
    },
  },

  'version-disclosure': {
    title: 'Server states no version numbers',
    why: 'An exact version number tells an attacker which known vulnerabilities to try. It is of no use to visitors.',
    fix: 'Remove the version from the headers Server, X-Powered-By and X-Generator.',
    says: {
      none: 'The headers give no version numbers.',
      major: 'The server reveals the major version of its software in each response.',
      exact: 'The server reveals the exact version of its software in each response.',
    },
  },

  'obsolete-headers': {
    title: 'No obsolete server settings (headers)',
    why: 'These settings of the server no longer do anything, or may even do harm. They suggest a protection that is not there.',
    fix: 'Remove the headers listed from the server configuration. If Feature-Policy is one of them, first move what it forbids to Permissions-Policy.',
    says: {
      absent: 'The server sends no obsolete headers.',
      present: 'The server sends obsolete headers.',
    },
  },

  'headers-on-error-pages': {
    title: 'Protection on error pages',
    why: 'With an ordinary page the server sends rules that protect visitors, such as that a browser uses https alone. Visitors who land on an error page by a wrong link do not get them there.',
    fix: 'Send the security headers that the page already has with error pages too, with exactly the same value.',
    fixes: {
      nginx:
        'Put “always” at the end of each add_header line of one of these headers, before the semicolon. Leave lines with Cache-Control as they are: browsers would keep the error page. Test with “sudo nginx -t” and reload nginx only if that succeeds.',
      apache:
        'Turn “Header set” into “Header always set” for these headers, with the same value. Test with “sudo apachectl configtest” and reload Apache only if that succeeds.',
    },
    says: {
      same: 'Error pages get the same protection as the page.',
      some: 'Error pages, such as “page not found”, lack part of the protective rules that the page gets.',
      none: 'Error pages, such as “page not found”, lack the protective rules that the page gets.',
      noHeaders: 'The page itself does not have these headers; they count elsewhere.',
      noError: 'A made-up address did not give an error page; that counts under SEO.',
    },
  },

  'session-cache': {
    title: 'Session responses not stored for others',
    why: 'If a server in between stores a response with a session cookie, somebody else can end up in that same session. Cache-Control prevents it.',
    fix: 'Send “Cache-Control: no-store” or “private” with responses that set a session cookie.',
    says: {
      private: 'The response with the session cookie may not be stored for others.',
      unsaid: 'The response with the session cookie does not say whether it may be stored.',
      perhapsShared: 'A response that seems to open a session may be stored for others.',
      shared: 'The response with the session cookie may be stored for others.',
      none: 'The page sets no session cookie on a first visit.',
    },
  },

  'iframe-sandbox': {
    title: 'Embedded third-party pages restricted (iframe)',
    why: 'A third-party iframe can open windows or send visitors away. With sandbox it may only do what you allow.',
    fix: 'Give third-party iframes the attribute sandbox, with only the rights they need. Then test them: payment, maps and video may stop working without allow-scripts and allow-same-origin.',
    says: {
      all: 'All third-party iframes are restricted.',
      some: ({ count }) =>
        `${count} ${count === 1 ? 'third-party iframe is' : 'third-party iframes are'} not restricted.`,
      none: 'The page has no third-party iframes.',
    },
  },

  'trusted-types': {
    title: 'No unchecked text as code (Trusted Types)',
    why: 'With Trusted Types the browser refuses unchecked text that would end up in the page as HTML. That prevents a whole class of vulnerabilities.',
    fix: "Add to the CSP: require-trusted-types-for 'script'. Begin with the Report-Only variant.",
    says: {
      required: 'The page enforces Trusted Types.',
      absent: 'The page does not enforce Trusted Types.',
    },
  },

  'csp-reporting': {
    title: 'Reports of what was blocked (CSP)',
    why: 'Reports show what the CSP blocks. They alert you to an attack, and to a directive that is too strict.',
    fix: 'Add report-to to the CSP, and report-uri for older browsers.',
    says: {
      reported: 'The CSP says where reports go.',
      unreported: 'The CSP gives no address for reports.',
      noPolicy: NO_POLICY,
    },
  },

  'coep-corp': {
    title: 'Isolation of the page',
    why: 'These headers give a page its own process and limit who may use its files. An ordinary site does not need them.',
    fix: 'Only needed for special features such as shared memory: Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy.',
    says: {
      both: 'The page uses both headers.',
      embedder: 'The page uses Cross-Origin-Embedder-Policy.',
      resource: 'The page uses Cross-Origin-Resource-Policy.',
      neither: 'The page does not use these headers.',
    },
  },

  'tls-version': {
    title: 'Latest encryption (TLS)',
    why: 'TLS encrypts the traffic with the site. Version 1.3 is the fastest and no longer allows obsolete encryption.',
    fix: 'Turn on TLS 1.3 and 1.2 on the server. See in the log whether tills, devices or connections still use an older version, and then turn those off.',
    says: {
      newest: 'The connection uses TLS 1.3.',
      previous: 'The connection uses TLS 1.2. That is safe; 1.3 is newer and faster.',
      old: 'The connection uses an old TLS version.',
      plainHttp: PLAIN,
    },
  },

  'certificate-expiry': {
    title: 'Validity period of the certificate',
    why: 'After its last day browsers refuse the certificate. Validity periods keep getting shorter, so renewal has to be automatic.',
    fix: 'Have the certificate renewed automatically, and check that this happens.',
    says: {
      ample: ({ days, lifetime }) => `The certificate is valid for another ${days} of its ${lifetime} days.`,
      soon: ({ days, lifetime }) =>
        `The certificate ${days === 0 ? 'expires within a day' : `is valid for only ${days} more of its ${lifetime} days`}.`,
    },
  },

  'certificate-key': {
    title: 'Certificate key',
    why: 'The longer a key, the harder it is to crack. Elliptic-curve keys are strong and still short.',
    fix: 'Request an elliptic-curve key (ECDSA P-256) at the next renewal, or RSA of at least 3072 bits.',
    says: {
      elliptic: ({ bits }) => `The certificate has an elliptic-curve key of ${bits} bits.`,
      strong: ({ bits }) => `The certificate has an RSA key of ${bits} bits.`,
      phasingOut: ({ bits }) => `The certificate has an RSA key of ${bits} bits; that is being phased out.`,
      short: ({ bits }) => `The certificate has an RSA key of ${bits} bits; that is too short.`,
      unusual: 'Pijler does not know this kind of key.',
    },
  },

  'wordpress-exposure': {
    title: 'WordPress closed to strangers',
    why: 'WordPress tells anyone who asks who writes there, or accepts logins through a second entrance (xmlrpc.php). That helps anyone guessing passwords.',
    fix: 'Show the list of users in the REST API only to users who have logged in; the editor needs it. Close xmlrpc.php, unless an app uses it. Remove readme.html.',
    says: {
      closed: 'WordPress gives strangers no list of users and no second entrance.',
      open: ({ count }) =>
        count === 1
          ? 'WordPress gives strangers one detail that helps an attacker.'
          : `WordPress gives strangers ${count} details that help an attacker.`,
      none: 'The page links to no WordPress addresses.',
    },
  },
  'open-administration': {
    title: 'No administration open to strangers',
    why: 'What is meant for administrators and open to everybody can be found by anybody. An intruder there gets at the site and its data.',
    fix: 'Allow the page only from the network of those who work with it or through a VPN, or put a password in front of it.',
    byCode: {
      linkedLogin: {
        why: GUESSING,
        fix: 'Allow the page only from the network of those who work with it or through a VPN, or have a second password put in front of it on the server.',
      },
      loginPublic: {
        why: GUESSING,
        fix: 'Allow the page only from the network of those who work with it or through a VPN, or have a second password put in front of it on the server.',
      },
      installerOpen: {
        why: 'Anybody who finds an open installer can set up the site and take it over.',
        fix: 'If the site already works, take the installer off the server and do not run it: that can overwrite the site. If not, finish the installation today or have your web developer do it. Until then, allow the page only from the network of those who work on it, or put a password in front of it.',
      },
      statedCredentials: {
        fix: 'Change the password, take it off the page and find out who has logged in.',
      },
      debugPage: {
        why: 'A technical error page may show passwords and keys.',
        fix: 'Turn the development mode off on the server that visitors see, as the maker of the system describes. Then replace passwords and keys that could be seen.',
      },
      secretFiles: {
        why: 'Anybody can fetch these files. If there is personal data in them, that is a data breach.',
        fix: 'Close the files on the server, or move what no program uses to a place outside the site. Then replace passwords and keys in them.',
      },
      listing: {
        why: 'Anybody sees which files there are, those that nothing links to as well.',
        fix: 'Have your hosting provider turn the list off. The files themselves can still be fetched: close what nobody should see.',
      },
      openWithoutPassword: {
        why: 'Anybody who comes across this screen can read, change and delete all that it can reach.',
        fix: 'Allow the page only from the network of those who work with it or through a VPN, or put a password in front of it. Then have somebody check whether anybody was in it.',
      },
      linkedOpen: {
        why: 'Anybody who comes across this screen can read, change and delete all that it can reach.',
        fix: 'Allow the page only from the network of those who work with it or through a VPN, or put a password in front of it. Then have somebody check whether anybody was in it.',
      },
    },
    says: {
      none: 'The page opens no administration to strangers.',
      notPublic: 'This address is not public.',
      openWithoutPassword: ({ name }) => `${name} can be operated without a password.`,
      installerOpen: ({ name }) => `The installer of ${name} is open.`,
      statedCredentials: 'The page itself says with which password to log in here.',
      loginPublic: ({ name }) => `Anybody can try to log in to ${name}.`,
      debugPage: ({ name }) => `The page shows strangers technical details (${name}).`,
      secretFiles: ({ name }) => `The folder shows a file that should be secret: ${name}.`,
      listing: ({ name }) => `The server shows a list of everything in the folder ${name}.`,
      linkedOpen: ({ name }) => `A link on this page leads to ${name}, which can be operated without a password.`,
      linkedLogin: ({ name }) => `A link on this page leads to ${name}, where anybody can try to log in.`,
      linkedFiles: ({ name }) => `A link on this page shows strangers what is for administrators only (${name}).`,
    },
  },

  'before-consent': {
    title: 'No tracking services before consent',
    why: 'Services that follow visitors may only keep or read something on their computer after consent (Dutch Telecommunications Act, article 11.7a). The Dutch Data Protection Authority supervises this.',
    fix: 'Have these services load only after a visitor gave consent, with the function that your consent banner has for it. A service that you do not use can go.',
    says: {
      cookies:
        'The first response of the server sets cookies by which visitors are followed. No banner can stop those.',
      follows:
        'The page calls services that follow visitors, and no known consent banner was found in it. Whether they wait for consent cannot be seen this way.',
      held: ({ name }) =>
        `The page calls services that may need consent. ${name} can stop them until then; whether it does cannot be seen this way.`,
      unclear:
        'The page loads statistics, or a service that loads others. Whether these need consent depends on how they are set.',
      none: 'In what a first-time visitor gets, no known services were found that need consent.',
    },
  },
} satisfies Words<typeof pillar>;
