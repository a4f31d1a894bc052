import { setTimeout as wait } from 'node:timers/promises';
import { command } from './scan.ts';
import type { Session } from './session.ts';

const LIMIT = 10_000;

/** Enters a partner key on the options page as a user does: type it, press Enter. Throws when it was not saved. */
export async function enterKey(session: Session, key: string): Promise<void> {
  const page = await session.openOwn('options.html');
  const field = await page.waitForSelector('input[name="key"]', { timeout: LIMIT });
  await field?.type(key);
  await field?.press('Enter');

  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const { saved } = await command<{ saved: boolean }>(session, 'keyStatus', {});
    if (saved) return page.close();
    await wait(50);
  }
  throw new Error('the options page did not save the key');
}
