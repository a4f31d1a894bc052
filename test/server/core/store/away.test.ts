import { Client } from 'pg';
import { expect, test } from 'vitest';
import { isAway } from '../../../../server/core/store/away.ts';
import { DatabaseError } from '../../../../server/core/store/open-store.ts';

test('a PostgreSQL that nobody answers for is away', async () => {
  const client = new Client({ connectionString: 'postgres://pijler@localhost/x?host=/nowhere' });
  await expect(client.connect()).rejects.toSatisfy(isAway);
  const refused = new Client({ connectionString: 'postgres://pijler@127.0.0.1:1/x' });
  await expect(refused.connect()).rejects.toSatisfy(isAway);
});

test.each([
  ['53100', 'could not extend file: No space left on device'],
  ['53300', 'too many clients'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is starting up'],
  ['08006', 'connection failure'],
  [undefined, 'Connection terminated unexpectedly'],
])('so is one that says %s: %s', (code, message) => {
  expect(isAway(Object.assign(new Error(message), { code }))).toBe(true);
});

test.each([
  ['23505', 'duplicate key value violates unique constraint'],
  ['42P01', 'relation "scans" does not exist'],
  [undefined, 'Cannot read properties of undefined'],
])('one that says %s: %s is there', (code, message) => {
  expect(isAway(Object.assign(new Error(message), { code }))).toBe(false);
});

test('what is no error of a store is not', () => {
  expect([new DatabaseError(new Error('no')), new Error('x'), 'text', {}].map(isAway)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
