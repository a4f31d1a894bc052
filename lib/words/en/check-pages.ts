import type { CheckPageWords } from '../nl/check-pages.ts';

/** Words of the pages that explain the checks. */
export const checkPages: CheckPageWords = {
  title: 'What Pijler checks',
  intro:
    'Every check with its question, its source, all that it can conclude, what that costs and how to repair it. Made from the same words and rules that the report uses.',
  backToIndex: 'All checks',
  check: 'Check',
  weight: 'Weight',
  who: 'Who repairs it',
  pillar: 'Pillar',
  source: 'Source',
  sees: 'Looks at',
  why: 'Why it matters',
  conclusions: 'What the check can conclude',
  outcome: 'Outcome',
  sentence: 'What is said then',
  costs: 'Costs points',
  cap: 'Limits the pillar to',
  capTotal: 'overall score',
  nothing: '–',
  fix: 'How to repair it',
  general: 'In general',
  ellipsis: 'An ellipsis (…) stands for what was found on the site.',
  byShare: 'The extent counts: whoever repairs a part loses less than is told here.',
  unseen: 'What could not be seen is not tested and costs nothing.',
  informative: 'This check never costs points.',
};
