import type { DecisionWords } from '../../nl/report/decision.ts';

export const decision: DecisionWords = {
  open: 'Intended, or not correct?',
  kinds: { intended: 'Intended', wrong: 'Pijler is wrong' },
  which: 'Your decision',
  reason: 'Reason',
  hint: 'The finding disappears from “What to do” and still counts in the score. Your decision stays on this computer, applies to this site and appears in reports that you save. If the outcome changes, it lapses.',
  noReason: 'Enter a reason.',
  tooLong: ({ most }) => `Keep the reason under ${most} characters.`,
  save: 'Save the decision',
  undo: 'Withdraw the decision',
  undoOf: ({ title }) => `Withdraw the decision: ${title}`,
  notSaved: 'The decision was not saved. Try again; your text is still there.',
  describe: ({ kind, reason, day }) =>
    `${kind === 'intended' ? 'Intended' : 'Not correct, says the owner'}: ${reason} (${day})`,
  lapsed: {
    title: 'These decisions ended, because the outcome changed or their last day has passed:',
    before: ({ conclusion }) => `Then: ${conclusion}`,
    now: ({ conclusion }) => `Now: ${conclusion}`,
    renew: 'Decide the same',
    renewOf: ({ title }) => `Decide the same: ${title}`,
    notSaved: 'The decision was not saved. Try again.',
  },
  leftOut: 'Left out after your decision:',
};
