import { defineCheck, toUnseen } from '../../check.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';

export const pageHttpStatus = defineCheck({
  id: 'page-http-status',
  weight: 9,
  who: 'webbouwer',
  source: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  needs: ['answer', 'scan'],
  verdicts: {
    served: 'pass',
    redirected: 'warn',
    gone: { verdict: 'fail', step: 'broken', opens: true },
    refused: { verdict: 'fail', step: 'broken', opens: true },
    broken: { verdict: 'fail', step: 'broken', opens: true },
  },

  judge({ answer, scan }) {
    if (answer.barrier !== null) return toUnseen(answer.barrier);
    if (answer.status === 0) return toUnseen('hidden');
    // The redirects end outside this site, where the answer is not judged.
    if (!isOwnAddress(answer.url, scan)) return toUnseen('otherHost');

    const args = { status: answer.status };
    if (answer.status >= 500) return { code: 'broken', args };
    if (answer.status === 404 || answer.status === 410) return { code: 'gone', args };
    if (answer.status >= 400) return { code: 'refused', args };
    if (answer.status >= 300) return toUnseen('malformed');

    return answer.redirected
      ? { code: 'redirected', args, items: [answer.asked, answer.url] }
      : { code: 'served', args };
  },
});
