import { createHash } from 'node:crypto';
import { toAddress } from '../../lib/api/request.ts';
import type { Locale, Pillar } from '../../lib/model.ts';
import { RULES } from '../../lib/score.ts';

/** What is asked of a scan. Who asks is no part of it: all tiers are answered out of one. */
export interface Question {
  /** An address as `toAddress` writes it. */
  readonly url: string;
  /** One alone; null for all six. */
  readonly pillar: Pillar | null;
  /** Language of the sentences. */
  readonly locale: Locale;
}

/** A question about a domain or address as it was typed; null where that is none. */
export const toQuestion = (typed: string, pillar: Pillar | null, locale: Locale): Question | null => {
  const url = toAddress(typed);
  return url === null ? null : { url: url.href, pillar, locale };
};

/** The name of a question: the same for equal ones, and another under other rules of scoring; those of this version by default. */
export const nameOf = ({ url, pillar, locale }: Question, rules = RULES): string =>
  createHash('sha256')
    .update(JSON.stringify([rules, url, pillar, locale]))
    .digest('hex');
