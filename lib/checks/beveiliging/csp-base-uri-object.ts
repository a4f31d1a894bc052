import { defineCheck } from '../../check.ts';
import { findRestriction } from '../../parse/csp/csp-reach.ts';
import { assessProtection, isWeak, policiesOf } from './shared/enforced.ts';

export const cspBaseUriObject = defineCheck({
  id: 'csp-base-uri-object',
  weight: 2,
  who: 'webbouwer',
  cause: 'csp',
  source: 'https://www.w3.org/TR/CSP3/#directive-base-uri',
  needs: ['scan', 'fresh', 'raw'],
  helps: ['again'],
  verdicts: {
    closed: 'pass',
    baseOpen: 'warn',
    objectOpen: 'warn',
    baseOpenWithNonces: 'fail',
    noPolicy: 'skip',
    weakScripts: 'skip',
  },

  judge({ scan, fresh, raw, again }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    if (policies.length === 0) return { code: 'noPolicy' };

    const protection = assessProtection(policies, scan, again);
    if (isWeak(protection)) return { code: 'weakScripts' };

    const base = findRestriction(policies, 'base-uri');
    if (base.state !== 'closed') {
      return { code: protection.byNonce ? 'baseOpenWithNonces' : 'baseOpen', items: base.sources };
    }
    const object = findRestriction(policies, 'object-src');
    return object.state === 'closed' ? { code: 'closed' } : { code: 'objectOpen', items: object.sources };
  },
});
