import type { SitemapFile } from '../../facts/sitemap.ts';
import type { Target } from '../../model.ts';
import { readW3cDate } from '../../parse/dates/iso-dates.ts';
import { parseSitemap, type SitemapEntry, type SitemapText } from '../../parse/site-files/sitemap.ts';
import { cutText } from '../../parse/text/cut.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { DAY, toIsoDay } from '../../time.ts';
import { decompressGzip } from '../network/gunzip.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** Maximum number of bytes read of one sitemap file, before and after gzip. */
const CAP = 1024 * 1024;
const FEW = 5;

/** A file's summary, with its entries for further use. */
interface ReadFile {
  readonly file: SitemapFile;
  readonly entries: readonly SitemapEntry[];
}

const takeFew = (texts: readonly string[]): string[] => texts.slice(0, FEW).map((text) => cutText(text, 500));

const sumUpDates = (entries: readonly SitemapEntry[], at: number): SitemapFile['lastmods'] => {
  const written = entries.map(({ lastmod }) => lastmod).filter((lastmod) => lastmod !== '');
  const today = toIsoDay(at);
  let newest: number | null = null;
  let oldest: number | null = null;
  for (const lastmod of written) {
    const moment = readW3cDate(lastmod);
    if (moment === null) continue;
    newest = Math.max(newest ?? moment, moment);
    oldest = Math.min(oldest ?? moment, moment);
  }
  return {
    total: written.length,
    malformed: takeFew(written.filter((lastmod) => readW3cDate(lastmod) === null)),
    future: takeFew(written.filter((lastmod) => (readW3cDate(lastmod) ?? 0) > at + DAY)),
    today: written.filter((lastmod) => lastmod.startsWith(today)).length,
    newest,
    oldest,
  };
};

const ENCODING = /^\uFEFF?<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.-]+)["']/;

/** Whether bytes that are no UTF-8 are said to be: a reader of XML stops at them (XML 1.0 §4.3.3). */
const isBadlyEncoded = (bytes: Uint8Array, text: string, isCut: boolean): boolean => {
  if (!/^utf-?8$/i.test(ENCODING.exec(text)?.[1] ?? 'utf-8')) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return false;
  } catch {
    return true;
  }
};

const sumUp = (text: SitemapText, target: Target): Omit<SitemapFile, 'status' | 'contentType' | 'truncated'> => {
  const locs = text.entries.map(({ loc }) => loc);
  const absolute = locs.filter((loc) => /^https?:\/\//i.test(loc) && URL.canParse(loc));
  return {
    kind: text.kind,
    fault: text.fault,
    entries: locs.length,
    relative: takeFew(locs.filter((loc) => !/^https?:\/\//i.test(loc) || !URL.canParse(loc))),
    elsewhere: takeFew(absolute.filter((loc) => !isOwnAddress(loc, target))),
    http: takeFew(absolute.filter((loc) => /^http:/i.test(loc) && isOwnAddress(loc, target))),
    lastmods: sumUpDates(text.entries, target.at),
    news: text.news,
    ...(text.extension !== undefined && { extension: cutText(text.extension, 200) }),
    ...(text.strangeNamespace !== null && { namespace: cutText(text.strangeNamespace, 200) }),
  };
};

/** Requests up to `cap` bytes of one sitemap file of this site, following redirects within it. Throws `NotObservable`. */
export const readSitemapFile = async (
  url: string,
  target: Target,
  reach: Reach,
  cap: number = CAP,
): Promise<ReadFile> => {
  if (!isOwnAddress(url, target)) throw new NotObservable('otherHost', url);
  const answer = await requestOwnAnswer(reach, url, { purpose: 'sitemap', redirect: 'follow', cap });
  if (!isOwnAddress(answer.url, target)) throw new NotObservable('otherHost', answer.url);

  const isFile = answer.status >= 200 && answer.status <= 299;
  const opened = await decompressGzip(isFile ? answer.body : new Uint8Array(), cap);
  const truncated = answer.truncated || opened.truncated;
  const written = new TextDecoder().decode(opened.bytes).toWellFormed();
  const text = parseSitemap(written, truncated);
  const isXml = text.kind === 'urlset' || text.kind === 'index';
  const isBroken = isXml && text.fault === null && isBadlyEncoded(opened.bytes, written, truncated);
  return {
    file: {
      status: answer.status,
      contentType: answer.headers['content-type'] ?? '',
      truncated,
      // The end of a file that we cut ourselves is unknown.
      ...(opened.damaged && !answer.truncated && { damaged: true as const }),
      ...sumUp(text, target),
      ...(isBroken && { fault: 'badEncoding' }),
    },
    entries: text.entries,
  };
};
