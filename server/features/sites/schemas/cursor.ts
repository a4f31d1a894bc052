import * as z from 'zod/mini';

/** Places in lists, as they travel. */

const CursorPosition = z.union([
  z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.string(), z.string()]),
  z.tuple([z.number(), z.string().check(z.regex(/^\d{1,18}$/))]),
]);

/** Characters of a place that are read. */
const LONGEST = 8_000;

/** A place as one word of an address. */
export const writeCursor = (position: z.infer<typeof CursorPosition>): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const parseCursor = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** A place that `writeCursor` wrote; null where it is none. */
export const readCursor = (text: string): z.infer<typeof CursorPosition> | null => {
  const { success, data } = CursorPosition.safeParse(text.length > LONGEST ? null : parseCursor(text));
  return success ? data : null;
};
