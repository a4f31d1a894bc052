import { defineCheck } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { hasHardlyText, standInSigns } from '../../parse/stand-in.ts';

const closedSign = (answer: Seen<Facts['answer']>): string | null => {
  if (!answer.seen || answer.value.status !== 503) return null;
  const wait = answer.value.headers['retry-after'];
  return wait === undefined ? null : `503, Retry-After: ${wait}`;
};

export const siteInService = defineCheck({
  id: 'site-in-service',
  weight: 8,
  who: 'hostingpartij',
  source: 'https://developers.google.com/search/docs/crawling-indexing/pause-online-business',
  needs: ['page', 'kind'],
  helps: ['answer'],
  verdicts: { inService: 'pass', doubtful: 'warn', standIn: { verdict: 'fail', cap: 25, step: 'broken', opens: true } },

  judge({ page, kind, answer }) {
    const closed = closedSign(answer);
    const signs = [...standInSigns(page), ...(closed === null ? [] : [closed])];
    if (signs.length === 0) return { code: 'inService' };

    // What is answered with an error is called one first, and may stand in for the site all the same.
    const isSigned = signs.length + (hasHardlyText(page) ? 1 : 0) >= 2;
    const isStandIn = kind === 'standIn' || isSigned;
    return { code: isStandIn ? 'standIn' : 'doubtful', items: signs };
  },
});
