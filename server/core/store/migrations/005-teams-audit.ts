import { type Kysely, sql } from 'kysely';

/** Keys of a team: each earlier key becomes the owner of one, and one that had every scope gets the new scopes too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('keys').addColumn('team', 'text').execute();
  await db.schema
    .alterTable('keys')
    .addColumn('made_by', 'text', (column) => column.references('keys.id'))
    .execute();
  await sql`update keys set team = id`.execute(db);
  await sql`update keys set scopes = scopes || ',read,manage' where scopes = 'scan,batch'`.execute(db);
  await sql`alter table keys alter column team set not null`.execute(db);
  await db.schema.createIndex('keys_team').on('keys').column('team').execute();
  await db.schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_team').on('audit').columns(['team', 'seq']).execute();
};
