import type { ReportWords } from '../nl/report.ts';

export const report: ReportWords = {
  title: ({ host }) => `Website scan of ${host}`,
  heading: 'Website scan',
  scannedOn: ({ day }) => `Scanned on ${day}`,
  fileName: ({ host, day }) => `Sitescan_${host}_${day}`,
  side: 'Grade and contents',
  contents: 'Contents',
  loading: 'Opening the report.',
  notFound: 'No scan of this site is kept.',
  notFoundRemedy: 'Open the site and click the Pijler icon. Scans from a private window are not kept.',
  inShort: ({ word, score }) => `This site gets ${score} out of 100: ${word}.`,
  strongest: ({ pillar, score }) => `Strongest pillar: ${pillar} (${score}).`,
  weakest: ({ pillar, score }) => `Weakest pillar: ${pillar} (${score}).`,
  incompleteNote: 'Incomplete: of one or more pillars not enough could be seen for a complete score.',
  noGrade: 'No overall score',
  noGradeBecause: 'Too little could be tested for an overall score.',

  todo: {
    title: 'What to do',
    intro:
      'First what is a danger, then what is broken, what is missing and what could be better. Each overall score holds once all steps before it are done too.',
    none: 'Nothing was found that costs points.',
    hidden: 'No step fits the chosen filters.',
    more: ({ count }) => `Show ${count} more ${count === 1 ? 'step' : 'steps'}`,
    fewer: 'Show the first ten only',
    also: ({ titles }) => `Goes with it: ${titles}`,
  },

  filters: {
    title: 'Filters',
    outcome: 'Outcome',
    pillar: 'Pillar',
    who: 'For whom',
    search: 'Search the checks',
    shown: ({ shown, all }) => `${shown} of ${all} checks shown`,
    clear: 'All filters off',
  },

  pillar: {
    notApplicable: 'Does not apply to this address: no score.',
    tooLittleSeen: ({ share }) => `No score: only ${share} of this pillar could be seen.`,
    incomplete: ({ share }) => `Incomplete: ${share} of this pillar could be seen.`,
    limited: ({ cap, check }) => `Limited to ${cap}, because of “${check}”.`,
    allGood: ({ count }) =>
      `Everything in order on this pillar. ${count} ${count === 1 ? 'check' : 'checks'} carried out.`,
    hidden: 'No check of this pillar fits the chosen filters.',
    three: ({ faults, toCheck, manual, unmeasured }) => {
      const places = toCheck === 0 ? '' : `${toCheck === 1 ? '1 place' : `${toCheck} places`} and `;
      return `${faults === 1 ? '1 kind of fault' : `${faults} kinds of fault`} found · ${places}${manual} points for a person to check · ${unmeasured} not measured`;
    },
  },
  honesty: {
    toegankelijkheid:
      'This score covers only what can be measured automatically (about 20 of the 55 WCAG 2.2 A/AA requirements). 100 means no automatically detectable faults on this page, not that the site is accessible.',
    ai: 'This measures whether AI assistants can reach, read and attribute this page. No tool can measure whether they will cite it.',
  },
  weights: {
    ai: 'The weights follow studies where there are any; the source of each check stands with it. Studies, for and against:',
    onderhoud:
      'The weights follow what you and your visitors can lose: known holes weigh most, what is only old weighs least. The source of each check stands with it.',
  },
  method:
    'Measured with the rules of axe-core and checks of our own, on this one page as you saw it. Another tool weighs differently and gives another number.',

  manual: {
    title: 'Only a person can check this',
    intro: 'Go through these points, or have it done. The numbers are the criteria of WCAG 2.2.',
    list: [
      'With the keyboard alone: everything reachable and usable, no trap (2.1.1, 2.1.2)',
      'Focus follows the order of the page (2.4.3)',
      'Focus is always visible and never hidden behind a bar (2.4.7, 2.4.11)',
      'Text alternatives say what the image means (1.1.1)',
      'Video has correct captions and audio description (1.2)',
      'At 320 pixels wide or 400% zoom nothing needs sideways scrolling (1.4.10)',
      'Text at 200% and with wider spacing stays readable (1.4.4, 1.4.12)',
      'Colour is never the only sign; icons and borders have 3:1 contrast (1.4.1, 1.4.11)',
      'Headings, labels and link texts say what they are about (2.4.4, 2.4.6)',
      'Error messages say what is wrong and how to put it right (3.3.1, 3.3.3, 3.3.4)',
      'What moves can be paused (2.2.2)',
      'Dragging and gestures have a simple alternative (2.5.1, 2.5.7)',
      'Status messages are announced (4.1.3)',
      'What appears on pointing or focus can be dismissed (1.4.13)',
      'Logging in takes no puzzle or memory test; pasting is allowed (3.3.8)',
      'Works upright and sideways (1.3.4)',
      'Help is in the same place everywhere (3.2.6)',
      'PDFs and other documents are accessible too',
      'Checking out, or whatever the main task is, works with a screen reader from start to end',
    ],
  },

  check: {
    evidence: 'Found',
    why: 'Why it matters',
    fix: 'How to repair it',
    general: 'General',
    platforms: 'Platform',
    yours: 'of this site',
    remedy: 'What helps',
    source: 'Source',
    about: 'All about this check',
    disagree: 'Do you disagree?',
    disagreeSubject: ({ id, host }) => `Check ${id} on ${host}`,
    copyEvidence: 'Copy what was found',
    copyFix: 'Copy the repair',
    step: ({ step, worth }) => `Step ${step} of “What to do”: ${worth}.`,
    showAll: ({ count }) => `Show all (${count} characters)`,
  },

  sums: {
    title: 'How this score came about',
    check: 'Check',
    outcome: 'Outcome',
    weight: 'Weight',
    points: 'Costs',
    lost: 'Lost in all',
    result: '100 minus what was lost, rounded',
    floored: '100 minus what was lost, rounded and not below 0',
    cap: ({ check }) => `Limited by “${check}”`,
    score: 'Score',
    nothing: 'No check cost any points.',
    rule: 'A check that is good costs nothing, attention costs half its weight or a share in proportion, insufficient its whole weight. What was not tested or does not apply costs nothing.',
    overall:
      'The roof rests on the weakest pillar. The overall score is the rounded mean of the pillars that have one, at most 35 points above the lowest, at most 89 while a pillar that applies has none, and at most what a serious finding allows. With fewer than three pillars, or less than two thirds of those that apply, there is none.',
    overallTitle: 'How the overall score came about',
    overallSum: ({ sum, count, mean }) => `(${sum}) ÷ ${count}, rounded: ${mean}`,
  },

  ledgerTotal: ({ contacts, hosts, bytes }) => `${contacts} contacts with ${hosts} hosts, ${bytes} in all.`,
  /** Above the report of the made-up site. */
  example:
    'Example. This report is of a made-up gardening business and shows what you see with a partner key. Nothing was scanned now and nobody was contacted; the outcomes below come from recorded data.',
  /** The history was switched off when the scan was made. */
  historyOff: 'Not kept: the history is switched off. The report stays for as long as the site’s tab is open.',
  untestedGone: 'What was not tested, and why, is held in the running browser session only and was not kept.',
  ledgerGone: 'The list of contacts is held in the running browser session only and was not kept.',

  conditions: {
    title: 'Conditions',
    address: 'Address',
    day: 'Moment',
    level: 'Contact level',
    browser: 'Browser',
    platforms: 'The site runs on',
    version: 'Version',
    rules: 'Rules',
    scan: 'Scan number',
  },

  save: {
    title: 'Save or share',
    print: 'Print or PDF',
    copyResult: 'Copy scan result',
  },
};
