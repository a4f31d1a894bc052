/** What may stand in the head; `head` and `html` themselves end nothing (HTML, 13.2.6.4.4). */
const IN_HEAD = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script template'.split(' '),
);
/** What a parser puts back into a head that was closed (13.2.6.4.6). */
const BEHIND = new Set('html head base basefont bgsound link meta title noframes style script template'.split(' '));
/** End tags that begin the body where it has not begun; others are passed over. */
const ENDS = new Set(['body', 'html', 'br']);

/** Follows where the head of a document ends: at what may not stand in it, or at its end tag and what comes after that. */
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
