import { WATCHING_PATHS } from '../../../web/watching/paths.ts';
import { dropWebhook, makeWebhook, startWebhook, testWebhook } from '../../watching/webhooks.ts';
import { fieldsOf } from '../own-form.ts';
import { pageContext } from '../page-context.ts';
import { sendNotFound } from '../pages.ts';
import type { Visit } from '../sites/member.ts';
import { faultIn } from './drafts.ts';
import type { WatchingTools } from './tools.ts';

/** Characters of an address that are looked at: one more than it may have. */
const LONGEST = 2_001;

const idIn = ({ request }: Visit): string => (fieldsOf(request)['id'] ?? '').slice(0, 200);

/** The forms about webhooks: one is added, turned on again, or taken out. */
export const addWebhookForms = ({ app, site, deps, form, show, back }: WatchingTools): void => {
  app.post(
    WATCHING_PATHS.addWebhook,
    form(async (visit) => {
      const { request, member } = visit;
      const url = (fieldsOf(request)['url'] ?? '').trim().slice(0, LONGEST);
      const created = await makeWebhook(deps, member, url);
      if (typeof created !== 'string') return show(visit, { created });
      const { locale } = pageContext(request, site);
      const fault = faultIn(locale, 'url', created === 'full' ? 'manyWebhooks' : 'url');
      return show(visit, { webhook: { typed: { url }, fault }, status: created === 'full' ? 409 : 400 });
    }),
  );
  app.post(
    WATCHING_PATHS.webhookOn,
    form(async (visit) => {
      const isDone = await startWebhook(deps, visit.member, idIn(visit));
      return isDone ? back(visit, 'on', 'webhooks') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
  app.post(
    WATCHING_PATHS.testWebhook,
    form(async (visit) => {
      const isDone = await testWebhook(deps, visit.member, idIn(visit));
      return isDone ? back(visit, 'tried', 'notices') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
  app.post(
    WATCHING_PATHS.removeWebhook,
    form(async (visit) => {
      const isDone = await dropWebhook(deps, visit.member, idIn(visit));
      return isDone ? back(visit, 'gone', 'webhooks') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
};
