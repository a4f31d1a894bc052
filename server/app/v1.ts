import type { FastifyInstance } from 'fastify';
import { addBatchRoutes, type BatchDeps } from '../features/batches/routes/batches.ts';
import type { CrawlDeps } from '../features/crawls/routes/begin.ts';
import { addCrawlRoutes } from '../features/crawls/routes/crawls.ts';
import { addMailRoutes } from '../features/monitoring/routes/mails.ts';
import { addMonitorRoutes } from '../features/monitoring/routes/monitor.ts';
import { addSubscriberRoutes } from '../features/monitoring/routes/subscribers.ts';
import { addTagMonitorRoutes } from '../features/monitoring/routes/tags.ts';
import { addWebhookRoutes } from '../features/monitoring/routes/webhooks.ts';
import type { ScanDeps } from '../features/scans/routes/scan-route.ts';
import { addScanRoutes } from '../features/scans/routes/scans.ts';
import type { PrivateScanDeps } from '../features/scans/schemas/private-scan-request.ts';
import { addBadgeRoutes, type BadgeDeps } from '../features/sharing/routes/badges.ts';
import { addShareRoutes } from '../features/sharing/routes/shares.ts';
import { addScansOfSiteRoutes } from '../features/sites/routes/scans-of-site.ts';
import { addSiteFileRoutes } from '../features/sites/routes/site-files.ts';
import { addSiteRoutes } from '../features/sites/routes/sites.ts';
import { addAuditRoutes } from '../features/teams/routes/audit.ts';
import { addKeyRoutes } from '../features/teams/routes/keys.ts';

/** Adds everything below `/api/v1/`: for programs of key holders. */
export const addV1 = (
  app: FastifyInstance,
  deps: BatchDeps & BadgeDeps & ScanDeps & CrawlDeps & PrivateScanDeps,
): void => {
  app.register(async (v1) => {
    addAuditRoutes(v1, deps);
    addKeyRoutes(v1, deps);
    addShareRoutes(v1, deps);
    addBadgeRoutes(v1, deps);
    addBatchRoutes(v1, deps);
    addScanRoutes(v1, deps);
    v1.register(async (sites) => {
      addSiteRoutes(sites, deps);
      addScansOfSiteRoutes(sites, deps);
      addSiteFileRoutes(sites, deps);
    });
    addCrawlRoutes(v1, deps);
    addMonitorRoutes(v1, deps);
    addTagMonitorRoutes(v1, deps);
    addSubscriberRoutes(v1, deps);
    addWebhookRoutes(v1, deps);
    addMailRoutes(v1, deps);
  });
};
