import type { Locale } from '../model.ts';
import { options as en } from './en/options.ts';
import { options as nl, type OptionsWords } from './nl/options.ts';

export const optionsWords: Readonly<Record<Locale, OptionsWords>> = { nl, en };
