/** The first characters (UTF-16 code units) of a text, without half of one at its end. */
export const cutText = (text: string, length: number): string => text.slice(0, length).toWellFormed();
