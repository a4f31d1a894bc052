import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { isBorneOut, measureCommonShare } from '../parse/text/common-words.ts';
import type { Reach } from './network/reach.ts';

/** Number of letters below which the browser's language detection is never reliable. */
const FEW = 55;
const UNDETECTED = { reliable: false, detected: [], borneOut: false, common: { declared: 0, detected: 0 } };

export const collectLanguage = async (_target: Target, reach: Reach): Promise<Facts['language']> => {
  const { languages } = await reach.page();
  return Promise.all(
    languages.map(async ({ lang, text, letters, selector }) => {
      const part = { declared: lang, letters, selector };
      if (letters < FEW) return { ...part, ...UNDETECTED };
      const { isReliable, languages: found } = await reach.detectLanguage(text);
      const detected = found.slice(0, 3).map(({ language, percentage }) => ({ language, percentage }));
      const best = detected[0]?.language ?? '';
      const common = { declared: measureCommonShare(text, lang, best), detected: measureCommonShare(text, best, lang) };
      return { ...part, reliable: isReliable, detected, borneOut: isBorneOut(text, best), common };
    }),
  );
};
