import { defineCheck } from '../../check.ts';
import { findSyntaxFaults } from '../../parse/csp/csp-syntax.ts';
import { policiesOf } from './shared/enforced.ts';

export const cspSyntax = defineCheck({
  id: 'csp-syntax',
  weight: 3,
  who: 'webbouwer',
  cause: 'csp',
  source: 'https://www.w3.org/TR/CSP3/#framework-policy',
  needs: ['fresh', 'raw'],
  verdicts: {
    clean: 'pass',
    onlyMeta: 'warn',
    ignoredInMeta: 'warn',
    deprecated: 'warn',
    repeated: 'warn',
    unknown: 'warn',
    httpSource: 'fail',
    dynamicAlone: 'warn',
    missingSemicolon: 'fail',
    unquoted: 'fail',
    notAscii: 'fail',
    noPolicy: 'skip',
  },

  judge({ fresh, raw }) {
    const policies = policiesOf(fresh, raw);
    if ('unseen' in policies) return policies;
    if (policies.length === 0) return { code: 'noPolicy' };

    const [worst, ...others] = findSyntaxFaults(policies, fresh.url.startsWith('https:'));
    if (worst === undefined) return { code: 'clean' };
    return { code: worst.fault, items: [...worst.words, ...others.flatMap(({ words }) => words)] };
  },
});
