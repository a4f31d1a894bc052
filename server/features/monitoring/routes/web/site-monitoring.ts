import { readFormFields } from '../../../../core/http/own-form.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { toSiteMonitorPaths, toSitePaths } from '../../../../core/paths.ts';
import type { SiteTools } from '../../../sites/routes/web/site-tools.ts';
import { monitorSite, readMonitor, stopSiteMonitor } from '../actions/monitor.ts';
import { dropSubscriber } from '../actions/subscribers.ts';
import { createRefusedSchedule, monitorQuestion, readScheduleTyped } from './drafts.ts';
import { requestOnPage } from './request-subscriber.ts';

const PATHS = toSiteMonitorPaths(':id');
/** Address of the site's page, with a message about the result. */
const toBackAddress = (id: string, message: string): string => `${toSitePaths(id).page}?message=${message}#watching`;

const addSubscriberRoutes = ({ app, site, deps, form, show, text, localeOf }: SiteTools): void => {
  app.post(
    PATHS.addSubscriber,
    form(async (visit, own) => {
      const { request, reply, member } = visit;
      const fields = readFormFields(request);
      const subscribed = await requestOnPage(deps, member, { fields, site: own.id, locale: localeOf(visit) });
      if (subscribed.isSent) return reply.redirect(toBackAddress(own.id, 'requested'), 303);
      const { subscriber, status, retryAfter } = subscribed;
      if (retryAfter !== null) reply.header('Retry-After', String(retryAfter));
      return show(visit, own, { watching: { subscriber }, status });
    }),
  );
  app.post(
    PATHS.removeSubscriber,
    form(async (visit, { id }) => {
      const { request, reply, member } = visit;
      const isDone = await dropSubscriber(deps, member, text(visit, 'id').slice(0, 200));
      return isDone ? reply.redirect(toBackAddress(id, 'removed'), 303) : sendNotFound(request, reply, site);
    }),
  );
};

/** Forms that start, change and stop the monitoring of a site, and that add and remove subscribers. */
export const addSiteMonitoring = (tools: SiteTools): void => {
  const { app, site, deps, form, show, localeOf } = tools;
  app.post(
    PATHS.set,
    form(async (visit, own) => {
      const { request, reply, member } = visit;
      const typed = readScheduleTyped(readFormFields(request));
      const read = readMonitor(monitorQuestion(typed));
      if ('wrong' in read) {
        const schedule = createRefusedSchedule(typed, read.wrong, localeOf(visit));
        return show(visit, own, { watching: { schedule }, status: 400 });
      }
      await monitorSite(deps, member, { site: own.id, request: read.request });
      return reply.redirect(toBackAddress(own.id, 'watched'), 303);
    }),
  );
  app.post(
    PATHS.stop,
    form(async ({ request, reply, member }, { id }) => {
      const isDone = await stopSiteMonitor(deps, member, id);
      return isDone ? reply.redirect(toBackAddress(id, 'stopped'), 303) : sendNotFound(request, reply, site);
    }),
  );
  addSubscriberRoutes(tools);
};
