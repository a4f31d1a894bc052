import { defineCheck, toUnseen } from '../../check.ts';
import { isEnforcing, listDroppedDirectives, parsePolicies } from '../../parse/csp/csp.ts';
import { assessScriptProtection } from '../../parse/csp/csp-scripts.ts';
import { parseSentPolicies, policiesOf } from './shared/enforced.ts';

const ANYWHERE = { host: '', staticNonces: [] };

export const cspPresent = defineCheck({
  id: 'csp-present',
  weight: 4,
  who: 'webbouwer',
  cause: 'csp',
  effort: 3,
  source: 'https://www.w3.org/TR/CSP3/',
  needs: ['fresh'],
  helps: ['raw'],
  verdicts: {
    enforced: 'pass',
    // A policy exists already: its reports have to be read, or missing directives added.
    reportOnly: { verdict: 'warn', effort: 2 },
    partial: { verdict: 'warn', effort: 2 },
    ineffective: 'fail',
    absent: 'fail',
  },

  judge({ fresh, raw }) {
    const sent = parseSentPolicies(fresh);
    if ('unseen' in sent) return sent;
    if (assessScriptProtection(sent, ANYWHERE).governed) return { code: 'enforced' };

    if (!raw.seen && raw.why !== 'notApplicable') return toUnseen(raw.why);
    const policies = raw.seen ? policiesOf(fresh, raw.value) : sent;
    if ('unseen' in policies) return policies;
    if (assessScriptProtection(policies, ANYWHERE).governed) return { code: 'enforced' };
    const items = policies.flatMap(({ directives }) => [...directives.keys()]);
    if (policies.some(isEnforcing)) return { code: 'partial', items };

    const reported = parsePolicies(fresh.headers['content-security-policy-report-only'] ?? '');
    if (reported.some(isEnforcing)) return { code: 'reportOnly', items };
    const code = policies.length === 0 ? 'absent' : 'ineffective';
    return { code, items: [...items, ...listDroppedDirectives(policies)] };
  },
});
