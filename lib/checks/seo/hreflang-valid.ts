import { defineCheck } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { type Alternate, isDefault, parseHreflangElements, parseHreflangHeader } from '../../parse/html/hreflang.ts';
import { withoutTracking } from '../../parse/url/page-address.ts';
import { isErrorPage, listCanonicals, readFreshHeader, toUnseenPart } from './shared/fresh-answer.ts';
import { findHreflangFaults, toArgs } from './shared/hreflang-faults.ts';

const listAlternates = (page: Facts['page'], fresh: Seen<Facts['fresh']>): readonly Alternate[] => [
  ...parseHreflangElements(page.head.links),
  ...(fresh.seen ? parseHreflangHeader(readFreshHeader(fresh, 'link'), fresh.value.url) : []),
];

const show = ({ code, raw }: Alternate): string => `${code} ${raw}`;

export const hreflangValid = defineCheck({
  id: 'hreflang-valid',
  weight: 3,
  who: 'webbouwer',
  cause: 'hreflang',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: ['page'],
  helps: ['fresh'],
  verdicts: {
    valid: 'pass',
    noDefault: 'warn',
    badCode: 'fail',
    relative: 'fail',
    repeated: 'fail',
    notItself: 'fail',
    absent: 'skip',
    errorPage: 'skip',
  },

  judge({ page, fresh }) {
    if (isErrorPage(fresh)) return { code: 'errorPage' };
    const all = listAlternates(page, fresh);
    const here = [withoutTracking(page.document.url), ...listCanonicals(page, fresh).flatMap(({ href }) => href ?? [])];
    const faults = findHreflangFaults(all, fresh.seen ? here : null);
    const [worst] = faults;
    if (worst !== undefined) {
      const items = new Set(faults.flatMap(({ found }) => found.map(show)));
      return { code: worst.code, args: toArgs(faults), items: [...items] };
    }
    // The header might add the page itself, or the default.
    if (!fresh.seen) return toUnseenPart(fresh);
    if (all.length === 0) return { code: 'absent' };
    return { code: all.some(isDefault) ? 'valid' : 'noDefault', args: { count: all.length } };
  },
});
