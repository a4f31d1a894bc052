import type { SiteChange } from '../../lib/watch/changes.ts';
import type { Notice, Told } from './notice.ts';

const iso = (at: number): string => new Date(at).toISOString();

const changeOf = ({ id, pillar, direction, before, after, between, cause, who, step }: SiteChange) => ({
  ...{ check: id, pillar, direction, from: before.outcome, to: after.outcome, code: after.code },
  since: { last: iso(between[0]), first: iso(between[1]) },
  ...{ cause, who, step },
});

const dataOf = (told: Told): object => {
  switch (told.kind) {
    case 'changes':
      return { site: told.site, total: told.total, changes: told.changes.map(changeOf) };
    case 'ends':
      return { site: told.site, ends: told.ends.map(({ end, before, left }) => ({ ...end, before, left })) };
    case 'unreachable':
      return { site: told.site, failure: told.failure, since: iso(told.first) };
    case 'reachable':
      return { site: told.site, since: iso(told.since) };
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
} as const;

/** Whether a notice goes to webhooks. */
export const isEvent = ({ told }: Pick<Notice, 'told'>): boolean => Object.hasOwn(EVENT_TYPES, told.kind);

/** The body of a webhook's message: type, moment and data, as JSON. The same notice gives the same body. */
export const eventOf = ({ at, told }: Notice): string => {
  const type = EVENT_TYPES[told.kind as keyof typeof EVENT_TYPES];
  return JSON.stringify({ type, timestamp: iso(at), data: dataOf(told) });
};
