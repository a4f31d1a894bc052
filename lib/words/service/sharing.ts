import type { Locale } from '../../model.ts';
import { sharing as en } from '../en/service/sharing.ts';
import { sharing as nl, type SharingWords } from '../nl/service/sharing.ts';

export const sharingWords: Readonly<Record<Locale, SharingWords>> = { nl, en };
