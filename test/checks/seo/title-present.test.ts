import { titlePresent } from '../../../lib/checks/seo/title-present.ts';
import { cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const titled = (...titles: string[]) => ({ page: page({ head: { titles } }) });

cases(titlePresent, {
  present: [titled('Fietsen repareren in Utrecht')],
  several: [titled('Een', 'Twee'), titled('', 'Twee')],
  empty: [titled(''), titled('', '')],
  absent: [titled()],
});
