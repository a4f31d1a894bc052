import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { readArticleMarkup } from '../../parse/structured-data/article.ts';
import { splitWords } from '../../parse/text/coverage.ts';

const foldText = (text: string): string => ` ${splitWords(text).join(' ')} `;

/** A byline in plain text near the title: "Door Jan de Vries", "By Jan de Vries". */
const findPlainByline = ({ text }: Facts['page']): string | null =>
  /\b(?:[Dd]oor|[Aa]uteur|[Bb]y|[Aa]uthor):? (\p{Lu}[\p{L}'’.-]{1,30}(?: (?:van|de|der|den|ten|ter|von|el|al|\p{Lu}[\p{L}'’.-]{0,30})){1,4})/u.exec(
    text.content.slice(0, 2_000),
  )?.[0] ?? null;

export const authorVisible = defineCheck({
  id: 'author-visible',
  weight: 3,
  who: 'zelf',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/article#author-bp',
  kinds: ['article'],
  needs: ['page'],
  verdicts: { named: 'pass', different: 'warn', unmarked: 'warn', absent: 'warn' },

  judge({ page }) {
    const { authors } = readArticleMarkup(page.structuredData.jsonLd, page.head.metas);
    const visible = foldText(`${page.text.body} ${page.authorship.bylines.join(' ')}`);
    const shown = authors.filter((author) => visible.includes(foldText(author)));
    if (shown.length > 0) return { code: 'named', args: { name: shown[0] ?? '' } };

    const byline = page.authorship.bylines[0] ?? findPlainByline(page);
    if (byline === null) return { code: 'absent', items: authors };
    return authors.length > 0
      ? { code: 'different', items: [byline, ...authors] }
      : { code: 'unmarked', items: [byline] };
  },
});
