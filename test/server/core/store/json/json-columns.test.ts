import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { JSON_COLUMNS, type JsonColumn } from '../../../../../server/core/store/json/json-columns.ts';
import { listVersions, upgradeJson, upgradeRow } from '../../../../../server/core/store/json/json-versions.ts';
import { UnreadableJson } from '../../../../../server/core/store/json/read-json.ts';
import { NewerStore } from '../../../../../server/core/store/newer-store.ts';
import { toJson } from '../../../../../server/core/store/writable.ts';
import { newSite } from '../../../kit/sites.ts';
import { storeForAll } from '../../../kit/store.ts';

/** JSON in the store has a schema and a version: it is parsed with the one, and upgraded by the other. */

const store = storeForAll();
afterEach(() => sql`delete from json_versions`.execute(store().db));

test('every JSON column has a schema, and every schema a column', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`.execute(store().db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(JSON_COLUMNS).toSorted());
});

test('columns with the same name share a schema, since query results carry no table names', () => {
  const byName = Map.groupBy(Object.entries(JSON_COLUMNS), ([name]) => name.split('.')[1]);
  for (const those of byName.values()) expect(new Set(those.map(([, { schema }]) => schema)).size).toBe(1);
});

test('each column has one upgrade per earlier version', () => {
  for (const { version, upgrades } of Object.values(JSON_COLUMNS)) expect(upgrades).toHaveLength(version - 1);
});

test('an error names the column and path of a value that does not fit, but not the value', async () => {
  const id = await newSite(store(), 'past-niet', 'https://past-niet.nl/');
  const write = (column: string, value: unknown) =>
    sql`update sites set ${sql.ref(column)} = ${toJson(value)}::jsonb where id = ${id}`.execute(store().db);
  const read = () => store().db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst();
  await write('contacts', [{ name: 'A', reach: 'a@a.nl' }, { name: 'geheim' }]);
  const error = await read().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableJson);
  expect(String(error)).toMatch(/contacts .*1\.reach/);
  expect(String(error)).not.toContain('geheim');
  await write('contacts', []);
  expect(await read()).toMatchObject({ contacts: [] });
});

test('unknown fields of another version are preserved', async () => {
  const id = await newSite(store(), 'meer', { url: 'https://meer.nl/' });
  const contact = { name: 'A', reach: 'a@a.nl', since: 2030 };
  await sql`update sites set contacts = ${toJson([contact])}::jsonb where id = ${id}`.execute(store().db);
  const site = await store().db.selectFrom('sites').select('contacts').where('id', '=', id).executeTakeFirst();
  expect(site?.contacts).toEqual([contact]);
});

/** The third version of tags: objects, with a field that had another name in the second. */
const LATER: Readonly<Record<string, JsonColumn>> = {
  ...JSON_COLUMNS,
  'sites.tags': {
    version: 3,
    schema: z.array(z.looseObject({ tag: z.string() })),
    upgrades: [
      (value) => (value as string[]).map((name) => ({ name })),
      (value) => (value as { name: string }[]).map(({ name }) => ({ tag: name })),
    ],
  },
};

test('a store of an earlier version is upgraded once, in batches too, and a later version is rejected', {
  tags: ['full'],
}, async () => {
  const { db } = store();
  for (let at = 0; at < 230; at += 1)
    await newSite(store(), 'oud', { url: `https://oud-${at}.nl/`, tags: [`tag ${at}`] });
  const tags = async () => {
    const { rows } = await sql<{ value: string }>`
      select distinct tags::text as value from sites where team = 'oud'`.execute(db);
    return rows.map(({ value }) => value).toSorted();
  };
  await upgradeJson(db, LATER);
  await upgradeJson(db, LATER);
  expect(await tags()).toEqual(Array.from({ length: 230 }, (_, at) => `[{"tag": "tag ${at}"}]`).toSorted());
  await expect(upgradeJson(db)).rejects.toBeInstanceOf(NewerStore);
  await sql`delete from sites where team = 'oud'`.execute(db);
});

test('a row of an earlier backup is upgraded from the version of its column', () => {
  const row = (tags: unknown) => ({ id: '1', tags, contacts: null });
  const from = (version: number) => ({ versions: { 'sites.tags': version }, columns: LATER });
  expect(upgradeRow('sites', row(['a']), { versions: {}, columns: LATER })).toEqual(row([{ tag: 'a' }]));
  expect(upgradeRow('sites', row([{ name: 'a' }]), from(2))).toEqual(row([{ tag: 'a' }]));
  expect(upgradeRow('sites', row([{ tag: 'a' }]), from(3))).toEqual(row([{ tag: 'a' }]));
  expect(listVersions(LATER)).toEqual({ 'sites.tags': 3 });
});
