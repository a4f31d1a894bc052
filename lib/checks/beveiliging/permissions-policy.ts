import { defineCheck } from '../../check.ts';
import { isOldSyntax, limitedFeatures } from '../../parse/http/permissions-policy.ts';

export const permissionsPolicy = defineCheck({
  id: 'permissions-policy',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/TR/permissions-policy/',
  needs: ['fresh'],
  verdicts: { limited: 'pass', open: 'warn', oldSyntax: 'warn', unreadable: 'warn', absent: 'warn' },

  judge({ fresh }) {
    const header = fresh.headers['permissions-policy'];
    if (header === undefined) return { code: fresh.headers['feature-policy'] === undefined ? 'absent' : 'oldSyntax' };

    const limited = limitedFeatures(header);
    if (limited === null) return { code: isOldSyntax(header) ? 'oldSyntax' : 'unreadable', items: [header] };
    return limited.length > 0 ? { code: 'limited', items: limited } : { code: 'open', items: [header] };
  },
});
