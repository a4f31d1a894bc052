import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import type { Driven } from '../kit/driven.ts';
import { openFirefox } from '../kit/firefox/session.ts';
import { bundle } from '../kit/in-page.ts';
import { openSession } from '../kit/session.ts';

/** Which characters are visible is the browser's own table: the same in both, and engines have had bugs in theirs. */

const KINDS = ['chromium', 'firefox'] as const;
let code: string;
let browsers: Readonly<Record<(typeof KINDS)[number], Driven>>;
beforeAll(async () => {
  code = await bundle(join(import.meta.dirname, 'visible-subject.ts'));
  const [chromium, firefox] = [
    await openSession({ extension: await build() }),
    await openFirefox({ extension: await build('firefox') }),
  ];
  browsers = { chromium, firefox };
});
afterAll(() => Promise.all(KINDS.map((kind) => browsers?.[kind].close())));

test.each(KINDS)(
  'in %s, every invisible character is shown as its code point, and no other character is',
  async (kind) => {
    const page = await browsers[kind].open('about:blank');
    const found = await page.evaluate((script) => {
      const element = document.createElement('script');
      element.textContent = `${script}\n;document.title = JSON.stringify(subject.tried());`;
      document.head.append(element);
      return JSON.parse(document.title) as object;
    }, code);
    expect(found).toMatchObject({ hidden: [], touched: [], spoiled: [] });
    expect((found as { tried: number }).tried).toBeGreaterThan(4_000);
    await page.close();
  },
);
