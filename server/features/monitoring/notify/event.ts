import { toIsoText } from '../../../../lib/time.ts';
import type { SiteChange } from '../model/changes.ts';
import type { DoneBatch, EventOnly, Notice, NoticeContent } from './notice.ts';

const toChangeData = ({ id, pillar, direction, before, after, between, cause, who, step }: SiteChange) => ({
  check: id,
  pillar,
  direction,
  from: before.outcome,
  to: after.outcome,
  code: after.code,
  since: { last: toIsoText(between[0]), first: toIsoText(between[1]) },
  cause,
  who,
  step,
});

/** A batch or a crawl, under the name that the API uses for it. */
const toBatchData = ({ kind, ...batch }: DoneBatch): object =>
  kind === 'site'
    ? { crawl: { ...batch, href: `/api/v1/crawls/${batch.id}` } }
    : { batch: { ...batch, href: `/api/v1/batches/${batch.id}` } };

const toEventData = (notice: NoticeContent | EventOnly): object => {
  switch (notice.kind) {
    case 'changes':
      return { site: notice.site, total: notice.total, changes: notice.changes.map(toChangeData) };
    case 'ends':
      return { site: notice.site, ends: notice.ends.map(({ end, before, left }) => ({ ...end, before, left })) };
    case 'unreachable':
      return { site: notice.site, failure: notice.failure, since: toIsoText(notice.first) };
    case 'reachable':
      return { site: notice.site, since: toIsoText(notice.since) };
    case 'scanDone':
      return { scan: { ...notice.scan, href: `/api/v1/scans/${notice.scan.id}` } };
    case 'batchDone':
      return toBatchData(notice.batch);
    case 'webhookTest':
      return { host: notice.host };
    default:
      throw new TypeError(`${notice.kind} goes to no webhook`);
  }
};

/** The notices that webhooks receive; the others are about mail, or are digests. */
const EVENT_TYPES = {
  changes: 'site.changed',
  ends: 'site.ends',
  unreachable: 'site.unreachable',
  reachable: 'site.reachable',
  scanDone: 'scan.done',
  batchDone: 'batch.done',
  webhookTest: 'webhook.test',
} as const;

const getEventType = (notice: NoticeContent | EventOnly): string =>
  notice.kind === 'batchDone' && notice.batch.kind === 'site'
    ? 'crawl.done'
    : EVENT_TYPES[notice.kind as keyof typeof EVENT_TYPES];

/** Whether a notice goes to webhooks. */
export const isEvent = ({ content }: Pick<Notice, 'content'>): boolean => Object.hasOwn(EVENT_TYPES, content.kind);

/** The body of a webhook's message: type, moment and data, as JSON. The same notice gives the same body. */
export const formatEvent = ({ at, content }: Notice<NoticeContent | EventOnly>): string =>
  JSON.stringify({ type: getEventType(content), timestamp: toIsoText(at), data: toEventData(content) });
