import type { Locale } from '../../model.ts';
import { site as en } from '../en/service/site.ts';
import { site as nl, type SiteWords } from '../nl/service/site.ts';

/** Why a page of a site has no result. */
export type PageReason = keyof SiteWords['reasons'];

export const siteWords: Readonly<Record<Locale, SiteWords>> = { nl, en };
