import type { Locale } from '../model.ts';
import { builder as en } from './en/builder.ts';
import { type BuilderWords, builder as nl } from './nl/builder.ts';

export const builderWords: Readonly<Record<Locale, BuilderWords>> = { nl, en };
