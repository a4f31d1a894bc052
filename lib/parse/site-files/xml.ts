import { SaxesParser } from 'saxes';

/** An element that was closed. */
export interface XmlElement {
  /** As written, with prefix. */
  readonly name: string;
  /** Name of the element around it; '' at the root. */
  readonly parent: string;
  /** Its own character data, entities resolved; without that of its child elements. */
  readonly text: string;
}

export type XmlFault = (typeof FAULTS)[number][0] | 'malformed' | 'tooDeep';

interface XmlOutcome {
  /** The first breach of well-formedness; null when there is none. */
  readonly fault: XmlFault | null;
  /** Name of the root element; '' when there is none. */
  readonly root: string;
}

/** Faults by the parser's own error messages; the first match applies. */
const FAULTS = [
  ['unboundPrefix', /unbound namespace prefix/],
  ['textOutside', /outside of root/],
  ['lateDeclaration', /at the start of the document/],
  ['severalRoots', /only one root/],
  ['empty', /must contain a root/],
  ['notClosed', /unclosed tag/],
  ['wrongEnd', /unexpected close tag|closing tag: /],
  ['openMarkup', /unexpected end/],
  ['badEntity', /entity/],
  ['badComment', /comment/],
  ['badAttribute', /attribute|unquoted/],
  ['badDeclaration', /XML declaration|version|encoding value|standalone|expected|whitespace required/],
  ['badCharacter', /disallowed character\.$|disallowed in char data/],
  ['badTag', /tag|name/],
] as const;

/** Deepest nesting of elements that is read. */
const DEPTH = 100;

/**
 * An ampersand that begins no reference. The parser would read on to the next semicolon, even a thousand elements
 * later; with a mark after the ampersand it stops there. In CDATA and comments it is an ordinary character, and the
 * mark is removed.
 */
const BARE = /&(?![#:\w.\-\u0080-\uFFFF]{1,64};)/g;
const MARKED = '&\uE000;';

/** Thrown to end the walk at a breach. */
class Breach extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(fault);
    this.fault = fault;
  }
}

const toXmlFault = ({ message }: Error): XmlFault =>
  FAULTS.find(([, words]) => words.test(message))?.[0] ?? 'malformed';

interface OpenElement {
  readonly name: string;
  readonly text: string[];
}

/** A parser that passes elements to `visit` as they close, and the name of the root. */
const makeWalk = (visit: (element: XmlElement) => void) => {
  // A prefix without a declaration is fatal to every reader that knows namespaces (Namespaces in XML 1.0 §5).
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  const walk = { parser, root: '' };
  const addText = (data: string): void => void open.at(-1)?.text.push(data);
  parser.on('error', (error) => {
    throw new Breach(toXmlFault(error));
  });
  parser.on('opentag', ({ name }) => {
    if (open.length >= DEPTH) throw new Breach('tooDeep');
    if (walk.root === '') walk.root = name;
    open.push({ name, text: [] });
  });
  parser.on('text', addText);
  parser.on('cdata', (data) => addText(data.replaceAll(MARKED, '&')));
  parser.on('closetag', ({ name }) => {
    const text = open.pop()?.text.join('').trim() ?? '';
    visit({ name, parent: open.at(-1)?.name ?? '', text });
  });
  return walk;
};

/**
 * Walks an XML text once (XML 1.0 with its namespaces, without the declarations of a DTD) and passes every element to `visit` when it
 * closes; the walk ends at the first breach. Elements that a truncated text leaves open are not a breach. Any text
 * gives an outcome.
 */
export const scanXml = (text: string, visit: (element: XmlElement) => void, isCut = false): XmlOutcome => {
  const walk = makeWalk(visit);
  try {
    walk.parser.write(text.replace(BARE, MARKED));
    if (!isCut) walk.parser.close();
    return { fault: null, root: walk.root };
  } catch (error) {
    if (error instanceof Breach) return { fault: error.fault, root: walk.root };
    throw error;
  }
};
