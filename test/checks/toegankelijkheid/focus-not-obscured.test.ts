import { focusNotObscured } from '../../../lib/checks/toegankelijkheid/focus-not-obscured.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { cases } from '../../kit/cases.ts';
import { type Deep, page } from '../../kit/facts.ts';

const layout = (changes: Deep<Facts['page']['layout']>) => ({ page: page({ layout: changes }) });
const bar = (edge: 'top' | 'bottom', reach: number) => ({ edge, reach, selector: `.${edge}` });

cases(focusNotObscured, {
  clear: [layout({ bars: [bar('top', 80)] }), layout({ bars: [bar('top', 160), bar('bottom', 159)], targets: 3 })],
  high: [
    layout({ bars: [bar('bottom', 320)] }),
    layout({ bars: [bar('top', 160), bar('bottom', 160)] }),
    layout({ viewport: { height: 400 }, bars: [bar('top', 160)] }),
  ],
  covers: [layout({ bars: [bar('top', 80)], targets: 2, covered: ['#tarieven'] })],
  absent: [layout({}), layout({ targets: 2 })],
});
