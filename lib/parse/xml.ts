/** An element that was closed. */
export interface XmlElement {
  /** As written, with prefix. */
  readonly name: string;
  /** Name of the element around it; '' at the root. */
  readonly parent: string;
  /** Its own character data, entities resolved; not that of elements in it. */
  readonly text: string;
}

export type XmlFault =
  | 'empty'
  | 'textOutside'
  | 'lateDeclaration'
  | 'openMarkup'
  | 'badTag'
  | 'badAttribute'
  | 'badEntity'
  | 'wrongEnd'
  | 'severalRoots'
  | 'notClosed'
  | 'tooDeep';

export interface XmlOutcome {
  /** The first breach of well-formedness; null when there is none. */
  readonly fault: XmlFault | null;
  /** Name of the root element; '' when there is none. */
  readonly root: string;
}

const DEPTH = 100;
const NAME = '[A-Za-z_\\u0080-\\uFFFF][\\w.:\\-\\u0080-\\uFFFF]*';
/** White space of XML (1.0 §2.3): a name may hold others. */
const SPACE = '[ \\t\\r\\n]';
const ATTRIBUTE = new RegExp(`${SPACE}+(${NAME})${SPACE}*=${SPACE}*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const OPEN = new RegExp(`<(${NAME})`, 'y');
const CLOSE = new RegExp(`</(${NAME})${SPACE}*>`, 'y');
const TAG_END = /[ \t\r\n]*(\/?)>/y;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Where markup that is no element ends; -1 when it does not. */
const skipMarkup = (text: string, at: number): number => {
  const [start, end] = text.startsWith('<!--', at) ? [4, '-->'] : text.startsWith('<?', at) ? [2, '?>'] : [2, '>'];
  const found = text.indexOf(end, at + start);
  return found === -1 ? -1 : found + end.length;
};

/** Character data with its entities resolved; null when one is unknown or a bare ampersand stands in it. */
const resolveEntities = (data: string): string | null => {
  if (!data.includes('&')) return data;
  if (
    /&/.test(
      data.replace(ENTITY, (entity) =>
        /^&[a-z]/i.test(entity) && !Object.hasOwn(NAMED, entity.slice(1, -1)) ? '&' : '',
      ),
    )
  ) {
    return null;
  }
  return data.replace(ENTITY, (_, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '\uFFFD';
  });
};

interface OpenElement {
  readonly name: string;
  readonly text: string[];
}

/** The state of one walk through a text. */
interface Walk {
  readonly text: string;
  readonly stack: OpenElement[];
  readonly visit: (element: XmlElement) => void;
  root: string;
  at: number;
}

const finish = (walk: Walk): void => {
  const element = walk.stack.pop();
  if (element === undefined) return;
  walk.visit({ name: element.name, parent: walk.stack.at(-1)?.name ?? '', text: element.text.join('').trim() });
};

const readClose = (walk: Walk): XmlFault | null => {
  CLOSE.lastIndex = walk.at;
  const name = CLOSE.exec(walk.text)?.[1];
  if (name === undefined) return 'badTag';
  if (walk.stack.at(-1)?.name !== name) return 'wrongEnd';
  walk.at = CLOSE.lastIndex;
  finish(walk);
  return null;
};

const readAttributes = (walk: Walk): XmlFault | null => {
  for (;;) {
    ATTRIBUTE.lastIndex = walk.at;
    const match = ATTRIBUTE.exec(walk.text);
    if (match === null) return null;
    if (resolveEntities(match[2] ?? match[3] ?? '') === null) return 'badEntity';
    walk.at = ATTRIBUTE.lastIndex;
  }
};

const readOpen = (walk: Walk): XmlFault | null => {
  OPEN.lastIndex = walk.at;
  const name = OPEN.exec(walk.text)?.[1];
  if (name === undefined) return 'badTag';
  if (walk.stack.length === 0 && walk.root !== '') return 'severalRoots';
  if (walk.stack.length >= DEPTH) return 'tooDeep';
  walk.at = OPEN.lastIndex;
  const fault = readAttributes(walk);
  if (fault !== null) return fault;
  TAG_END.lastIndex = walk.at;
  const end = TAG_END.exec(walk.text);
  if (end === null) return 'badAttribute';
  walk.at = TAG_END.lastIndex;
  if (walk.root === '') walk.root = name;
  walk.stack.push({ name, text: [] });
  if (end[1] === '/') finish(walk);
  return null;
};

const readCdata = (walk: Walk): XmlFault | null => {
  const end = walk.text.indexOf(']]>', walk.at);
  if (end === -1) return 'openMarkup';
  walk.stack.at(-1)?.text.push(walk.text.slice(walk.at + 9, end));
  walk.at = end + 3;
  return null;
};

/** An XML declaration that something stands before, were it white space (XML 1.0 §2.6, §2.8): parsers give up there. */
const isLate = ({ text, at }: Walk): boolean =>
  at > (text.startsWith('\uFEFF') ? 1 : 0) && /^<\?xml\s/i.test(text.slice(at, at + 6));

const readMarkup = (walk: Walk): XmlFault | null => {
  if (isLate(walk)) return 'lateDeclaration';
  const end = skipMarkup(walk.text, walk.at);
  if (end === -1) return 'openMarkup';
  walk.at = end;
  return null;
};

const readText = (walk: Walk): XmlFault | null => {
  const next = walk.text.indexOf('<', walk.at);
  const end = next === -1 ? walk.text.length : next;
  const data = resolveEntities(walk.text.slice(walk.at, end));
  if (data === null) return 'badEntity';
  walk.at = end;
  const holder = walk.stack.at(-1);
  if (holder === undefined) return data.replace(/^\uFEFF/, '').trim() === '' ? null : 'textOutside';
  holder.text.push(data);
  return null;
};

const step = (walk: Walk): XmlFault | null => {
  const { text, at } = walk;
  if (text[at] !== '<') return readText(walk);
  if (text.startsWith('<![CDATA[', at)) return readCdata(walk);
  if (/[!?]/.test(text[at + 1] ?? '')) return readMarkup(walk);
  return text[at + 1] === '/' ? readClose(walk) : readOpen(walk);
};

/**
 * Walks a small XML text once and hands every element over when it closes. Well-formedness as far as a sitemap needs it
 * (XML 1.0 without DTD); the walk ends at the first fault. Any text gives an outcome.
 */
export const scanXml = (text: string, visit: (element: XmlElement) => void): XmlOutcome => {
  const walk: Walk = { text, stack: [], visit, root: '', at: 0 };
  while (walk.at < text.length) {
    const fault = step(walk);
    if (fault !== null) return { fault, root: walk.root };
  }
  if (walk.root === '') return { fault: 'empty', root: '' };
  return { fault: walk.stack.length > 0 ? 'notClosed' : null, root: walk.root };
};
