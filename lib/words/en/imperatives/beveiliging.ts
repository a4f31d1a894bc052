import type { beveiliging as pillar } from '../../../checks/beveiliging/index.ts';
import {
  findHosts,
  findLibraryHosts,
  findMatches,
  formatFirstOf,
  type Imperatives,
  isOriginAlone,
  type Named,
  sayAbout,
} from '../../imperative.ts';

const POLICY = 'Define which scripts may run: start by only reporting (CSP)';
const HSTS = 'Make browsers use only https from now on (HSTS)';
const FRAMES = 'Prevent other sites from showing your page inside theirs';
const NONCE = 'Give your scripts a new, long pass code at every visit (CSP)';
const SOURCES = 'Make the list of allowed scripts smaller (CSP)';

/** The name of a cookie at the start of an offender. */
const nameCookies = (found: Named): string => formatFirstOf('en', findMatches(found, /^([^\s;=]+)/));
const sayCookie = (sentence: (name: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(nameCookies(found), (name) => sentence(`cookie ${name}`), otherwise);

export const beveiliging = {
  'https-available': {
    refused: 'Turn on https for the whole site',
    noTls: 'Make the server handle https: a secure connection fails now',
    sendsToHttp: 'Remove the redirect from https back to http',
  },
  'tls-certificate': 'Have a new certificate installed today',
  'https-redirect': {
    lingers: 'Redirect visitors from http to https in one step',
    byMarkup: 'Have the server redirect to https, not the page itself',
    stays: 'Redirect visitors who come by http to https',
  },
  'https-redirect-same-host': 'Redirect http to https on the same name first',
  hsts: {
    short: 'Make browsers use only https for longer: a year (HSTS)',
    tooShort: 'Make browsers use only https for longer, in steps (HSTS)',
    removed: `${HSTS}: the server turns that off now`,
    malformed: 'Correct the setting that makes browsers use only https (HSTS)',
    absent: `${HSTS}: start with a day`,
  },
  'hsts-subdomains': 'Make “only https” apply to subdomains, if each of them can (HSTS)',
  'hsts-all-entry-hosts': {
    one: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, /^([\w-]+(?:\.[\w-]+)+)/)),
        (name) => `Turn on “only https” for ${name} too (HSTS)`,
        'Turn on “only https” with and without www (HSTS)',
      ),
    none: 'Turn on “only https” with and without www (HSTS)',
  },
  'mixed-content-active': {
    upgraded: 'Change the http addresses of scripts and stylesheets to https',
    perhapsUpgraded: 'Change the http addresses of scripts and stylesheets to https',
    present: (found) =>
      sayAbout(
        formatFirstOf('en', findHosts(found)),
        (host) => `Load scripts and stylesheets of ${host} over https`,
        'Load scripts, stylesheets and embedded pages over https',
      ),
  },
  'mixed-content-passive': (found) =>
    sayAbout(
      formatFirstOf('en', findHosts(found)),
      (host) => `Load images and media of ${host} over https`,
      'Load images and media over https',
    ),
  'insecure-forms': {
    getToHttp: 'Make the search form go to an https address',
    postToHttp: 'Make the form send to an https address',
    passwordSent: 'Send passwords over https only, from today',
    passwordOnHttp: 'Ask for passwords only on a page with https',
  },
  'csp-present': {
    reportOnly: 'Read the reports, then enforce the list of scripts (CSP)',
    partial: 'Define which scripts may run as well (CSP)',
    ineffective: 'Correct the rules for scripts: browsers skip them (CSP)',
    absent: POLICY,
  },
  'csp-script-policy': {
    absent: POLICY,
    inline: 'Move scripts from the page into files and exclude the rest (CSP)',
    shortNonce: NONCE,
    staticNonce: NONCE,
    data: 'Forbid scripts that are written in an address (CSP)',
    wildcard: 'Allow only scripts of listed sites (CSP)',
    scheme: 'Allow only scripts of listed sites (CSP)',
    bypass: (found) =>
      sayAbout(
        formatFirstOf('en', findMatches(found, /(?<![\w-])([\w-]+(?:\.[\w-]+)+)/)),
        (host) => `Remove ${host} from the list of allowed scripts (CSP)`,
        SOURCES,
      ),
    thirdParty: SOURCES,
    unsafeHashes: 'Remove code from attributes such as onclick (CSP)',
    blob: 'Forbid scripts from blob addresses (CSP)',
  },
  'csp-base-uri-object': {
    baseOpen: 'Keep anybody from redirecting all addresses on your page (CSP)',
    objectOpen: 'Exclude obsolete plug-ins (CSP)',
    baseOpenWithNonces: 'Keep anybody from redirecting all addresses on your page (CSP)',
  },
  'csp-eval': 'Replace scripts that run text as code (CSP)',
  'csp-form-action': 'Define where forms may send to (CSP)',
  'csp-syntax': {
    notAscii: 'Replace characters that browsers cannot read in the policy for scripts (CSP)',
    onlyMeta: 'Send the policy for scripts as a header (CSP)',
    ignoredInMeta: 'Send the policy for scripts as a header (CSP)',
    deprecated: 'Remove deprecated parts from the policy for scripts (CSP)',
    repeated: 'Remove duplicate parts from the policy for scripts (CSP)',
    unknown: 'Correct the words in the rules for scripts that browsers skip (CSP)',
    httpSource: 'Allow only https sources in the policy (CSP)',
    dynamicAlone: 'Fix the rules for scripts: none at all may run now (CSP)',
    missingSemicolon: 'Add the missing semicolon to the policy for scripts (CSP)',
    unquoted: 'Add the missing quotation marks to the policy (CSP)',
  },
  clickjacking: {
    skipped: 'Correct the rule about who may show your page: browsers skip it',
    contradiction: 'Make both rules about who may show your page say the same',
    several: 'Send a single rule about who may show your page',
    allowFrom: 'Replace the rule about who may show your page with one that works',
    open: FRAMES,
    invalid: 'Correct the rule about who may show your page',
    onlyMeta: 'Have the server say who may show your page, not the page itself',
    absent: FRAMES,
  },
  'content-type-options': 'Stop browsers from guessing the file type (nosniff)',
  'referrer-policy': {
    absent: 'Do not show other sites which of your pages a visitor was on',
    leaky: ({ args: { policy } }) =>
      isOriginAlone(policy)
        ? 'Do not tell sites without encryption that a visitor comes from your site'
        : 'Do not show other sites which of your pages a visitor was on',
    unknown: 'Correct the rule about what other sites see',
  },
  'permissions-policy': {
    open: 'Turn off camera, microphone and location if the site does not use them',
    oldSyntax: 'Write the rule about camera and location in the new form',
    unreadable: 'Correct the error in the rule about camera and location',
    absent: 'Turn off camera, microphone and location if the site does not use them',
  },
  'cross-origin-opener': 'Separate the page from windows of other sites',
  'cookie-secure': {
    other: sayCookie((name) => `Send ${name} over https only`, 'Send cookies over https only'),
    perhapsSession: sayCookie((name) => `Send ${name} over https only`, 'Send cookies over https only'),
    session: sayCookie((name) => `Send ${name} over https only`, 'Send the session cookie over https only'),
  },
  'cookie-httponly': sayCookie(
    (name) => `Make ${name} unreadable for scripts`,
    'Make the session cookie unreadable for scripts',
  ),
  'cookie-samesite': {
    bare: sayCookie(
      (name) => `Limit when ${name} is sent with requests from other sites (SameSite)`,
      'Limit when the cookie is sent with requests from other sites (SameSite)',
    ),
    absent: sayCookie(
      (name) => `Limit when ${name} is sent with requests from other sites (SameSite)`,
      'Limit when cookies are sent with requests from other sites (SameSite)',
    ),
    invalid: sayCookie(
      (name) => `Limit when ${name} is sent with requests from other sites (SameSite)`,
      'Limit when the cookie is sent with requests from other sites (SameSite)',
    ),
    noneWithoutSecure: sayCookie(
      (name) => `Send ${name} over https only: browsers discard it now`,
      'Send the cookie over https only: browsers discard it now',
    ),
  },
  'cookie-prefix': sayCookie(
    (name) => `Set ${name} as its name promises: browsers discard it now`,
    'Set the cookie as its name promises: browsers discard it now',
  ),
  'sri-third-party': {
    loaders: (found) =>
      sayAbout(
        formatFirstOf('en', findHosts(found)),
        (host) => `Check whether you still need ${host}`,
        'Check which third-party scripts you still need',
      ),
    unpinned: (found) =>
      sayAbout(
        formatFirstOf('en', findLibraryHosts(found)),
        (host) => `Put files of ${host} on your server, fetched from their maker`,
        sayAbout(
          formatFirstOf('en', findHosts(found)),
          (host) => `Check whether files of ${host} can get a checksum`,
          'Check which third-party files can get a checksum',
        ),
      ),
    invalid: (found) =>
      sayAbout(
        formatFirstOf('en', findHosts(found)),
        (host) => `Correct the checksum of the file from ${host}`,
        'Correct the checksum of a third-party file',
      ),
  },
  'security-txt': {
    oldPath: 'Move security.txt to the .well-known folder',
    expiresSoon: 'Extend the date in security.txt',
    expiresLate: 'Set the date in security.txt at most a year ahead',
    elsewhere: 'Put the right address in security.txt',
    expired: 'Extend the date in security.txt',
    wrongType: 'Make the server send security.txt as text',
    encoding: 'Save security.txt as UTF-8',
    line: 'Correct the line in security.txt that cannot be read',
    signature: 'Sign security.txt again',
    contactMissing: 'Say in security.txt how to contact you',
    expiresMissing: 'Say in security.txt until when it is valid',
    expiresRepeated: 'Leave one end date in security.txt',
    expiresUnreadable: 'Correct the end date in security.txt',
    languagesRepeated: 'List the languages in security.txt once',
    address: 'Correct the address in security.txt',
    missing: 'Say on the site how to report a vulnerability (security.txt)',
  },
  'version-disclosure': (found) =>
    sayAbout(
      formatFirstOf('en', findMatches(found, /^([^\s;,]+(?: \d[\d.]*)?)/)),
      (name) => `Stop the server from giving a version, such as ${name}`,
      'Stop the server from showing version numbers',
    ),
  'wordpress-exposure': 'Give strangers less information about WordPress',
  'open-administration': {
    openWithoutPassword: ({ args: { name } }) => `Put a password on ${name} today: anybody can get in`,
    installerOpen: 'Finish the installation today, or remove the installer',
    statedCredentials: 'Change the password on the page today, and remove it there',
    loginPublic: ({ args: { name } }) => `Close the login screen of ${name} to outsiders`,
    debugPage: 'Turn the technical error display off',
    secretFiles: 'Make sure that nobody can fetch secret files',
    listing: 'Turn directory listing off',
    linkedOpen: 'Close today the administration that this page links to',
    linkedLogin: 'Close the administrator login behind the link to outsiders',
    linkedFiles: 'Remove what the link shows to strangers',
  },
  'obsolete-headers': (found) =>
    sayAbout(
      formatFirstOf('en', findMatches(found, /^([\w-]+)/)),
      (name) => `Remove the obsolete header ${name}`,
      'Remove obsolete headers',
    ),
  'headers-on-error-pages': 'Send the same protective rules with error pages too',
  'session-cache': 'Make sure that one visitor’s page is not saved for another',
  'iframe-sandbox': (found) =>
    sayAbout(
      formatFirstOf('en', findHosts(found)),
      (host) => `Give the embedded page of ${host} only the rights that it needs`,
      'Give embedded pages of others only the rights that they need',
    ),
} satisfies Imperatives<typeof pillar>;
