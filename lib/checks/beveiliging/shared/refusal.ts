import { CHALLENGES } from '../../../data/page-kinds/challenges.ts';
import type { Facts } from '../../../evidence.ts';
import { hasChallengeHeader } from '../../../parse/page-kind/barrier.ts';

const STATUSES = [403, 429];

/** Whether an answer is a refusal or a challenge: that says something about us, not about what visitors get. */
export const isRefusal = ({ status, headers }: Pick<Facts['fresh'], 'status' | 'headers'>): boolean =>
  STATUSES.includes(status) || hasChallengeHeader(headers, CHALLENGES);
