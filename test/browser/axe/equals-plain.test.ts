import { expect, test } from 'vitest';
import { PAGES } from '../../../bench/pages.ts';
import type { Axe } from '../../../lib/facts/axe.ts';
import { isNarrowed } from '../../kit/inputs.ts';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';
import { SHAPES } from './pages.ts';

const page = inPage('test/browser/axe/subject.ts');

const LARGER = Object.entries(PAGES).map(([shape, make]) => [`a thousand elements: ${shape}`, make(1_000)] as const);

/** What an ordinary run compares: every fault, and pages composed of several trees. */
const SOME = [
  'good',
  'every fault at once',
  'open shadow roots with slots',
  'behind an open modal dialog',
  'hundreds of headings outside landmarks',
];
const CHOSEN = Object.entries(SHAPES).filter(([name]) => !isNarrowed || SOME.includes(name));

test.each([...CHOSEN, ...(isNarrowed ? [] : LARGER)])(
  '%s: the cached set-up agrees with one plain axe.run on every node',
  async (_, html) => {
    const found = await page.run<{ differences: string[]; nodes: number }>(html, `${AXE}subject.compare()`);
    expect(found.differences).toEqual([]);
    expect(found.nodes).toBeGreaterThan(5);
  },
);

test('batches with contrast in slices find the same as the cached set-up', { tags: ['full'] }, async () => {
  const html = PAGES['cards']?.(3_500) ?? '';
  const [sliced, batched] = [
    await page.run<Axe>(html, `${AXE}subject.run()`),
    await page.run<Axe>(html, `${AXE}subject.runInBatches()`),
  ];
  const counts = ({ rules }: Axe) =>
    new Map(rules.map(({ id, violating, undecided, passing }) => [id, [violating, undecided, passing].join(' ')]));
  const [a, b] = [counts(sliced), counts(batched)];
  expect([...a].filter(([id, count]) => b.get(id) !== count)).toEqual([]);
  expect(sliced.elements).toBe(batched.elements);
});
