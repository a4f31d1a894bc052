import type { SiteChange } from '../../lib/watch/changes.ts';
import type { DoneBatch, EventOnly, Notice, Told } from './notice.ts';

const iso = (at: number): string => new Date(at).toISOString();

const changeOf = ({ id, pillar, direction, before, after, between, cause, who, step }: SiteChange) => ({
  ...{ check: id, pillar, direction, from: before.outcome, to: after.outcome, code: after.code },
  since: { last: iso(between[0]), first: iso(between[1]) },
  ...{ cause, who, step },
});

/** A batch, or a crawl, as it is called where it is asked for. */
const batchData = ({ kind, ...batch }: DoneBatch): object =>
  kind === 'site'
    ? { crawl: { ...batch, href: `/api/v1/crawls/${batch.id}` } }
    : { batch: { ...batch, href: `/api/v1/batches/${batch.id}` } };

const dataOf = (told: Told | EventOnly): object => {
  switch (told.kind) {
    case 'changes':
      return { site: told.site, total: told.total, changes: told.changes.map(changeOf) };
    case 'ends':
      return { site: told.site, ends: told.ends.map(({ end, before, left }) => ({ ...end, before, left })) };
    case 'unreachable':
      return { site: told.site, failure: told.failure, since: iso(told.first) };
    case 'reachable':
      return { site: told.site, since: iso(told.since) };
    case 'scanDone':
      return { scan: { ...told.scan, href: `/api/v1/scans/${told.scan.id}` } };
    case 'batchDone':
      return batchData(told.batch);
    case 'webhookTest':
      return { host: told.host };
    default:
      throw new TypeError(`${told.kind} goes to no webhook`);
  }
};

/** The notices that webhooks get; the others are about mail, or a letter of many. */
export const EVENT_TYPES = {
  changes: 'site.changed',
  ends: 'site.ends',
  unreachable: 'site.unreachable',
  reachable: 'site.reachable',
  scanDone: 'scan.done',
  batchDone: 'batch.done',
  webhookTest: 'webhook.test',
} as const;

const typeOf = (told: Told | EventOnly): string =>
  told.kind === 'batchDone' && told.batch.kind === 'site'
    ? 'crawl.done'
    : EVENT_TYPES[told.kind as keyof typeof EVENT_TYPES];

/** Whether a notice goes to webhooks. */
export const isEvent = ({ told }: Pick<Notice, 'told'>): boolean => Object.hasOwn(EVENT_TYPES, told.kind);

/** The body of a webhook's message: type, moment and data, as JSON. The same notice gives the same body. */
export const eventOf = ({ at, told }: Notice<Told | EventOnly>): string =>
  JSON.stringify({ type: typeOf(told), timestamp: iso(at), data: dataOf(told) });
