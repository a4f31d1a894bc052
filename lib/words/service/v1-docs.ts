import type { Locale } from '../../model.ts';
import { v1Docs as en } from '../en/service/v1-docs.ts';
import { v1Docs as nl, type V1DocsWords } from '../nl/service/v1-docs.ts';

export const v1DocsWords: Readonly<Record<Locale, V1DocsWords>> = { nl, en };
