import { CHALLENGES } from '../data/challenges.ts';
import { type Facts, notSeen } from '../evidence.ts';
import type { Trail } from '../facts/reply.ts';
import type { Target } from '../model.ts';
import { bearsChallenge } from '../parse/barrier.ts';
import { onwardFrom } from '../parse/onward.ts';
import { isLoopback } from '../parse/trustworthy.ts';
import { htmlOf } from './answer-fact.ts';
import { spelledAs, twinOf } from './policy.ts';
import type { Reach } from './reach.ts';
import { ifSeen, seenPart } from './seen-part.ts';

type Twins = Facts['twins'];

/** Bytes of a plain http answer in which its markup's own redirect is looked for. */
const CAP = 64_000;

/** The addresses asked; null where there is no such twin. */
const addressesOf = (target: Target): Readonly<Record<keyof Twins, string | null>> => {
  const { protocol, port } = new URL(target.url);
  const twin = twinOf(target);
  // A site on a port of its own has no twin on the others' ports.
  if (port !== '' || isLoopback(target.host)) return { otherScheme: null, twinHttp: null, twinHttps: null };
  const at = (scheme: string, host: string): string => `${scheme}://${spelledAs(host, target)}/`;
  return {
    otherScheme: at(protocol === 'https:' ? 'http' : 'https', target.host),
    twinHttp: twin === null ? null : at('http', twin),
    twinHttps: twin === null ? null : at('https', twin),
  };
};

const onwardOf = async (url: string, reach: Reach): Promise<Trail['onward']> => {
  const answer = await ifSeen(() => reach.site(url, { purpose: 'twin', cap: CAP }));
  if (answer === null) return undefined;
  const html = htmlOf(answer);
  return bearsChallenge(html, CHALLENGES) ? undefined : onwardFrom(html, url);
};

/** The chain from an address; of an answer over http also where its own markup leads on. */
const trailFrom = async (address: string, reach: Reach): Promise<Trail> => {
  const trail = await reach.trail(address, 'twin');
  const last = trail.reply?.url ?? '';
  if (!last.startsWith('http:')) return trail;

  const onward = await onwardOf(last, reach);
  return onward === undefined ? trail : { ...trail, onward };
};

const partOf = async (address: string | null, reach: Reach): Promise<Twins['otherScheme']> =>
  address === null ? notSeen('notApplicable') : seenPart('twins', () => trailFrom(address, reach));

/**
 * The host in the other scheme and its www/apex twin in both. Over http first: an https answer that is seen earlier
 * teaches the browser HSTS, and the http one is then never asked.
 */
export const twins = async (target: Target, reach: Reach): Promise<Twins> => {
  const { otherScheme, twinHttp, twinHttps } = addressesOf(target);
  const isHttp = otherScheme?.startsWith('http:') ?? false;
  const [plain, plainTwin] = await Promise.all([isHttp ? partOf(otherScheme, reach) : null, partOf(twinHttp, reach)]);
  const [secure, secureTwin] = await Promise.all([plain ?? partOf(otherScheme, reach), partOf(twinHttps, reach)]);
  return { otherScheme: secure, twinHttp: plainTwin, twinHttps: secureTwin };
};
