import { reflowNow } from '../../../lib/checks/toegankelijkheid/reflow-now.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const wide = (scrollWidth: number) => ({ page: page({ layout: { scrollWidth, clientWidth: 1_265 } }) });

cases(reflowNow, { fits: [wide(1_265), wide(1_267)], overflows: [wide(1_268)] });
