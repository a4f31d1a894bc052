/** The first `length` UTF-16 code units of a text; a character cut in half at its end becomes U+FFFD. */
export const cutText = (text: string, length: number): string => text.slice(0, length).toWellFormed();
