import { defineCheck } from '../../check.ts';
import { listIgnoredDirectives } from '../../parse/http/hsts.ts';
import { SECONDS } from '../../time.ts';
import { readOwnHsts } from './shared/own-hsts.ts';

const DAYS = { good: 365, short: 180 };

/**
 * Credit for a short max-age: visitors who return within it are protected, so it grows linearly up to the credit of
 * `short` at 180 days.
 */
const computeCredit = (seconds: number): number => (0.5 * seconds) / (DAYS.short * SECONDS.day);

export const hsts = defineCheck({
  id: 'hsts',
  weight: 6,
  who: 'hostingpartij',
  cause: 'hsts',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6797',
  needs: ['scan', 'answer'],
  verdicts: {
    strong: 'pass',
    partlyRead: 'pass',
    short: 'warn',
    tooShort: 'fail',
    removed: 'fail',
    malformed: 'fail',
    absent: 'fail',
    plainHttp: 'skip',
    loopback: 'skip',
    ipAddress: 'skip',
  },

  judge({ scan, answer }) {
    const own = readOwnHsts(scan, answer);
    if ('unseen' in own || 'code' in own) return own;

    const { header, hsts: parsed, days } = own;
    if (header === undefined) return { code: 'absent' };
    const items = [header];
    if (parsed.maxAge === null) return { code: 'malformed', items };
    if (parsed.maxAge === 0) return { code: 'removed', items };
    if (days < DAYS.short) {
      return { code: 'tooShort', args: { days, seconds: parsed.maxAge }, items, credit: computeCredit(parsed.maxAge) };
    }
    if (days < DAYS.good) return { code: 'short', args: { days }, items };
    return { code: listIgnoredDirectives(header).length > 0 ? 'partlyRead' : 'strong', args: { days }, items };
  },
});
