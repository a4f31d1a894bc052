import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../../lib/model.ts';
import { monitoringWords } from '../../../../../lib/words/service/words.ts';
import { readFormFields } from '../../../../core/http/own-form.ts';
import { createPageContext, FRAMING, sendPage } from '../../../../core/http/page-context.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { toMailPaths, WATCHING, WATCHING_PATHS } from '../../../../core/paths.ts';
import { handleForMember, type SitesRoom, type Visit } from '../../../sites/routes/web/member.ts';
import { renderMailPage } from '../../pages/mails.tsx';
import { createExampleMail, findMailKind, type MailKind } from '../actions/mails.ts';
import { readMonitor } from '../actions/monitor.ts';
import { dropSubscriber } from '../actions/subscribers.ts';
import { monitorTag, readTag, stopTagMonitor } from '../actions/tags.ts';
import { dropWebhook, makeWebhook, startWebhook, testWebhook } from '../actions/webhooks.ts';
import { createRefusedSchedule, monitorQuestion, readTagTyped, toFieldFault } from './drafts.ts';
import { requestOnPage } from './request-subscriber.ts';
import { createMonitorTools, type MonitorTools } from './tools.ts';

/** Characters of an address that are read: one more than it may have. */
const LONGEST = 2_001;

const readId = ({ request }: Visit): string => (readFormFields(request)['id'] ?? '').slice(0, 200);

