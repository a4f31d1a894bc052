import { defineCheck } from '../../check.ts';
import { parseToken } from '../../parse/http/structured-field.ts';

const SEPARATING = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

export const crossOriginOpener = defineCheck({
  id: 'cross-origin-opener',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#the-coop-headers',
  needs: ['fresh'],
  verdicts: { separated: 'pass', open: 'warn', absent: 'warn', invalid: 'fail' },

  judge({ fresh }) {
    const header = fresh.headers['cross-origin-opener-policy'];
    if (header === undefined) return { code: 'absent' };

    const policy = parseToken(header);
    if (policy === 'unsafe-none') return { code: 'open', items: [header] };
    return { code: SEPARATING.includes(policy ?? '') ? 'separated' : 'invalid', items: [header] };
  },
});
