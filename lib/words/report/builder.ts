import type { Locale } from '../../model.ts';
import { builder as en } from '../en/report/builder.ts';
import { type BuilderWords, builder as nl } from '../nl/report/builder.ts';

export const builderWords: Readonly<Record<Locale, BuilderWords>> = { nl, en };
