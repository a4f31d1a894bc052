import type { Locale } from '../../../../../lib/model.ts';
import type { V1Deps } from '../../../../core/http/member.ts';
import type { ShownReader, SiteWatching } from '../../pages/view.ts';
import { listReaders, type ReaderOf } from '../../store/readers.ts';
import { findSiteDomains, watchOf } from '../../store/watches.ts';
import { getReaderState } from '../readers.ts';
import { createReaderDraft, toScheduleDraft } from './drafts.ts';

/** Addresses as pages show them: each with the site that it is about. */
export const toShownReaders = async (
  { store }: V1Deps,
  team: string,
  readers: readonly ReaderOf[],
): Promise<readonly ShownReader[]> => {
  const ids = new Set(readers.flatMap(({ site }) => (site === null ? [] : [site])));
  const hosts = await findSiteDomains(store.db, team, [...ids]);
  return readers.map((reader) => {
    const { id, address, locale, site, wants } = reader;
    const own = site === null ? null : { id: site, host: hosts.get(site) ?? '' };
    return { id, address, locale, site: own, wants, state: getReaderState(reader) };
  });
};

interface Of {
  readonly team: string;
  readonly site: string;
  readonly locale: Locale;
}

/** How a site is watched, as its own page shows it, with forms in which nothing was filled in. */
export const loadSiteWatching = async (
  deps: V1Deps & Pick<SiteWatching, 'hasMail'>,
  { team, site, locale }: Of,
): Promise<SiteWatching> => {
  const { store, hasMail } = deps;
  const watch = await watchOf(store, team, site);
  const all = await listReaders(store.db, team);
  return {
    watch,
    hasMail,
    schedule: toScheduleDraft(watch, locale),
    reader: createReaderDraft(locale),
    readers: await toShownReaders(
      deps,
      team,
      all.filter((one) => one.site === null || one.site === site),
    ),
  };
};
