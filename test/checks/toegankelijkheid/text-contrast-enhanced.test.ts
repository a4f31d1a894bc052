import { textContrastEnhanced } from '../../../lib/checks/toegankelijkheid/text-contrast-enhanced.ts';
import type { AxeRule } from '../../../lib/facts/axe.ts';
import { axe, faulty, undecided } from '../../kit/axe.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const NONE = { below: 0, nodes: [] };
const BELOW = { below: 3, nodes: [{ target: 'p', html: '<p>Grijs</p>' }] };

const measured = (rule: Partial<AxeRule>) => ({ page: page(), axe: axe({ 'color-contrast': rule }) });

cases(textContrastEnhanced, {
  below: [
    measured({ passing: 9, enhanced: BELOW }),
    measured({ passing: 9, enhanced: BELOW, ran: 'time' }),
    measured(faulty(2, { passing: 9, enhanced: NONE })),
  ],
  clean: [measured({ passing: 9, enhanced: NONE })],
  toCheck: [measured(undecided(2, { passing: 9, enhanced: NONE }))],
  absent: [measured({ enhanced: NONE })],
});
blindCases(textContrastEnhanced, [
  { page: page(), axe: { ...axe(), rules: axe().rules.map(({ enhanced: _, ...rest }) => rest) } },
  measured({ passing: 9, enhanced: NONE, ran: 'part' }),
  { ...measured({ passing: 9, enhanced: BELOW }), page: page({ document: { recoloured: true } }) },
  { page: page(), axe: axe({}, { rules: [] } as never) },
]);
