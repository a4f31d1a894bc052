import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { upgradeJson } from './json/json-versions.ts';
import { up as up001 } from './migrations/001-keys-starts-scans.ts';
import { up as up002 } from './migrations/002-visits-reasons.ts';
import { up as up003 } from './migrations/003-key-scopes.ts';
import { up as up004 } from './migrations/004-sessions.ts';
import { up as up005 } from './migrations/005-teams-audit.ts';
import { up as up006 } from './migrations/006-sites.ts';
import { up as up007 } from './migrations/007-batches.ts';
import { up as up008 } from './migrations/008-shares.ts';
import { up as up009 } from './migrations/009-watches.ts';
import { up as up010 } from './migrations/010-tags-digests.ts';
import { up as up011Lanes } from './migrations/011-lanes.ts';
import { up as up012 } from './migrations/012-report-access.ts';
import { up as up013 } from './migrations/013-team-limits.ts';
import { up as up014 } from './migrations/014-scan-requests.ts';
import { up as up015 } from './migrations/015-scan-requests-question.ts';
import { up as up016 } from './migrations/016-acknowledged.ts';
import { up as up017 } from './migrations/017-probe-results.ts';
import { up as up018 } from './migrations/018-json-versions.ts';
import { up as up019 } from './migrations/019-workers.ts';
import { up as up020 } from './migrations/020-packed-details.ts';
import { up as up021 } from './migrations/021-site-scan-indexes.ts';
import { up as up022 } from './migrations/022-scan-keys.ts';
import { up as up023 } from './migrations/023-scan-subscriptions.ts';
import { up as up024 } from './migrations/024-subscribers.ts';
import { up as up025 } from './migrations/025-notifications-limits.ts';
import { up as up026 } from './migrations/026-monitors.ts';
import { assertKnown, noteVersion } from './newer-store.ts';
import type { Tables } from './tables.ts';

/** Forward only, in the order of their names; one that was released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-keys-starts-scans': { up: up001 },
  '002-visits-reasons': { up: up002 },
  '003-key-scopes': { up: up003 },
  '004-sessions': { up: up004 },
  '005-teams-audit': { up: up005 },
  '006-sites': { up: up006 },
  '007-batches': { up: up007 },
  '008-shares': { up: up008 },
  '009-watches': { up: up009 },
  '010-tags-digests': { up: up010 },
  '011-lanes': { up: up011Lanes },
  '012-report-access': { up: up012 },
  '013-team-limits': { up: up013 },
  '014-scan-requests': { up: up014 },
  '015-scan-requests-question': { up: up015 },
  '016-acknowledged': { up: up016 },
  '017-probe-results': { up: up017 },
  '018-json-versions': { up: up018 },
  '019-workers': { up: up019 },
  '020-packed-details': { up: up020 },
  '021-site-scan-indexes': { up: up021 },
  '022-scan-keys': { up: up022 },
  '023-scan-subscriptions': { up: up023 },
  '024-subscribers': { up: up024 },
  '025-notifications-limits': { up: up025 },
  '026-monitors': { up: up026 },
};

/** Every migration that this version knows, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Migrates the tables to this version; two processes that do so at once wait for each other. Rejects if it fails, and with
 * `NewerStore` if a later version was here, before anything is written.
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  await assertKnown(db, MIGRATION_NAMES);
  // They read what an earlier version wrote, so without our plugins.
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await upgradeJson(db);
  if (results.length > 0) await noteVersion(db);
};
