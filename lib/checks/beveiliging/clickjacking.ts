import { defineCheck, toUnseen } from '../../check.ts';
import { listDroppedDirectives } from '../../parse/csp/csp.ts';
import { findRestriction } from '../../parse/csp/csp-reach.ts';
import { assessFraming, isContradicted, parseFrameOptions } from '../../parse/http/frame-options.ts';
import { parseSentPolicies } from './shared/enforced.ts';
import { decideByOptions, isFramingMeta } from './shared/framing.ts';

export const clickjacking = defineCheck({
  id: 'clickjacking',
  weight: 5,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/TR/CSP3/#directive-frame-ancestors',
  needs: ['fresh'],
  helps: ['raw'],
  verdicts: {
    closed: 'pass',
    contradiction: 'warn',
    several: 'warn',
    allowFrom: 'fail',
    open: 'fail',
    invalid: 'fail',
    skipped: 'fail',
    onlyMeta: 'fail',
    absent: 'fail',
  },

  judge({ fresh, raw }) {
    const sent = parseSentPolicies(fresh);
    if ('unseen' in sent) return sent;

    const options = parseFrameOptions(fresh.headers['x-frame-options']);
    const { state, sources } = findRestriction(sent, 'frame-ancestors');
    if (state === 'open') return { code: 'open', items: sources };
    if (state === 'closed')
      return { code: isContradicted(options, sources) ? 'contradiction' : 'closed', items: sources };

    const ruling = decideByOptions(options);
    const skipped = listDroppedDirectives(sent, 'frame-ancestors');
    if (skipped.length > 0 && (ruling === null || assessFraming(options) === 'allowed'))
      return { code: 'skipped', items: skipped };
    if (ruling !== null) return ruling;
    if (!raw.seen && raw.why !== 'notApplicable') return toUnseen(raw.why);
    const metas = raw.seen ? raw.value.head.metas : [];
    return { code: metas.some(isFramingMeta) ? 'onlyMeta' : 'absent' };
  },
});
