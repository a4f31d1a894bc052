import { TRIGGERS } from '../../../data/assistants/model-instructions.ts';
import type { Page } from '../../../facts/page.ts';
import { parseHost, stripWww } from '../../../parse/url/host-match.ts';
import {
  bodyOf,
  collapseWhitespace,
  findAll,
  findClosest,
  getAttribute,
  isComment,
  resolve,
  rootOf,
  startOf,
} from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { type ConcealmentMethod, findConcealment, findOpener } from './concealment.ts';

type Concealed = Page['concealed'];
type Piece = Concealed['texts'][number];

const LIMIT = { nodes: 150_000, turn: 500, texts: 30, length: 400, invisible: 10, links: 60, looked: 800, run: 2_000 };
/** Runs of characters that no writing system needs: zero-width characters, joiners, and the tag block, which mirrors ASCII. */
const INVISIBLE = /[\u200B-\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]{8,}/gu;
const QUOTED = 'script, style, template, noscript, code, pre, kbd, samp, textarea, svg';

const excerptAround = (text: string): string => {
  const at = text.search(TRIGGERS);
  return collapseWhitespace(text.slice(Math.max(0, at - LIMIT.length / 2), at + LIMIT.length), LIMIT.length);
};

/** Decodes tag characters into the ASCII they mirror; for runs of zero-width characters only, returns their length. */
const decodeRun = (whole: string): string => {
  const run = whole.slice(0, LIMIT.run);
  const tags = [...run].map((sign) => sign.codePointAt(0) ?? 0).filter((code) => code >= 0xe0020 && code < 0xe007f);
  return tags.length === 0
    ? `(${whole.length > run.length ? whole.length : [...run].length})`
    : String.fromCharCode(...tags.map((code) => code - 0xe0000)).slice(0, 200);
};

interface Walk {
  readonly texts: Piece[];
  readonly invisible: string[];
  complete: boolean;
}

const keep = (walk: Walk, how: ConcealmentMethod | null, text: string): void => {
  if (how !== null && walk.texts.length < LIMIT.texts) walk.texts.push({ how, text: excerptAround(text) });
};

/** How a text is hidden, if it is: not where visitors open it themselves, and `collapsed` where a script has to. */
const findHiding = (element: Element): ConcealmentMethod | null => {
  const how = findConcealment(element);
  if (how === null) return null;
  const opener = findOpener(element);
  if (opener === null) return how;
  return opener === 'scripted' ? 'collapsed' : null;
};

const visitText = (walk: Walk, node: CharacterData, live: boolean): void => {
  const { data } = node;
  const aside = isComment(node);
  if (!aside && live && walk.invisible.length < LIMIT.invisible) {
    walk.invisible.push(...[...data.matchAll(INVISIBLE)].map(([run]) => decodeRun(run)));
  }
  if (!TRIGGERS.test(data)) return;
  const parent = node.parentElement;
  const isShown = !aside && live && parent !== null && findClosest(parent, QUOTED) === null;
  keep(walk, aside ? 'comment' : isShown ? findHiding(parent) : null, data);
};

const walkTexts = async ({ doc, source, slices }: Reading): Promise<Walk> => {
  const walk: Walk = { texts: [], invisible: [], complete: true };
  const root = rootOf(doc);
  if (root === null) return walk;
  const mask = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT;
  const walker = Document.prototype.createTreeWalker.call(doc, root, mask);
  for (let seen = 0; walker.nextNode() !== null; seen += 1) {
    if (seen > LIMIT.nodes) return { ...walk, complete: false };
    visitText(walk, walker.currentNode as CharacterData, source.live);
    if (seen % LIMIT.turn === 0) await slices.rest();
  }
  return walk;
};

const listAltTexts = (doc: Document): readonly Piece[] =>
  findAll(doc, 'img[alt], area[alt]')
    .map((element) => getAttribute(element, 'alt') ?? '')
    .filter((alt) => TRIGGERS.test(alt))
    .map((alt) => ({ how: 'alt', text: excerptAround(alt) }));

const findConcealedLinks = async ({ doc, base, source, slices }: Reading): Promise<Concealed['links']> => {
  const here = parseHost(source.url);
  const body = bodyOf(doc);
  if (!source.live || body === null) return [];
  const outward = findAll(body, 'a[href^="http"], a[href^="//"]').filter((link) => {
    const host = parseHost(resolve(getAttribute(link, 'href') ?? '', base)) || here;
    return host !== here && !host.endsWith(`.${stripWww(here)}`);
  });
  const found = await slices.map(outward.slice(0, LIMIT.looked), (link) =>
    findConcealment(link) === null
      ? null
      : {
          url: collapseWhitespace(resolve(getAttribute(link, 'href') ?? '', base) ?? '', 500),
          text: collapseWhitespace(startOf(link), 100),
        },
  );
  return found.filter((link) => link !== null).slice(0, LIMIT.links);
};

export const readConcealed = async (reading: Reading): Promise<Concealed> => {
  const { texts, invisible, complete } = await walkTexts(reading);
  return {
    texts: [...texts, ...listAltTexts(reading.doc)].slice(0, LIMIT.texts),
    invisible: invisible.slice(0, LIMIT.invisible),
    links: await findConcealedLinks(reading),
    complete,
  };
};
