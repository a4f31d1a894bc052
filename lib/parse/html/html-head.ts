/** Elements that are allowed in the head; the tags of `head` and `html` themselves do not end it (HTML, 13.2.6.4.4). */
const IN_HEAD = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script template'.split(' '),
);
/** Elements that a parser puts back into a head that was closed (13.2.6.4.6). */
const BEHIND = new Set('html head base basefont bgsound link meta title noframes style script template'.split(' '));
/** End tags that begin the body when it has not begun yet; others are ignored. */
const ENDS = new Set(['body', 'html', 'br']);

/** Tracks where a document's head ends: at the first thing that is not allowed in it, or not allowed after its end tag. */
export const makeHead = () => {
  let state: 'head' | 'behind' | 'body' = 'head';
  return {
    isOpen: (): boolean => state !== 'body',
    start: (name: string): void => {
      const may = state === 'head' ? IN_HEAD : BEHIND;
      if (!may.has(name)) state = 'body';
    },
    end: (name: string): void => {
      if (ENDS.has(name)) state = 'body';
      else if (name === 'head' && state === 'head') state = 'behind';
    },
    text: (chars: string): void => {
      if (/[^\t\n\f\r ]/.test(chars)) state = 'body';
    },
  };
};
