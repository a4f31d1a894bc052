import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import type { ResponseCache, StoredAnswer } from '../../../lib/collect/network/response-cache.ts';
import { readSitemapFile } from '../../../lib/collect/site/sitemap-file.ts';
import type { Evidence, Facts } from '../../../lib/evidence.ts';
import type { Target } from '../../../lib/model.ts';
import { isOwnAddress } from '../../../lib/parse/url/own-address.ts';
import { withoutTracking } from '../../../lib/parse/url/page-address.ts';

/** Maximum addresses that are returned: as many as one sitemap file may list. */
const MAX = 50_000;
/** Maximum bytes of a file that is longer than what a scan itself reads: some 50,000 addresses with their metadata. */
const CAP = 10 * 1024 * 1024;

/** Source of the addresses of a site's pages; `links` are those of the page that was scanned. */
export interface SiteAddresses {
  readonly from: 'sitemap' | 'links' | 'none';
  /** Addresses of this site, each once, at most 50,000. */
  readonly addresses: readonly string[];
}

/** Responses of one scan, to be read again when it has ended. */
interface HeldAnswers {
  /** Records responses; returns none of them to the scan. */
  readonly during: ResponseCache;
  readonly afterwards: ResponseCache;
}

export const createHeldAnswers = (): HeldAnswers => {
  const held = new Map<string, StoredAnswer>();
  return {
    during: { recall: () => undefined, keep: (key, answer) => void held.set(key, answer) },
    afterwards: { recall: (key) => held.get(key), keep: () => {} },
  };
};

type ListedFile = Facts['sitemap']['files'][number];

/** Whether a file lists pages; one that was longer than what was read of it is requested again, to read more of it. */
const isPageList = ({ file }: ListedFile): boolean =>
  file.seen && file.value.status >= 200 && file.value.status <= 299 && ['urlset', 'text'].includes(file.value.kind);

type World = readonly [target: Target, reach: Reach];

const readEntries = async (url: string, [target, reach]: World, cap?: number): Promise<readonly string[]> => {
  try {
    return (await readSitemapFile(url, target, reach, cap)).entries.map(({ loc }) => loc);
  } catch (error) {
    // An address left out for lack of time or by the plan of requests only makes the sample smaller.
    if (error instanceof NotObservable) return [];
    throw error;
  }
};

const readAddresses = async ({ url, file }: ListedFile, world: World): Promise<readonly string[]> => {
  const whole = file.seen && file.value.truncated ? await readEntries(url, world, CAP) : [];
  return whole.length > 0 ? whole : readEntries(url, world);
};

/** Lists addresses in the sitemap files that the scan found, from the scan's own responses. */
const listInSitemap = async ({ sitemap }: Partial<Evidence>, world: World): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const file of sitemap?.seen ? sitemap.value.files.filter(isPageList) : []) {
    for (const address of await readAddresses(file, world)) {
      if (found.size < MAX && isOwnAddress(address, world[0])) found.add(address);
    }
  }
  return [...found];
};

const listInLinks = ({ page }: Partial<Evidence>, target: Target): readonly string[] => {
  const links = page?.seen ? page.value.links.list : [];
  const pages = links.flatMap(({ href, download }) => (href === null || download ? [] : [withoutTracking(href)]));
  return [...new Set(pages)].filter((address) => isOwnAddress(address, target)).slice(0, MAX);
};

/**
 * Collects addresses of a site's pages, based on the scan of one of them: those in its sitemap files, at most eight; if it has
 * none, its links. `reach` has the responses of that scan, and requests only the rest of a file that was too long for it.
 */
export const collectSiteAddresses = async (
  facts: Partial<Evidence>,
  target: Target,
  reach: Reach,
): Promise<SiteAddresses> => {
  const listed = await listInSitemap(facts, [target, reach]);
  if (listed.length > 0) return { from: 'sitemap', addresses: listed };
  const linked = listInLinks(facts, target);
  return { from: linked.length > 0 ? 'links' : 'none', addresses: linked };
};
