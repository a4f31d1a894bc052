import { makeVisible } from '../../../lib/view/visible.ts';
import { UNSEEN, USED } from '../../kit/unseen.ts';

const hexOf = (code: number): string => `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
const writtenOf = (code: number): string => {
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : hexOf(code);
};

/** Code points that this browser writes out wrongly or leaves as they are. */
const hidden = (): readonly string[] =>
  UNSEEN.filter((code) => {
    const character = String.fromCodePoint(code);
    return [character, `a${character}b`, `${character}${character}`].some(
      (text) => makeVisible(text) !== text.replaceAll(character, writtenOf(code)),
    );
  }).map(hexOf);

/** Code points that are touched though they can be seen. */
const touched = (): readonly string[] => {
  const unseen = new Set(UNSEEN);
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => !unseen.has(code) && (code < 0xd800 || code > 0xdfff),
  );
  return all.filter((code) => makeVisible(String.fromCodePoint(code)) !== String.fromCodePoint(code)).map(hexOf);
};

/** Texts that are to be shown as they were written, and are not. */
const spoiled = (): readonly string[] => USED.filter(([, text]) => makeVisible(text) !== text).map(([name]) => name);

/** How many code points were tried, and what this browser gets wrong. */
export const tried = () => ({ tried: UNSEEN.length, hidden: hidden(), touched: touched(), spoiled: spoiled() });
