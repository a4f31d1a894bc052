import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts, Seen } from '../../evidence.ts';
import type { Trail } from '../../facts/reply.ts';
import { coversHost, readSentHsts } from '../../parse/http/hsts.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';
import { mergeOf } from './shared/host-merge.ts';

/** Whether the page's host has HSTS that holds for its twin too. */
const isCoveredTwin = (host: string, { asked: requested }: Trail, answer: Seen<Facts['answer']>): boolean =>
  answer.seen &&
  parseHost(answer.value.url) === host &&
  coversHost(readSentHsts(answer.value).hsts, host, parseHost(requested));

export const hostVariantsMerge = defineCheck({
  id: 'host-variants-merge',
  weight: 4,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  needs: ['scan', 'twins'],
  helps: ['twinPage', 'answer'],
  verdicts: {
    merged: 'pass',
    temporary: 'warn',
    long: 'warn',
    canonical: 'warn',
    elsewhere: 'fail',
    separate: 'fail',
    broken: { verdict: 'fail', step: 'broken' },
    unreachable: { verdict: 'fail', step: 'broken' },
    noTwin: 'skip',
    noName: 'skip',
  },

  judge({ scan, twins, twinPage, answer }) {
    const { twinHttp, twinHttps } = twins;
    const isHttps = scan.url.startsWith('https:');
    const first = isHttps ? twinHttps : twinHttp;
    if (!first.seen) return first.why === 'notApplicable' ? { code: 'noTwin' } : toUnseenPart(first);

    // No server on this scheme: visitors of that name then arrive over the other one, unless HSTS keeps them from it.
    const isShut = ['refused', 'noTls'].includes(first.value.end);
    const trail = isShut && isHttps && !isCoveredTwin(scan.host, first.value, answer) ? twinHttp : first;
    if (!trail.seen) return toUnseenPart(trail);

    const merge = mergeOf(trail.value, scan.host);
    if (merge === 'hidden') return toUnseen('denied');
    if (merge === 'wall' || merge === 'login') return toUnseen(merge);
    const items = [trail.value.asked, ...trail.value.hops.flatMap(({ location }) => location ?? [])];
    if (merge !== 'ownPage') return { code: merge, items };

    if (!twinPage.seen) return toUnseenPart(twinPage);
    const canonicals = twinPage.value?.canonicals ?? [];
    const isHere = canonicals.length > 0 && canonicals.every((address) => parseHost(address) === scan.host);
    return { code: isHere ? 'canonical' : 'separate', items };
  },
});
