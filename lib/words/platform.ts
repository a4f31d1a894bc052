import type { Locale } from '../model.ts';
import { platform as en } from './en/platform.ts';
import { platform as nl, type PlatformWords } from './nl/platform.ts';

export const platformWords: Readonly<Record<Locale, PlatformWords>> = { nl, en };
