import { type Kysely, sql } from 'kysely';

/** Monitored sites, their notices, and the subscribers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await watchesTable(db);
  await readersTables(db);
  await db.schema
    .createTable('told')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.references('sites.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('what', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('told_team').on('told').columns(['team', 'at']).execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('notice', 'text', (column) => column.notNull().references('told.id').onDelete('cascade'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.references('readers.id').onDelete('cascade'))
    .addColumn('webhook', 'text', (column) => column.references('webhooks.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('deliveries_once', ['notice', 'target'])
    .execute();
  await sql`create index deliveries_due on deliveries (due_at) where state = 'waiting'`.execute(db);
};

const watchesTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('watches')
    .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('next_key', 'text', (column) => column.notNull())
    .addColumn('run_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('after', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('again_at', 'timestamptz')
    .addColumn('pending', 'jsonb')
    .addColumn('baseline', 'jsonb')
    .addColumn('outage', 'jsonb')
    .addColumn('ends', 'jsonb', (column) => column.notNull())
    .addColumn('announced', 'jsonb', (column) => column.notNull())
    .addColumn('look_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index watches_due on watches (next_at) where state = 'rest'`.execute(db);
  await sql`create index watches_under_way on watches (question) where state <> 'rest'`.execute(db);
  await db.schema.createIndex('watches_look').on('watches').column('look_at').execute();
};

const readersTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.references('sites.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('readers_team').on('readers').columns(['team', 'site']).execute();
  await db.schema
    .createTable('reader_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('reader', 'text', (column) => column.notNull().references('readers.id').onDelete('cascade'))
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('failing_since', 'timestamptz')
    .addColumn('off_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('webhooks_team').on('webhooks').column('team').execute();
};
