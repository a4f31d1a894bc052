import { orientationLock } from '../../../lib/checks/toegankelijkheid/orientation-lock.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { type Deep, page } from '../../kit/facts.ts';

const styles = (changes: Deep<Facts['page']['styles']>) => ({ page: page({ styles: changes }) });
const locks = [{ selector: 'body', rule: 'body' }];

cases(orientationLock, {
  locked: [styles({ locks }), styles({ sheets: 4, unreadable: 4, locks })],
  free: [styles({}), styles({ sheets: 0 })],
});
blindCases(orientationLock, [styles({ sheets: 3, unreadable: 1 })]);
