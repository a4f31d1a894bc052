import type { FastifyInstance } from 'fastify';
import type { ScanDoor } from '../scan-route.ts';
import type { SiteScanDoor } from '../site-scan/begin.ts';
import { addAudit } from './audit.ts';
import { addBadges, type BadgeDoor } from './badges.ts';
import { addBatches, type BatchDoor } from './batches/routes.ts';
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
export const addV1 = (app: FastifyInstance, door: BatchDoor & BadgeDoor & ScanDoor & SiteScanDoor & OwnDeps): void => {
  app.register(async (v1) => {
    addAudit(v1, door);
    addKeys(v1, door);
    addShares(v1, door);
    addBadges(v1, door);
    addBatches(v1, door);
    addScans(v1, door);
    v1.register(async (sites) => {
      addSiteRoutes(sites, door);
      addSiteScanRoutes(sites, door);
      addSiteFiles(sites, door);
    });
    addSiteScans(v1, door);
    addWatch(v1, door);
    addTagWatches(v1, door);
    addReaders(v1, door);
    addWebhooks(v1, door);
    addMails(v1, door);
  });
};
