import type { Locale } from '../model.ts';
import { apiDocs as en } from './en/api-docs.ts';
import { type ApiDocsWords, apiDocs as nl } from './nl/api-docs.ts';

export const apiDocsWords: Readonly<Record<Locale, ApiDocsWords>> = { nl, en };
