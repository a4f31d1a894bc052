import { createNotSeen, type Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { isFile } from '../../parse/site-files/security-txt.ts';
import { toReply } from '../network/answer.ts';
import type { Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** Maximum number of bytes; readers may stop at 32 KiB (RFC 9116 §5.4). */
const CAP = 32_768;

type Reply = Facts['fresh'];

/** Retains a byte order mark: the file must not begin with one (RFC 9116 §4, RFC 5198 §2). */
const decode = (body: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(body).toWellFormed();

const requestFile = async (path: string, { url }: Target, reach: Reach): Promise<Reply> => {
  const probe = { purpose: 'security', redirect: 'follow', cap: CAP } as const;
  const answer = await requestOwnAnswer(reach, new URL(path, url).href, probe);
  const reply = toReply(answer, 'headers');
  const whole = { ...reply, body: decode(answer.body) };
  return isFile(whole) ? whole : reply;
};

/** security.txt at its well-known address and, when there certainly is none, at the root (RFC 9116 §3). */
export const collectSecurity = async (target: Target, reach: Reach): Promise<Facts['security']> => {
  const wellKnown = await collectPart('security', () => requestFile('/.well-known/security.txt', target, reach));
  if (!wellKnown.seen || isFile(wellKnown.value)) return { wellKnown, root: createNotSeen('notApplicable') };
  return { wellKnown, root: await collectPart('security', () => requestFile('/security.txt', target, reach)) };
};
