import { defineCheck } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { type Alternate, hreflangElements, hreflangHeaders, isDefault } from '../../parse/hreflang.ts';
import { parseLanguageTag } from '../../parse/language-tag.ts';
import { isSameAddress, withoutTracking } from '../../parse/page-address.ts';
import { canonicalsOf, freshHeader, isErrorPage, notSeenFor } from './shared/fresh-answer.ts';

const isBadCode = (alternate: Alternate): boolean => !isDefault(alternate) && parseLanguageTag(alternate.code) === null;
const isRelative = ({ raw, href }: Alternate): boolean => href === null || !/^\s*https?:\/\//i.test(raw);

const isRepeated = ({ code, href }: Alternate, all: readonly Alternate[]): boolean =>
  all.some((other) => other.code.toLowerCase() === code.toLowerCase() && other.href !== href);

const alternatesOf = (page: Facts['page'], fresh: Seen<Facts['fresh']>): readonly Alternate[] => [
  ...hreflangElements(page.head.links),
  ...(fresh.seen ? hreflangHeaders(freshHeader(fresh, 'link'), fresh.value.url) : []),
];

const show = ({ code, raw }: Alternate): string => `${code} ${raw}`;

export const hreflangValid = defineCheck({
  id: 'hreflang-valid',
  weight: 4,
  who: 'webbouwer',
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
    const all = alternatesOf(page, fresh);
    for (const [code, find] of [
      ['badCode', isBadCode],
      ['relative', isRelative],
      ['repeated', isRepeated],
    ] as const) {
      const found = all.filter((alternate) => find(alternate, all));
      if (found.length > 0) return { code, items: found.map(show) };
    }
    // What the header may add could be the page itself, or the default.
    if (!fresh.seen) return notSeenFor(fresh);
    if (all.length === 0) return { code: 'absent' };

    const here = [withoutTracking(page.document.url), ...canonicalsOf(page, fresh).flatMap(({ href }) => href ?? [])];
    const isHere = ({ href }: Alternate): boolean => here.some((address) => isSameAddress(address, href ?? ''));
    if (!all.some(isHere)) return { code: 'notItself', items: all.map(show) };
    return { code: all.some(isDefault) ? 'valid' : 'noDefault', args: { count: all.length } };
  },
});
