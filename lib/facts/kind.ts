import * as z from 'zod/mini';
import { PAGE_KINDS } from '../kinds.ts';

/** The kind of page, which decides which questions arise. */
export const Kind = z.enum(PAGE_KINDS);
