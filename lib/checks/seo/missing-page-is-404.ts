import { defineCheck, toUnseen } from '../../check.ts';
import { isClosed } from '../../parse/site-files/robots-directives.ts';

export const missingPageIs404 = defineCheck({
  id: 'missing-page-is-404',
  weight: 4,
  who: 'webbouwer',
  source: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  needs: ['missing', 'scan'],
  verdicts: { refused: 'pass', redirected: 'warn', closed: 'warn', served: 'fail', broken: 'fail' },

  judge({ missing, scan }) {
    const args = { status: missing.status };
    const items = [missing.asked];
    // A redirect is judged by its final answer, if that was seen.
    if (missing.redirected && missing.status < 400) return { code: 'redirected', items };
    if (missing.status >= 500) return { code: 'broken', args, items };
    if (missing.status >= 400) return { code: 'refused', args };
    if (missing.status < 200 || missing.status > 299) return toUnseen('malformed');

    const said = { robotsHeader: missing.headers['x-robots-tag'] ?? '', robotsMetas: missing.robotsMetas ?? [] };
    return { code: isClosed(said, scan.at, ['googlebot']) ? 'closed' : 'served', args, items };
  },
});
