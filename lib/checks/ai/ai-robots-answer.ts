import { defineCheck } from '../../check.ts';
import { isUnavailable } from './shared/crawler-access.ts';

export const aiRobotsAnswer = defineCheck({
  id: 'ai-robots-answer',
  weight: 0,
  who: 'hostingpartij',
  cause: 'robots-file',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4',
  needs: ['robots'],
  verdicts: { answers: 'info', fails: { verdict: 'info', cap: 50, step: 'broken' } },

  judge({ robots }) {
    const args = { status: robots.status };
    return isUnavailable(robots) ? { code: 'fails', args, items: [robots.url] } : { code: 'answers', args };
  },
});
