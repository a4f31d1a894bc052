import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { metaPolicies } from '../parse/html-scan.ts';
import type { Answer } from './answer.ts';
import { htmlOf, PAGE_CAP, visitPage } from './answer-fact.ts';
import { Blinded, type Reach } from './reach.ts';

/** Characters of one policy that are kept, as of any header. */
const KEPT = 16_000;
/** Characters of the document in which policies of meta elements are looked for. */
const HEAD = 256_000;

const policiesOf = (answer: Answer): readonly string[] =>
  [answer.headers['content-security-policy'] ?? '', ...metaPolicies(htmlOf(answer).slice(0, HEAD))].filter(
    (policy) => policy !== '',
  );

/**
 * The page once more, right after the first time, for its policies alone; moot when the first answer has no nonce. It
 * is asked where the first ended and without following, which `reach` keeps apart from the first.
 */
export const again = async (target: Target, reach: Reach): Promise<Facts['again']> => {
  const first = await visitPage(target, reach);
  if (!policiesOf(first).some((policy) => /'nonce-/i.test(policy))) throw new Blinded('moot');

  const second = await reach.site(first.url, { purpose: 'page', redirect: 'manual', cap: PAGE_CAP });
  if (second.status !== first.status) throw new Blinded('wall', `${second.status} the second time`);
  return { policies: policiesOf(second).map((policy) => policy.slice(0, KEPT)) };
};
