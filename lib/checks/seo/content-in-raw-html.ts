import { defineCheck, toUnseen } from '../../check.ts';
import { isOtherVersion } from '../../parse/page-kind/other-version.ts';
import { measureCoverage, pickText } from '../../parse/text/coverage.ts';

/** For information only: `ai/raw-main-content-coverage` counts it. */
export const contentInRawHtml = defineCheck({
  id: 'content-in-raw-html',
  weight: 0,
  who: 'webbouwer',
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  needs: ['page', 'raw'],
  verdicts: { told: 'info', noText: 'skip' },

  judge({ page, raw }) {
    const { share, words } = measureCoverage(pickText(page.text), raw.text.body);
    if (words === 0) return { code: 'noText' };
    if (isOtherVersion(page, raw)) return toUnseen('hidden');
    return { code: 'told', args: { percent: Math.round(share * 100), words } };
  },
});
