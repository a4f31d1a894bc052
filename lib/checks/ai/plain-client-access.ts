import { defineCheck } from '../../check.ts';

export const plainClientAccess = defineCheck({
  id: 'plain-client-access',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://developers.cloudflare.com/bots/concepts/bot/',
  needs: ['answer'],
  verdicts: { page: 'info', wall: 'info', login: 'info', error: 'info' },

  judge({ answer }) {
    const [args, items] = [{ status: answer.status }, [answer.url]];
    if (answer.barrier !== null) return { code: answer.barrier, args, items };
    return answer.status >= 400 ? { code: 'error', args, items } : { code: 'page', args };
  },
});
