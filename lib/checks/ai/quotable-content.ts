import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { listKindsBut } from '../../kinds.ts';
import { hasSharedWord, listContentWords } from '../../parse/text/content-words.ts';
import { splitWords } from '../../parse/text/coverage.ts';
import { isThirdParty } from '../../parse/url/same-site.ts';

const OPENING = 120;
const FIGURE =
  /\d\s?(?:%|‰|€|euro|procent|percent|km|cm|mm|m²|m2|meter|kg|gram|liter|kwh|watt|°c|uur|minuten|dagen|weken|maanden|jaar|hours?|minutes?|days?|weeks?|months?|years?)(?![\p{L}\p{N}])|€\s?\d/iu;
/** Share and follow buttons are not sources. */
const SOCIAL =
  /^https?:\/\/(?:[\w-]+\.)*(?:(?:facebook|twitter|x|instagram|linkedin|pinterest|youtube|tiktok|whatsapp)\.com|wa\.me|t\.me)\//i;

const isOpeningOnSubject = ({ head, headings, text }: Facts['page']): boolean => {
  const subject = listContentWords([...head.titles, headings.find(({ level }) => level === 1)?.text ?? ''].join(' '));
  return hasSharedWord(subject, listContentWords(splitWords(text.main).slice(0, OPENING).join(' ')));
};

const hasSource = ({ links }: Facts['page'], host: string): boolean =>
  links.list.some(
    ({ href, region }) => region === 'content' && href !== null && isThirdParty(href, host) && !SOCIAL.test(href),
  );

/** Minimum and maximum number of words of a sentence that is meaningful on its own. */
const SENTENCE = { shortest: 6, longest: 45 };
/** Fewer sentences than this are labels and figures, not a text. */
const FEW = 2;
/** Scripts without spaces between words: their sentences cannot be counted in words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
/** Credit when there are sentences and no other sign. */
const BARE = 0.25;

const countSentences = (text: string): number =>
  text
    .split(/[.!?…](?=\s|$)|[。！？]/u)
    .map((sentence) => splitWords(sentence).length)
    .filter((length) => length >= SENTENCE.shortest && length <= SENTENCE.longest).length;

export const quotableContent = defineCheck({
  id: 'quotable-content',
  weight: 3,
  who: 'zelf',
  source: 'https://arxiv.org/abs/2311.09735',
  kinds: listKindsBut('contact'),
  needs: ['page', 'scan'],
  verdicts: { quotable: 'pass', plain: 'warn', noSentences: 'fail', noMainText: 'skip' },

  judge({ page, scan }) {
    if (page.text.main === '') return { code: 'noMainText' };

    const signs = [
      isOpeningOnSubject(page),
      page.markup.lists + page.markup.tables > 0,
      FIGURE.test(page.text.main),
      hasSource(page, scan.host),
    ];
    const count = signs.filter(Boolean).length;
    if (countSentences(page.text.main) < FEW && !UNSPACED.test(page.text.main)) return { code: 'noSentences' };
    if (count >= 2) return { code: 'quotable', args: { count } };
    return { code: 'plain', args: { count }, ...(count === 0 && { credit: BARE }) };
  },
});
