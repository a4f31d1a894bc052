import { defineCheck, unseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { hostOf } from '../../parse/host-match.ts';
import { type Hsts, parseHstsLine, sentHsts } from '../../parse/hsts.ts';
import { ownHsts } from './shared/own-hsts.ts';
import { isRefusal } from './shared/refusal.ts';

type Twins = Facts['twins'];
type Trail = Extract<Twins['twinHttps'], { seen: true }>['value'];

const isAlive = ({ end }: Trail): boolean => end === 'answer' || end === 'redirect';
const isValid = ({ maxAge }: Hsts): boolean => (maxAge ?? 0) > 0;

/** Whether the twin's own first answer over https sends HSTS; undefined where that answer was not seen. */
const twinSends = ({ asked, hops, end, reply }: Trail): boolean | undefined => {
  const [first] = hops;
  if (first !== undefined) return first.hsts === undefined ? undefined : isValid(parseHstsLine(first.hsts ?? ''));
  // Over a refused certificate or without TLS no HSTS counts (RFC 6797 §8.1).
  if (end !== 'answer' && end !== 'redirect') return false;
  if (reply === null || hostOf(reply.url) !== hostOf(asked)) return undefined;
  return isValid(sentHsts(reply).hsts);
};

export const hstsAllEntryHosts = defineCheck({
  id: 'hsts-all-entry-hosts',
  weight: 2,
  who: 'hostingpartij',
  cause: 'hsts',
  effort: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6797#section-11.4',
  needs: ['scan', 'answer'],
  helps: ['twins'],
  verdicts: { both: 'pass', one: 'warn', none: 'fail', oneHost: 'skip', plainHttp: 'skip', loopback: 'skip' },

  judge({ scan, answer, twins }) {
    const own = ownHsts(scan, answer);
    if ('unseen' in own || 'code' in own) return own;
    if (scan.url.startsWith('http:')) return { code: 'plainHttp' };
    if (![scan.domain, `www.${scan.domain}`].includes(scan.host)) return { code: 'oneHost' };
    if (!twins.seen) return unseen(twins.why === 'notApplicable' ? 'hidden' : twins.why);

    const { twinHttp, twinHttps } = twins.value;
    if (!twinHttps.seen) return twinHttps.why === 'notApplicable' ? { code: 'oneHost' } : unseen(twinHttps.why);
    const hasPlain = twinHttp.seen && isAlive(twinHttp.value);
    if (['noName', 'refused'].includes(twinHttps.value.end) && !hasPlain) return { code: 'oneHost' };

    const twin = twinSends(twinHttps.value);
    // The own host was passed by on the way to another.
    if (twin === undefined || hostOf(answer.url) !== scan.host) return unseen('denied');
    const { reply } = twinHttps.value;
    if (!twin && reply !== null && isRefusal(reply)) return unseen('wall');
    const silent = [
      ...(own.hsts.maxAge !== null && own.hsts.maxAge > 0 ? [] : [scan.host]),
      ...(twin ? [] : [hostOf(twinHttps.value.asked)]),
    ];
    return { code: (['both', 'one', 'none'] as const)[silent.length] ?? 'none', items: silent };
  },
});
