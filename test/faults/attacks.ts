/** An attack on the grade, on the service or on its neighbours that was tried, and the test that holds what comes of it. */
export interface Attack {
  readonly attack: string;
  /** What comes of it. */
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
      'an element or frame of the page has the name of something that our scripts or the engine look for on the window',
      'nothing: each such name alone, in the scripts as they are built',
      `${NAMED}/globals.test.ts`,
      '%s: each alone',
    ],
    [
      'controls of a form take the names of its properties: each of some 330, one at a time, from a form around the content or beside it',
      'nothing: reader and engine find all that they find without',
      `${NAMED}/names.test.ts`,
      'whatever name is taken, reader and engine tell the same',
    ],
    [
      'the same names in Firefox',
      'nothing',
      `${NAMED}/names-in-firefox.test.ts`,
      'whatever name is taken, reader and engine tell the same in Firefox',
    ],
    [
      'images, frames, objects and forms take the names of the document’s properties',
      'nothing',
      `${NAMED}/names.test.ts`,
      'whatever name is taken, reader and engine tell the same',
    ],
    [
      'a form becomes hostile while the engine’s rules run, remembers a name, or stands in a shadow root',
      'it costs itself alone: the rules run once more',
      'test/browser/axe/look.test.ts',
      'a form %s costs itself alone',
    ],
    [
      'any one of these tricks, and all of them together, in Chromium, Firefox and the service',
      'the same grade as without',
      `${NAMED}/grade.test.ts`,
      'threat: a page changes its own grade: %s',
    ],
    [
      'pages and sites that mislead, overload or shut out whoever looks at them, in Chromium, Firefox and the service',
      'no total above that of the same content without it, and no pillar; a page too large to read in time may have a pillar above, told as incomplete with its range (docs/decisions/29-open-and-told.md)',
      'test/browser/faults/gains.test.ts',
      'threat: a page lifts its own grade by what it does to whoever looks: %s',
    ],
    [
      'faults are put into closed shadow roots, one within another',
      'they are found like the others',
      'test/browser/axe/extension.test.ts',
      'closed shadow roots are looked into, and the browser’s own are not',
    ],
    [
      'a page spoils the scripts that ask which libraries it uses',
      'it is graded as one that names none',
      'test/silence.test.ts',
      '%s: spoiling what its own world tells lifts no pillar',
    ],
    [
      'somebody of another team, or with a key that may not read, asks for whatever a team has, on every route, and sends its ids',
      'not a byte of it (docs/who-sees-what.md)',
      `${CORE}/http/four-askers.test.ts`,
      'of what a team has nobody else gets a byte, on any route',
    ],
    [
      'somebody scans another page of a domain, to change its public result or badge',
      'they stay those of its home page',
      `${FEATURES}/scans/store/home-scans.test.ts`,
      'is not changed by whoever scans anything but its home page',
    ],
    [
      'ten requests of nobody about a partner’s site',
      'the partner is scanned first',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'ten requests of the public about a site keep no key from it',
    ],
    [
      'three hundred requests of nobody, each from a network of its own, about pages that hang, never end or hold their thread',
      'a partner’s scan begins at once, and takes at most twice as long as alone: its lane has places and a browser of its own, and the other browser yields the processor',
      'test/server/real/faults/crowd.test.ts',
      'three hundred hostile requests of nobody leave a partner’s page at most twice the time it takes alone',
    ],
    [
      'many addresses of one IPv6 network',
      'five times what one client has, together',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'one client has ten at most, and the clients of one /48 fifty',
    ],
    [
      'hosts that hang, again and again',
      'they count against who asked, and against nobody else',
      `${FEATURES}/scans/worker/lanes.test.ts`,
      'a site that does not answer in time counts against who asked, and against nobody else',
    ],
    [
      'a client’s own retries on 502, 503 and 504',
      'one scan, and one of the hour',
      `${FEATURES}/scans/routes/retries.test.ts`,
      'a call about a page that takes longer than a client waits costs one scan, and its retries get the outcome',
    ],
    [
      'retries of undici, curl, Python’s requests, PHP’s curl, ky, got and axios, whatever a call comes to; and a client that gives up and asks again',
      'one scan, and one of the hour',
      'test/server/app/real-clients.test.ts',
      'a call that the client gives up before it is answered',
    ],
    [
      'a hundred keys of one team, revoked and issued again',
      'hour and day are those of the team',
      `${FEATURES}/teams/store/team-keys.test.ts`,
      'so that keys, however many and however often revoked, share them; and each has its own share at most',
    ],
    [
      'the largest bodies of rows, nesting, escapes and empty lines',
      'no turn of the thread above 50 ms of processor; others are answered meanwhile',
      `${CORE}/http/worst-bodies.test.ts`,
      'is answered, and so are others meanwhile',
    ],
    [
      'the worst body of every other route that takes one',
      'the same',
      `${CORE}/http/every-body.test.ts`,
      'no body of any route keeps the thread for long',
    ],
    [
      'the largest files of a team: five thousand sites as a workbook and as CSV',
      'the same',
      `${CORE}/http/worst-bodies.test.ts`,
      'the largest files of a team are written in turns',
    ],
    [
      'a redirect, an image, a form and nine other ways of a page of another origin, in a reader’s browser',
      'no scan begins',
      'test/server/real/other-origin.test.ts',
      'a page of another origin begins no scan: %s',
    ],
    [
      'a webhook to a private address, by name, by number or by a name that moves there',
      'nothing is sent; the operator’s log alone names the address',
      'test/server/features/monitoring/notify/webhook.test.ts',
      '%s gets nothing, and the log alone is told which it was',
    ],
    [
      'a link, or a mail server, by a name that a private network has or has not',
      'told in the same words: the public resolver alone says whether a link is dead',
      'test/server/links/check-links.test.ts',
      'whose name is of a private network alone',
    ],
    [
      'NUL in a path, a query or what is kept',
      '400',
      `${CORE}/http/cross-site.test.ts`,
      'NUL in %s is a bad request, and no fault of ours',
    ],
    [
      'a link or a line in the name of a key, which stands in mail',
      '400',
      `${CORE}/http/cross-site.test.ts`,
      'a key is not called %j: its name stands in mail',
    ],
    [
      'lines of a page that are commands to the runner of a build',
      'printed as text',
      'test/export/ci-log.test.ts',
      'no line of a saved or printed report is a command to a build’s runner',
    ],
    [
      'a package or an action that is not what it was',
      'not installed: each is locked to its bytes',
      'test/house-pinned.test.ts',
      'every action is named by a commit',
    ],
    [
      'writes while a backup is made, twenty times',
      'every backup can be put back, and nothing in it refers to what is not there',
      `${CORE}/store/backup-under-writes.test.ts`,
      'a backup that is taken while others write is put back',
    ],
    [
      'more than forty ways to make the service ask a private address',
      'none is asked',
      'test/server/real/ssrf.test.ts',
      'over more than forty ways',
    ],
  ] as const
).map(([attack, comes, file, title]) => ({ attack, comes, file, title }));
