/** An attack on the grade, on the service or on its neighbours that was tried, and the test that proves the outcome. */
export interface Attack {
  readonly attack: string;
  /** The outcome. */
  readonly comes: string;
  /** From the root of the repository, and the title of a test as it stands there. */
  readonly file: string;
  readonly title: string;
}

const CORE = 'test/server/core';
const FEATURES = 'test/server/features';
const NAMED = 'test/browser/clobbered';

export const ATTACKS: readonly Attack[] = (
  [
    [
      'an element or frame of the page has the name of a global that our scripts or the engine look up',
      'no effect: each such name by itself, in the built scripts',
      `${NAMED}/globals.test.ts`,
      '%s: no element or frame with a looked-up name changes the result',
    ],
    [
      'controls of a form take the names of its properties: each of some 330, one at a time, from a form around the content or beside it',
      'no effect: reader and engine find the same as without them',
      `${NAMED}/names.test.ts`,
      'reader and engine report the same whichever name is shadowed',
    ],
    [
      'the same names in Firefox',
      'no effect',
      `${NAMED}/names-in-firefox.test.ts`,
      'reader and engine report the same whichever name is shadowed in Firefox',
    ],
    [
      'images, frames, objects and forms take the names of the document’s properties',
      'no effect',
      `${NAMED}/names.test.ts`,
      'reader and engine report the same whichever name is shadowed',
    ],
    [
      'a form becomes hostile while the engine’s rules run, has an entry in its past names map, or is in a shadow root',
      'it affects only itself: the rules run once more',
      'test/browser/axe/look.test.ts',
      'a form %s leaves the findings about other elements unchanged',
    ],
    [
      'any one of these tricks, and all of them together, in Chromium, Firefox and the service',
      'the same grade as without',
      `${NAMED}/grade.test.ts`,
      'threat: a page changes its own grade: %s',
    ],
    [
      'pages and sites that mislead, overload or block the scanner, in Chromium, Firefox and the service',
      'neither the total nor a pillar is higher than for the same content without it; a page too large to read in time may have a higher pillar, marked as incomplete with its range (docs/decisions/29-open-and-told.md)',
      'test/browser/faults/gains.test.ts',
      'threat: a page raises its own grade by interfering with the scan: %s',
    ],
    [
      'faults are hidden in nested closed shadow roots',
      'they are found like the others',
      'test/browser/axe/extension.test.ts',
      'inspects closed shadow roots, but not the browser’s own',
    ],
    [
      'a page replaces what is at fault, again and again, while it is tested',
      'it is found in what took its place, or counts as not tested',
      'test/browser/axe/extension.test.ts',
      'says of no rule that it passed while the page replaces what is at fault each %i ms',
    ],
    [
      'a page sabotages the scripts that detect its libraries',
      'it is graded as one without libraries',
      'test/silence.test.ts',
      '%s: corrupting the list of its libraries raises no pillar',
    ],
    [
      'another team, or a key without the right to read, requests data of a team on every route, and sends its ids',
      'none of it is returned (docs/who-sees-what.md)',
      `${CORE}/http/four-askers.test.ts`,
      'no route returns anything of a team to anyone else',
    ],
    [
      'someone scans another page of a domain, to change its public result or badge',
      'both remain those of its home page',
      `${FEATURES}/scans/store/home-scans.test.ts`,
      'is not changed by scans of anything but its home page',
    ],
    [
      'ten anonymous requests for a partner’s site',
      'the partner is scanned first',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'accepts a request with a key for a site that has ten public ones',
    ],
    [
      'three hundred anonymous requests, each from a network of its own, for pages that hang, never end or block their thread',
      'a partner’s scan starts at once, and takes at most twice as long as by itself: its lane has its own slots and browser, and the other browser yields the CPU',
      'test/server/real/faults/crowd.test.ts',
      'three hundred hostile public requests at most double the time of a partner’s scan',
    ],
    [
      'many addresses of one IPv6 network',
      'together five times the limit of one client',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'holds at most ten requests of one client, and fifty of the clients of one /48',
    ],
    [
      'hosts that hang, again and again',
      'they count against the client that requested them, and no other',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'charge a site that times out to the client that requested it, and to no other',
    ],
    [
      'a client’s own retries on 502, 503 and 504',
      'one scan, counted once towards the hourly limit',
      `${FEATURES}/scans/routes/retries.test.ts`,
      'a call that outlasts the client’s patience uses one scan, and its retries get the outcome',
    ],
    [
      'retries of undici, curl, Python’s requests, PHP’s curl, ky, got and axios, for every outcome; and a client that gives up and calls again',
      'one scan, counted once towards the hourly limit',
      'test/server/app/real-clients.test.ts',
      'a call that the client abandons before the response causes one scan',
    ],
    [
      'a hundred keys of one team, revoked and issued again',
      'the hourly and daily limits are those of the team',
      `${FEATURES}/teams/store/team-keys.test.ts`,
      'are shared by all keys of a team, also revoked ones, and each key stays within its own limit',
    ],
    [
      'the largest request bodies with rows, nesting, escapes and empty lines',
      'no task blocks the event loop for more than 50 ms of CPU time; other requests are answered meanwhile',
      `${CORE}/http/worst-bodies.test.ts`,
      'is answered, without blocking other requests',
    ],
    [
      'the worst body of every other route that accepts one',
      'the same',
      `${CORE}/http/every-body.test.ts`,
      'no request body blocks the event loop for long, on any route',
    ],
    [
      'the largest files of a team: five thousand sites as a workbook and as CSV',
      'the same',
      `${CORE}/http/worst-bodies.test.ts`,
      'the largest exports of a team do not block the event loop',
    ],
    [
      'a redirect, an image, a form and nine other methods available to a page of another origin, in a visitor’s browser',
      'no scan starts',
      'test/server/real/other-origin.test.ts',
      'a page of another origin cannot start a scan: %s',
    ],
    [
      'a webhook to a private address: as a name, as a number, or as a name that later resolves to one',
      'nothing is sent; only the operator’s log names the address',
      'test/server/features/monitoring/notify/webhook.test.ts',
      '%s gets nothing, and is named in the log only',
    ],
    [
      'a link or a mail server whose name may exist in a private network',
      'the result is worded the same: only the public resolver decides whether a link is dead',
      'test/server/links/check-links.test.ts',
      'whose name exists only in a private network',
    ],
    [
      'NUL in a path, a query or a stored field',
      '400',
      `${CORE}/http/cross-site.test.ts`,
      'NUL in %s gives 400, not 500',
    ],
    [
      'a link or a line break in the name of a key, which appears in mail',
      '400',
      `${CORE}/http/cross-site.test.ts`,
      'a key named %j is rejected, since its name appears in mail',
    ],
    [
      'lines of a page that are commands to a CI runner',
      'printed as text',
      'test/export/ci-log.test.ts',
      'no line of a saved or printed report is read as a command by a CI runner',
    ],
    [
      'a package or an action that was replaced',
      'not installed: each is pinned to its hash',
      'test/house-pinned.test.ts',
      'every action is pinned to a commit',
    ],
    [
      'writes while a backup is made, twenty times',
      'every backup can be restored, without dangling references',
      `${CORE}/store/backup-under-writes.test.ts`,
      'a backup taken during writes is restored',
    ],
    [
      'more than forty ways to make the service send a request to a private address',
      'none is sent',
      'test/server/real/ssrf.test.ts',
      'are not reached by a user’s address, a redirect, or requests of a page',
    ],
  ] as const
).map(([attack, comes, file, title]) => ({ attack, comes, file, title }));
