import type { ReportWords } from '../../nl/report/report.ts';

export const report: ReportWords = {
  title: ({ host }) => `Website scan of ${host}`,
  heading: 'Website scan',
  scannedOn: ({ day }) => `Scanned on ${day}`,
  fileName: ({ host, day }) => `Sitescan_${host}_${day}`,
  skip: 'Skip to the six pillars',
  side: 'Grade and contents',
  contents: 'Contents',
  loading: 'Opening the report.',
  notFound: 'No scan of this site has been saved.',
  notFoundRemedy:
    'Open the site and click the Pijler icon. Pijler stores no scans from a private window, and none at all while the history is off: those are gone when their tab is closed or Pijler is restarted.',
  inShort: ({ word, score }) => `This site gets ${score} out of 100: ${word}.`,
  strongest: ({ pillar, score }) => `Strongest pillar: ${pillar} (${score}).`,
  weakest: ({ pillar, score }) => `Weakest pillar: ${pillar} (${score}).`,
  incompleteNote: 'Incomplete: not enough of one or more pillars could be seen for a complete score.',
  noGrade: 'No overall score',
  noGradeBecause: 'Too little could be tested for an overall score.',

  todo: {
    title: 'What to do',
    intro:
      'First what is dangerous, then what is broken, what is missing and what could be better. Each overall score applies once all earlier steps are done too.',
    none: 'Nothing was found that costs points.',
    hidden: 'No steps match the chosen filters.',
    more: ({ count }) => `${count} more ${count === 1 ? 'step' : 'steps'}`,
    fewer: 'Show fewer steps',
    repair: 'Fix',
    sameRepair: 'With the same code as above.',
    beyond: {
      title: ({ platform, count }) => `This is up to ${platform} (${count})`,
      text: ({ platform }) =>
        `You cannot set this yourself at ${platform}, so it is not among the steps. Ask them with the ticket below.`,
    },
    also: ({ count }) => (count === 1 ? 'fixes 1 more item' : `fixes ${count} more items`),
  },

  filters: {
    title: 'Filters',
    outcome: 'Outcome',
    pillar: 'Pillar',
    who: 'For whom',
    search: 'Search the checks',
    shown: ({ shown, all }) => `${shown} of ${all} checks shown`,
    clear: 'Clear all filters',
  },

  pillar: {
    costsNothing: ({ count }) => `Costs no points: ${count} ${count === 1 ? 'check' : 'checks'}`,
    notApplicable: 'Does not apply to this address: no score.',
    tooLittleSeen: ({ share }) => `No score: only ${share} of this pillar could be seen.`,
    incomplete: ({ share }) => `Incomplete: ${share} of this pillar could be seen.`,
    allGood: ({ count }) =>
      `Everything is fine in this pillar. ${count} ${count === 1 ? 'check' : 'checks'} carried out.`,
    hidden: 'No checks of this pillar match the chosen filters.',
    three: ({ issues, toCheck, manual, unmeasured }) => {
      const places = toCheck === 0 ? '' : `${toCheck === 1 ? '1 place' : `${toCheck} places`} and `;
      return `${issues === 1 ? '1 kind of error' : `${issues} kinds of error`} found · ${places}${manual} points for a person to check · ${unmeasured} not measured`;
    },
  },
  honesty: {
    toegankelijkheid:
      'This score covers only what can be measured automatically (about 20 of the 55 WCAG 2.2 A/AA success criteria). 100 means no automatically detectable errors on this page, not that the page is accessible.',
    ai: 'This measures whether AI assistants can reach, read and attribute this page. No tool can measure whether they will cite it.',
  },
  weights: {
    ai: 'The weights follow research where it exists; each check gives its source. Studies, for and against:',
    onderhoud:
      'The weights follow what you and your visitors can lose: known vulnerabilities weigh most, what is merely old weighs least. Each check gives its source.',
  },
  method:
    'Measured with the rules of axe-core and Pijler’s own checks, on this one page as you saw it. Another tool weighs differently and arrives at a different score.',

  manual: {
    title: 'Only a person can check this',
    intro: 'Go through these points, or have it done. The numbers are WCAG 2.2 success criteria.',
    list: [
      'Everything can be reached and used with the keyboard alone, and you never get stuck (2.1.1, 2.1.2)',
      'Focus follows the order of the page (2.4.3)',
      'Focus is always visible and never hidden behind a bar (2.4.7, 2.4.11)',
      'Text alternatives say what the image means (1.1.1)',
      'Video has correct captions and audio description (1.2)',
      'At 320 pixels wide or 400% zoom nothing needs horizontal scrolling (1.4.10)',
      'Text at 200% and with wider spacing stays readable (1.4.4, 1.4.12)',
      'Colour is never the only cue; icons and borders have 3:1 contrast (1.4.1, 1.4.11)',
      'Headings, labels and link texts say what they are about (2.4.4, 2.4.6)',
      'Error messages say what is wrong and how to correct it (3.3.1, 3.3.3, 3.3.4)',
      'What moves can be paused (2.2.2)',
      'Dragging and gestures have a simple alternative (2.5.1, 2.5.7)',
      'Status messages are announced (4.1.3)',
      'What appears on pointing or focus can be dismissed (1.4.13)',
      'Logging in takes no puzzle or memory test; pasting is allowed (3.3.8)',
      'The page works in portrait and landscape (1.3.4)',
      'Help is in the same place everywhere (3.2.6)',
      'PDFs and other documents are accessible too',
      'Checking out, or another main task, works with a screen reader from start to finish',
    ],
  },

  check: {
    evidence: 'Found',
    contrast: ({ ratio, needed }) => `Contrast ${ratio}, needed ${needed}`,
    text: 'text',
    background: 'background',
    link: 'link',
    around: 'around it',
    toJudge: 'Judge for yourself whether this is true',
    why: 'Why it matters',
    now: 'Now',
    nothing: 'nothing found',
    toSet: 'To set',
    fix: 'How to fix it',
    general: 'General',
    platforms: 'Platform',
    others: ({ count }) => `Others (${count})`,
    yours: 'of this site',
    remedy: 'What helps',
    source: 'Source',
    about: 'All about this check',
    disagree: 'Disagree? Copy the finding',
    disagreeSubject: ({ id, host }) => `Check ${id} on ${host}`,
    copyEvidence: 'Copy the finding',
    copyFix: 'Copy the fix',
    step: ({ step, worth }) => `Step ${step} of “What to do”: ${worth}.`,
    showAll: ({ count }) => `Show all (${count} characters)`,
  },

  sums: {
    title: 'How this score is calculated',
    check: 'Check',
    outcome: 'Outcome',
    weight: 'Weight',
    points: 'Costs',
    lost: 'Total lost',
    result: '100 minus what was lost, rounded',
    floored: '100 minus what was lost, rounded and not below 0',
    cap: ({ check }) => `Limited by “${check}”`,
    score: 'Score',
    nothing: 'No check cost any points.',
    rule: '“In order” costs nothing, “Attention” half the weight or a proportional share, “Not in order” the whole weight. What was not tested or does not apply costs nothing.',
    overall:
      'The roof rests on the weakest pillar. The overall score is the rounded average of the pillars that have a score, at most 35 points above the lowest, at most 89 while a pillar that applies has no score, and at most what a serious finding allows. With fewer than three pillars, or less than two thirds of those that apply, there is no overall score.',
    overallTitle: 'How the overall score is calculated',
    overallSum: ({ sum, count, mean }) => `(${sum}) ÷ ${count}, rounded: ${mean}`,
  },

  ledgerTotal: ({ contacts, hosts, bytes }) =>
    `${contacts} ${contacts === 1 ? 'contact' : 'contacts'} with ${hosts} ${hosts === 1 ? 'host' : 'hosts'}, ${bytes} in all.`,
  /** Above the report of the made-up site. */
  example:
    'Example. This report of a made-up gardening business shows what you see with a partner key. Nothing was scanned just now and nobody was contacted; the outcomes below were recorded earlier.',
  /** The history was switched off when the scan was made. */
  historyOff: 'Not saved: the history is switched off. The report stays for as long as the site’s tab is open.',
  untestedGone: 'What was not tested, and why, exists in the running browser session only and was not saved.',
  ledgerGone: 'The list of contacts exists in the running browser session only and was not saved.',

  conditions: {
    title: 'Conditions',
    address: 'Address',
    day: 'Date and time',
    level: 'Contact level',
    browser: 'Browser',
    browsing: 'Viewed with',
    otherViews: 'Phone and dark',
    lookAgain:
      'Not scanned. Scan again in a narrow window, or in the dark or light colour scheme; a comparison takes it into account.',
    platforms: 'The site runs on',
    version: 'Version',
    data: 'Data of',
    rules: 'Rules',
    scan: 'Scan number',
  },

  /** Links to other sites and TLS of mail servers, if requested. */
  extras: 'Beside the checks',
  /** What a page stored and requested before and after its consent banner was answered. */
  consent: {
    heading: {
      accept: 'The consent banner was accepted',
      refuse: 'The consent banner was refused',
    },
    before: 'Before the answer',
    after: { accept: 'Added after accepting', refuse: 'Added after refusing' },
    nothing: 'no cookies and no contact with other sites',
    cookie: ({ name }) => `cookie ${name}`,
    host: ({ host }) => `contact with ${host}`,
  },
  /** The same page on a phone and in the dark scheme, if requested. */
  views: {
    names: { phone: 'On a phone', dark: 'In the dark colour scheme' },
    by: ({ name, host }) => `${name}, as ${host} saw it`,
    where: { only: 'only here', not: 'only on the desktop', more: 'here too' },
    none: 'Nothing differs from the desktop.',
    unseen: 'This was not tested: the page did not answer, or the time was up.',
    text: ({ percent }) => `This has ${percent}% of the words of the desktop.`,
  },
  /** How a page was viewed, if not as a first-time visitor on a desktop. */
  browsing: {
    plain: 'nothing special',
    headers: ({ names }) => `headers ${names}`,
    cookies: ({ names }) => `cookies ${names}`,
    basicAuth: 'basic access',
    userAgent: ({ value }) => `user agent “${value}”`,
    language: ({ value }) => `language ${value}`,
    viewport: ({ width, height }) => `viewport ${width}×${height}`,
    narrow: 'narrow window',
    deviceScaleFactor: ({ value }) => `pixel density ${value}`,
    mobile: 'as a phone',
    colorScheme: 'dark colour scheme',
    reducedMotion: 'reduced motion',
    consent: { accept: 'cookies accepted', refuse: 'cookies refused' },
    steps: ({ count }) => (count === 1 ? '1 step beforehand' : `${count} steps beforehand`),
  },

  access: {
    scanning: ({ host }) => `Access given. Pijler is scanning ${host} again; the new report opens here by itself.`,
    open: ({ host }) => `Access given. Open ${host} and click the Pijler icon to scan again.`,
    impossible: ({ host }) => `In this browser Pijler cannot ask for access to ${host}.`,
  },

  save: {
    title: 'Save or share',
    open: 'Save as…',
    openForClient: 'Client report or file…',
    print: 'Print or PDF',
    printForClient: 'Print client report or save as PDF',
  },
};
