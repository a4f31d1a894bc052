import type { FastifyInstance } from 'fastify';
import type { ScanDeps } from '../scan-route.ts';
import type { CrawlDeps } from '../site-scan/begin.ts';
import { addAudit } from './audit.ts';
import { addBadges, type BadgeDeps } from './badges.ts';
import { addBatches, type BatchDeps } from './batches/routes.ts';
import { addKeys } from './keys.ts';
import type { OwnDeps } from './own-request.ts';
import { addScans } from './scans.ts';
import { addShares } from './shares.ts';
import { addSiteFiles } from './site-files.ts';
import { addSiteScans } from './site-scan-routes.ts';
import { addSiteScanRoutes } from './site-scans.ts';
import { addSiteRoutes } from './sites.ts';
import { addMails } from './watching/mails.ts';
import { addReaders } from './watching/readers.ts';
import { addTagWatches } from './watching/tags.ts';
import { addWatch } from './watching/watch.ts';
import { addWebhooks } from './watching/webhooks.ts';

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
      addSiteScanRoutes(sites, deps);
      addSiteFiles(sites, deps);
    });
    addSiteScans(v1, deps);
    addWatch(v1, deps);
    addTagWatches(v1, deps);
    addReaders(v1, deps);
    addWebhooks(v1, deps);
    addMails(v1, deps);
  });
};
