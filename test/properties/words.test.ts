import { expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { listDecisiveStates } from '../../lib/decisive-states.ts';
import type { Evidence, Facts, Seen } from '../../lib/evidence.ts';
import { PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computePoints } from '../../lib/score.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { recorded } from '../sites/recorded.ts';

/*
 * Scores change gradually with the number of words: a fifth more or less of a page's own text moves a pillar by no more than its
 * most expensive check can cost, caps included, as long as the page stays of the same kind.
 */

const MORE =
  'Wij helpen u graag met vragen over onze diensten en leggen uit wat iets kost en hoe lang het duurt. '.split(' ');
/** Words below which a page has no main text (`lib/facts/page/text.ts`). */
const MAIN = 100;

const ofWords = (text: string, count: number): string => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return Array.from({ length: count }, (_, at) => words[at] ?? MORE[at % MORE.length] ?? '').join(' ');
};

type Page = Seen<Facts['page']>;

const sized = (fact: Page, text: string, hasMain: boolean): Page =>
  fact.seen
    ? {
        seen: true,
        value: { ...fact.value, text: { ...fact.value.text, body: text, content: text, main: hasMain ? text : '' } },
      }
    : fact;

/** The same site with this many words on its page, its own words as far as they suffice. */
const withWords = (evidence: Evidence, count: number): Evidence => {
  const own = evidence.page.seen ? evidence.page.value.text.main || evidence.page.value.text.content : '';
  const text = ofWords(own, count);
  return { ...evidence, page: sized(evidence.page, text, count >= MAIN), raw: sized(evidence.raw, text, false) };
};

const SIZES = Array.from({ length: 24 }, (_, at) => Math.round(8 * 1.2 ** at));

const DEAREST = Object.fromEntries(
  PILLARS.map((pillar) => {
    const { checks, budget } = CHECKS[pillar];
    return [pillar, Math.max(...checks.map(({ weight }) => computePoints(weight, 0, budget)))];
  }),
);

test.each(sampleOf(['gewoon', 'tuinzaad', 'waterschapderijp', 'polderwiki', 'binnenkort', 'goed'], 3))(
  'the scores of %s change gradually with its number of words',
  (site) => {
    const evidence = recorded(site, 'granted') as Evidence;
    const rounds = SIZES.map((count) => {
      const parts = PILLARS.map((pillar) => assess(pillar, withWords(evidence, count)));
      return {
        count,
        scores: parts.map(({ score }) => score.score),
        states: listDecisiveStates(parts.flatMap(({ findings }) => findings)).join(),
      };
    });
    const jumps = rounds.slice(1).flatMap((now, at) => {
      const before = rounds[at];
      if (before === undefined || before.states !== now.states) return [];
      return PILLARS.flatMap((pillar, index) => {
        const [was, is] = [before.scores[index] ?? null, now.scores[index] ?? null];
        const isJump = was !== null && is !== null && Math.abs(is - was) > (DEAREST[pillar] ?? 0);
        return isJump ? [`${pillar}: ${before.count} → ${now.count} words, ${was} → ${is}`] : [];
      });
    });
    expect(jumps).toEqual([]);
    // The number of words matters: otherwise this test would prove nothing.
    expect(new Set(rounds.map(({ scores }) => scores[PILLARS.indexOf('ai')])).size).toBeGreaterThanOrEqual(5);
  },
);
