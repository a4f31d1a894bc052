import type { Locale } from '../../../../../lib/model.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import type { ShownSubscriber, SiteMonitoring } from '../../pages/view.ts';
import { findMonitor, findSiteDomains } from '../../store/monitors.ts';
import { listSubscribers, type SubscriberOf } from '../../store/subscribers.ts';
import { getSubscriberState } from '../subscribers.ts';
import { createSubscriberDraft, toScheduleDraft } from './drafts.ts';

/** Converts subscribers to what pages show: each with the site that its mail is about. */
export const toShownSubscribers = async (
  { store }: V1Deps,
  team: string,
  subscribers: readonly SubscriberOf[],
): Promise<readonly ShownSubscriber[]> => {
  const ids = new Set(subscribers.flatMap(({ site }) => (site === null ? [] : [site])));
  const hosts = await findSiteDomains(store.db, team, [...ids]);
  return subscribers.map((subscriber) => {
    const { id, address, locale, site, wants } = subscriber;
    const own = site === null ? null : { id: site, host: hosts.get(site) ?? '' };
    return { id, address, locale, site: own, wants, state: getSubscriberState(subscriber) };
  });
};

interface Of {
  readonly team: string;
  readonly site: string;
  readonly locale: Locale;
}

/** Loads the watch of a site for its own page, with empty forms. */
export const loadSiteMonitoring = async (
  deps: V1Deps & Pick<SiteMonitoring, 'hasMail'>,
  { team, site, locale }: Of,
): Promise<SiteMonitoring> => {
  const { store, hasMail } = deps;
  const watch = await findMonitor(store, team, site);
  const all = await listSubscribers(store.db, team);
  return {
    watch,
    hasMail,
    schedule: toScheduleDraft(watch, locale),
    subscriber: createSubscriberDraft(locale),
    subscribers: await toShownSubscribers(
      deps,
      team,
      all.filter((one) => one.site === null || one.site === site),
    ),
  };
};
