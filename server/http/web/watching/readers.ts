import { WATCHING_PATHS } from '../../../web/watching/paths.ts';
import { dropReader } from '../../watching/readers.ts';
import { fieldsOf } from '../own-form.ts';
import { pageContext } from '../page-context.ts';
import { sendNotFound } from '../pages.ts';
import { askOnPage } from './request-subscriber.ts';
import type { WatchingTools } from './tools.ts';

/** The forms about addresses that get mail: one is asked about all sites, or one of whatever site is taken out. */
export const addTeamReaders = ({ app, site, deps, form, show, back }: WatchingTools): void => {
  app.post(
    WATCHING_PATHS.addReader,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const { locale } = pageContext(request, site);
      const subscribed = await askOnPage(deps, member, { fields: fieldsOf(request), site: null, locale });
      if (subscribed.isSent) return back(visit, 'asked', 'readers');
      const { reader, status, retryAfter } = subscribed;
      if (retryAfter !== null) reply.header('Retry-After', String(retryAfter));
      return show(visit, { reader, status });
    }),
  );
  app.post(
    WATCHING_PATHS.removeReader,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const isDone = await dropReader(deps, member, (fieldsOf(request)['id'] ?? '').slice(0, 200));
      return isDone ? back(visit, 'removed', 'readers') : sendNotFound(request, reply, site);
    }),
  );
};
