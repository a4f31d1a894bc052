import { defineCheck, unseen } from '../../check.ts';
import { coverageOf, missingSentences } from '../../parse/coverage.ts';
import { isOtherVersion } from '../../parse/other-version.ts';

/** Shares of the main text, and words of it from which a page without scripts still says something. */
const SHARE = { good: 0.8, poor: 0.5 };
const WORDS = 200;

export const rawMainContentCoverage = defineCheck({
  id: 'raw-main-content-coverage',
  weight: 10,
  who: 'webbouwer',
  cause: 'raw-html',
  effort: 3,
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  needs: ['page', 'raw'],
  verdicts: {
    covered: 'pass',
    partly: 'warn',
    absent: { verdict: 'fail', cap: 40 },
    onlyAsData: { verdict: 'fail', cap: 40 },
    noMainText: 'skip',
  },

  judge({ page, raw }) {
    const { main } = page.text;
    if (main === '') return { code: 'noMainText' };

    const coverage = coverageOf(main, raw.text.body);
    const { share, found, words } = coverage;
    const all = Math.round(coverageOf(page.text.body, raw.text.body).share * 100);
    const args = { percent: Math.round(share * 100), found, words, all };
    if (share >= SHARE.good) return { code: 'covered', args };
    if (raw.document.truncated || raw.text.truncated) return unseen('tooLarge');
    if (isOtherVersion(page, raw)) return unseen('hidden');

    const items = missingSentences(main, coverage, 3);
    if (share >= SHARE.poor || found >= WORDS) {
      return { code: 'partly', args, items, credit: Math.max(0.5, share / SHARE.good) };
    }
    return { code: raw.markup.state.length > 0 ? 'onlyAsData' : 'absent', args, items };
  },
});
