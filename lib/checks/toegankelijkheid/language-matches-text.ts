import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { compareByWords } from '../../parse/text/common-words.ts';
import { isLanguageCode } from '../../parse/text/language-tag.ts';
import { compareLanguages, isDetectable, normalizeLanguage } from '../../parse/text/same-language.ts';

type Part = Facts['language'][number];

const LETTERS = { few: 55, many: 200 };
/** Percentage of the declared language from which a text in two languages is not considered wrong. */
const SHARE = 30;

const RANK = ['other', 'unsure', 'doubtful', 'same'] as const;

const isShared = ({ declared, detected }: Part): boolean =>
  detected.some(({ language, percentage }) => percentage >= SHARE && compareLanguages(declared, language) === 'same');

const assessPart = (part: Part): (typeof RANK)[number] => {
  const { declared, letters, reliable, detected, borneOut } = part;
  const words = compareByWords(part.common, reliable);
  if (words === 'same') return 'same';
  const [best] = detected;
  if (!reliable || best === undefined) return 'unsure';
  if (compareLanguages(declared, best.language) === 'same' || isShared(part)) return 'same';
  // Low Saxon is always taken for Dutch or German.
  if (!isDetectable(declared)) return 'unsure';
  // Equally many words of both languages, but the browser is sure of the other one.
  if (words === 'mixed') return 'unsure';
  // For a list of product names, one browser is sure that it is Czech, another that it is no language.
  if (!borneOut) return 'unsure';
  const isClose = compareLanguages(declared, best.language) === 'close';
  return isClose || letters < LETTERS.many ? 'doubtful' : 'other';
};

const toItem = ({ selector, declared }: Part): string => `${selector} — lang="${declared}"`;

export const languageMatchesText = defineCheck({
  id: 'language-matches-text',
  weight: 5,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  needs: ['language', 'page'],
  verdicts: { same: 'pass', doubtful: 'warn', other: 'fail', short: 'skip', undeclared: 'skip' },

  judge({ language, page }) {
    // The browser's own translation replaces both the text and the declared language.
    if (page.document.translated) return toUnseen('hidden');
    const long = language.filter(({ letters }) => letters >= LETTERS.few);
    // What is no code of a language declares none (HTML); `page-language` judges it.
    const declared = long.filter((part) => isLanguageCode(normalizeLanguage(part.declared)));
    if (declared.length === 0) return { code: long.length === 0 ? 'short' : 'undeclared' };

    const judged = declared.map((part) => ({ part, result: assessPart(part) }));
    const worst = RANK.find((result) => judged.some((one) => one.result === result)) ?? 'same';
    if (worst === 'unsure') return toUnseen('hidden');
    const parts = judged.filter(({ result }) => result === worst).map(({ part }) => part);
    const [first] = parts;
    return {
      code: worst,
      args: { declared: first?.declared ?? '', detected: first?.detected[0]?.language ?? '' },
      ...toPlacedItems(worst === 'same' ? [] : parts, toItem, ({ selector: at, declared: saw }) => ({ at, saw })),
    };
  },
});
