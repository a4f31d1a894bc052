import { findTagValue, parseTagList } from './tag-list.ts';

/** A BIMI assertion record (draft-brand-indicators-for-message-identification §4.2). */
interface BimiRecord {
  /** Address of the logo; empty when the domain declines to show one. */
  readonly logo: string;
  /** Address of the certificate for it; empty when there is none. */
  readonly evidence: string;
}

/** Parses a record; null when the text is not one. */
export const parseBimi = (text: string): BimiRecord | null => {
  if (!/^v=BIMI1[ \t]*(?:;|$)/i.test(text)) return null;

  const list = parseTagList(text);
  return { logo: findTagValue(list, 'l') ?? '', evidence: findTagValue(list, 'a') ?? '' };
};
