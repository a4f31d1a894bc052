import type { Locale } from '../model.ts';
import { popup as en } from './en/popup.ts';
import { popup as nl, type PopupWords } from './nl/popup.ts';

export const popupWords: Readonly<Record<Locale, PopupWords>> = { nl, en };
