import type { FastifyReply } from 'fastify';
import { createPageContext, sendPage } from '../../../../core/http/page-context.ts';
import { WATCHING } from '../../../../core/paths.ts';
import { handleForm, type SitesRoom, type Visit, type Visited } from '../../../sites/routes/web/member.ts';
import { listNames } from '../../../sites/store/list-sites.ts';
import { MAIL_KINDS } from '../../notify/previews.ts';
import { renderMonitoringPage } from '../../pages/monitoring-page.tsx';
import { MAX_TROUBLED } from '../../pages/monitors.tsx';
import type { TeamMonitoring } from '../../pages/view.ts';
import { listOwnMonitors, listTroubled } from '../../store/monitors.ts';
import { listNotifications } from '../../store/notification-list.ts';
import { listSubscribers } from '../../store/subscribers.ts';
import { listTagMonitors } from '../../store/tag-monitors.ts';
import { listWebhooks } from '../../store/webhooks.ts';
import { createEmptyDraft, createSubscriberDraft, createTagDraft } from './drafts.ts';
import { toShownSubscribers } from './shown.ts';

/** The action that was completed, as the page's address names it. */
export type Done = 'requested' | 'removed' | 'on' | 'gone' | 'tried' | 'tagged' | 'untagged';

/** What a form changes in the view of the page. */
export interface Shown
  extends Partial<Pick<TeamMonitoring, 'subscriber' | 'tag' | 'webhook' | 'created' | 'fault' | 'message'>> {
  readonly status?: number;
}

/** What the forms of the page share. */
export interface MonitorTools extends SitesRoom {
  /** Creates a handler for a form of those who may change the team's settings. */
  form(does: Visited): ReturnType<typeof handleForm>;
  /** Sends the page. */
  show(visit: Visit, shown?: Shown): Promise<FastifyReply>;
  /** Redirects to the page, which reports what was done. */
  back(visit: Visit, done: Done, part: string): FastifyReply;
}

/** Maximum sites per page. */
const MAX = 100;

/** Lists what is watched, starting after a site in the list; an unknown site means from the beginning. */
const listMonitored = async ({ store }: SitesRoom['deps'], team: string, after: string | null) => {
  const some = after === null ? null : await listOwnMonitors(store, team, { after, most: MAX });
  const monitors = some ?? (await listOwnMonitors(store, team, { after: null, most: MAX })) ?? [];
  return {
    monitors,
    isLater: some !== null,
    next: monitors.length < MAX ? null : (monitors.at(-1)?.site ?? null),
    troubled: await listTroubled(store, team, MAX_TROUBLED),
    tags: await listTagMonitors(store.db, team),
    tagNames: (await listNames(store, team)).tags,
  };
};

const createSender =
  ({ site, deps }: SitesRoom): MonitorTools['show'] =>
  async ({ request, reply, member }, shown = {}) => {
    const { status = 200, ...rest } = shown;
    const { store, hasMail } = deps;
    const { team, known } = member;
    const context = { ...createPageContext(request, site), path: WATCHING };
    const { after } = request.query as { readonly after?: unknown };
    const view: TeamMonitoring = {
      ...(await listMonitored(deps, team, typeof after === 'string' ? after.slice(0, 200) : null)),
      subscribers: await toShownSubscribers(deps, team, await listSubscribers(store.db, team)),
      hasMail,
      kinds: MAIL_KINDS,
      webhooks: await listWebhooks(store.db, team),
      notices: await listNotifications(store.db, team),
      subscriber: createSubscriberDraft(context.locale),
      tag: createTagDraft(context.locale),
      webhook: createEmptyDraft({ url: '' }),
      created: null,
      message: null,
      fault: null,
      canManage: known.scopes.includes('manage'),
      ...rest,
    };
    return sendPage(request, reply, { page: renderMonitoringPage(view, context), site, status });
  };

/** Creates the tools for the page's forms: showing the page, and redirecting to it. */
export const createMonitorTools = (room: SitesRoom): MonitorTools => {
  const show = createSender(room);
  return {
    ...room,
    show,
    form: (does) => handleForm(room.site, does, (visit, fault) => show(visit, { fault, status: 403 })),
    back: ({ reply }, done, part) => reply.redirect(`${WATCHING}?message=${done}#${part}`, 303),
  };
};
