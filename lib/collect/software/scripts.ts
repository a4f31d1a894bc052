import { DEVELOPMENT_MARKS } from '../../data/software/development-builds.ts';
import { FILE_HASHES } from '../../data/software/file-hashes.ts';
import { LIBRARIES } from '../../data/software/libraries.ts';
import type { Facts } from '../../evidence.ts';
import type { Seen } from '../../facts/seen.ts';
import type { Target } from '../../model.ts';
import { readHttpDate } from '../../parse/dates/mail-dates.ts';
import { parseCacheControl } from '../../parse/http/cache-control.ts';
import { findBanners, findSourceMap } from '../../parse/software/banners.ts';
import { findConstants } from '../../parse/software/bundled-code.ts';
import { findLibrariesInAddress } from '../../parse/software/library-address.ts';
import { pickSpacedSample } from '../../parse/text/spaced-sample.ts';
import { filterHarmless } from '../../parse/url/action-address.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import type { Answer } from '../network/answer.ts';
import type { Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { requestOwnAnswer } from '../site/own-answer.ts';

type File = Extract<Facts['scripts']['sample'][number]['file'], { seen: true }>['value'];

const SAMPLE = 5;
const CAP = 2 * 1024 * 1024;
/** Number of characters searched for versions stated in code; the patterns are short and have no nested repetition. */
const SEARCHED = 1_500_000;

/** Identifies a released file by its hash, for files without a version in their text; a partial file cannot be identified. */
const findKnownFile = async ({ body, truncated }: Answer): Promise<File['constants']> => {
  if (truncated) return [];
  const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(body)));
  const hex = [...sha256].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return FILE_HASHES.flatMap(({ sha256: known, library, version }) => (known === hex ? [{ library, version }] : []));
};

/** Share of the time since a file's last change for which caches store it without explicit freshness (RFC 9111 §4.2.2). */
const HEURISTIC = 0.1;

/**
 * Freshness from Expires when there is no `max-age`; an invalid date counts as expired (RFC 9111 §5.3). When neither is
 * sent, the heuristic that browsers derive from Last-Modified (§4.2.2), unless they must revalidate: Chromium then
 * stores nothing by its own heuristic.
 */
const readFreshness = (headers: Answer['headers'], at: number): Pick<File, 'expiresIn'> => {
  const { expires, date = '', 'last-modified': changed = '', 'cache-control': control = '' } = headers;
  const directives = parseCacheControl(control);
  if (directives.has('max-age')) return {};
  const start = readHttpDate(date, at);
  if (start === null) return {};
  const countSeconds = (from: number, to: number): number => Math.max(0, Math.round((to - from) / 1_000));
  if (expires !== undefined) return { expiresIn: countSeconds(start, readHttpDate(expires, at) ?? start) };
  const since = readHttpDate(changed, at);
  if (since === null || directives.has('must-revalidate')) return {};
  return { expiresIn: Math.round(countSeconds(since, start) * HEURISTIC) };
};

const read = async (answer: Answer, at: number): Promise<File> => {
  const { status, headers, body, truncated } = answer;
  const text = new TextDecoder().decode(body).toWellFormed();
  const isScript = status >= 200 && status < 300 && !/\bhtml\b/i.test(headers['content-type'] ?? '');
  const searched = isScript ? text.slice(0, SEARCHED) : '';
  return {
    status,
    contentType: headers['content-type'] ?? '',
    cacheControl: headers['cache-control'] ?? '',
    ...readFreshness(headers, at),
    bytes: body.byteLength,
    truncated,
    banners: [...findBanners(searched)],
    constants: isScript ? [...findConstants(searched, LIBRARIES), ...(await findKnownFile(answer))] : [],
    developmentMarks: DEVELOPMENT_MARKS.filter(({ text: mark }) => mark.test(searched)).map(({ id }) => id),
    sourceMap: isScript ? findSourceMap(text) : '',
  };
};

const visitScript = (url: string, reach: Reach, at: number): Promise<Seen<File>> =>
  collectPart('scripts', async () =>
    read(await requestOwnAnswer(reach, url, { purpose: 'script', redirect: 'follow', cap: CAP }), at),
  );

/** First the scripts whose address names no library, evenly spaced over the sorted list, then the others. */
const pickScripts = (own: readonly string[]): readonly string[] => {
  const unnamed = own.filter((url) => findLibrariesInAddress(url, LIBRARIES).length === 0);
  const chosen = pickSpacedSample(unnamed, SAMPLE);
  const rest = own.filter((url) => !unnamed.includes(url));
  return [...chosen, ...pickSpacedSample(rest, SAMPLE - chosen.length)];
};

/** A sample of the page's own scripts: at most five, 2 MiB of each. */
export const collectScripts = async (target: Target, reach: Reach): Promise<Facts['scripts']> => {
  const { resources } = await reach.page();
  const own = resources.list.flatMap(({ kind, url }) =>
    kind === 'script' && url !== null && isOwnAddress(url, target) ? [url] : [],
  );
  const unique = [...new Set(own)];
  const sample = await Promise.all(
    pickScripts(filterHarmless(unique)).map(async (url) => ({ url, file: await visitScript(url, reach, target.at) })),
  );
  return { candidates: unique.length, sample };
};
