import { defineCheck, toUnseen } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import { pickText, splitWords } from '../../parse/text/coverage.ts';
import { isShadowTextUnread } from '../../parse/text/shadow-text.ts';

/**
 * Numbers of words below which a page has only words, a sentence or two, hardly any text, or little text to quote
 * (`content-amount`); `standIn`: number of words not counted on a page that stands in for a site.
 */
const WORDS = { sentence: 10, two: 25, little: 50, standIn: 100, good: 150 };

/** Cap on the pillar by number of words; interpolated linearly in between, so that no single word makes a large difference. */
const LIMITS = [
  [0, 20],
  [10, 25],
  [25, 35],
  [40, 50],
  [50, 58],
  [70, 74],
  [90, 90],
  [103, 100],
] as const;

/** The cap for a number of words; null when there is none. */
const limitAt = (count: number): number | null => {
  const next = LIMITS.findIndex(([words]) => words > count);
  const [from, to] = [LIMITS[next - 1], LIMITS[next]];
  if (from === undefined || to === undefined) return null;
  return Math.round(from[1] + ((to[1] - from[1]) * (count - from[0])) / (to[0] - from[0]));
};

/** Little text costs points in `content-amount`; here it caps the pillar, as it limits what an assistant can do with the page. */
export const textToQuote = defineCheck({
  id: 'text-to-quote',
  weight: 0,
  who: 'zelf',
  cause: 'text-amount',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  kinds: listKindsBut('contact'),
  needs: ['page'],
  helps: ['kind'],
  verdicts: {
    enough: 'info',
    little: { verdict: 'info', cap: 58 },
    hardly: { verdict: 'info', cap: 35 },
    sentences: { verdict: 'info', cap: 25 },
    words: { verdict: 'info', cap: 20 },
    standIn: { verdict: 'info', cap: 20 },
  },

  judge({ page, kind }) {
    const count = splitWords(`${pickText(page.text)} ${page.text.shadow ?? ''}`).length;
    const args = { count };
    if (count < WORDS.good && isShadowTextUnread(page)) return toUnseen('hidden');
    // The first words of a page that stands in for a site are about that fact.
    const beyond = limitAt(Math.max(0, count - WORDS.standIn));
    if (kind.seen && kind.value === 'standIn' && beyond !== null) return { code: 'standIn', args, cap: beyond };
    const cap = limitAt(count);
    if (count < WORDS.sentence) return { code: 'words', args, cap };
    if (count < WORDS.two) return { code: 'sentences', args, cap };
    if (count < WORDS.little) return { code: 'hardly', args, cap };
    return count < WORDS.good ? { code: 'little', args, cap } : { code: 'enough', args };
  },
});
