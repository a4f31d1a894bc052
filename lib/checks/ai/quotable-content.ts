import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { everyKindBut } from '../../kinds.ts';
import { contentWords, shareWord } from '../../parse/text/content-words.ts';
import { wordsOf } from '../../parse/text/coverage.ts';
import { isThirdParty } from '../../parse/url/same-site.ts';

const OPENING = 120;
const FIGURE =
  /\d\s?(?:%|‰|€|euro|procent|percent|km|cm|mm|m²|m2|meter|kg|gram|liter|kwh|watt|°c|uur|minuten|dagen|weken|maanden|jaar|hours?|minutes?|days?|weeks?|months?|years?)(?![\p{L}\p{N}])|€\s?\d/iu;
/** Buttons to share or follow are no sources. */
const SOCIAL = /(?:facebook|twitter|x|instagram|linkedin|pinterest|youtube|tiktok|whatsapp)\.com\/|wa\.me\/|t\.me\//i;

const opensOnSubject = ({ head, headings, text }: Facts['page']): boolean => {
  const subject = contentWords([...head.titles, headings.find(({ level }) => level === 1)?.text ?? ''].join(' '));
  return shareWord(subject, contentWords(wordsOf(text.main).slice(0, OPENING).join(' ')));
};

const namesSource = ({ links }: Facts['page'], host: string): boolean =>
  links.list.some(
    ({ href, region }) => region === 'content' && href !== null && isThirdParty(href, host) && !SOCIAL.test(href),
  );

export const quotableContent = defineCheck({
  id: 'quotable-content',
  weight: 2,
  who: 'zelf',
  source: 'https://arxiv.org/abs/2311.09735',
  kinds: everyKindBut('contact'),
  needs: ['page', 'scan'],
  verdicts: { quotable: 'pass', plain: 'warn', noMainText: 'skip' },

  judge({ page, scan }) {
    if (page.text.main === '') return { code: 'noMainText' };

    const signs = [
      opensOnSubject(page),
      page.markup.lists + page.markup.tables > 0,
      FIGURE.test(page.text.main),
      namesSource(page, scan.host),
    ];
    const count = signs.filter(Boolean).length;
    return { code: count >= 2 ? 'quotable' : 'plain', args: { count } };
  },
});
