import type { Locale } from '../../model.ts';
import { client as en } from '../en/service/client.ts';
import { type ClientWords, client as nl } from '../nl/service/client.ts';

export const clientWords: Readonly<Record<Locale, ClientWords>> = { nl, en };
