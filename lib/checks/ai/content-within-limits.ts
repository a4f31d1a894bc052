import { defineCheck } from '../../check.ts';
import { endOf, measureCoverage, splitWords } from '../../parse/text/coverage.ts';

/** Bytes of HTML, and characters of text, after which crawlers are known to stop. */
const LIMIT = { bytes: 1_000_000, characters: 100_000 };
const THIN = { bytes: 100_000, share: 0.05 };
const TAIL = 50;

/** The last words of the main text, which a crawler that stops early misses. */
const getTail = (main: string): string => splitWords(main).slice(-TAIL).join(' ');

export const contentWithinLimits = defineCheck({
  id: 'content-within-limits',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers',
  needs: ['page', 'raw'],
  helps: ['fresh'],
  verdicts: { within: 'pass', large: 'warn', late: 'warn', thin: 'warn', cutOff: 'fail' },

  judge({ page, raw, fresh }) {
    const { main } = page.text;
    const bytes = fresh.seen ? fresh.value.bytes : raw.document.sourceLength;
    const args = { kilobytes: Math.round(bytes / 1_000) };
    if (raw.document.truncated) {
      const isCut =
        main !== '' && !page.document.translated && measureCoverage(getTail(main), raw.text.body).share === 0;
      return { code: isCut ? 'cutOff' : 'large', args };
    }
    if (bytes > LIMIT.bytes) return { code: 'large', args };

    const end = endOf(main, raw.text.body);
    const endsLater = raw.text.truncated && measureCoverage(getTail(main), raw.text.body).share === 0;
    if (end !== null && (end > LIMIT.characters || endsLater)) return { code: 'late', args };

    const isThin = bytes > THIN.bytes && raw.text.body.length < THIN.share * raw.document.sourceLength;
    return { code: isThin ? 'thin' : 'within', args };
  },
});
