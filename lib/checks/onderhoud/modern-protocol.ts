import { defineCheck } from '../../check.ts';
import { isServed } from '../../parse/url/local-file.ts';

export const modernProtocol = defineCheck({
  id: 'modern-protocol',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc9113',
  needs: ['page'],
  verdicts: { modern: 'info', old: 'info', unknown: 'info' },
  appliesTo: isServed,

  judge({ page }) {
    const protocol = page.performance.navigation?.protocol ?? '';
    if (protocol === '') return { code: 'unknown' };
    return { code: /^h[23]/.test(protocol) ? 'modern' : 'old', args: { protocol } };
  },
});
