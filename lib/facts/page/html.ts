import * as z from 'zod/mini';

/** Start tag and short text of an element, cut at 200 characters; absent where that was not kept. */
export const Html = z.exactOptional(z.string());
