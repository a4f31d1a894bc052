import type { HistoryWords } from '../../nl/report/history.ts';

/** Words of the history page and of comparing two scans. */
export const history: HistoryWords = {
  title: 'History',
  intro:
    'The scans on this computer, by site. Pijler saves the last 50, up to 20 MB in total; pinned scans stay. It never saves scans from a private window.',
  off: 'The history is switched off: Pijler saves no new scans.',
  offRemedy: 'Change it in the settings',
  empty: 'No scan has been saved yet. Open a site and click the Pijler icon.',
  closed:
    'The history cannot be read here. In a Firefox private window it never can; open this page in a normal window.',
  unreadable: ({ count }) =>
    count === 1
      ? '1 saved scan could not be read and was skipped.'
      : `${count} saved scans could not be read and were skipped.`,
  unreadableRemoval: {
    open: 'Remove unreadable scans',
    sure: 'Another version of Pijler may still be able to read these scans. Removing them is permanent.',
    yes: 'Yes, remove them',
    no: 'No, keep them',
  },
  open: 'History',
  count: ({ count }) => (count === 1 ? '1 scan' : `${count} scans`),

  scan: {
    select: ({ host, day }) => `Choose the scan of ${host}, ${day}, to compare`,
    report: 'Report',
    reportOf: ({ host, day }) => `Report of ${host}, ${day}`,
    previous: 'Compare with previous',
    previousOf: ({ host, day }) => `Compare with previous: ${host}, ${day}`,
    pin: 'Pin',
    pinOf: ({ host, day }) => `Pin: ${host}, ${day}`,
    remove: 'Remove',
    named: ({ host, day }) => `the scan of ${host}, ${day}`,
    removeOf: ({ host, day }) => `Remove: ${host}, ${day}`,
    imported: 'from a file',
    resultOnly: 'result only',
    noGrade: 'no overall score',
  },
  removed: 'The scan was removed.',
  undo: 'Keep it after all',

  choose: {
    hint: 'Choose two scans to compare: of one site, or of two, such as staging and live.',
    one: 'Choose one more scan.',
    tooFew: 'Scan again after an improvement: how to compare the scans is then shown here.',
    button: 'Compare the two scans',
    clear: 'Clear choice',
  },

  importing: {
    title: 'Report from a file',
    intro: 'Open a report that was saved with “Report (JSON)” on another computer.',
    choose: 'File with a report',
    added: ({ host }) => `The report of ${host} was added.`,
    present: ({ host }) => `This report of ${host} was already there.`,
    full: 'The browser has no room to save this report. Remove some scans first.',
    needsKey: 'With a partner key you can also open reports from a file and compare scans.',
  },

  compare: {
    title: 'Comparison',
    back: 'Back to the history',
    swap: 'Swap',
    gone: 'One of these scans no longer exists.',
    before: 'First',
    after: 'Then',
    difference: 'Difference',
    overall: 'Overall',
    marks: ({ label, marks }) => `${label}: the overall score is ${marks}.`,
    same: 'The conditions were the same, so the grades can be compared.',
    notComparable: 'not comparable',
    shared: ({ before, after }) =>
      before === null || after === null
        ? 'Too little was tested both times to compare an overall score.'
        : `For what was tested both times: ${before} → ${after}.`,
    sharedOnly: 'What was tested only once is shown below and does not count in the difference.',
    untested: 'The two scans did not test the same things.',
    notTested: 'Not tested',
    untestedFor: ({ count, reason }) => `${count} × ${reason}`,
    allTested: 'everything was tested',
    because: 'Not comparable: these conditions differed. That may explain the difference in grade.',
    changes: {
      worse: 'Worse',
      better: 'Better',
      new: 'Tested now',
      gone: 'Not tested now',
      unchanged: 'Unchanged',
    },
    between: {
      worse: ({ after }) => `Worse at ${after}`,
      better: ({ after }) => `Better at ${after}`,
      new: ({ after }) => `Tested at ${after} only`,
      gone: ({ before }) => `Tested at ${before} only`,
      unchanged: () => 'The same at both',
    },
    none: 'No check has changed.',
    noneBetween: 'No check differs.',
    absent: 'not in this scan',
    from: ({ before, after }) => `${before} → ${after}`,
    conditions: {
      rules: 'Grading rules',
      version: 'Pijler version',
      data: 'Data',
      level: 'Contact level',
      access: 'Access to the site',
      view: 'What a new visitor got',
      browser: 'Browser',
      browsing: 'Viewed with',
      pillar: 'Pillars',
    },
    values: {
      own: 'of the version itself',
      granted: 'given',
      denied: 'not given',
      unknown: 'not recorded',
      open: 'the page',
      login: 'a login page',
      wall: 'a challenge or refusal page',
      elsewhere: 'another address',
      chromium: 'Chromium',
      firefox: 'Firefox',
      all: 'all six',
    },
  },
};
