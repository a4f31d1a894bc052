import type { CheckPageWords } from '../nl/check-pages.ts';

/** Words of the pages that explain the checks. */
export const checkPages: CheckPageWords = {
  title: 'What Pijler checks',
  intro:
    'Every check with its question, its source, all possible conclusions, what those cost and how to fix it. In the same words and by the same rules as the report.',
  backToIndex: 'All checks',
  check: 'Check',
  weight: 'Weight',
  who: 'Who fixes it',
  pillar: 'Pillar',
  source: 'Source',
  sees: 'Looks at',
  why: 'Why it matters',
  conclusions: 'Possible conclusions',
  outcome: 'Outcome',
  sentence: 'What the report says',
  costs: 'Costs points',
  cap: 'Limits the pillar to',
  capTotal: 'overall score',
  nothing: '–',
  fix: 'How to fix it',
  coded: 'A report has ready-made code for this, filled in for the site:',
  general: 'General',
  ellipsis: 'An ellipsis (…) stands for what was found on the site.',
  byShare: 'The extent counts: if you fix part of it, it costs less than shown here.',
  unseen: 'What could not be seen is not tested and costs nothing.',
  informative: 'This check never costs points.',
};
