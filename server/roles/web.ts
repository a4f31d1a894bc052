import type { FastifyInstance } from 'fastify';
import { makeApp } from '../app/app.ts';
import { openScanService } from '../features/scans/worker/scan-service.ts';
import type { BadgeOf } from '../features/sharing/store/badges.ts';
import { sendWantedBadge } from '../features/sharing/worker/badges.ts';
import type { Common, ServiceSettings } from './settings.ts';

const getNow = (): number => Date.now();

/** Opens the part that answers requests. */
export const openWeb = async ({ store, metrics, health, sealer }: Common, settings: ServiceSettings) => {
  const { host, port, log, ...rest } = settings;
  const scanService = metrics.counting(await openScanService(store, { now: getNow }));
  const { answered } = metrics;
  const lookAtBadge = (badge: BadgeOf, at: number): Promise<void> => sendWantedBadge(store, badge, at);
  // A process that only answers need not know the mail server of those that scan.
  const hasMail = settings.mail !== null || settings.role === 'web';
  const page = { lookAtBadge, hasMail, contact: settings.engine.contact, keepPublic: settings.keep.public };
  const { version } = settings.engine;
  const allowedTargets = settings.engine.egress;
  const app: FastifyInstance = makeApp({
    ...rest,
    ...page,
    allowedTargets,
    version,
    sealer,
    mailTls: (settings.mailTls ?? null) !== null,
    store,
    scanService,
    now: getNow,
    health,
    answered,
    reportFault: log.fault,
  });
  const address = await app.listen({ host, port });
  const close = async (): Promise<void> => {
    await app.close();
    await scanService.close();
  };
  return { address, close };
};
