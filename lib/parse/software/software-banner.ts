/** Software that a header names with a version. */
export interface Banner {
  /** As in the header: `nginx/1.18.0`. */
  readonly text: string;
  /** Three numbers or more, so that the known vulnerabilities of exactly this release can be looked up. */
  readonly exact: boolean;
}

/** A trade mark sign may be between name and version: `Phusion Passenger(R) 6.0.4`. */
const BANNER = /[a-z][\w.+!-]{0,40}(?:\(R\)|®)?[/ (]v?(\d+(?:\.\d+)*)/gi;
/** OpenSSL's letter for a patch (`1.1.1k`). */
const PATCH = /^[a-z]{1,2}(?!\w)/i;

/** Versions named in a header such as Server, X-Powered-By or X-Generator: `PHP/8.1.2`, `Drupal 10`. */
export const parseBanners = (header: string): readonly Banner[] =>
  [...header.matchAll(BANNER)].flatMap(({ index, 0: text, 1: version = '' }) => {
    const exact = version.split('.').length >= 3;
    const end = index + text.length;
    const next = header.slice(end, end + 3);
    const patch = exact ? (PATCH.exec(next)?.[0] ?? '') : '';
    // Anything else that continues with a letter is a code, not a version: `ECS (amb/6BCC)`.
    return patch === '' && /^\w/.test(next) ? [] : [{ text: text + patch, exact }];
  });
