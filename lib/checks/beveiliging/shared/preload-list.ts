import type { Facts } from '../../../evidence.ts';
import type { Trail } from '../../../facts/reply.ts';
import { parseHstsLine, readSentHsts } from '../../../parse/http/hsts.ts';
import { SECONDS } from '../../../time.ts';
import type { Sent } from './entry-hosts.ts';

/** Minimum max-age in seconds: a year. */
const LEAST = SECONDS.year;

/** The HSTS of the first answer of an address, in whichever chain it was seen; undefined when it was not. */
export const findSent = (address: string, chains: readonly Trail[], answer: Facts['answer']): Sent | undefined => {
  const hop = chains.flatMap(({ hops }) => hops).find(({ url }) => url === address);
  if (hop !== undefined) {
    return hop.hsts === undefined ? undefined : { header: hop.hsts ?? undefined, hsts: parseHstsLine(hop.hsts ?? '') };
  }
  const reply = [answer, ...chains.map((chain) => chain.reply)].find((one) => one?.url === address);
  return reply == null ? undefined : readSentHsts(reply);
};

const isEnough = ({ hsts }: Sent): boolean => (hsts.maxAge ?? 0) >= LEAST && hsts.includeSubDomains && hsts.preload;

/** Whether the first redirect of a chain over http leads to https on another host, or not to https. */
const isStraying = (domain: string, { hops: [first], end }: Trail): boolean => {
  if (end === 'refused' || end === 'noName' || first?.byBrowser) return false;
  const next = URL.parse(first?.location ?? '', first?.url);
  return next?.protocol !== 'https:' || next.hostname !== domain;
};

/** The requirements of the preload list that are not met (hstspreload.org, “Submission Requirements”), one per line. */
export const listPreloadFaults = (domain: string, base: Sent, chains: readonly Trail[]): readonly string[] => {
  const plain = chains.find(({ asked: requested }) => requested === `http://${domain}/`);
  const www = chains.find(({ asked: requested }) => requested === `https://www.${domain}/`);
  return [
    ...(isEnough(base) ? [] : [`https://${domain}/ (${base.header ?? '–'})`]),
    ...(plain !== undefined && isStraying(domain, plain)
      ? [`${plain.asked} → ${plain.hops[0]?.location ?? plain.asked}`]
      : []),
    ...(www !== undefined && ['certificate', 'noTls'].includes(www.end) ? [www.asked] : []),
  ];
};
