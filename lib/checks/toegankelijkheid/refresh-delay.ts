import { defineCheck } from '../../check.ts';
import { parseRefreshDelay as delayOf } from '../../parse/html/meta-refresh.ts';

/** For information: WCAG 2.2.4 and 3.2.5 (AAA) allow no delay at all, 2.2.1 (A) one of over 20 hours. */
export const refreshDelay = defineCheck({
  id: 'refresh-delay',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bisz58/',
  needs: ['page'],
  verdicts: { delayed: 'info', immediate: 'skip', absent: 'skip' },

  judge({ page }) {
    const refreshing = page.head.metas.filter(({ httpEquiv }) => httpEquiv === 'refresh');
    // Browsers use the first one with a valid time.
    const [first] = refreshing.flatMap(({ content }) => {
      const seconds = delayOf(content);
      return seconds === null ? [] : [{ content, seconds }];
    });
    if (first === undefined) return { code: 'absent' };
    if (first.seconds === 0) return { code: 'immediate' };
    return { code: 'delayed', args: { seconds: first.seconds }, items: [first.content] };
  },
});
