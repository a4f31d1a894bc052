import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findMetaPolicies } from '../../parse/html/html-scan.ts';
import type { Answer } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { decodeAnswerHtml, findBarrierBefore, PAGE_CAP, visitSite } from './answer-fact.ts';

/** Characters of one policy that are kept, as of any header. */
const MAX_LENGTH = 16_000;
/** Characters of the document in which policies of meta elements are looked for. */
const HEAD = 256_000;

const listPolicies = (answer: Answer): readonly string[] =>
  [
    answer.headers['content-security-policy'] ?? '',
    ...findMetaPolicies(decodeAnswerHtml(answer).slice(0, HEAD)),
  ].filter((policy) => policy !== '');

/** Asked where the first ended and without following, which `reach` keeps apart from the first; null without a nonce. */
const requestAgain = async (first: Answer, reach: Reach): Promise<Answer | null> =>
  listPolicies(first).some((policy) => /'nonce-/i.test(policy))
    ? reach.site(first.url, { purpose: 'page', redirect: 'manual', cap: PAGE_CAP })
    : null;

/**
 * The page once more, right after the first time, for its policies alone; not applicable when the first answer has no nonce. It
 * does not wait for the live page, which tells whether the first was the page at all.
 */
export const collectAgain = async (target: Target, reach: Reach): Promise<Facts['again']> => {
  const first = await visitSite(target, reach);
  const [barrier, second] = await Promise.all([findBarrierBefore(first, target, reach), requestAgain(first, reach)]);
  if (barrier !== null) throw new NotObservable(barrier, first.url);
  if (second === null) throw new NotObservable('notApplicable');
  if (second.status !== first.status) throw new NotObservable('wall', `${second.status} the second time`);
  return { policies: listPolicies(second).map((policy) => policy.slice(0, MAX_LENGTH)) };
};
