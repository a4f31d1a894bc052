import type { Locale } from '../../model.ts';
import { platform as en } from '../en/service/platform.ts';
import { platform as nl, type PlatformWords } from '../nl/service/platform.ts';

export const platformWords: Readonly<Record<Locale, PlatformWords>> = { nl, en };
