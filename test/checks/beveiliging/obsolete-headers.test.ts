import { obsoleteHeaders } from '../../../lib/checks/beveiliging/obsolete-headers.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

cases(obsoleteHeaders, {
  absent: [
    { fresh: http() },
    { fresh: http({ 'x-xss-protection': '0' }) },
    { fresh: http({ 'x-xss-protection': '10' }) },
  ],
  present: [
    ...['expect-ct', 'public-key-pins', 'public-key-pins-report-only', 'feature-policy', 'p3p'].map((name) => ({
      fresh: http({ [name]: 'x' }),
    })),
    { fresh: http({ 'x-xss-protection': '1; mode=block' }) },
  ],
});
