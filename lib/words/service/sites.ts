import type { Locale } from '../../model.ts';
import { sites as en } from '../en/service/sites.ts';
import { sites as nl, type SitesWords } from '../nl/service/sites.ts';

/** Why a site, a line or a report is not accepted. */
export type SiteFault = keyof SitesWords['refused'];

export const sitesWords: Readonly<Record<Locale, SitesWords>> = { nl, en };
