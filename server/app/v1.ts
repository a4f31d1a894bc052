import type { FastifyInstance } from 'fastify';
import { addBatches, type BatchDeps } from '../features/batches/routes/batches.ts';
import type { CrawlDeps } from '../features/crawls/routes/begin.ts';
import { addCrawlRoutes } from '../features/crawls/routes/crawls.ts';
import { addMails } from '../features/monitoring/routes/mails.ts';
import { addSubscribers } from '../features/monitoring/routes/subscribers.ts';
import { addTagWatches } from '../features/monitoring/routes/tags.ts';
import { addWatch } from '../features/monitoring/routes/watch.ts';
import { addWebhooks } from '../features/monitoring/routes/webhooks.ts';
import type { ScanDeps } from '../features/scans/routes/scan-route.ts';
import { addScans } from '../features/scans/routes/scans.ts';
import type { OwnDeps } from '../features/scans/schemas/own-request.ts';
import { addBadges, type BadgeDeps } from '../features/sharing/routes/badges.ts';
import { addShares } from '../features/sharing/routes/shares.ts';
import { addScansOfSiteRoutes } from '../features/sites/routes/scans-of-site.ts';
import { addSiteFiles } from '../features/sites/routes/site-files.ts';
import { addSiteRoutes } from '../features/sites/routes/sites.ts';
import { addAudit } from '../features/teams/routes/audit.ts';
import { addKeys } from '../features/teams/routes/keys.ts';

/** Everything below `/api/v1/`: for programs of who has a key. */
export const addV1 = (app: FastifyInstance, deps: BatchDeps & BadgeDeps & ScanDeps & CrawlDeps & OwnDeps): void => {
  app.register(async (v1) => {
    addAudit(v1, deps);
    addKeys(v1, deps);
    addShares(v1, deps);
    addBadges(v1, deps);
    addBatches(v1, deps);
    addScans(v1, deps);
    v1.register(async (sites) => {
      addSiteRoutes(sites, deps);
      addScansOfSiteRoutes(sites, deps);
      addSiteFiles(sites, deps);
    });
    addCrawlRoutes(v1, deps);
    addWatch(v1, deps);
    addTagWatches(v1, deps);
    addSubscribers(v1, deps);
    addWebhooks(v1, deps);
    addMails(v1, deps);
  });
};
