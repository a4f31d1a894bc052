import type { Seen } from '../facts/seen.ts';
import type { Sitemap, SitemapFile } from '../facts/sitemap.ts';
import type { Target } from '../model.ts';
import { harmless, harmlessFirst } from '../parse/action-address.ts';
import { canonicalElements } from '../parse/canonical.ts';
import { isOwnAddress } from '../parse/own-address.ts';
import { isSameAddress, withoutTracking } from '../parse/page-address.ts';
import { parseRobots } from '../parse/robots.ts';
import type { SitemapEntry } from '../parse/sitemap.ts';
import { spacedSample } from '../parse/spaced-sample.ts';
import { NotObservable, type Reach } from './reach.ts';
import { robots } from './robots.ts';
import { seenPart } from './seen-part.ts';
import { readSitemapFile } from './sitemap-file.ts';

/** Requests for sitemap files in one scan, and how many entries are sampled. */
const LIMIT = { requests: 4, named: 50, sample: 4, few: 5 };
const USUAL = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const ACCESSIBILITY = /toegankelijk|accessib/i;

type Via = Sitemap['files'][number]['via'];
interface Read {
  readonly url: string;
  readonly via: Via;
  readonly file: Seen<SitemapFile>;
  readonly entries: readonly SitemapEntry[];
}

const readOne = async (url: string, via: Via, [target, reach]: readonly [Target, Reach]): Promise<Read> => {
  const read = await seenPart('sitemap', () => readSitemapFile(url, target, reach));
  if (!read.seen) return { url, via, file: read, entries: [] };
  const { file, entries } = read.value;
  return { url, via, file: { seen: true, value: file }, entries };
};

const isFound = ({ file }: Read): boolean =>
  file.seen && file.value.status >= 200 && file.value.status <= 299 && file.value.kind !== 'html';

/** Of an address that leads elsewhere, unseen or from this site, nothing is known; the next may answer all the same. */
const isLedAway = ({ file }: Read): boolean => !file.seen && ['denied', 'elsewhere', 'otherHost'].includes(file.why);

/** The usual addresses one after the other, until one answers with a sitemap or cannot be asked. */
const tryUsual = async (world: readonly [Target, Reach]): Promise<readonly Read[]> => {
  const tried: Read[] = [];
  for (const path of USUAL) {
    const read = await readOne(new URL(path, world[0].url).href, 'usual', world);
    tried.push(read);
    if (isFound(read) || (!read.file.seen && !isLedAway(read))) break;
  }
  return tried;
};

const childrenOf = (files: readonly Read[]): readonly string[] =>
  files
    .filter(({ file }) => file.seen && file.value.kind === 'index')
    .flatMap(({ entries }) => entries.map(({ loc }) => loc));

/** The address by which the page should be listed; its own where the page could not be read. */
const wantedAddress = async ({ url }: Target, reach: Reach): Promise<string> => {
  try {
    const { head, document } = await reach.page();
    const canonical = canonicalElements(head.links).find(({ from, href }) => from === 'head' && href !== null);
    return canonical?.href ?? withoutTracking(document.url);
  } catch {
    // Why it was not read, an error of ours too, the page's own fact tells.
    return url;
  }
};

const namedIn = async (target: Target, reach: Reach): Promise<readonly string[]> => {
  const answer = await robots(target, reach);
  // A failing robots.txt is judged by itself, and leaves the others without a question.
  if (answer.status >= 500) throw new NotObservable('notApplicable');
  if (answer.status >= 400) return [];
  const lines = parseRobots(answer.body).lines.filter(({ kind }) => kind === 'sitemap');
  // Only whole addresses count: crawlers do not know what half a one belongs to.
  const addresses = lines.flatMap(({ value }) => URL.parse(value)?.href ?? []);
  return [...new Set(addresses)].slice(0, LIMIT.named);
};

/**
 * At most four files: the named ones, else the usual ones, then evenly spaced ones of an index. Where there is room for
 * them, those that may act are told as not seen.
 */
const readFiles = async (named: readonly string[], world: readonly [Target, Reach]) => {
  const asked = harmlessFirst(named, (url) => url).slice(0, LIMIT.requests);
  const wave = asked.map((url) => readOne(url, 'robots', world));
  const first = named.length === 0 ? await tryUsual(world) : await Promise.all(wave);
  const children = [...new Set(childrenOf(first))].filter((url) => !first.some((read) => read.url === url));
  const room = LIMIT.requests - first.length;
  const chosen = new Set([...spacedSample(harmless(children), room), ...children]);
  const more = [...chosen].slice(0, room).map((url) => readOne(url, 'index', world));
  const files = [...first, ...(await Promise.all(more))];
  const all = [...first.filter(isFound), ...files.slice(first.length)];
  const complete =
    named.length <= LIMIT.requests &&
    children.length <= room &&
    all.every(({ file }) => file.seen && !file.value.truncated && file.value.kind !== 'feed') &&
    files.every(({ file }) => file.seen);
  return { files, complete };
};

/** Sitemap files of the site, named in robots.txt or at the usual addresses, summed up. */
export const sitemap = async (target: Target, reach: Reach): Promise<Sitemap> => {
  const named = await namedIn(target, reach);
  const wanted = await wantedAddress(target, reach);
  const { files, complete } = await readFiles(named, [target, reach]);
  const pages = files.filter(({ file }) => file.seen && file.value.kind !== 'index');
  const addresses = pages.flatMap(({ entries }) => entries.map(({ loc }) => loc));
  const own = addresses.filter((address) => isOwnAddress(address, target));
  return {
    named: [...named],
    files: files.map(({ url, via, file }) => ({ url, via, file })),
    complete,
    wanted,
    listed: addresses.some((address) => isSameAddress(URL.parse(address)?.href ?? '', wanted)),
    sample: spacedSample(harmless(own), LIMIT.sample),
    accessibility: addresses.filter((address) => ACCESSIBILITY.test(address)).slice(0, LIMIT.few),
  };
};
