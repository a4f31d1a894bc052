import type { PopupWords } from '../nl/popup.ts';

export const popup: PopupWords = {
  title: 'Website scan',
  scannedAt: ({ time }) => `scanned at ${time}`,
  scanning: 'scanning',
  grade: 'Grade',
  waiting: 'Looking at six pillars',
  noGrade: 'No overall score',
  noGradeBecause: 'Too little could be tested for an overall score.',
  pillars: 'The six pillars',
  busy: (progress: { done: number; of: number } | null) =>
    progress === null ? 'busy…' : `busy… ${Math.floor((100 * progress.done) / progress.of)} %`,
  untested: ({ count, reason }) => `${count} ${count === 1 ? 'part' : 'parts'} not tested: ${reason}`,
  allTested: 'All parts were tested.',
  notApplicable: 'Does not apply to this address.',
  tooLittleSeen: 'Too little seen for a score.',
  stillBusy: 'This pillar is still being looked at.',
  partlySeen: 'Not enough of this pillar could be seen for a complete score.',
  limited: ({ cap, reason }) => `Limited to ${cap}: ${reason}`,
  allGood: ({ count }) =>
    `Everything in order on this pillar. ${count} ${count === 1 ? 'check' : 'checks'} carried out.`,
  seeThem: 'See them',
  inOrder: ({ count }) => `${count} in order`,
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
  requestKeyDefault: 'Ask the operator of the scan service for a key.',
  situations: {
    browserPage: 'This is a page of your browser itself. Open a website and click again.',
    storePage: 'Your browser allows no extensions on this store page.',
    notAPage: ({ host }) => `This is a file, not a web page. We can scan the site around it: ${host}.`,
    localFile:
      "Local file. Turn on 'Allow access to file URLs' to scan the page; domain and security do not apply here.",
    hiddenPage:
      "Your browser keeps this page closed: it is a page of the browser itself, or a file on your computer. For a file, turn on 'Allow access to file URLs'; domain and security do not apply there.",
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
      'This is no public address, but for example one of your own network or computer. Nothing went outside; Domain & DNS does not apply here.',
    localPage: 'This is a file on your computer. Nothing went outside; Domain & DNS and Security do not apply here.',
    sharedSuffix:
      'This address belongs to a platform that shares its domain with others. Domain & DNS does not apply here.',
    offline: 'No connection. The page itself was scanned; what needs the network was not tested.',
    wall: 'The site stops new visitors with a challenge page. What lies behind it was not tested.',
    clock:
      'The clock of this device seems wrong. What has to do with dates, such as an expiry date, may have been judged wrongly.',
    queued: 'Two scans are already under way. This one starts as soon as one is done.',
    hugePage: 'This page is exceptionally large. Not every part was looked at.',
    translated:
      'Your browser has translated this page. What is about the text of the site itself was in part not tested.',
    otherPolicy:
      'In your browser this page obeys a security policy (CSP) that a new visitor does not get. Another extension may have changed it, or the site itself. What a new visitor gets was judged.',
    tooMuch: 'This page says more about itself than we keep. Part of it was therefore not tested.',
    login: 'A new visitor gets a sign-in page here. What only that visitor sees was not tested.',
    redirects:
      'The address of this page redirects a new visitor. That was not followed; what such a visitor gets to see was not tested.',
    private: 'Not kept (private window). The result stays for as long as this tab is open.',
    noRoom:
      'Not kept: the browser has no room left. The result stays for as long as the site’s tab is open; remove old scans from the history.',
  },
  spoiled: 'Part of what Pijler had stored could not be read. It was set aside; the default values apply in its place.',
  firefoxAccess: ({ host }) => `Firefox asks once for access to ${host} to read the server settings as well.`,
  noAccess: ({ host }) => `In this browser access to ${host} cannot be asked.`,
  noAccessDotted: ({ host }) =>
    `In this address a dot stands behind the name (${host}.). In this browser access to that cannot be asked, to the address without the dot it can.`,
  giveAccess: 'Give access',
  withoutAccess: 'Scan without',
  moved: ({ page }) => `You went to another page. This result belongs to ${page}.`,
  scanThisPage: 'Scan this page',
  pressAgain: 'Click the Pijler button in the toolbar to scan this page.',
  keyRefused: 'The key was refused. It was not removed. Check it in the settings.',
  serviceDown: ({ status }) => `The scan service does not answer well (${status}). Your local result is below.`,
  checkKey: 'Check the key',
  retry: 'Try again',
  scanDomain: 'Scan the domain only',
  openSite: ({ host }) => `Open ${host}`,
  openExtension: "Open the extension's settings",
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
