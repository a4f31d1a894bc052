import * as z from 'zod/mini';

/** Start tag and short text of an element, cut at 200 characters; absent when not recorded. */
export const Html = z.exactOptional(z.string());
