import * as z from 'zod/mini';
import { PAGE_KINDS } from '../kinds.ts';

/** What kind of page it is, which decides what questions arise. */
export const Kind = z.enum(PAGE_KINDS);
