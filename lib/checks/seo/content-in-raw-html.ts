import { defineCheck, unseen } from '../../check.ts';
import { coverageOf } from '../../parse/coverage.ts';

/** Tells what `ai/raw-main-content-coverage` counts. */
export const contentInRawHtml = defineCheck({
  id: 'content-in-raw-html',
  weight: 0,
  who: 'webbouwer',
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  needs: ['page', 'raw'],
  verdicts: { told: 'info', noText: 'skip' },

  judge({ page, raw }) {
    const { main } = page.text;
    if (main === '') return { code: 'noText' };
    // The browser's own translation leaves nothing of the text that was sent.
    if (page.document.translated) return unseen('hidden');
    const { share, words } = coverageOf(main, raw.text.body);
    return { code: 'told', args: { percent: Math.round(share * 100), words } };
  },
});
