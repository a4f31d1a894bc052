import { defineCheck } from '../../check.ts';
import { isUnavailable } from './shared/crawler-access.ts';

export const aiRobotsAnswer = defineCheck({
  id: 'ai-robots-answer',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4',
  needs: ['robots'],
  verdicts: { answers: 'info', fails: { verdict: 'info', cap: 50 } },

  judge({ robots }) {
    const args = { status: robots.status };
    return isUnavailable(robots) ? { code: 'fails', args, items: [robots.url] } : { code: 'answers', args };
  },
});
