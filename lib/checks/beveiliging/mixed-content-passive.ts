import { defineCheck } from '../../check.ts';
import { listInsecure } from './shared/insecure-content.ts';

export const mixedContentPassive = defineCheck({
  id: 'mixed-content-passive',
  weight: 3,
  who: 'webbouwer',
  cause: 'mixed-content',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: ['page'],
  helps: ['raw'],
  verdicts: { none: 'pass', present: 'warn', plainHttp: 'skip' },

  judge({ page, raw }) {
    if (page.document.url.startsWith('http:')) return { code: 'plainHttp' };
    const items = listInsecure('passive', page, raw);
    return items.length === 0 ? { code: 'none' } : { code: 'present', args: { count: items.length }, items };
  },
});
