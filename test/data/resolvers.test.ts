import { expect, test } from 'vitest';
import { RESOLVERS } from '../../lib/data/network/resolvers.ts';
import { DEFAULTS } from '../../lib/settings.ts';
import { findResolverFault } from '../../lib/view/typed.ts';

test('the default is in the list, and every browser can read its answers', () => {
  expect(RESOLVERS.find(({ id }) => id === DEFAULTS.resolver)).toMatchObject({ sendsCors: true });
});

test('ids are unique, and those of the European Union come first', () => {
  const ids = RESOLVERS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('custom');
  const inEu = RESOLVERS.map((row) => row.inEu);
  expect(inEu).toEqual(inEu.toSorted((a, b) => Number(b) - Number(a)));
});

test.each(RESOLVERS.map((row) => [row.id, row] as const))('%s is a complete row', (_, row) => {
  expect(findResolverFault(row.address)).toBeNull();
  for (const address of [row.policy, row.source]) expect(address).toMatch(/^https:\/\//);
  expect(row.country).toMatch(/^[A-Z]{2}$/);
  expect(row.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});
