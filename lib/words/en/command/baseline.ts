import type { BaselineWords } from '../../nl/command/baseline.ts';

/** Words for known findings: those that a team accepts for now. */
export const baseline: BaselineWords = {
  heading: ({ path, page }) => `Known findings (${path}), ${page}`,
  otherSite: ({ site }) => `This file is about ${site}; the comparison is by check.`,
  otherRules: ({ before, after }) =>
    `This file was made with grading rules ${before}, this scan with ${after}. A new finding may come from the rules.`,
  lists: {
    fresh: 'New',
    worse: 'Worse than known',
    ended: 'No longer known: the last day has passed',
    gone: 'Gone: these can leave the file',
    untested: 'Not tested this time',
    known: 'Known',
  },
  worseBy: {
    conclusion: 'a different outcome',
    graver: 'more severe',
    more: 'more than known',
    items: 'not seen before',
  },
  because: ({ reason, by, until }) =>
    `${reason}${by === '' ? '' : `, according to ${by}`}${until === '' ? '' : `, until ${until}`}`,
  noReason: 'known, without a reason in the file',
  itemsGone: ({ count }) => `(${count} of these ${count === 1 ? 'is' : 'are'} gone)`,
  more: ({ count }) => `and ${count} more`,
  written: ({ path, count }) => `${path}: ${count === 1 ? '1 known finding' : `${count} known findings`}.`,

  file: {
    title: 'Your decisions about findings',
    intro:
      'What you call “Intended” at a finding can be saved as a file and read on another computer. pijler scan --baseline reads it too.',
    save: 'Save as a file',
    name: 'pijler-known-findings.json',
    choose: 'Read a file',
    count: ({ count }) =>
      count === 0 ? 'There are no decisions.' : count === 1 ? 'There is 1 decision.' : `There are ${count} decisions.`,
    read: ({ added, present, left }) =>
      [
        `Read: ${added}.`,
        ...(present === 0 ? [] : [`There was a decision about ${present} already; it stays.`]),
        ...(left === 0 ? [] : [`Skipped: ${left}, without a site or a reason.`]),
      ].join(' '),
    full: 'Not everything fits: there are at most 300 decisions for each site, of at most 500 sites. Nothing was read.',
    notSaved: 'Nothing was read. Try again.',
    faults: {
      tooLarge: 'This file is larger than 5 MB. A file of known findings is much smaller.',
      notJson: 'This file is not JSON.',
      notABaseline: 'This is not a file of known findings by Pijler.',
      otherVersion: 'This version of Pijler does not know the format of this file. Update Pijler.',
      damaged: 'This file is damaged or was edited wrongly.',
    },
    at: ({ where }) => `The first error is at “${where}”.`,
  },
};
