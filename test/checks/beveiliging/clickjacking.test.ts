import { clickjacking } from '../../../lib/checks/beveiliging/clickjacking.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';
import { policyMeta } from '../../kit/transport.ts';

const sent = (
  headers: Readonly<Record<string, string>>,
  raw: Parameters<typeof clickjacking.judge>[0]['raw'] = seen(page()),
) => ({
  fresh: http(headers),
  raw,
});
const csp = (value: string) => ({ 'content-security-policy': value });
const xfo = (value: string) => ({ 'x-frame-options': value });

cases(clickjacking, {
  closed: [
    sent(csp("frame-ancestors 'none'")),
    sent(csp("frame-ancestors 'self' https://*.partner.nl")),
    sent(csp('frame-ancestors')),
    sent(csp("default-src *, frame-ancestors 'self'")),
    sent(xfo('DENY')),
    sent(xfo(' SameOrigin ')),
    sent(xfo('SAMEORIGIN, sameorigin')),
    sent({ ...csp("frame-ancestors 'self'"), ...xfo('SAMEORIGIN') }),
    sent({ ...csp("frame-ancestors 'none'"), ...xfo('DENY') }),
    sent({ ...csp("frame-ancestors 'self', frame-ancestors 'none'"), ...xfo('DENY') }),
    sent({ ...csp("frame-ancestors 'self' https://partner.nl"), ...xfo('SAMEORIGIN') }),
    sent({ ...csp("frame-ancestors 'self'"), ...xfo('ALLOW-FROM https://partner.nl') }),
    sent(xfo('DENY'), blind('timeout')),
    sent({ ...csp('frame-ancestors ‘none’'), ...xfo('DENY') }),
  ],
  contradiction: [
    sent({ ...csp("frame-ancestors 'none'"), ...xfo('SAMEORIGIN') }),
    sent({ ...csp("frame-ancestors 'self', frame-ancestors 'none'"), ...xfo('SAMEORIGIN') }),
    sent({ ...csp("frame-ancestors 'self'"), ...xfo('DENY') }),
  ],
  several: [
    sent(xfo('DENY, SAMEORIGIN')),
    sent(xfo('ALLOWALL, x')),
    sent(xfo('SAMEORIGIN,')),
    sent(xfo('SAMEORIGIN, ALLOW-FROM https://partner.nl')),
  ],
  allowFrom: [sent(xfo('ALLOW-FROM https://partner.nl'))],
  open: [
    sent(csp('frame-ancestors *')),
    sent(csp("frame-ancestors 'self' https:")),
    sent({ ...csp('frame-ancestors *'), ...xfo('DENY') }),
  ],
  invalid: [sent(xfo('ALLOWALL')), sent(xfo('yes, please')), sent(xfo('')), sent(xfo(','))],
  skipped: [
    sent(csp('frame-ancestors ‘none’')),
    sent(csp("default-src 'self'; frame-ancestors 'self' https://bücher.de; frame-ancestors 'none'")),
    sent({ ...csp('frame-ancestors “self”'), ...xfo('ALLOW-FROM https://partner.nl') }),
  ],
  onlyMeta: [
    sent({}, seen(page({ head: { metas: [policyMeta("frame-ancestors 'none'")] } }))),
    sent({}, seen(page({ head: { metas: [{ ...meta('', 'DENY'), httpEquiv: 'x-frame-options' }] } }))),
  ],
  absent: [
    sent({}),
    sent(csp("default-src 'none'")),
    sent({ 'content-security-policy-report-only': "frame-ancestors 'none'" }),
    sent({}, blind('notApplicable')),
  ],
});

blindCases(clickjacking, [sent({}, blind('timeout')), sent(csp(`img-src ${'a '.repeat(9_000)}`))]);
