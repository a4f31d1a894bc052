import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../../../../../lib/model.ts';
import { monitorWords } from '../../../../../lib/words/service/words.ts';
import { createPageContext, isOwnForm, type Site, sendPage } from '../../../../core/http/page-context.ts';
import type { Store } from '../../../../core/store/open-store.ts';
import { recordAuditEvent } from '../../../teams/store/audit.ts';
import { toPlainName } from '../../../teams/store/key-name.ts';
import { findKey } from '../../../teams/store/keys.ts';
import type { SubscriptionKind } from '../../model/subscription-kinds.ts';
import { CONFIRM_NOTICES, LEAVE_NOTICES, renderNoticesPage } from '../../pages/notices.tsx';
import { findSiteDomain } from '../../store/monitors.ts';
import { findSubscriberByLink } from '../../store/subscriber-links.ts';
import { endSubscription, markConfirmed, type SubscriberOf } from '../../store/subscribers.ts';

/*
 * The pages to which the links in mail lead: confirming a subscription to notices, and ending it. Each has a button, because
 * programs that inspect mail follow links. A mail program may end one by itself, without a page (RFC 8058).
 */

interface Deps {
  readonly store: Pick<Store, 'db'>;
  readonly now: () => number;
}

type SubscriptionAction = 'confirm' | 'leave';
const PATHS = { confirm: CONFIRM_NOTICES, leave: LEAVE_NOTICES } as const;

const readToken = ({ query }: FastifyRequest): string => {
  const { t } = query as { readonly t?: unknown };
  return typeof t === 'string' && t.length <= 100 ? t : '';
};

/** Confirms or ends the subscription of an address, once its owner has pressed the button. */
const runAction = async (
  { store: { db }, now }: Deps,
  deed: SubscriptionAction,
  { id, team, address }: SubscriberOf,
): Promise<void> => {
  if (deed === 'leave') return endSubscription(db, id, now());
  await db.transaction().execute(async (tx) => {
    await markConfirmed(tx, id, now());
    await recordAuditEvent(tx, { team, keyId: null }, { act: 'mailConfirmed', about: address, now: now() });
  });
};

/** What a subscription is about: the domain of a site, or all sites of a team. */
const describeAbout = async (
  { store: { db }, now }: Deps,
  { site, team }: SubscriberOf,
  locale: Locale,
): Promise<string> => {
  if (site !== null) return (await findSiteDomain(db, site)) ?? '';
  const key = await findKey({ db }, team, now());
  return monitorWords[locale].confirm.allOf({ team: key === null ? 'Pijler' : toPlainName(key.name) });
};

const findSubscriptionKind = ({ wants: [first = 'notices', second] }: SubscriberOf): SubscriptionKind | 'both' =>
  second === undefined ? first : 'both';

const addActionPages = (
  app: FastifyInstance,
  deed: SubscriptionAction,
  { site, deps }: { readonly site: Site; readonly deps: Deps },
): void => {
  const path = PATHS[deed];
  const find = (request: FastifyRequest) =>
    findSubscriberByLink(deps.store.db, { token: readToken(request), deed, now: deps.now() });

  app.get(path, async (request, reply) => {
    const context = createPageContext(request, site);
    const { over, [deed]: words } = monitorWords[context.locale].pages;
    const { title, act: name } = words;
    const subscriber = await find(request);
    if (subscriber === undefined) {
      const page = renderNoticesPage({ title, text: over, act: null }, context);
      return sendPage(request, reply, { page, site, status: 404 });
    }
    const about = await describeAbout(deps, subscriber, context.locale);
    const text = words.lead({ address: subscriber.address, what: words.what[findSubscriptionKind(subscriber)], about });
    const action = `${path}?t=${encodeURIComponent(readToken(request))}`;
    return sendPage(request, reply, { page: renderNoticesPage({ title, text, act: { name, action } }, context), site });
  });

  app.post(path, async (request, reply) => {
    const context = createPageContext(request, site);
    const { over, [deed]: words } = monitorWords[context.locale].pages;
    const subscriber = isOwnForm(request) ? await find(request) : undefined;
    if (subscriber !== undefined) await runAction(deps, deed, subscriber);
    const text = subscriber === undefined ? over : words.done;
    const page = renderNoticesPage({ title: words.title, text, act: null }, context);
    return sendPage(request, reply, { page, site, status: subscriber === undefined ? 404 : 200 });
  });
};

/** Registers the pages to confirm and to end a subscription, each with its form. */
export const addSubscriptionPages = (app: FastifyInstance, site: Site, deps: Deps): void => {
  app.register(async (scope) => {
    // Mail programs may send their one click in this format (RFC 8058 §3.1); everything needed is already in the address.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, __, done) => done(null, {}));
    for (const deed of ['confirm', 'leave'] as const) addActionPages(scope, deed, { site, deps });
  });
};
