import { expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import { buildPath } from '../../../lib/path/path.ts';
import { assess } from '../../../lib/scan.ts';
import { recorded } from '../recorded.ts';
import { BEYOND } from './beyond.ts';

/*
 * The first three steps for ten sites compared with five of an expert, who had their pages' text, responses and names, but
 * did not see them rendered.
 */

const FIRST = 3;
/** As measured, of all steps, and of those that such an expert can see; the forty of `test/sites/ranked` reach 0.86. */
const SHARE = { ofAll: 0.66, ofSeen: 0.86 };
/** Low contrast, dead links and resources over http are visible only when a page is rendered and its links requested. */
const NOT_SEEN = ['text-contrast', 'internal-links-alive', 'mixed-content'];

const firstOf = (name: string): readonly string[] =>
  buildPath({
    findings: PILLARS.flatMap((pillar) => assess(pillar, recorded(name, 'granted')).findings),
    pillars: PILLARS,
  })
    .slice(0, FIRST)
    .map(({ cause }) => cause);

test('most first steps on ten sites beyond the forty are among the expert’s', () => {
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
  // Precautions that most sites lack come first only where the expert has them.
  expect(missed.filter((said) => /: (?:csp|dmarc)$/.test(said))).toEqual([]);
});
