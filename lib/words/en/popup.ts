import type { PopupWords } from '../nl/popup.ts';

export const popup: PopupWords = {
  title: 'Website scan',
  scannedAt: ({ time }) => `scanned at ${time}`,
  scanning: 'scanning',
  grade: 'Grade',
  waiting: 'Checking the six pillars',
  noGrade: 'No overall score',
  noGradeBecause: 'Too little could be tested for an overall score.',
  pillars: 'The six pillars',
  busy: (progress: { done: number; of: number } | null) =>
    progress === null ? 'busy…' : `busy… ${Math.floor((100 * progress.done) / progress.of)}%`,
  untested: ({ count, inPart, reason }) =>
    `${count} ${count === 1 ? 'part' : 'parts'} ${inPart ? 'only partly' : 'not'} tested: ${reason}`,
  allTested: 'All parts were tested.',
  notApplicable: 'Does not apply to this address.',
  tooLittleSeen: 'Too little could be seen for a score.',
  stillBusy: 'This pillar is not finished yet.',
  partlySeen: 'Not enough of this pillar could be seen for a complete score.',
  limited: ({ cap, reason }) => `Limited to ${cap}: ${reason}`,
  allGood: ({ count }) =>
    `Everything is fine in this pillar. ${count} ${count === 1 ? 'check' : 'checks'} carried out.`,
  seeThem: 'See them',
  inOrder: ({ count }) => `${count} fine`,
  forInformation: ({ count }) => `${count} for information`,
  notApplicableCount: ({ count }) => `${count} not applicable`,
  startWith: 'Start with this:',
  report: 'Report',
  fullReport: 'Full report',
  again: 'Scan again',
  contacts: 'Contacts',
  level: 'Contact level:',
  enterKey: 'Enter key',
  requestKey: 'Request one',
  situations: {
    browserPage: 'This page belongs to your browser itself. Open a website and click again.',
    storePage: 'Your browser does not allow extensions on this store page.',
    notAPage: ({ host }) => `This is a file, not a web page. Scan the site itself: ${host}.`,
    localFile: 'Local file. Turn on “Allow access to file URLs” to scan the page.',
    hiddenPage:
      'Your browser keeps this page closed: it belongs to your browser itself, or is a file on your computer. For a file, turn on “Allow access to file URLs”.',
    notLoaded: 'The site could not be loaded, so there is nothing to scan.',
    rateLimited: ({ perHour, time, minutes }) =>
      `Limit reached (${perHour} per hour). Available again at ${time} (in ${minutes} min).`,
    limitOver: 'The limit has passed. You can scan again.',
    crashed: 'The scan stopped unexpectedly. Nothing is lost; scan again.',
  },
  /** What a reader must know to interpret a result correctly. */
  notes: {
    ipAddress: 'This address is an IP address. Domain & DNS does not apply here.',
    localName:
      'This address is not public: it is on your own network or computer, for example. Nothing left your network; Domain & DNS does not apply here.',
    localPage:
      'This is a file on your computer. Nothing left your computer; Domain & DNS and Security do not apply here.',
    sharedSuffix:
      'This address belongs to a platform that shares its domain with others. Domain & DNS does not apply here.',
    offline: 'No connection. The page itself was scanned; what needs the internet was not tested.',
    wall: 'The site stops new visitors with a challenge page. What lies behind it was not tested.',
    clock: 'The clock of this device seems wrong. Verdicts about dates may therefore be wrong.',
    queued: 'Two scans are already running. This one starts as soon as one is finished.',
    hugePage: 'This page is very large. Not every part was tested.',
    translated: 'Your browser has translated this page. Part of the original text was not tested.',
    otherPolicy:
      'In your browser other rules for scripts (CSP) apply here than for a new visitor, because of an extension or the site itself. Pijler judges what a new visitor gets.',
    tooMuch: 'This page contains more data about itself than Pijler stores. So part of it was not tested.',
    login: 'A new visitor gets a login page here. What only that visitor sees was not tested.',
    redirects: 'This address redirects a new visitor; that was not followed. What that visitor sees was not tested.',
    private: 'Not saved (private window). The result stays for as long as this tab is open.',
    storeFull:
      'The browser has no room left to store anything of Pijler. This scan goes on as usual; new settings may be lost.',
    noRoom:
      'Not saved: the browser has no room left. Remove old scans from the history. The result stays for as long as this tab is open.',
  },
  passing: {
    offline:
      'The connection was lost. What was needed after that was not tested, and does not count. Does your network ask you to log in first, as in a hotel or train? Then do that first.',
    portal:
      'Your network seems to show a page of its own first, as in a hotel or train. Open that page first, then scan again.',
    limited: 'The DNS service or the registry is not answering for a moment. That part was not tested.',
    slow: 'Part of it did not answer in time and was not tested. A new scan may see it.',
  },
  spoiled: 'Part of what Pijler had saved could not be read and was set aside. The default values apply again.',
  restarted:
    'Pijler was restarted while a scan was running, by an update for example. That scan was not finished; this is a new one.',
  noAccess: ({ host }) => `In this browser Pijler cannot ask for access to ${host}.`,
  noAccessDotted: ({ host }) =>
    `In this browser Pijler cannot ask for access to ${host}. with a dot at the end; without the dot it can.`,
  withoutAccess: 'Scan without access',
  moved: ({ page }) => `You are now on another page. This result belongs to ${page}.`,
  scanThisPage: 'Scan this page',
  pressAgain: 'Click the Pijler icon to scan this page.',
  keyRefused: 'The key was refused, but not removed. Check it in the settings.',
  serviceDown: ({ status }) => `The scan service returned an error (${status}). Your own result is below.`,
  checkKey: 'Check the key',
  retry: 'Try again',
  scanDomain: 'Scan the domain only',
  openSite: ({ host }) => `Open ${host}`,
  openExtension: 'Open the extension settings',
  lastResult: 'Your last result for this site is below.',
  spoken: {
    started: 'Scan started',
    pillar: ({ pillar, score }) => (score === null ? `${pillar}: no score` : `${pillar}: ${score}`),
    done: ({ score, word }) => `Done: ${score} out of 100, ${word}.`,
    doneIncomplete: ({ score, word }) => `Done, incomplete: ${score} out of 100, ${word}.`,
    weakest: ({ pillar, score }) => `Weakest pillar: ${pillar}, ${score}.`,
    doneWithout: 'Done, without an overall score.',
  },
};
