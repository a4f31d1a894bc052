import type { Page } from 'puppeteer-core';

/**
 * Milliseconds that the page's main thread works during `work`, which other work of the machine does not affect. Only Chromium
 * measures it.
 */
export const threadTimeOf = async <T>(page: Page, work: () => Promise<T>): Promise<{ result: T; cpu: number }> => {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
  };
  const before = await now();
  const result = await work();
  const cpu = (await now()) - before;
  await session.detach();
  return { result, cpu };
};
