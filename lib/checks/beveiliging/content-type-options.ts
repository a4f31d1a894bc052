import { defineCheck } from '../../check.ts';
import { splitHeader } from '../../parse/http/header-list.ts';

export const contentTypeOptions = defineCheck({
  id: 'content-type-options',
  weight: 3,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  needs: ['fresh'],
  verdicts: { nosniff: 'pass', other: 'fail', absent: 'fail' },

  judge({ fresh }) {
    const header = fresh.headers['x-content-type-options'];
    if (header === undefined) return { code: 'absent' };
    // Only the first value of the list counts ("determine nosniff").
    return { code: splitHeader(header)[0]?.toLowerCase() === 'nosniff' ? 'nosniff' : 'other', items: [header] };
  },
});
