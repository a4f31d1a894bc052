import { defineCheck, type Ruling, toUnseen, type Unseen } from '../../check.ts';
import { isLoopback } from '../../parse/url/trustworthy.ts';
import { decideEntryRuling } from './shared/entry-over-http.ts';
import { isHstsInForce } from './shared/own-hsts.ts';

/**
 * When HSTS is in force, Chromium also upgrades our own request and never shows the first visit, which Firefox shows:
 * so faults of that visit are reported but cost nothing.
 */
const FAULTS: readonly string[] = ['lingers', 'byMarkup', 'stays'];
const applyHsts = <R extends Ruling<string> | Unseen>(ruling: R): R | { readonly code: 'behindHsts' } =>
  'code' in ruling && FAULTS.includes(ruling.code) ? { ...ruling, code: 'behindHsts' } : ruling;

export const httpsRedirect = defineCheck({
  id: 'https-redirect',
  weight: 7,
  who: 'hostingpartij',
  cause: 'https',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-7.2',
  needs: ['scan'],
  helps: ['answer', 'twins'],
  verdicts: {
    redirects: 'pass',
    portClosed: 'pass',
    byBrowser: 'pass',
    lingers: 'warn',
    byMarkup: 'warn',
    stays: 'fail',
    behindHsts: 'info',
    loopback: 'skip',
  },

  judge({ scan, answer, twins }) {
    if (isLoopback(scan.host)) return { code: 'loopback' };
    if (scan.url.startsWith('http:')) {
      if (!answer.seen) return toUnseen(answer.why === 'notApplicable' ? 'hidden' : answer.why);
      return { code: answer.value.url.startsWith('https:') ? 'redirects' : 'stays', items: [answer.value.url] };
    }
    const twin = twins.seen ? twins.value.otherScheme : twins;
    if (!twin.seen) return toUnseen(twin.why === 'notApplicable' ? 'hidden' : twin.why);
    const ruling = decideEntryRuling(twin.value);
    return isHstsInForce(scan, answer) ? applyHsts(ruling) : ruling;
  },
});
