import type { Locale } from '../../model.ts';
import { siteScan as en } from '../en/service/site-scan.ts';
import { siteScan as nl, type SiteScanWords } from '../nl/service/site-scan.ts';

export const siteScanWords: Readonly<Record<Locale, SiteScanWords>> = { nl, en };
