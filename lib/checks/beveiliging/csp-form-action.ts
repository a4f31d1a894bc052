import { defineCheck } from '../../check.ts';
import { isSandboxedFrom } from '../../parse/csp/csp.ts';
import { findRestriction } from '../../parse/csp/csp-reach.ts';
import { policiesOf } from './shared/enforced.ts';

export const cspFormAction = defineCheck({
  id: 'csp-form-action',
  weight: 1,
  who: 'webbouwer',
  cause: 'csp',
  source: 'https://www.w3.org/TR/CSP3/#directive-form-action',
  needs: ['fresh', 'raw'],
  verdicts: { closed: 'pass', unset: 'warn', open: 'fail', noPolicy: 'skip' },

  judge({ fresh, raw }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    if (policies.length === 0) return { code: 'noPolicy' };

    if (isSandboxedFrom(policies, 'allow-forms')) return { code: 'closed', items: ['sandbox'] };
    const { state, sources } = findRestriction(policies, 'form-action');
    return { code: state, items: sources };
  },
});
