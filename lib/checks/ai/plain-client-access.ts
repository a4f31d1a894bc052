import { defineCheck, toUnseen } from '../../check.ts';
import { isServed } from '../../parse/url/local-file.ts';

export const plainClientAccess = defineCheck({
  id: 'plain-client-access',
  weight: 0,
  who: 'hostingpartij',
  source: 'https://developers.cloudflare.com/bots/concepts/bot/',
  needs: [],
  helps: ['answer'],
  verdicts: { page: 'info', wall: 'info', login: 'info', elsewhere: 'info', error: 'info' },
  appliesTo: isServed,

  judge({ answer }) {
    // A redirect to another site is reported as such; what answers there is not requested.
    if (!answer.seen && answer.why === 'elsewhere') return { code: 'elsewhere' };
    if (!answer.seen) return toUnseen(answer.why === 'notApplicable' ? 'hidden' : answer.why);
    const { status, url, barrier } = answer.value;
    const args = { status };
    const items = [url];
    if (barrier !== null) return { code: barrier, args, items };
    return status >= 400 ? { code: 'error', args, items } : { code: 'page', args };
  },
});
