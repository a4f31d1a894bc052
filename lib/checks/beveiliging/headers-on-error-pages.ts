import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { parsePolicies } from '../../parse/csp/csp.ts';
import { findRestriction } from '../../parse/csp/csp-reach.ts';
import { assessFraming, parseFrameOptions } from '../../parse/http/frame-options.ts';
import { splitHeader } from '../../parse/http/header-list.ts';
import { readSentHsts } from '../../parse/http/hsts.ts';

type Reply = Pick<Facts['fresh'], 'headers' | 'hsts'>;

/** The protections to look for, by the name shown. */
const PROTECTIONS: readonly (readonly [name: string, has: (reply: Reply) => boolean])[] = [
  ['Strict-Transport-Security', (reply) => (readSentHsts(reply).hsts.maxAge ?? 0) > 0],
  [
    'X-Content-Type-Options',
    ({ headers }) => splitHeader(headers['x-content-type-options'] ?? '')[0]?.toLowerCase() === 'nosniff',
  ],
  [
    'frame-ancestors / X-Frame-Options',
    ({ headers }) =>
      findRestriction(parsePolicies(headers['content-security-policy'] ?? ''), 'frame-ancestors').state === 'closed' ||
      assessFraming(parseFrameOptions(headers['x-frame-options'])) !== 'allowed',
  ],
];

export const headersOnErrorPages = defineCheck({
  id: 'headers-on-error-pages',
  weight: 1,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header',
  needs: ['fresh', 'missing'],
  verdicts: { same: 'pass', some: 'warn', none: 'fail', noHeaders: 'skip', noError: 'skip' },

  judge({ fresh, missing }) {
    if (missing.status < 400) return { code: 'noError' };
    const onPage = PROTECTIONS.filter(([, has]) => has(fresh));
    if (onPage.length === 0) return { code: 'noHeaders' };

    const lost = onPage.filter(([, has]) => !has(missing)).map(([name]) => name);
    if (lost.length === 0) return { code: 'same' };
    return { code: lost.length === onPage.length ? 'none' : 'some', items: lost };
  },
});
