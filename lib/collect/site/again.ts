import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findMetaPolicies } from '../../parse/html/html-scan.ts';
import type { Answer } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { decodeAnswerHtml, findBarrierBefore, PAGE_CAP, visitSite } from './answer-fact.ts';

/** Maximum number of characters stored of one policy, as of any header. */
const MAX_LENGTH = 16_000;
/** Number of characters of the document that are searched for policies in meta elements. */
const HEAD = 256_000;

const listPolicies = (answer: Answer): readonly string[] =>
  [
    answer.headers['content-security-policy'] ?? '',
    ...findMetaPolicies(decodeAnswerHtml(answer).slice(0, HEAD)),
  ].filter((policy) => policy !== '');

/**
 * Requests the address where the first answer ended, without following redirects, so that `reach` does not return the
 * first answer again; null without a nonce.
 */
const requestAgain = async (first: Answer, reach: Reach): Promise<Answer | null> =>
  listPolicies(first).some((policy) => /'nonce-/i.test(policy))
    ? reach.site(first.url, { purpose: 'page', redirect: 'manual', cap: PAGE_CAP })
    : null;

/**
 * The page's policies from a second request right after the first; not applicable when the first answer has no nonce.
 * The second request does not wait for the live page, which is needed to decide whether the first answer was the page
 * at all.
 */
export const collectAgain = async (target: Target, reach: Reach): Promise<Facts['again']> => {
  const first = await visitSite(target, reach);
  const [barrier, second] = await Promise.all([findBarrierBefore(first, target, reach), requestAgain(first, reach)]);
  if (barrier !== null) throw new NotObservable(barrier, first.url);
  if (second === null) throw new NotObservable('notApplicable');
  if (second.status !== first.status) throw new NotObservable('wall', `${second.status} the second time`);
  return { policies: listPolicies(second).map((policy) => policy.slice(0, MAX_LENGTH)) };
};
