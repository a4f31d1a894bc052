import { cspPresent } from '../../../lib/checks/beveiliging/csp-present.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';
import { policy } from '../../kit/transport.ts';

const sent = (header: string | null, inMeta?: string) => {
  const { fresh, raw } = policy(header, inMeta);
  return { fresh, raw: seen(raw) };
};
const REPORT_ONLY = { 'content-security-policy-report-only': "script-src 'self'" };

cases(cspPresent, {
  enforced: [
    sent("default-src 'self'"),
    sent("script-src 'unsafe-inline'"),
    sent("img-src 'self', script-src 'none'"),
    sent("script-src-elem 'self', script-src-attr 'none'"),
    sent(null, "default-src 'self'"),
    sent("frame-ancestors 'self'", "script-src 'self'"),
    sent('sandbox'),
    sent('sandbox allow-forms allow-popups'),
    { ...sent("default-src 'self'"), raw: blind('timeout') },
  ],
  reportOnly: [
    { fresh: http(REPORT_ONLY), raw: sent(null).raw },
    { fresh: http(REPORT_ONLY), raw: blind('notApplicable') },
  ],
  partial: [
    sent("frame-ancestors 'none'"),
    sent('upgrade-insecure-requests'),
    sent("img-src 'self'"),
    sent("script-src-elem 'self'"),
    sent('sandbox allow-scripts'),
    sent(null, "base-uri 'self'"),
  ],
  ineffective: [
    sent('report-uri /csp'),
    sent('report-to csp; report-uri /csp'),
    sent("defualt-src 'self'"),
    sent('"default-src \'self\'"'),
    sent('block-all-mixed-content'),
    sent(null, "frame-ancestors 'none'"),
    sent(null, 'sandbox; report-uri /csp'),
    sent('script-src ‘self’'),
    sent("script-src 'self' https://bücher.de; script-src 'none'"),
    sent(null, "script-src 'self'\u00a0"),
  ],
  absent: [
    sent(null),
    sent(''),
    sent(' ; ,'),
    { fresh: http({ 'content-security-policy-report-only': 'report-uri /csp' }), raw: sent(null).raw },
    { fresh: http(), raw: blind('notApplicable') },
  ],
});

blindCases(cspPresent, [
  { fresh: http(), raw: blind('timeout') },
  { fresh: http(REPORT_ONLY), raw: blind('time') },
  sent(`img-src ${'a '.repeat(9_000)}`),
  sent(null, `img-src ${'a '.repeat(9_000)}`),
]);
