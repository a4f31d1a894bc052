import { expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import { buildPath } from '../../../lib/path/path.ts';
import { assess } from '../../../lib/scan.ts';
import { recorded } from '../recorded.ts';
import { BEYOND } from './beyond.ts';

/*
 * The first three steps for ten sites beside the five of an expert, who had their pages' text, answers and names, and did not see
 * them drawn.
 */

const FIRST = 3;
/** As measured, of all steps, and of those that such an expert can see; the forty of `test/sites/ranked` reach 0.86. */
const SHARE = { ofAll: 0.66, ofSeen: 0.86 };
/** Pale text, dead links and what loads by http show only where the page is drawn and its links are asked for. */
const NOT_SEEN = ['text-contrast', 'internal-links-alive', 'mixed-content'];

const firstOf = (name: string): readonly string[] =>
  buildPath({
    findings: PILLARS.flatMap((pillar) => assess(pillar, recorded(name, 'granted')).findings),
    pillars: PILLARS,
  })
    .slice(0, FIRST)
    .map(({ cause }) => cause);

test('an expert has most of the steps that come first on ten sites beyond the forty', () => {
  const all = Object.entries(BEYOND).flatMap(([name, steps]) =>
    firstOf(name).map((cause) => ({
      said: `${name}: ${cause}`,
      isSeen: !NOT_SEEN.includes(cause),
      isWanted: steps.some(({ causes }) => causes.includes(cause)),
    })),
  );
  expect(all).toHaveLength(Object.keys(BEYOND).length * FIRST);
  const missed = all.filter(({ isWanted }) => !isWanted).map(({ said }) => said);
  const shareOf = (some: typeof all): number => some.filter(({ isWanted }) => isWanted).length / some.length;
  expect(shareOf(all), missed.join('\n')).toBeGreaterThanOrEqual(SHARE.ofAll);
  expect(shareOf(all.filter(({ isSeen }) => isSeen)), missed.join('\n')).toBeGreaterThanOrEqual(SHARE.ofSeen);
  // Precautions that most sites lack stand among the first only where the expert has them.
  expect(missed.filter((said) => /: (?:csp|dmarc)$/.test(said))).toEqual([]);
});
