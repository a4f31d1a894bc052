import { setTimeout as wait } from 'node:timers/promises';
import { type Driven, until } from './driven.ts';
import { command } from './scan.ts';

const LIMIT = 10_000;

/** Enters a partner key on the options page as a user does who wants to keep it: choose so, type it, press Enter. Throws when it was not saved. */
export const enterKey = async (session: Driven, key: string): Promise<void> => {
  const page = await session.openOwn('options.html');
  await until(page, () => document.querySelector('input[name="key"]'));
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#key input[value="always"]')?.click());
  await page.type('input[name="key"]', `${key}\n`);

  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const { saved } = await command<{ saved: boolean }>(session, 'keyStatus', {});
    if (saved) return page.close();
    await wait(50);
  }
  throw new Error('the options page did not save the key');
};
