import { defineCheck } from '../../check.ts';
import { parseHsts } from '../../parse/hsts.ts';

const DAY = 86_400;
const DAYS = { good: 365, short: 180 };

export const hsts = defineCheck({
  id: 'hsts',
  weight: 8,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6797',
  needs: ['fresh'],
  verdicts: { strong: 'pass', short: 'warn', tooShort: 'fail', malformed: 'fail', absent: 'fail', plainHttp: 'skip' },

  judge({ fresh }) {
    if (fresh.url.startsWith('http:')) return { code: 'plainHttp' };

    const header = fresh.headers['strict-transport-security'];
    if (header === undefined) return { code: 'absent' };

    const { maxAge } = parseHsts(header);
    if (maxAge === null) return { code: 'malformed', items: [header] };

    const days = Math.floor(maxAge / DAY);
    if (days < DAYS.short) return { code: 'tooShort', args: { days }, items: [header] };

    return { code: days < DAYS.good ? 'short' : 'strong', args: { days }, items: [header] };
  },
});
