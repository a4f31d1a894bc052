import { expect, test } from 'vitest';
import { inPage } from '../kit/in-page.ts';
import { AXE } from './engine-source.ts';
import { SHAPES } from './pages.ts';

const page = inPage('test/browser/axe/subject.ts');

test.each(Object.entries(SHAPES))(
  '%s: the kept set-up agrees with one plain axe.run on every node',
  async (_, html) => {
    const found = await page.run<{ differences: string[]; nodes: number }>(html, `${AXE}subject.compare()`);
    expect(found.differences).toEqual([]);
    expect(found.nodes).toBeGreaterThan(5);
  },
);
