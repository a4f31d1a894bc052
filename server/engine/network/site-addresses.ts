import type { Memory, StoredAnswer } from '../../../lib/collect/network/memory.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { readSitemapFile } from '../../../lib/collect/site/sitemap-file.ts';
import type { Evidence, Facts } from '../../../lib/evidence.ts';
import type { Target } from '../../../lib/model.ts';
import { isOwnAddress } from '../../../lib/parse/url/own-address.ts';
import { withoutTracking } from '../../../lib/parse/url/page-address.ts';

/** Addresses that are given at most, as many as one sitemap file may list. */
const MAX = 50_000;
/** Bytes of a file that is longer than what a scan itself reads: some 50,000 addresses with what is said of each. */
const CAP = 10 * 1024 * 1024;

/** Where addresses of a site's pages come from; `links` are those of the page that was scanned. */
export interface SiteAddresses {
  readonly from: 'sitemap' | 'links' | 'none';
  /** Of this site, each once, at most 50,000. */
  readonly addresses: readonly string[];
}

/** The answers of one scan, for who reads them once more when it has ended. */
interface HeldAnswers {
  /** Writes down; gives nothing back to the scan. */
  readonly during: Memory;
  readonly afterwards: Memory;
}

export const createHeldAnswers = (): HeldAnswers => {
  const held = new Map<string, StoredAnswer>();
  return {
    during: { recall: () => undefined, keep: (key, answer) => void held.set(key, answer) },
    afterwards: { recall: (key) => held.get(key), keep: () => {} },
  };
};

type ListedFile = Facts['sitemap']['files'][number];

/** The files that list pages; one that was longer than what was read of it is asked for again, for more of it. */
const isPageList = ({ file }: ListedFile): boolean =>
  file.seen && file.value.status >= 200 && file.value.status <= 299 && ['urlset', 'text'].includes(file.value.kind);

type World = readonly [target: Target, reach: Reach];

const readEntries = async (url: string, [target, reach]: World, cap?: number): Promise<readonly string[]> => {
  try {
    return (await readSitemapFile(url, target, reach, cap)).entries.map(({ loc }) => loc);
  } catch (error) {
    // What time or the plan of requests leaves out is a smaller sample.
    if (error instanceof NotObservable) return [];
    throw error;
  }
};

const readAddresses = async ({ url, file }: ListedFile, world: World): Promise<readonly string[]> => {
  const whole = file.seen && file.value.truncated ? await readEntries(url, world, CAP) : [];
  return whole.length > 0 ? whole : readEntries(url, world);
};

/** Addresses in the sitemap files that the scan found, read from its own answers. */
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
 * Addresses of a site's pages, by what the scan of one of them saw: those in its sitemap files, at most eight; where it has none, its
 * links. `reach` is given the answers of that scan, and asks for nothing but the rest of a file that was too long for it.
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
