import { defineCheck } from '../../check.ts';
import { TOKENS, VOID_TEXT } from '../../data/page-kinds/leftovers.ts';
import { computeFillerCap, findFiller } from '../../parse/page-kind/filler.ts';
import { findUntouchedPage } from '../../parse/page-kind/untouched.ts';
import { removeRanges } from '../../parse/text/remove-ranges.ts';
import { findForgotten, findMatches, findPhpError, listLocalAssets, listTitles } from './shared/leftover-signs.ts';

/** Caps for a page with a little filler, and for one with nothing else, like an untouched template. */
const FILLER = { little: 89, all: 60 };

/** Maximum number of distinct tokens in titles that are looked up in the page's code. */
const MAX = 50;

export const leftoverTestContent = defineCheck({
  id: 'leftover-test-content',
  weight: 4,
  who: 'zelf',
  effort: 1,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['page', 'scan'],
  verdicts: {
    none: 'pass',
    some: 'warn',
    untouched: { verdict: 'fail', cap: FILLER.all, step: 'broken', state: 'template' },
    phpError: { verdict: 'fail', step: 'broken', who: 'webbouwer' },
    localAssets: { verdict: 'fail', step: 'broken', who: 'webbouwer' },
    tokenInTitle: 'fail',
  },

  judge({ page, scan }) {
    const { body, code } = page.text;
    const text = removeRanges(body, code);
    // A title that quotes the page's own code is about that code.
    const quoted = code.map(([start, end]) => body.slice(start, end)).join('\n');
    const tokens = [...new Set(findMatches(listTitles(page), [...TOKENS, VOID_TEXT]))]
      .slice(0, MAX)
      .filter((token) => !quoted.includes(token));
    const untouched = findUntouchedPage(page);
    const grave = [
      { code: 'phpError', items: findPhpError(text) },
      { code: 'localAssets', items: scan.isPublic ? listLocalAssets(page) : [] },
      { code: 'untouched', items: untouched === null ? [] : [untouched] },
      { code: 'tokenInTitle', items: tokens },
    ] as const;
    const worst = grave.find(({ items }) => items.length > 0);
    if (worst !== undefined) return worst;

    const items = [...new Set(findForgotten(page, scan.host, text))];
    if (items.length === 0) return { code: 'none' };
    const filler = findFiller(page);
    const args = { count: items.length };
    return {
      code: 'some',
      args,
      items,
      cap: filler === null ? null : computeFillerCap(filler, FILLER.little, FILLER.all),
    };
  },
});
