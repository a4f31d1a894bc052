import type { beveiliging as pillar } from '../../checks/beveiliging/index.ts';
import type { Words } from '../shape.ts';

const PLAIN = 'This page was opened over http, where this does not apply.';
const LOOPBACK = 'This address is on this device itself, where this does not apply.';
const NO_POLICY = 'There is no CSP; that counts under “Content Security Policy”.';
const WEAK_SCRIPTS = 'The CSP is too generous to scripts; that counts under “Scripts in the CSP”.';
const NO_COOKIES = 'The page sets no cookies on a first visit.';

export const beveiliging = {
  'https-available': {
    title: 'Reachable over https',
    why: 'Without https anybody on the route can read along and change the page. Browsers call such a site not secure.',
    fix: 'Turn on https for the whole site. A certificate is free, for instance from Let’s Encrypt; most hosting packages arrange it by themselves.',
    fixes: {
      plesk: 'Choose “SSL/TLS Certificates” at the domain and request the free certificate from Let’s Encrypt.',
      directadmin: 'Choose “SSL Certificates”, then “Get automatic certificate from ACME Provider”.',
    },
    says: {
      available: 'The site can be reached over https.',
      certificateRefused: 'The site answers over https; only its certificate is refused, and that counts separately.',
      refused: 'The server accepts no https connections.',
      noTls: 'Something answers on the https port with which the browser cannot make an encrypted connection.',
      sendsToHttp: 'The site sends visitors from https back to http.',
      loopback: LOOPBACK,
    },
  },

  'tls-certificate': {
    title: 'Certificate',
    why: 'A valid certificate tells the browser that it talks to the real site. If it is wrong, visitors get a warning instead of the page.',
    fix: 'Renew the certificate and include every name of the site, with and without www. Have it renewed automatically from then on.',
    says: {
      accepted:
        'The browser accepts the certificate. An exception that you made in this browser yourself cannot be seen here.',
      refused: 'The browser refuses the certificate of this site.',
      noHttps: 'There is no https; that counts under “Reachable over https”.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect': {
    title: 'Redirect from http to https',
    why: 'Those who type the address or follow an old link may still arrive over http. A redirect takes them to the encrypted version at once.',
    fix: 'Have the server redirect every http address with code 301 to the same address over https.',
    fixes: {
      nginx: 'Make a server block on port 80 with: return 301 https://$host$request_uri;',
      apache:
        'In .htaccess: RewriteEngine On, RewriteCond %{HTTPS} off and RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]',
      cloudflare: 'Turn on “Always Use HTTPS” under SSL/TLS, Edge Certificates.',
      plesk: 'Tick “Permanent SEO-safe 301 redirect from HTTP to HTTPS” in the hosting settings.',
    },
    says: {
      redirects: 'Those who come over http are led to https.',
      portClosed: 'The server accepts no http, only https.',
      byBrowser:
        'This browser knows the site’s HSTS and no longer asks over http. A very first visit was therefore not seen.',
      lingers: 'The redirect passes more than one http address and is not meant to be permanent.',
      byMarkup:
        'Only the page itself sends on, by a meta tag or script. By then the first page has been sent unencrypted.',
      stays: 'Over http a visitor stays on the unencrypted version.',
      behindHsts:
        'Those who come for the first time, and over http, are not on https at once. Those who were here before are, through HSTS. Not every browser shows this, so it does not count.',
      loopback: LOOPBACK,
    },
  },

  'https-redirect-same-host': {
    title: 'Redirect on the same host first',
    why: 'HSTS holds per host. If the redirect jumps to another host at once, the browser never learns that the first host wants https too.',
    fix: 'Redirect http to https on the same host first, and only then to the host with or without www.',
    says: {
      same: 'The redirect first goes to https on the same host.',
      other: 'The redirect first goes to another host.',
      behindHsts: 'The host of this page sends HSTS itself; then it does not matter by which host the redirect goes.',
      byBrowser: 'This browser no longer asks over http; the redirect itself was not seen.',
      noHttp: 'The server accepts no http, so there is nothing to redirect.',
      noRedirect: 'There is no redirect to https; that counts under “Redirect from http to https”.',
      loopback: LOOPBACK,
    },
  },

  hsts: {
    title: 'HSTS',
    why: 'With HSTS a browser uses https only after the first visit. Somebody listening on a public network can then no longer lead visitors to the unprotected version.',
    fix: 'Have the server send “Strict-Transport-Security: max-age=31536000; includeSubDomains” with every https answer. First make sure that all subdomains speak https.',
    fixes: {
      nginx: 'In the server block: add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache:
        'In the VirtualHost or .htaccess: Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      cloudflare:
        'Turn on “HTTP Strict Transport Security” under SSL/TLS, Edge Certificates, for at least twelve months.',
    },
    says: {
      strong: ({ days }) => `HSTS is on for ${days} days.`,
      short: ({ days }) => `HSTS is on, but for ${days} days; a year is the norm.`,
      tooShort: ({ days }) =>
        `HSTS holds for only ${days} ${days === 1 ? 'day' : 'days'}. That is too short to protect.`,
      removed: 'The server turns HSTS off, with max-age=0.',
      malformed: 'The HSTS line contains an error, so browsers ignore it.',
      absent: 'The server does not send HSTS.',
      plainHttp: 'This page was opened over http, where HSTS does not apply.',
      loopback: LOOPBACK,
    },
  },

  'hsts-subdomains': {
    title: 'HSTS for subdomains',
    why: 'Without includeSubDomains somebody can serve a made-up subdomain over http and catch your site’s cookies there. With it the browser refuses.',
    fix: 'Add includeSubDomains to the HSTS line, once you have seen that every subdomain speaks https.',
    says: {
      included: 'HSTS holds for the subdomains of this host too.',
      left: 'HSTS does not hold for the subdomains of this host.',
      noHsts: 'HSTS is not in order; that counts under “HSTS”.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
    },
  },

  'hsts-all-entry-hosts': {
    title: 'HSTS with and without www',
    why: 'Visitors type the address with or without www, and each host must send HSTS itself. If one does not, that first visit stays unprotected.',
    fix: 'Send the HSTS line with every https answer of both hosts, redirects included.',
    says: {
      both: 'The server sends HSTS with and without www.',
      one: 'Only one of the two hosts, with and without www, sends HSTS.',
      none: 'Neither host, with or without www, sends HSTS.',
      oneHost: 'There is only one host, so this does not apply.',
      plainHttp: PLAIN,
      loopback: LOOPBACK,
    },
  },

  'mixed-content-active': {
    title: 'Unencrypted scripts and frames',
    why: 'A script or frame over http can be changed on the way and then take over the whole page. Browsers therefore block it, so that something on the page is missing.',
    fix: 'Change the addresses named to https. If the other site cannot be reached over https, remove the part.',
    fixes: {
      wordpress: 'Set both addresses under Settings, General to https and replace old http addresses in the content.',
    },
    says: {
      none: 'All scripts, styles and frames are asked for over https.',
      upgraded: ({ count }) =>
        `${count} ${count === 1 ? 'address is' : 'addresses are'} still on http; the CSP turns them into https.`,
      present: ({ count }) =>
        `${count} ${count === 1 ? 'script, style or frame is' : 'scripts, styles or frames are'} asked for over http.`,
      perhapsUpgraded: ({ count }) =>
        `${count} ${count === 1 ? 'script, style or frame is' : 'scripts, styles or frames are'} asked for over http; whether the CSP turns that into https was not seen.`,
      plainHttp: PLAIN,
    },
  },

  'mixed-content-passive': {
    title: 'Unencrypted images and media',
    why: 'Somebody listening sees which images a visitor looks at and can replace them. Browsers now ask for them over https, and show nothing when that fails.',
    fix: 'Change the addresses named to https.',
    says: {
      none: 'All images, media and fonts are asked for over https.',
      present: ({ count }) =>
        `${count} ${count === 1 ? 'image, media file or font is' : 'images, media files or fonts are'} still on http.`,
      plainHttp: PLAIN,
    },
  },

  'insecure-forms': {
    title: 'Forms and passwords',
    why: 'What somebody sends over http can be read on the way. With a password or personal data that is a data breach.',
    fix: 'Have every form send to an https address, and ask for passwords on https pages only.',
    says: {
      secure: 'Forms send their data over https.',
      getToHttp: 'A form, a search for instance, sends to an http address.',
      postToHttp: 'A form sends what was filled in to an http address.',
      passwordSent: 'A form sends a password without https.',
      passwordOnHttp: 'This page asks for a password without https.',
      none: 'The page has no form.',
    },
  },

  'csp-present': {
    title: 'Content Security Policy',
    why: 'A CSP tells the browser which scripts may run. If somebody manages to get code into the page, the CSP stops it.',
    fix: 'Send a Content-Security-Policy with at least script-src or default-src. Begin with the Report-Only variant to see what would break.',
    says: {
      enforced: 'A CSP that covers scripts is in force.',
      reportOnly: 'There is only a CSP that reports and stops nothing.',
      partial: 'A CSP is in force, but it says nothing of scripts.',
      absent: 'There is no CSP.',
    },
  },

  'csp-script-policy': {
    title: 'Scripts in the CSP',
    why: 'A CSP only protects if injected scripts cannot pass it. One word too generous makes the whole line powerless.',
    fix: "Give each of your scripts a nonce that differs with every answer, or a hash, and add 'strict-dynamic'. Remove 'unsafe-inline', data:, * and https: from script-src.",
    says: {
      nonceOrHash: 'Code in the page may only run with a nonce or hash.',
      ownHosts: 'Only scripts of the own site may run, and no code in the page itself.',
      thirdParty: 'Scripts of other sites may run as well.',
      unsafeHashes: 'Code in attributes may run when its hash is known.',
      blob: 'Scripts from blob addresses may run as well.',
      absent: 'There is no CSP that covers scripts.',
      inline: "Through 'unsafe-inline' any injected code may run.",
      shortNonce: 'The nonce is shorter than eight characters and can be guessed.',
      staticNonce: 'The nonce is the same in a second answer. Whoever has seen the page knows it.',
      data: 'Scripts from data addresses may run.',
      wildcard: 'Scripts of any site may run.',
      scheme: 'Scripts of any site with this protocol may run.',
      bypass: 'A host that is let in is known for files with which a CSP is got around.',
    },
  },

  'csp-base-uri-object': {
    title: 'Base address and plug-ins in the CSP',
    why: 'Whoever can inject a base element has scripts with a nonce loaded from a server of their own. An injected object can bring code as well.',
    fix: "Add to the CSP: base-uri 'none'; object-src 'none'.",
    says: {
      closed: 'Base address and plug-ins are closed.',
      baseOpen: 'The base address (base-uri) is not closed.',
      objectOpen: 'Plug-ins (object-src) are not closed.',
      baseOpenWithNonces: 'The CSP works with nonces but does not close the base address (base-uri).',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-eval': {
    title: 'Text as code in the CSP',
    why: "With 'unsafe-eval' a script can run text as code. That sooner turns a fault in a library into a hole.",
    fix: "Remove 'unsafe-eval' from the CSP. If a part needs WebAssembly, use 'wasm-unsafe-eval'.",
    says: {
      refused: 'Text may not be run as code.',
      besideNonce: 'Text may be run as code, though nonces or hashes limit who can.',
      allowed: 'Text may be run as code.',
      noPolicy: NO_POLICY,
      weakScripts: WEAK_SCRIPTS,
    },
  },

  'csp-form-action': {
    title: 'Targets of forms in the CSP',
    why: 'An injected form can send data to somebody else. With form-action sending stays limited to addresses of your own.',
    fix: "Add to the CSP: form-action 'self', and the services that your forms send to.",
    says: {
      closed: 'The CSP limits where forms may send to.',
      unset: 'The CSP does not say where forms may send to.',
      open: 'The CSP lets forms send to any address.',
      noPolicy: NO_POLICY,
    },
  },

  'csp-syntax': {
    title: 'Spelling of the CSP',
    why: 'Browsers skip what they do not understand without telling. A typing error then leaves out a protection that you thought you had.',
    fix: 'Correct the words named. Keywords stand between single quotes, and a semicolon follows each part.',
    says: {
      clean: 'The CSP is spelt well.',
      onlyMeta: 'The CSP stands only in the page itself and so holds only from that place on.',
      ignoredInMeta: 'These parts do not count in a meta element; send them as a line of the server.',
      deprecated: 'The CSP has parts that browsers no longer know.',
      repeated: 'A part stands in it twice; browsers read only the first.',
      unknown: 'The CSP has words that browsers do not know.',
      httpSource: 'The CSP lets in unencrypted sources.',
      dynamicAlone: "'strict-dynamic' stands without a nonce or hash, so that no script may run at all.",
      missingSemicolon: 'A semicolon is missing, so that a part is read as a source.',
      unquoted: 'A keyword stands without quotes; browsers read it as the name of a host.',
      noPolicy: NO_POLICY,
    },
  },

  clickjacking: {
    title: 'Protection against framing',
    why: 'Another site can lay your page invisibly over its own buttons. Visitors then click on something of yours without knowing.',
    fix: "Send a CSP with frame-ancestors 'self', or X-Frame-Options: SAMEORIGIN.",
    fixes: {
      nginx: 'In the server block: add_header Content-Security-Policy "frame-ancestors \'self\'" always;',
      apache: 'In the VirtualHost or .htaccess: Header always set X-Frame-Options "SAMEORIGIN"',
    },
    says: {
      closed: 'Other sites cannot frame this page, or only those named.',
      contradiction: 'The CSP and X-Frame-Options contradict each other; browsers follow the CSP.',
      several: 'X-Frame-Options has different values. Browsers then refuse all framing.',
      allowFrom: 'X-Frame-Options: ALLOW-FROM does nothing in any browser any more.',
      open: 'The CSP lets any site frame this page.',
      invalid: 'X-Frame-Options has a value that browsers do not know.',
      onlyMeta: 'The protection stands only in the page itself, where it does not count.',
      absent: 'Any site can frame this page.',
    },
  },

  'content-type-options': {
    title: 'No guessing of file types',
    why: 'Without nosniff a browser sometimes guesses what kind of file it gets. An uploaded file may then run as a script.',
    fix: 'Send the line “X-Content-Type-Options: nosniff” with every answer.',
    fixes: {
      nginx: 'In the server block: add_header X-Content-Type-Options "nosniff" always;',
      apache: 'In the VirtualHost or .htaccess: Header always set X-Content-Type-Options "nosniff"',
    },
    says: {
      nosniff: 'Browsers do not guess the file type.',
      other: 'The line X-Content-Type-Options has a value that does nothing.',
      absent: 'The line X-Content-Type-Options is missing.',
    },
  },

  'referrer-policy': {
    title: 'Referrer',
    why: 'A browser tells another site where the visitor came from. If that address holds something personal, it leaks along.',
    fix: 'Send the line “Referrer-Policy: strict-origin-when-cross-origin”, or a stricter one.',
    says: {
      strict: ({ policy }) => `Other sites get no full address: ${policy}.`,
      absent: 'No choice was made; browsers then send the host only.',
      leaky: ({ policy }) => `The policy set gives away too much: ${policy}.`,
      unknown: 'The policy set does not exist, so the browser chooses.',
    },
  },

  'permissions-policy': {
    title: 'Camera, microphone and location',
    why: 'With this line you decide which parts of the page may ask for camera, microphone or location. Embedded content then cannot do so unnoticed.',
    fix: 'Send what the site does not need, for instance: Permissions-Policy: camera=(), microphone=(), geolocation=().',
    says: {
      limited: 'Powerful features of the browser are limited.',
      open: 'The line is there, but it limits no powerful feature.',
      oldSyntax: 'The line is written as the old Feature-Policy was; browsers no longer read that.',
      unreadable: 'The line contains an error, so browsers ignore it altogether.',
      absent: 'Powerful features of the browser are not limited.',
    },
  },

  'cross-origin-opener': {
    title: 'Separation from other windows',
    why: 'A site that opens your page in a new window can steer or watch that page afterwards. With this line your page gets a window to itself.',
    fix: 'Send the line “Cross-Origin-Opener-Policy: same-origin”. If you work with sign-in windows of others, take same-origin-allow-popups.',
    says: {
      separated: 'The page is separated from windows of other sites.',
      open: 'The line is there, but it separates nothing.',
      absent: 'The page is not separated from windows of other sites.',
      invalid: 'The line has a value that browsers ignore.',
    },
  },

  'cookie-secure': {
    title: 'Cookies over https only',
    why: 'A cookie without Secure also travels over http and can be read then. If it holds somebody’s sign-in, another can take it over.',
    fix: 'Give every cookie the attribute Secure.',
    fixes: {
      wordpress:
        "In wp-config.php: define('FORCE_SSL_ADMIN', true); and run WordPress on https. For PHPSESSID, in php.ini: session.cookie_secure = 1.",
    },
    says: {
      all: 'All cookies travel over https only.',
      other: 'A cookie also travels over http.',
      perhapsSession: 'A cookie that seems to open a session also travels over http.',
      session: 'A cookie that opens a session also travels over http.',
      none: NO_COOKIES,
    },
  },

  'cookie-httponly': {
    title: 'Session cookies kept from scripts',
    why: 'A script that got into the page can read cookies without HttpOnly. With a session cookie somebody then poses as the visitor.',
    fix: 'Give cookies that open a session the attribute HttpOnly.',
    says: {
      all: 'Scripts cannot read the session cookies.',
      doubtful: 'Scripts can read a cookie that opens a session by its name.',
      clear: 'Scripts can read a session cookie.',
      none: 'The page sets no session cookie on a first visit.',
    },
  },

  'cookie-samesite': {
    title: 'Cookies in requests from other sites',
    why: 'SameSite decides whether a cookie goes along when another site asks something of you. So a strange page cannot act in the name of your visitor.',
    fix: 'Give every cookie SameSite=Lax or Strict. If a cookie needs None, it needs Secure as well.',
    says: {
      all: 'Every cookie says what happens in requests from other sites.',
      absent: 'A cookie has no SameSite; browsers differ in what they do then.',
      invalid: 'A cookie has a SameSite that browsers do not know.',
      noneWithoutSecure: 'A cookie has SameSite=None without Secure; browsers throw it away.',
      none: NO_COOKIES,
    },
  },

  'cookie-prefix': {
    title: 'Cookies with a prefix',
    why: 'The prefixes __Host- and __Secure- promise stricter rules. If a cookie does not keep them, the browser throws it away.',
    fix: 'Give a __Host- cookie Secure and Path=/, without Domain. A __Secure- cookie needs Secure.',
    says: {
      kept: 'The cookies with a prefix keep its rules.',
      broken: 'A cookie breaks the rules of its prefix and is thrown away.',
      none: 'No cookie uses a prefix.',
    },
  },

  'sri-third-party': {
    title: 'Scripts and styles of others pinned',
    why: 'A script of another party runs with all the rights of your page. With integrity the browser refuses it as soon as it changes silently.',
    fix: 'Put files of others on your own server, or add integrity and crossorigin. A tag manager cannot be pinned; keep that list short.',
    says: {
      none: 'The page loads no scripts or styles of other parties.',
      pinned: 'All scripts and styles of other parties are pinned.',
      loaders: ({ count }) =>
        `${count} ${count === 1 ? 'file of another party changes by itself and' : 'files of other parties change by themselves and'} cannot be pinned.`,
      unpinned: ({ count }) =>
        `${count} ${count === 1 ? 'file of another party is' : 'files of other parties are'} not pinned.`,
      invalid: 'An integrity protects nothing: its value is no digest, or crossorigin is missing.',
    },
  },

  'security-txt': {
    title: 'security.txt',
    why: 'Whoever finds a hole looks in security.txt for where to tell. Without that file the report often does not reach you.',
    fix: 'Put a text file at /.well-known/security.txt with at least Contact and Expires, the latter at most a year ahead.',
    says: {
      valid: 'There is a valid security.txt.',
      oldPath: 'security.txt stands at the old address; it belongs under /.well-known/.',
      expiresSoon: ({ days }) => `security.txt expires in ${days} ${days === 1 ? 'day' : 'days'}.`,
      expiresLate: ({ days }) => `security.txt holds for another ${days} days; at most a year is the norm.`,
      elsewhere: 'security.txt names another address under Canonical than where it stands.',
      expired: ({ days }) => `security.txt expired ${days} ${days === 1 ? 'day' : 'days'} ago.`,
      wrongType: 'security.txt is not sent as text in UTF-8.',
      encoding: 'security.txt has characters that are not UTF-8.',
      line: 'security.txt has a line that is neither field nor comment.',
      signature: 'The signature of security.txt is not well formed.',
      contactMissing: 'Contact is missing in security.txt.',
      expiresMissing: 'Expires is missing in security.txt.',
      expiresRepeated: 'Expires stands more than once in security.txt.',
      expiresUnreadable: 'The date at Expires in security.txt is not valid.',
      languagesRepeated: 'Preferred-Languages stands more than once in security.txt.',
      address: 'An address in security.txt does not begin with https, mailto or tel.',
      missing: 'There is no security.txt.',
    },
  },

  'version-disclosure': {
    title: 'Version numbers in answers',
    why: 'An exact version number tells an attacker which known holes to try. To visitors it is of no use.',
    fix: 'Have the server leave its version out of Server, X-Powered-By and X-Generator.',
    fixes: {
      nginx: 'In the http block: server_tokens off;',
      apache: 'In the main configuration: ServerTokens Prod and ServerSignature Off',
      iis: 'Turn on removeServerHeader and remove X-Powered-By under HTTP response headers.',
    },
    says: {
      none: 'The answers name no version numbers.',
      major: 'The answers name software with its major version.',
      exact: 'The answers name the exact version of software.',
    },
  },

  'obsolete-headers': {
    title: 'Obsolete lines of the server',
    why: 'These lines no longer do anything or can do harm themselves. They give the impression of a protection that is not there.',
    fix: 'Remove the lines named from the settings of the server.',
    says: {
      absent: 'The server sends no obsolete lines.',
      present: 'The server sends obsolete lines.',
    },
  },

  'headers-on-error-pages': {
    title: 'Protection on error pages',
    why: 'An error page runs on your address too and can be abused. Servers often leave protective lines out there.',
    fix: 'Send the protective lines with every answer, error pages included.',
    fixes: {
      nginx: 'Put “always” after every add_header.',
      apache: 'Write “Header always set” instead of “Header set”.',
    },
    says: {
      same: 'Error pages get the same protection as the page.',
      some: 'Part of the protection is missing on error pages.',
      none: 'All protection that the page has is missing on error pages.',
      noHeaders: 'The page itself does not have these lines; they count elsewhere.',
      noError: 'A made-up address gave no error page; that counts under SEO.',
    },
  },

  'session-cache': {
    title: 'Answers with a session cookie',
    why: 'If a server in between stores an answer with a session cookie, somebody else can get that same session. Cache-Control prevents it.',
    fix: 'Send “Cache-Control: no-store” or “private” with answers that set a session cookie.',
    says: {
      private: 'The answer with the session cookie may not be stored for others.',
      unsaid: 'The answer with the session cookie does not say whether it may be stored.',
      perhapsShared: 'An answer that seems to open a session may be stored for others.',
      shared: 'The answer with the session cookie may be stored for others.',
      none: 'The page sets no session cookie on a first visit.',
    },
  },

  'iframe-sandbox': {
    title: 'Frames of other parties',
    why: 'A frame of somebody else can open windows or send visitors away. With sandbox it may only do what you allow.',
    fix: 'Give frames of others the attribute sandbox, with only the rights that they need.',
    says: {
      all: 'All frames of other parties are confined.',
      some: ({ count }) =>
        `${count} ${count === 1 ? 'frame of another party is' : 'frames of other parties are'} not confined.`,
      none: 'The page has no frames of other parties.',
    },
  },

  'trusted-types': {
    title: 'Trusted Types',
    why: 'With Trusted Types the browser refuses text that enters the page as markup unchecked. That removes a whole kind of faults.',
    fix: "Add to the CSP: require-trusted-types-for 'script'. Begin with the Report-Only variant.",
    says: {
      required: 'The page enforces Trusted Types.',
      absent: 'The page does not enforce Trusted Types.',
    },
  },

  'csp-reporting': {
    title: 'Reports of the CSP',
    why: 'With reports you see what a CSP stops. So you notice an attack, and a line that is too strict as well.',
    fix: 'Add report-to to the CSP, and report-uri for older browsers.',
    says: {
      reported: 'The CSP names where reports go.',
      unreported: 'The CSP names no address for reports.',
      noPolicy: NO_POLICY,
    },
  },

  'coep-corp': {
    title: 'Isolation of the page',
    why: 'These lines keep a page in a process of its own and limit who may use its files. An ordinary site does not need them.',
    fix: 'Only needed for special features such as shared memory: Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy.',
    says: {
      both: 'The page uses both lines.',
      embedder: 'The page uses Cross-Origin-Embedder-Policy.',
      resource: 'The page uses Cross-Origin-Resource-Policy.',
      neither: 'The page does not use these lines.',
    },
  },

  'tls-version': {
    title: 'TLS version',
    why: 'TLS encrypts the traffic with the site. Version 1.3 is the fastest and no longer allows outdated encryption.',
    fix: 'Switch on TLS 1.3 and 1.2 on the server, and older versions off.',
    says: {
      newest: 'The connection uses TLS 1.3.',
      previous: 'The connection uses TLS 1.2. That is safe; 1.3 is newer and faster.',
      old: 'The connection uses an old version of TLS.',
      plainHttp: PLAIN,
    },
  },

  'certificate-expiry': {
    title: 'Lifetime of the certificate',
    why: 'After its last day browsers refuse the certificate. Certificates are valid for ever shorter, so renewal has to go by itself.',
    fix: 'Let the certificate renew itself, and check that it does.',
    says: {
      ample: ({ days, lifetime }) =>
        `The certificate is valid for ${days} more ${days === 1 ? 'day' : 'days'}, out of ${lifetime}.`,
      soon: ({ days, lifetime }) =>
        `The certificate expires in ${days} ${days === 1 ? 'day' : 'days'}, out of ${lifetime}.`,
    },
  },

  'certificate-key': {
    title: 'Key of the certificate',
    why: 'The longer the key, the harder it is to break. Elliptic keys are strong and still short.',
    fix: 'Ask for an elliptic key (ECDSA P-256) at the next renewal, or RSA of at least 3072 bits.',
    says: {
      elliptic: ({ bits }) => `The certificate has an elliptic key of ${bits} bits.`,
      strong: ({ bits }) => `The certificate has an RSA key of ${bits} bits.`,
      phasingOut: ({ bits }) => `The certificate has an RSA key of ${bits} bits; that is being phased out.`,
      short: ({ bits }) => `The certificate has an RSA key of ${bits} bits; that is too short.`,
      unusual: 'This kind of key is not known here.',
    },
  },
} satisfies Words<typeof pillar>;
