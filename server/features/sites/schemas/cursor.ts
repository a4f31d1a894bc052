import * as z from 'zod/mini';

/** Positions in lists, as cursors encode them. */

const CursorPosition = z.union([
  z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.string(), z.string()]),
  z.tuple([z.number(), z.string().check(z.regex(/^\d{1,18}$/))]),
]);

/** Maximum characters of a cursor that are read. */
const LONGEST = 8_000;

/** Encodes a position as a single word for an address. */
export const writeCursor = (position: z.infer<typeof CursorPosition>): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

const parseCursor = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Decodes a position that `writeCursor` encoded; null if it is not one. */
export const readCursor = (text: string): z.infer<typeof CursorPosition> | null => {
  const { success, data } = CursorPosition.safeParse(text.length > LONGEST ? null : parseCursor(text));
  return success ? data : null;
};
