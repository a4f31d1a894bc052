import type { Locale } from '../model.ts';
import { welcome as en } from './en/welcome.ts';
import { welcome as nl, type WelcomeWords } from './nl/welcome.ts';

export const welcomeWords: Readonly<Record<Locale, WelcomeWords>> = { nl, en };
