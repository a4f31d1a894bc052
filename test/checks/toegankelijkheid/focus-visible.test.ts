import { focusVisible } from '../../../lib/checks/toegankelijkheid/focus-visible.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { type Deep, page } from '../../kit/facts.ts';

const styles = (changes: Deep<Facts['page']['styles']>) => ({ page: page({ styles: changes }) });
const bare = { bare: 2, list: [{ selector: 'a.menu', rule: '*:focus' }] };

cases(focusVisible, {
  visible: [
    styles({}),
    styles({ sheets: 4, unreadable: 1 }),
    styles({ sheets: 0 }),
    styles({ focus: { checked: 12, unknown: 3 } }),
  ],
  bare: [styles({ focus: bare }), styles({ sheets: 4, unreadable: 1, focus: bare })],
  absent: [styles({ focus: { checked: 0 } })],
});
blindCases(focusVisible, [
  styles({ focus: { checked: 12, unknown: 4 } }),
  styles({ sheets: 3, unreadable: 1 }),
  styles({ sheets: 2, unreadable: 2, focus: bare }),
]);
