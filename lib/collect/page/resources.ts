import type { Page } from '../../facts/page.ts';
import { cutText } from '../../parse/text/cut.ts';
import { getOwn } from '../../parse/text/own.ts';
import {
  createGetter,
  findAll,
  findClosest,
  getAttribute,
  getTag,
  hasAttribute,
  isHtml,
  keepWithinFirst,
  readTokens,
  resolve,
  textOf,
} from './dom/dom.ts';
import type { Reading } from './dom/reading.ts';
import { readInsecure } from './insecure.ts';

type Resources = Page['resources'];
type Resource = Resources['list'][number];

const LIMIT = { list: 600, address: 2_000, data: 40, attribute: 500, inline: 60, start: 2_000, room: 150_000 };
const SELECTOR =
  'script[src], link[href], iframe, frame, img[src], input[src], video, audio, source[src], track[src], embed[src], object[data]';
/** JavaScript MIME types (WHATWG MIME Sniffing §4.6); any other type makes a script a data block that is not loaded. */
const JAVASCRIPT =
  /^(?:|module|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Addresses of extension files: nodes that another extension inserted. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:/i;
/** Kinds that run code or embed a document; many images must not push them out of the list. */
const TELLING: readonly Resource['kind'][] = ['script', 'style', 'frame', 'object'];

const isCode = (script: Element): boolean => JAVASCRIPT.test(readTokens(script, 'type').split(';')[0]?.trim() ?? '');
const clipAddress = (address: string): string => cutText(address, /^data:/i.test(address) ? LIMIT.data : LIMIT.address);
const readShort = (element: Element, name: string): string | null =>
  getAttribute(element, name)?.slice(0, LIMIT.attribute).toWellFormed() ?? null;

const findLinkKind = (link: Element): Resource['kind'] | null => {
  const rel = readTokens(link, 'rel').split(' ');
  if (rel.includes('stylesheet')) return hasAttribute(link, 'disabled') ? null : 'style';
  if (rel.includes('preload')) return readTokens(link, 'as') === 'font' ? 'font' : 'other';
  return rel.some((word) => ['modulepreload', 'prefetch', 'manifest', 'icon', 'apple-touch-icon'].includes(word))
    ? 'other'
    : null;
};

const KINDS: Readonly<Record<string, Resource['kind']>> = {
  iframe: 'frame',
  frame: 'frame',
  img: 'image',
  input: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
  track: 'media',
  embed: 'object',
  object: 'object',
};

/** Kind of resource that an element loads; null when it loads nothing. */
const findKind = (element: Element): Resource['kind'] | null => {
  if (getTag(element) === 'script') return isCode(element) ? 'script' : null;
  return getTag(element) === 'link' ? findLinkKind(element) : (getOwn(KINDS, getTag(element)) ?? null);
};

const ADDRESS: Readonly<Record<string, string>> = { link: 'href', object: 'data' };

const readAddress = (element: Element): string => {
  if (getTag(element) === 'iframe' && hasAttribute(element, 'srcdoc')) return 'about:srcdoc';
  return getAttribute(element, getOwn(ADDRESS, getTag(element)) ?? 'src')?.trim() ?? '';
};

/** The effective `crossorigin`: module scripts are always fetched with CORS, even without the attribute. */
const readCors = (element: Element): string | null => {
  const isModule = getTag(element) === 'script' && readTokens(element, 'type') === 'module';
  return readShort(element, 'crossorigin') ?? (isModule ? '' : null);
};

const asyncOf = createGetter<HTMLScriptElement, boolean>(HTMLScriptElement.prototype, 'async');

// The `async` property is also true for scripts inserted by another script, which do not block (HTML, "force async").
const isBlocking = (element: Element): boolean =>
  getTag(element) === 'script' &&
  isHtml(element) &&
  findClosest(element, 'head') !== null &&
  !asyncOf(element as HTMLScriptElement) &&
  !hasAttribute(element, 'defer') &&
  readTokens(element, 'type') !== 'module';

/** An element that loads something, with the kind and the address as written. */
interface Candidate {
  readonly element: Element;
  readonly kind: Resource['kind'];
  readonly raw: string;
}

const toCandidate = (element: Element): Candidate | null => {
  const kind = findKind(element);
  const raw = readAddress(element);
  if (kind === null || raw === '' || EXTENSION.test(raw) || findClosest(element, 'noscript') !== null) return null;
  return { element, kind, raw };
};

const toResource = ({ element, kind, raw }: Candidate, base: string): Resource => {
  const url = resolve(raw, base);
  return {
    kind,
    raw: clipAddress(raw),
    url: url === null ? null : clipAddress(url),
    integrity: readShort(element, 'integrity'),
    crossorigin: readCors(element),
    blocking: isBlocking(element),
    sandbox: kind === 'frame' ? readShort(element, 'sandbox') : null,
  };
};

/** All candidates in document order; when there are too many, those that run code or embed a document take precedence. */
const pick = (found: readonly Candidate[]): readonly Candidate[] => {
  if (found.length <= LIMIT.list) return found;
  const telling = found.filter(({ kind }) => TELLING.includes(kind)).slice(0, LIMIT.list);
  const others = found.filter(({ kind }) => !TELLING.includes(kind)).slice(0, LIMIT.list - telling.length);
  const selected = new Set([...telling, ...others]);
  return found.filter((candidate) => selected.has(candidate));
};

const readInline = (script: Element): string | null =>
  isCode(script) && findClosest(script, 'noscript') === null ? textOf(script) : null;

/** The resources that the page loads, according to its markup. */
export const readResources = async (reading: Reading): Promise<Resources> => {
  const { doc, base, slices } = reading;
  const found = await slices.map(findAll(doc, SELECTOR), toCandidate);
  const candidates = found.filter((candidate) => candidate !== null);
  const list = await slices.map(pick(candidates), (candidate) => toResource(candidate, base));
  const codes = (await slices.map(findAll(doc, 'script:not([src])'), readInline)).filter((code) => code !== null);
  return {
    list: keepWithinFirst(list, ({ kind }) => TELLING.includes(kind), { room: LIMIT.room }),
    total: candidates.length,
    inline: codes
      .slice(0, LIMIT.inline)
      .map((code) => ({ start: code.slice(0, LIMIT.start).toWellFormed(), length: code.length })),
    insecure: await readInsecure(reading),
  };
};
