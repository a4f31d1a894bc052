import type { onderhoud as pillar } from '../../../checks/onderhoud/index.ts';
import {
  findHosts,
  findMatches,
  findPaths,
  formatFirstOf,
  gravestFirst,
  type Imperatives,
  type Named,
  sayAbout,
} from '../../imperative.ts';
import { formatIsoDate } from '../../terms.ts';

/** `Bootstrap 3.4.1`, before its advisories or its date. */
const nameLibraries = ({ items }: Named): string => formatFirstOf('en', gravestFirst(items));
const sayLibrary = (sentence: (name: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(nameLibraries(found), sentence, otherwise);
const nameService = (found: Named): string => formatFirstOf('en', findMatches(found, /^(.+?) \(\d{4}/));
const nameFile = (found: Named): string => formatFirstOf('en', findMatches(found, /\/([^/?#\s]+)(?:[?#]\S*)?(?:\s|$)/));

const replace = ({ args: { name, version } }: Named): string =>
  `Move to a supported version of ${name}: ${version} no longer is`;
const sayNeglected = ({ args: { name, version } }: Named): string =>
  `Update ${name} today: ${version} lacks security updates`;

export const onderhoud = {
  'vulnerable-js-libraries': sayLibrary(
    (name) => `Update ${name} because of known vulnerabilities`,
    'Update scripts with a known vulnerability',
  ),
  'hijacked-script-hosts': (found) =>
    sayAbout(
      formatFirstOf('en', findHosts(found)),
      (host) => `Remove everything that loads from ${host} today`,
      'Remove what loads from a hijacked address today',
    ),
  'eol-js-libraries': {
    ending: sayLibrary((name) => `Plan the move from ${name} to a newer version`, 'Plan the move to newer scripts'),
    ended: sayLibrary((name) => `Replace ${name}: updates have ended`, 'Replace scripts that get no more updates'),
  },
  'js-library-hygiene': {
    copies: sayLibrary((name) => `Load one version of ${name}`, 'Load one version of every script'),
    behind: sayLibrary((name) => `Plan the move from ${name} to a newer version`, 'Plan the move to newer scripts'),
  },
  'cms-version-supported': {
    behind: ({ args: { name, version, newest } }) => `Update ${name}: from ${version} to ${newest}`,
    ending: ({ args: { name, ends } }) =>
      `Plan the move to a new version of ${name}: before ${formatIsoDate('en', ends)}`,
    ended: replace,
    neglected: sayNeglected,
    frameworkEnded: replace,
    frameworkNeglected: sayNeglected,
  },
  'php-version-supported': {
    patchesMissing: ({ args: { newest } }) => `Ask your hosting provider for PHP ${newest}`,
    ending: ({ args: { version, ends } }) =>
      `Ask your hosting provider for a newer PHP than ${version}: before ${formatIsoDate('en', ends)}`,
    ended: ({ args: { version } }) => `Ask your hosting provider for a newer PHP: ${version} is unsafe`,
  },
  'server-software-supported': {
    ended: ({ args: { name, version } }) => `Ask your hosting provider whether ${name} ${version} gets updates`,
    patchesMissing: ({ args: { name, newest } }) => `Ask your hosting provider for ${name} ${newest}`,
    distributionEnded: 'Ask your hosting provider for a server that still gets updates',
    knownHole: ({ args: { name, version } }) =>
      `Have ${name} ${version} updated today: attackers know a vulnerability in it`,
  },
  'site-in-service': {
    doubtful: 'Check whether this is the page that visitors should see',
    serverError: 'Ask your developer or hosting provider to fix the error on the server',
    parked: 'Point the domain to your site',
    suspended: 'Ask the hosting provider why the account was suspended',
    maintenance: 'Send code 503 with Retry-After during maintenance',
    away: 'Scan again later: the site is under maintenance',
    defaultPage: 'Put your site on this server, or point the domain to your site',
    comingSoon: 'Put a first page online with what you do',
    moved: 'Redirect the old address to the new one',
  },
  'internal-links-alive': (found) =>
    sayAbout(
      formatFirstOf('en', findPaths(found)),
      (path) => `Fix the dead link to ${path}`,
      'Fix the dead links on this page',
    ),
  'own-assets-load': (found) =>
    sayAbout(nameFile(found), (name) => `Put ${name} back, or remove the reference`, 'Put back files that do not load'),
  'links-direct-and-secure': {
    redirecting: 'Make links point straight to the new address',
    insecure: 'Change links to http of this site to https',
  },
  'deprecated-browser-features': {
    some: 'Replace outdated code in the page with modern code',
    many: 'Replace outdated code in the page with modern code',
    dead: 'Remove what no browser shows any more',
    quirks: 'Start the page with the line that says it is HTML (doctype)',
  },
  'dead-third-party-tags': (found) =>
    sayAbout(
      nameService(found),
      (name) => `Remove the code of ${name}, which does nothing any more`,
      'Remove code of discontinued services',
    ),
  'leftover-test-content': {
    some: 'Replace the sample text that is still on the page',
    untouched: 'Replace the sample page with a page of yours',
    phpError: 'Fix the error on the page, and do not show it to visitors',
    localAssets: 'Put files online that are still on the web developer’s computer',
    tokenInTitle: 'Fill in the title: it still has template code',
  },
  'development-build': {
    traces: 'Publish the production version of the site',
    bundle: (found) =>
      sayAbout(
        nameFile(found),
        (name) => `Replace ${name} with the production version`,
        'Publish the production version of the site',
      ),
    server: 'Put the site on a normal server, not on a development server',
  },
  'text-and-contact-intact': {
    garbled: 'Fix the garbled characters on the page',
    invalidContact: 'Correct the link to call or mail',
    titleGarbled: 'Fix the garbled character in the title or heading',
    contactContradicts: 'Make the link to call or mail match its text',
  },
  'signs-of-life': ({ args: { date } }) => `Update the page: its latest date is ${formatIsoDate('en', date)}`,
  'copyright-year-current': ({ args: { year } }) => `Replace the year ${year} in the footer, or remove it`,
  'upkeep-visible': {
    little: 'Say with your texts when they were updated',
    nothing: 'Say with your texts when they were updated',
    loginPublic: 'Shut strangers out of the administration',
    unguarded: 'Close what is for administrators only',
  },
  'compromise-signs': 'Have your web developer or hosting provider look today: the site was probably broken into',
  'text-compressed': 'Make the server send text compressed',
  'assets-cached': 'Let browsers cache scripts and stylesheets for longer',
} satisfies Imperatives<typeof pillar>;
