import { defineCheck, findBlindness, type Ruling, toUnseen } from '../../check.ts';
import type { ScriptProtection } from '../../parse/csp/csp-scripts.ts';
import { assessProtection, GAP_VERDICTS, isWeak, parseSentPolicies, policiesOf } from './shared/enforced.ts';

const verdicts = { absent: 'fail', ...GAP_VERDICTS, nonceOrHash: 'pass', noScripts: 'pass', ownHosts: 'pass' } as const;

const decideRuling = ({
  governed,
  gaps,
  byNonce,
  byHash,
  noScripts,
}: ScriptProtection): Ruling<keyof typeof verdicts> => {
  if (!governed) return { code: 'absent' };
  const [worst] = gaps;
  if (worst !== undefined) return { code: worst.gap, items: worst.sources };
  if (noScripts) return { code: 'noScripts' };
  return { code: byNonce || byHash ? 'nonceOrHash' : 'ownHosts' };
};

export const cspScriptPolicy = defineCheck({
  id: 'csp-script-policy',
  weight: 4,
  who: 'webbouwer',
  cause: 'csp',
  effort: 3,
  source: 'https://www.w3.org/TR/CSP3/#strict-csp',
  needs: ['scan', 'fresh'],
  helps: ['raw', 'again'],
  verdicts,

  judge({ scan, fresh, raw, again }) {
    const policies = raw.seen ? policiesOf(fresh, raw.value) : parseSentPolicies(fresh);
    if ('unseen' in policies) return policies;

    const protection = assessProtection(policies, scan, again);
    // Without the document, only the header's restrictions are known: enough to pass, not to fail.
    if (!raw.seen && raw.why !== 'notApplicable' && (isWeak(protection) || protection.gaps.length > 0))
      return toUnseen(raw.why);
    // A nonce that is the same in every answer protects nothing, and a second answer alone shows that.
    const blind = protection.byNonce ? findBlindness([again]) : null;
    return blind === null ? decideRuling(protection) : { ...decideRuling(protection), partial: blind };
  },
});
