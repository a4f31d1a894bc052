import { defineCheck } from '../../check.ts';
import { PHP_ERROR, TOKENS, VOID_TEXT } from '../../data/leftovers.ts';
import { withoutCode } from '../../parse/plain-text.ts';
import { forgotten, localAssets, matchesIn, titlesOf } from './leftover-signs.ts';

export const leftoverTestContent = defineCheck({
  id: 'leftover-test-content',
  weight: 5,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['page', 'scan'],
  verdicts: { none: 'pass', some: 'warn', phpError: 'fail', localAssets: 'fail', tokenInTitle: 'fail' },

  judge({ page, scan }) {
    const text = withoutCode(page.text.body, page.text.code);
    const errors = matchesIn([text], [PHP_ERROR]);
    if (errors.length > 0) return { code: 'phpError', items: errors };
    const local = scan.isPublic ? localAssets(page) : [];
    if (local.length > 0) return { code: 'localAssets', items: local };
    const titles = titlesOf(page);
    const tokens = matchesIn(titles, [...TOKENS, VOID_TEXT]);
    if (tokens.length > 0) return { code: 'tokenInTitle', items: tokens };

    const items = [...new Set(forgotten(page, scan.host, text))];
    return items.length > 0 ? { code: 'some', args: { count: items.length }, items } : { code: 'none' };
  },
});
