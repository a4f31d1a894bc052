import { defineCheck, toUnseen } from '../../check.ts';
import { findBreakInSigns } from './shared/break-in-signs.ts';

export const compromiseSigns = defineCheck({
  id: 'compromise-signs',
  weight: 10,
  who: 'webbouwer',
  effort: 3,
  source: 'https://developers.google.com/search/docs/monitor-debug/security/hacked',
  needs: ['page', 'scan'],
  helps: ['raw'],
  verdicts: {
    none: 'pass',
    one: 'info',
    ordinary: 'info',
    found: { verdict: 'fail', cap: 0, total: 39, step: 'danger', state: 'breakIn' },
  },

  judge({ page, scan, raw }) {
    const { certain, possible } = findBreakInSigns(page, raw.seen ? raw.value : null, scan.host);
    if (certain.length > 0) return { code: 'found', args: { count: certain.length }, items: certain };
    if (!raw.seen && raw.why !== 'notApplicable') return toUnseen(raw.why);

    // Signs that honest sites have too do not add up to a break-in, however many there are.
    const args = { count: possible.length };
    if (possible.length === 0) return { code: 'none' };
    return { code: possible.length === 1 ? 'one' : 'ordinary', args, items: possible };
  },
});
