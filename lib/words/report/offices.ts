import type { Locale } from '../../model.ts';
import { offices as en } from '../en/report/offices.ts';
import { offices as nl, type OfficeWords } from '../nl/report/offices.ts';

/** Words of reports for public bodies. */
export const officeWords: Readonly<Record<Locale, OfficeWords>> = { nl, en };
