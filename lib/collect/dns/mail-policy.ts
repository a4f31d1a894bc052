import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { filterRecords } from '../../parse/dns/dns-answers.ts';
import { isSts } from '../../parse/mail/mta-sts.ts';
import { toReply } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { toError } from '../seen-part.ts';
import { requestOwnAnswer } from '../site/own-answer.ts';
import { resolveQuestion } from './dns-question.ts';

/** Maximum number of bytes; RFC 8461 §3.3 lets receivers stop there. */
const CAP = 65_536;

/**
 * The MTA-STS policy file, requested only when a record announces it; otherwise not applicable. Redirects are not
 * followed (RFC 8461 §3.3).
 */
export const collectMailPolicy = async (target: Target, reach: Reach): Promise<Facts['mailPolicy']> => {
  const { domain, level, isPublic, onSharedSuffix } = target;
  if (domain === null || !isPublic || onSharedSuffix) throw new NotObservable('notApplicable');
  if (level === 'A') throw new NotObservable('off');

  const record = await resolveQuestion(reach, { name: `_mta-sts.${domain}`, type: 'TXT' });
  if (!record.seen) throw toError(record);
  if (!filterRecords(record.value, 'TXT').some(({ text }) => isSts(text))) throw new NotObservable('notApplicable');

  const address = `https://mta-sts.${domain}/.well-known/mta-sts.txt`;
  return toReply(await requestOwnAnswer(reach, address, { purpose: 'mail', redirect: 'manual', cap: CAP }), 'body');
};
