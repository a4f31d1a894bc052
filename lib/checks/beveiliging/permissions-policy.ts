import { defineCheck } from '../../check.ts';
import { isOldSyntax, listIgnoredMembers, listLimitedFeatures } from '../../parse/http/permissions-policy.ts';

export const permissionsPolicy = defineCheck({
  id: 'permissions-policy',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/TR/permissions-policy/',
  needs: ['fresh'],
  verdicts: {
    limited: 'pass',
    partlyRead: 'pass',
    open: 'warn',
    oldSyntax: 'warn',
    unreadable: 'warn',
    absent: 'warn',
  },

  judge({ fresh }) {
    const header = fresh.headers['permissions-policy'];
    if (header === undefined) return { code: fresh.headers['feature-policy'] === undefined ? 'absent' : 'oldSyntax' };

    const limited = listLimitedFeatures(header);
    if (limited === null) return { code: isOldSyntax(header) ? 'oldSyntax' : 'unreadable', items: [header] };
    if (limited.length === 0) return { code: 'open', items: [header] };
    const ignored = listIgnoredMembers(header);
    return ignored.length > 0 ? { code: 'partlyRead', items: ignored } : { code: 'limited', items: limited };
  },
});
