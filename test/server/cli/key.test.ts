import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from '../../../server/cli/exit.ts';
import { keyCommand } from '../../../server/cli/key.ts';
import { UsageError } from '../../../server/cli/usage-error.ts';
import { useKey } from '../../../server/store/keys.ts';
import { openStore } from '../../../server/store/open-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (args: readonly string[]): Promise<string> => {
  const said: string[] = [];
  const speech = { out: (text: string) => void said.push(text), err: () => {} };
  expect(await keyCommand([...args, '--data', join(folder, 'data')], speech, {})).toBe(EXIT.good);
  return said.join('');
};

const isKnown = async (key: string): Promise<boolean> => {
  const store = await openStore({ folder: join(folder, 'data') });
  try {
    return (await useKey(store, key, Date.parse('2030-01-01T00:00:00Z'))) !== null;
  } finally {
    await store.close();
  }
};

test('a key that was issued is shown once, listed without its secret, and unknown once it is revoked', async () => {
  const key = (await run(['issue', 'Bureau Voorbeeld'])).trim();
  expect(key).toMatch(/^pij_[0-9a-f]{8}_[\w-]{32}$/);
  expect(await isKnown(key)).toBe(true);
  const id = key.slice(0, 12);
  const listed = await run(['list']);
  expect(listed).toContain(`${id}\t120/hour`);
  expect(listed).toContain('Bureau Voorbeeld');
  expect(listed).not.toContain(key);
  expect(await run(['revoke', id])).toBe(`${id} is revoked.\n`);
  expect(await isKnown(key)).toBe(false);
  await expect(run(['revoke', id])).rejects.toThrow(UsageError);
}, 60_000);

test.each([[[]], [['issue']], [['issue', ' ']], [['revoke']], [['list', 'x']], [['issue', 'a', 'b']], [['--nothing']]])(
  '%j is told to be wrong before anything is opened',
  async (args) => {
    await expect(keyCommand([...args, '--data', '/dev/null/x'], { out() {}, err() {} }, {})).rejects.toThrow(
      UsageError,
    );
  },
);
