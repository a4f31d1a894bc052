import { expect, test } from 'vitest';
import { Secret } from '../../lib/platform/secret.ts';

const KEY = 'sleutel-van-een-klant-1234';

test('a secret prints as dots, whatever prints it', () => {
  const secret = new Secret(KEY);
  const copies = [secret, [secret], { secret }, { ...secret }, structuredClone(secret), Object.entries(secret)];
  for (const copy of copies) expect(JSON.stringify(copy)).not.toContain('sleutel');
  for (const text of [String(secret), `${secret}`, `${[secret]}`]) expect(text).toBe('•••');
  expect(secret.reveal()).toBe(KEY);
});
