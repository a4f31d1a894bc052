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
  untested: ({ count, reason }) => `${count} ${count === 1 ? 'part' : 'parts'} not tested: ${reason}`,
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
  level: 'Contact level:',
  keyLine: 'With a partner key you see every check, with advice.',
  enterKey: 'Enter key',
  requestKey: 'Request one',
  situations: {
    browserPage: 'This page belongs to your browser itself. Open a website and click again.',
    storePage: 'Your browser does not allow extensions on this store page.',
    notAPage: ({ host }) => `This is a file, not a web page. Scan the site itself: ${host}.`,
    localFile:
      'Local file. Turn on “Allow access to file URLs” to scan the page; Domain & DNS and Security do not apply here.',
    hiddenPage:
      'Your browser keeps this page closed: it belongs to the browser itself, or is a file on your computer. For a file, turn on “Allow access to file URLs”; Domain & DNS and Security do not apply there.',
    notLoaded: 'The site could not be loaded, so there is nothing to scan.',
    rateLimited: ({ perHour, time, minutes }) =>
      `Limit reached (${perHour} per hour). Available again at ${time} (in ${minutes} min).`,
    limitOver: 'The limit has passed. You can scan again.',
    crashed: 'The scan stopped unexpectedly. Nothing is lost; scan again.',
  },
  /** What a reader must know to read a result rightly. */
  notes: {
    ipAddress: 'This address is an IP address. Domain & DNS does not apply here; the other pillars were scanned.',
    localName:
      'This is not a public address, but for example one on your own network or computer. Nothing left your network; Domain & DNS does not apply here.',
    localPage:
      'This is a file on your computer. Nothing left your computer; Domain & DNS and Security do not apply here.',
    sharedSuffix:
      'This address belongs to a platform that shares its domain with others. Domain & DNS does not apply here.',
    offline: 'No connection. The page itself was scanned; what needs the internet was not tested.',
    wall: 'The site stops new visitors with a challenge page. What lies behind it was not tested.',
    clock: 'The clock of this device seems wrong. Verdicts about dates may therefore be wrong.',
    queued: 'Two scans are already running. This one starts as soon as one is finished.',
    hugePage: 'This page is exceptionally large. Not every part was tested.',
    translated: 'Your browser has translated this page. Some checks of the original text could not be carried out.',
    otherPolicy:
      'In your browser a different security policy (CSP) applies to this page than for a new visitor. Another extension or the site itself may have changed it. Pijler judges what a new visitor gets.',
    tooMuch: 'This page contains more data about itself than Pijler stores. So part of it was not tested.',
    login: 'A new visitor gets a login page here. What only that visitor sees was not tested.',
    redirects:
      'The address of this page redirects a new visitor. That was not followed; what that visitor gets to see was not tested.',
    private: 'Not saved (private window). The result stays for as long as this tab is open.',
    noRoom:
      'Not saved: the browser has no room left. The result stays for as long as the site’s tab is open; remove old scans from the history.',
  },
  spoiled: 'Part of what Pijler had stored could not be read. It was set aside; the default values apply again.',
  noAccess: ({ host }) => `In this browser Pijler cannot ask for access to ${host}.`,
  noAccessDotted: ({ host }) =>
    `In this address there is a dot after the name (${host}.). In this browser Pijler cannot ask for access to that; it can for the address without the dot.`,
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
