import { focusNotObscured } from '../../../lib/checks/toegankelijkheid/focus-not-obscured.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { type Deep, page } from '../../kit/facts.ts';

const layout = (changes: Deep<Facts['page']['layout']>) => ({ page: page({ layout: changes }) });
const bar = (edge: 'top' | 'bottom', reach: number) => ({ edge, reach, selector: `.${edge}` });

const bars = [bar('top', 80), bar('bottom', 300)];

cases(focusNotObscured, {
  clear: [layout({ bars, settled: true })],
  covers: [layout({ bars, obscured: ['a.onder'] }), layout({ bars, obscured: ['a.onder'], settled: true })],
  absent: [layout({}), layout({ settled: true })],
});
blindCases(focusNotObscured, [layout({ bars })]);