/** Registers the forms that add a webhook, test it, turn it on again, and remove it. */
const addWebhookForms = ({ app, site, deps, form, show, back }: MonitorTools): void => {
  app.post(
    WATCHING_PATHS.addWebhook,
    form(async (visit) => {
      const { request, member } = visit;
      const url = (readFormFields(request)['url'] ?? '').trim().slice(0, LONGEST);
      const created = await makeWebhook(deps, member, url);
      if (typeof created !== 'string') return show(visit, { created });
      const { locale } = createPageContext(request, site);
      const fault = toFieldFault(locale, 'url', created === 'full' ? 'manyWebhooks' : 'url');
      return show(visit, { webhook: { typed: { url }, fault }, status: created === 'full' ? 409 : 400 });
    }),
  );
  app.post(
    WATCHING_PATHS.webhookOn,
    form(async (visit) => {
      const isDone = await startWebhook(deps, visit.member, readId(visit));
      return isDone ? back(visit, 'on', 'webhooks') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
  app.post(
    WATCHING_PATHS.testWebhook,
    form(async (visit) => {
      const isDone = await testWebhook(deps, visit.member, readId(visit));
      return isDone ? back(visit, 'tried', 'notices') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
  app.post(
    WATCHING_PATHS.removeWebhook,
    form(async (visit) => {
      const isDone = await dropWebhook(deps, visit.member, readId(visit));
      return isDone ? back(visit, 'gone', 'webhooks') : sendNotFound(visit.request, visit.reply, site);
    }),
  );
};

/** Registers the forms that watch a tag, change its schedule, and stop watching it. */
const addTagForms = ({ app, site, deps, form, show, back }: MonitorTools): void => {
  app.post(
    WATCHING_PATHS.setTag,
    form(async (visit) => {
      const { request, member } = visit;
      const { locale } = createPageContext(request, site);
      const { tag: name, ...schedule } = readTagTyped(readFormFields(request));
      const typed = { tag: name, ...schedule };
      const tag = readTag(name);
      if (tag === null) return show(visit, { tag: { typed, fault: toFieldFault(locale, 'tag', 'tag') }, status: 400 });
      const read = readMonitor(monitorQuestion(schedule));
      if ('wrong' in read) {
        const { fault } = createRefusedSchedule(schedule, read.wrong, locale);
        return show(visit, { tag: { typed: { ...typed, tag }, fault }, status: 400 });
      }
      if (await monitorTag(deps, member, { tag, request: read.request })) return back(visit, 'tagged', 'tags-part');
      return show(visit, { tag: { typed, fault: toFieldFault(locale, 'tag', 'manyTags') }, status: 409 });
    }),
  );
  app.post(
    WATCHING_PATHS.stopTag,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const isDone = await stopTagMonitor(deps, member, (readFormFields(request)['tag'] ?? '').slice(0, 200));
      return isDone ? back(visit, 'untagged', 'tags-part') : sendNotFound(request, reply, site);
    }),
  );
};

/** Registers the forms that add an address for all sites, and that remove an address of any site. */
const addTeamSubscribers = ({ app, site, deps, form, show, back }: MonitorTools): void => {
  app.post(
    WATCHING_PATHS.addSubscriber,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const { locale } = createPageContext(request, site);
      const subscribed = await requestOnPage(deps, member, { fields: readFormFields(request), site: null, locale });
      if (subscribed.isSent) return back(visit, 'requested', 'subscribers');
      const { subscriber, status, retryAfter } = subscribed;
      if (retryAfter !== null) reply.header('Retry-After', String(retryAfter));
      return show(visit, { subscriber, status });
    }),
  );
  app.post(
    WATCHING_PATHS.removeSubscriber,
    form(async (visit) => {
      const { request, reply, member } = visit;
      const isDone = await dropSubscriber(deps, member, (readFormFields(request)['id'] ?? '').slice(0, 200));
      return isDone ? back(visit, 'removed', 'subscribers') : sendNotFound(request, reply, site);
    }),
  );
};

/** Headers of a mail shown on its own: it runs, loads and sends nothing, and only our own pages may frame it. */
const ALONE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  'Cache-Control': 'no-store',
};

/** Link targets of an example: in text an address that does not exist, and within a page none. */
const NOWHERE = { text: 'https://scan.example/', html: '#' } as const;

/** Registers previews of every kind of mail, as it would be sent to somebody of this team, before any is switched on. */
const addMailPages = ({ app, site, deps }: SitesRoom): void => {
  const readLocale = ({ request }: Visit): Locale => {
    const { in: language } = request.query as { readonly in?: unknown };
    return language === 'nl' || language === 'en' ? language : createPageContext(request, site).locale;
  };
  const createMailFor = (visit: Visit, kind: MailKind, part: keyof typeof NOWHERE) => {
    const { known } = visit.member;
    return createExampleMail(kind, {
      team: known.name,
      locale: readLocale(visit),
      lead: NOWHERE[part],
      at: deps.now(),
    });
  };
  const handleKind = (does: (visit: Visit, kind: MailKind) => FastifyReply) =>
    handleForMember(site, 'read', async (visit) => {
      const { request, reply } = visit;
      const kind = findMailKind((request.params as { readonly kind: string }).kind);
      return kind === undefined ? sendNotFound(request, reply, site) : does(visit, kind);
    });
  app.get(
    toMailPaths(':kind').page,
    handleKind((visit, kind) => {
      const { request, reply } = visit;
      const { subject, text } = createMailFor(visit, kind, 'text');
      const page = renderMailPage({ kind, locale: readLocale(visit), subject, text }, createPageContext(request, site));
      return sendPage(request, reply, { page, site, headers: { 'Content-Security-Policy': FRAMING } });
    }),
  );
  app.get(
    toMailPaths(':kind').alone,
    handleKind((visit, kind) => visit.reply.headers(ALONE).send(createMailFor(visit, kind, 'html').html)),
  );
};

/** Registers the page on which a team manages its watched sites and its subscribers, and its forms. */
export const addTeamMonitoring = (room: SitesRoom): void => {
  const { app, site } = room;
  const tools = createMonitorTools(room);
  app.get(
    WATCHING,
    handleForMember(site, 'read', async (visit) => {
      const { requested, subscribers, tags, webhooks } = monitoringWords[createPageContext(visit.request, site).locale];
      const { message: key } = visit.request.query as { readonly message?: unknown };
      const sentences = new Map<unknown, string>([
        ['tagged', tags.saved],
        ['untagged', tags.stopped],
        ['requested', requested],
        ['removed', subscribers.removed],
        ['on', webhooks.turnedOn],
        ['gone', webhooks.removed],
        ['tried', webhooks.tried],
      ]);
      return tools.show(visit, { message: sentences.get(key) ?? null });
    }),
  );
  addTagForms(tools);
  addTeamSubscribers(tools);
  addWebhookForms(tools);
  addMailPages(room);
};
