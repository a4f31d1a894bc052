import { experienceThisVisit } from '../../../lib/checks/onderhoud/experience-this-visit.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';
import { navigation } from './visit.ts';

const visit = (changes: Partial<Facts['page']['performance']>) => ({
  page: page({ performance: { navigation: navigation(), largestPaint: 900, layoutShift: 0.02, ...changes } as never }),
});

cases(experienceThisVisit, {
  good: [visit({}), visit({ layoutShift: null })],
  slow: [
    visit({ largestPaint: 4_000 }),
    visit({ layoutShift: 0.3 }),
    visit({ navigation: navigation({ firstByte: 1_500 }) }),
  ],
  unmeasured: [
    { page: page() },
    visit({ wasHidden: true }),
    visit({ largestPaint: null }),
    visit({ navigation: navigation({ kind: 'back_forward' }) }),
    visit({ navigation: navigation({ transferred: 0 }) }),
  ],
});
