import { type Kysely, sql } from 'kysely';

/** Many pages at once: lists that a team submits, and several pages of one site. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('team', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.references('sites.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('fresh', 'boolean', (column) => column.notNull())
    .addColumn('idempotency', 'text')
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('facts', 'jsonb')
    .addColumn('told', 'jsonb')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('served_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addUniqueConstraint('batches_once', ['team', 'idempotency'])
    .execute();
  await db.schema.createIndex('batches_team').on('batches').columns(['team', 'made_at']).execute();
  // The next batch is the one that was served longest ago.
  await sql`create index batches_open on batches (served_at nulls first, made_at, id) where ended_at is null`.execute(
    db,
  );
  await itemsTable(db);
  await db.schema
    .createTable('pages')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('batch', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pages_who').on('pages').columns(['who', 'at']).execute();
  await db.schema.createIndex('pages_batch').on('pages').column('batch').execute();
};

const itemsTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('batch_items')
    .addColumn('batch', 'text', (column) => column.notNull().references('batches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('scan', 'text')
    .addColumn('failure', 'text')
    .addColumn('reason', 'text')
    .addColumn('detail', 'text')
    .addColumn('total', 'integer')
    .addColumn('scores', 'jsonb')
    .addColumn('ended_at', 'timestamptz')
    .addPrimaryKeyConstraint('batch_items_place', ['batch', 'number'])
    .execute();
  // Frequent queries: the waiting items of a batch, site by site, items that wait for a result, and sites with a queued item.
  await sql`create index batch_items_waiting on batch_items (batch, site, number) where state = 'waiting'`.execute(db);
  await sql`create index batch_items_queued on batch_items (question) where state = 'queued'`.execute(db);
  await sql`create index batch_items_queued_site on batch_items (site) where state = 'queued'`.execute(db);
  await sql`create index batch_items_open on batch_items (batch) where state in ('waiting', 'queued')`.execute(db);
};
