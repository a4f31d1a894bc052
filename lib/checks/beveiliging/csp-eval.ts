import { defineCheck } from '../../check.ts';
import { allowsEval } from '../../parse/csp/csp-reach.ts';
import { assessProtection, isWeak, policiesOf } from './shared/enforced.ts';

export const cspEval = defineCheck({
  id: 'csp-eval',
  weight: 1,
  who: 'webbouwer',
  cause: 'csp',
  effort: 3,
  source: 'https://www.w3.org/TR/CSP3/#directive-script-src',
  needs: ['scan', 'fresh', 'raw'],
  helps: ['again'],
  verdicts: { refused: 'pass', besideNonce: 'warn', allowed: 'fail', noPolicy: 'skip', weakScripts: 'skip' },

  judge({ scan, fresh, raw, again }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    if (policies.length === 0) return { code: 'noPolicy' };

    const protection = assessProtection(policies, scan, again);
    if (isWeak(protection)) return { code: 'weakScripts' };
    if (!allowsEval(policies)) return { code: 'refused' };
    return { code: protection.byNonce || protection.byHash ? 'besideNonce' : 'allowed' };
  },
});
