import { headingOutline } from '../../../lib/checks/ai/heading-outline.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const headed = (levels: readonly number[], words = 0, visible = true) => ({
  page: page({
    headings: levels.map((level, index) => ({ level, text: `Kop ${index}`, visible })),
    text: { main: 'woord '.repeat(words) },
  }),
});

cases(headingOutline, {
  orderly: [headed([1]), headed([1, 2, 3, 3, 2, 3], 900), headed([1, 2, 3, 1, 2])],
  gaps: [headed([1, 3]), headed([2, 3]), headed([1, 2, 4, 5])],
  sparse: [headed([1], 400), headed([1, 2], 700)],
  none: [headed([]), headed([1, 2], 0, false)],
});
