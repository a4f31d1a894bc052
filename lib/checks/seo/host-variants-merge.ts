import { defineCheck, toUnseen } from '../../check.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';
import { mergeOf } from './shared/host-merge.ts';

export const hostVariantsMerge = defineCheck({
  id: 'host-variants-merge',
  weight: 4,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  needs: ['scan', 'twins'],
  helps: ['twinPage'],
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

  judge({ scan, twins, twinPage }) {
    const { twinHttp, twinHttps } = twins;
    const isHttps = scan.url.startsWith('https:');
    const first = isHttps ? twinHttps : twinHttp;
    if (!first.seen) return first.why === 'notApplicable' ? { code: 'noTwin' } : toUnseenPart(first);

    // No server on this scheme: visitors of that name then arrive over the other one.
    const isShut = ['refused', 'noTls'].includes(first.value.end);
    const trail = isShut && isHttps ? twinHttp : first;
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
