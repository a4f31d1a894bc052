import { defineCheck } from '../../check.ts';
import { isSet } from '../../parse/csp/csp-reach.ts';
import { policiesOf } from './shared/enforced.ts';

export const cspReporting = defineCheck({
  id: 'csp-reporting',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/CSP3/#reporting',
  needs: ['fresh', 'raw'],
  verdicts: { reported: 'info', unreported: 'info', noPolicy: 'info' },

  judge({ fresh, raw }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    if (policies.length === 0) return { code: 'noPolicy' };
    return { code: ['report-to', 'report-uri'].some((name) => isSet(policies, name)) ? 'reported' : 'unreported' };
  },
});
