import type { ResultLimit } from '../../api/result.ts';
import type { Language } from '../common.ts';
import { listIn } from '../format.ts';
import { formatSpan } from '../terms.ts';

/** What limits a total, or why there is none and what would help, in a sentence or two. */
export const limitSentence = (limit: ResultLimit, { locale, common }: Language): string => {
  const { pillars: names, total: words, unseen } = common;
  const namePillars = (pillars: readonly (keyof typeof names)[]): string =>
    listIn(
      locale,
      pillars.map((pillar) => names[pillar]),
    );
  const first = 'reason' in limit && limit.reason !== undefined ? words.first({ reason: limit.reason }) : '';
  switch (limit.by) {
    case 'check':
      return limit.reason === undefined
        ? words.check({ at: limit.at })
        : words.because({ ...limit, reason: limit.reason });
    case 'lowest':
      return words.lowest({ at: limit.at, pillar: names[limit.pillar] });
    case 'without':
      return words.without({ at: limit.at, pillars: namePillars(limit.pillars) });
    case 'unseen':
      return [
        first,
        words.unseen({ pillars: namePillars(limit.pillars) }),
        limit.why === null ? '' : unseen[limit.why].remedy,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    case 'maintenance':
      return words.away({
        time: limit.retryAfter === undefined ? '' : formatSpan(locale, { seconds: limit.retryAfter }),
      });
    case 'notApplicable':
      return [first, words.notApplicable].filter((sentence) => sentence !== '').join(' ');
  }
};
