import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createNoting, noteContact, recentSlot } from '../../../lib/platform/storage/recent.ts';

beforeEach(() => fakeBrowser.reset());

const contact = (number: number) =>
  ({ host: 'voorbeeld.nl', path: `/${number}`, purpose: 'page', method: 'GET' }) as const;
const paths = async () => (await recentSlot.get()).map(({ path }) => path);

test('the last twenty contacts are in session storage only, in order', async () => {
  for (let number = 1; number <= 50; number += 1) noteContact(contact(number));
  const last = Array.from({ length: 20 }, (_, index) => `/${index + 31}`);
  await vi.waitFor(async () => expect(await paths()).toEqual(last));
  noteContact(contact(51));
  await vi.waitFor(async () => expect(await paths()).toEqual([...last.slice(1), '/51']));
  expect(await fakeBrowser.storage.local.get(null)).toEqual({});
});

test('the wrapped function works as before, and each contact is noted', async () => {
  const open = createNoting((request: ReturnType<typeof contact>) => `opened ${request.path}`);
  expect(open(contact(1))).toBe('opened /1');
  await vi.waitFor(async () => expect(await paths()).toEqual(['/1']));
});
