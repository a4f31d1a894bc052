import { Client } from 'pg';
import { expect, test } from 'vitest';
import { DatabaseError } from '../../../../server/core/store/open-store.ts';
import { isStoreUnavailable } from '../../../../server/core/store/store-unavailable.ts';

test('a PostgreSQL that cannot be reached is unavailable', async () => {
  const client = new Client({ connectionString: 'postgres://pijler@localhost/x?host=/nowhere' });
  await expect(client.connect()).rejects.toSatisfy(isStoreUnavailable);
  const refused = new Client({ connectionString: 'postgres://pijler@127.0.0.1:1/x' });
  await expect(refused.connect()).rejects.toSatisfy(isStoreUnavailable);
});

test.each([
  ['53100', 'could not extend file: No space left on device'],
  ['53300', 'too many clients'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is starting up'],
  ['08006', 'connection failure'],
  [undefined, 'Connection terminated unexpectedly'],
])('a PostgreSQL that reports %s: %s is unavailable', (code, message) => {
  expect(isStoreUnavailable(Object.assign(new Error(message), { code }))).toBe(true);
});

test.each([
  ['23505', 'duplicate key value violates unique constraint'],
  ['42P01', 'relation "scans" does not exist'],
  [undefined, 'Cannot read properties of undefined'],
])('the error %s: %s does not mean that the store is unavailable', (code, message) => {
  expect(isStoreUnavailable(Object.assign(new Error(message), { code }))).toBe(false);
});

test('errors that are not from a store do not mean that it is unavailable', () => {
  expect([new DatabaseError(new Error('no')), new Error('x'), 'text', {}].map(isStoreUnavailable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
