import { defineCheck, toUnseen } from '../../check.ts';
import { resolveReferrerPolicy } from '../../parse/http/referrer-policy.ts';

const SAFE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export const referrerPolicy = defineCheck({
  id: 'referrer-policy',
  weight: 2,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/TR/referrer-policy/',
  needs: ['fresh'],
  helps: ['raw'],
  verdicts: { strict: 'pass', partlyRead: 'pass', absent: 'warn', leaky: 'fail', unknown: 'fail' },

  judge({ fresh, raw }) {
    // A meta element may override the header.
    if (!raw.seen && raw.why !== 'notApplicable') return toUnseen(raw.why);
    const metas = raw.seen ? raw.value.head.metas.filter(({ name }) => name === 'referrer') : [];
    const { policy, unknown } = resolveReferrerPolicy(
      fresh.headers['referrer-policy'],
      metas.map(({ content }) => content),
    );
    if (policy === null) return unknown.length > 0 ? { code: 'unknown', items: unknown } : { code: 'absent' };
    if (!SAFE.includes(policy)) return { code: 'leaky', args: { policy }, items: [policy] };
    return unknown.length > 0
      ? { code: 'partlyRead', args: { policy }, items: unknown }
      : { code: 'strict', args: { policy }, items: [policy] };
  },
});
