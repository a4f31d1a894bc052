import type { Locale } from '../../model.ts';
import { apiDocs as en } from '../en/service/api-docs.ts';
import { type ApiDocsWords, apiDocs as nl } from '../nl/service/api-docs.ts';

export const apiDocsWords: Readonly<Record<Locale, ApiDocsWords>> = { nl, en };
