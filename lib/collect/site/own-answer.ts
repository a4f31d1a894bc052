import { CHALLENGES } from '../../data/page-kinds/challenges.ts';
import type { Purpose } from '../../model.ts';
import { hasChallenge, hasChallengeHeader } from '../../parse/page-kind/barrier.ts';
import type { Answer } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { decodeAnswerHtml } from './answer-fact.ts';

/** The purpose of a probe of this site, and how many bytes of the answer are read. */
export interface Probe {
  readonly purpose: Purpose;
  readonly cap: number;
  readonly redirect?: 'follow' | 'manual';
}

/** Bytes above which a page is not a challenge, whatever its encoding: challenges are small. */
const LARGE = 256_000;

/** Whether an answer is a challenge instead of the page; some have a success status. */
export const isChallenge = (answer: Answer): boolean =>
  answer.headers['cf-mitigated'] !== undefined ||
  hasChallengeHeader(answer.headers, CHALLENGES) ||
  (answer.body.byteLength <= LARGE && hasChallenge(decodeAnswerHtml(answer), CHALLENGES));

/**
 * One answer of this site. 401, 403, 429 and challenges say something about us, not about the site, so they count as
 * not seen. 404, 410, other 4xx and 5xx are answers.
 */
export const requestOwnAnswer = async (reach: Reach, url: string, probe: Probe): Promise<Answer> => {
  const answer = await reach.site(url, probe);
  if (answer.status === 401) throw new NotObservable('login', url);
  if ([403, 429].includes(answer.status) || isChallenge(answer)) throw new NotObservable('wall', url);
  return answer;
};
