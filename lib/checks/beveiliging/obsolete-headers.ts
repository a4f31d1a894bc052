import { defineCheck } from '../../check.ts';

const OBSOLETE = ['expect-ct', 'public-key-pins', 'public-key-pins-report-only', 'feature-policy', 'p3p'];

export const obsoleteHeaders = defineCheck({
  id: 'obsolete-headers',
  weight: 1,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers',
  needs: ['fresh'],
  verdicts: { absent: 'pass', present: 'warn' },

  judge({ fresh: { headers } }) {
    const found = OBSOLETE.filter((name) => headers[name] !== undefined);
    const filters = /^\s*1\b/.test(headers['x-xss-protection'] ?? '') ? ['x-xss-protection: 1'] : [];
    const items = [...found, ...filters];
    return { code: items.length > 0 ? 'present' : 'absent', items };
  },
});
