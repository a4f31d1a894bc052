import { defineCheck, toUnseen } from '../../check.ts';
import { isOtherVersion } from '../../parse/page-kind/other-version.ts';
import { findMissingSentences, measureCoverage, pickText, splitWords } from '../../parse/text/coverage.ts';

/** Shares of the page's text in the raw HTML: enough of it, and half of it. */
const SHARE = { good: 0.8, half: 0.5 };
/**
 * `half`: number of words in the raw HTML that count as half of the text, however long it is; `shell`: number below
 * which the raw HTML is an empty shell of a page that has more.
 */
const WORDS = { half: 200, shell: 10 };
/** Cap for a page whose raw HTML contains none of its text. */
const NOTHING = 40;

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
    absent: { verdict: 'fail', cap: NOTHING },
    onlyAsData: { verdict: 'fail', cap: NOTHING },
    shell: { verdict: 'fail', cap: NOTHING, state: 'emptyShell' },
    noMainText: 'skip',
  },

  judge({ page, raw }) {
    const text = pickText(page.text);
    const coverage = measureCoverage(text, raw.text.body);
    const { share, found, words } = coverage;
    if (words === 0) return { code: 'noMainText' };

    const all = Math.round(measureCoverage(page.text.body, raw.text.body).share * 100);
    const args = { percent: Math.round(share * 100), found, words, all };
    if (share >= SHARE.good) return { code: 'covered', args };
    if (raw.document.truncated || raw.text.truncated) return toUnseen('tooLarge');
    if (isOtherVersion(page, raw)) return toUnseen('hidden');

    // Two hundred words of a long text are worth something too. Credit and cap grow linearly with them, so that no
    // single word makes a large difference.
    const enough = Math.min(1, found / WORDS.half);
    const sent = Math.max(share, SHARE.half * enough);
    const items = findMissingSentences(text, coverage, 3);
    const credit = Math.max(share / SHARE.good, enough / 2);
    if (sent >= SHARE.half) return { code: 'partly', args, items, credit };
    const cap = Math.round(NOTHING + (100 - NOTHING) * (sent / SHARE.half));
    const isShell = splitWords(raw.text.body).length < WORDS.shell && splitWords(page.text.body).length >= WORDS.shell;
    const kind = raw.markup.state.length > 0 ? 'onlyAsData' : 'absent';
    return { code: isShell ? 'shell' : kind, args, items, credit, cap: cap === 100 ? null : cap };
  },
});
