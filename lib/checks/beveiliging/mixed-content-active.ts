import { defineCheck, findBlindness } from '../../check.ts';
import { parseEnforcedPolicies } from '../../parse/csp/csp.ts';
import { isSet } from '../../parse/csp/csp-reach.ts';
import { listInsecure } from './shared/insecure-content.ts';

export const mixedContentActive = defineCheck({
  id: 'mixed-content-active',
  weight: 7,
  who: 'webbouwer',
  cause: 'mixed-content',
  source: 'https://www.w3.org/TR/mixed-content/',
  needs: ['page'],
  helps: ['raw', 'fresh'],
  verdicts: {
    none: 'pass',
    upgraded: 'warn',
    perhapsUpgraded: 'warn',
    present: { verdict: 'fail', step: 'broken' },
    plainHttp: 'skip',
  },

  judge({ page, raw, fresh }) {
    if (page.document.url.startsWith('http:')) return { code: 'plainHttp' };

    const items = listInsecure('active', page, raw);
    if (items.length === 0) return { code: 'none' };

    // When the fresh answer is a wall or a sign-in page, only the live document is judged.
    const metas = [...page.head.metas, ...(raw.seen ? raw.value.head.metas : [])];
    const policies = parseEnforcedPolicies(fresh.seen ? fresh.value.headers : {}, metas);
    const details = { args: { count: items.length }, items };
    if (isSet(policies ?? [], 'upgrade-insecure-requests')) return { code: 'upgraded', ...details };
    const isKnown = policies !== null && (fresh.seen || fresh.why === 'notApplicable');
    if (isKnown) return { code: 'present', ...details };
    return { code: 'perhapsUpgraded', ...details, partial: findBlindness([fresh]) };
  },
});
