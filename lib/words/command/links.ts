import type { Locale } from '../../model.ts';
import { links as en } from '../en/command/links.ts';
import { type LinksWords, links as nl } from '../nl/command/links.ts';

export const linksWords: Readonly<Record<Locale, LinksWords>> = { nl, en };
