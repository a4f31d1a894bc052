import { readName, readShort, startOf } from './dns-cursor.ts';
import { formatType } from './dns-record-types.ts';

const HEADER = { octets: 12, questions: 4 };

const decodeBase64Url = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Record type and name of the first question in an address with `?dns=` (RFC 8484 §4.1); null when none can be read. */
export const parseQuestionInPath = (path: string): { readonly type: string; readonly name: string } | null => {
  const [, message] = /[?&]dns=([\w-]{16,})/.exec(path) ?? [];
  if (message === undefined) return null;
  try {
    const octets = decodeBase64Url(message);
    const counts = startOf(octets.subarray(HEADER.questions, HEADER.octets));
    if (readShort(counts) === 0) return null;
    const cursor = startOf(octets.subarray(HEADER.octets));
    const name = readName(cursor);
    return { type: formatType(readShort(cursor)), name };
  } catch {
    return null;
  }
};
