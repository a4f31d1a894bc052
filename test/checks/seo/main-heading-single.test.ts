import { mainHeadingSingle } from '../../../lib/checks/seo/main-heading-single.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const headed = (...headings: readonly [number, boolean][]) => ({
  page: page({ headings: headings.map(([level, visible]) => ({ level, text: 'Kop', visible })) }),
});

cases(mainHeadingSingle, {
  single: [headed([1, true], [2, true]), headed([1, true], [1, false])],
  several: [headed([1, true], [1, true])],
  absent: [headed(), headed([2, true], [1, false])],
});
