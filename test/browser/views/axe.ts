import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}
interface AxeGlobal {
  run(options: object): Promise<{ readonly violations: readonly Violation[]; readonly passes: readonly object[] }>;
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs every rule of axe-core on a page of ours; each violation as `rule: selector: what is wrong`. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(await source);
  const { violations, passes } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: AxeGlobal };
    return axe.run({ resultTypes: ['violations', 'passes'] });
  });
  if (passes.length < 10) throw new Error('axe saw next to nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
