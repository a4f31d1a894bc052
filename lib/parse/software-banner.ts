/** Software that a header names with a version. */
export interface Banner {
  /** As in the header: `nginx/1.18.0`. */
  readonly text: string;
  /** Three numbers or more, so that the known holes of exactly this release can be looked up. */
  readonly exact: boolean;
}

const BANNER = /[a-z][\w.+!-]{0,40}[/ (]v?(\d+(?:\.\d+)*)/gi;

/** Versions named in a header such as Server, X-Powered-By or X-Generator: `PHP/8.1.2`, `Drupal 10`. */
export const bannersIn = (header: string): readonly Banner[] =>
  [...header.matchAll(BANNER)]
    // What goes on with a letter is a code, not a version: `ECS (amb/6BCC)`.
    .filter(({ index, 0: text }) => !/^\w/.test(header.slice(index + text.length)))
    .map(([text, version = '']) => ({ text, exact: version.split('.').length >= 3 }));
