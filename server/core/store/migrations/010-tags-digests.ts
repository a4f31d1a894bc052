import { type Kysely, sql } from 'kysely';

/**
 * Preferences of subscribers, the weekly digest, watches by tag, scans that wait for a day with room, and confirmation requests
 * to addresses.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('readers')
    .addColumn('notices', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('digest', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('digest_at', 'timestamptz')
    .addColumn('digest_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('readers_digest').on('readers').column('digest_at').execute();
  await db.schema
    .createTable('tag_watches')
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tag_watches_once', ['team', 'tag'])
    .execute();
  await db.schema
    .createTable('reader_questions')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reader_questions_who').on('reader_questions').columns(['who', 'at']).execute();
  await watches(db);
};

const watches = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('watches')
    .addColumn('tag', 'text')
    .addColumn('waits_until', 'timestamptz')
    .addColumn('counted', 'text')
    .execute();
  await db.schema.createIndex('watches_team').on('watches').columns(['team', 'tag']).execute();
  await db.schema.dropIndex('watches_due').execute();
  await sql`create index watches_due on watches (greatest(next_at, waits_until)) where state = 'rest'`.execute(db);
  await sql`create index watches_waiting on watches (waits_until) where waits_until is not null`.execute(db);
};
