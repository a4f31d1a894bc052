import type { Locale } from '../model.ts';
import { sharing as en } from './en/sharing.ts';
import { sharing as nl, type SharingWords } from './nl/sharing.ts';

export const sharingWords: Readonly<Record<Locale, SharingWords>> = { nl, en };
