import type { Answered } from './exchange.ts';

/** A body read as JSON. */
export interface Body {
  readonly isJson: boolean;
  readonly value: unknown;
  /** It starts like JSON, and ends or breaks before it is whole. */
  readonly isCut: boolean;
}

/** Reads a body as JSON, with or without a byte order mark; total. */
export const readJson = (text: string): Body => {
  const bare = text.replace(/^\uFEFF/, '').trim();
  try {
    return { isJson: true, value: JSON.parse(bare), isCut: false };
  } catch {
    return { isJson: false, value: undefined, isCut: /^[[{"]/.test(bare) };
  }
};

/** Whether an answer is a page for people, by what it says it is or by how it starts. */
export const isHtml = ({ type, text }: Pick<Answered, 'type' | 'text'>): boolean =>
  /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type) || /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text);
