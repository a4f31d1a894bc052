import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { getOwn } from '../text/own.ts';
import { type Attributes, makeForeign } from './html-foreign.ts';
import { makeHead } from './html-head.ts';

/** Where a token is in the document. */
interface TokenContext {
  /** A child of the document's `head`, including one that follows its end tag and precedes the body. */
  readonly inHead: boolean;
  /** Inside a `template`, so not part of the document. */
  readonly inTemplate: boolean;
  /** Inside a declarative shadow root: shown, but not part of the document's own tree. */
  readonly inShadow: boolean;
  /** Inside SVG or MathML. */
  readonly isForeign: boolean;
  /** Name of the element around it whose content is only text (`title`, `script`, `style` …); null outside of one. */
  readonly textOnly: string | null;
}

/** A tag: its name in lower case and its attributes, with character references decoded; the first of repeated attributes. */
export interface Tag extends TokenContext {
  readonly kind: 'start' | 'end';
  readonly name: string;
  readonly attributes: Attributes;
}

/** A tag or a run of text, as browsers with scripting enabled read it. */
export type HtmlToken = Tag | (TokenContext & { readonly kind: 'text'; readonly text: string });

/** Elements whose content is text, with the tokenizer's mode for it (HTML, 13.2.6.4); `noscript` too, with scripting enabled. */
const TEXT_ONLY = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
} as const;

const NONE: Attributes = new Map();
const readAttributes = ({ attrs }: Token.TagToken): Attributes =>
  attrs.length === 0 ? NONE : new Map(attrs.map(({ name, value }) => [name, value]));

/** Tracks the templates around a token; those that create a shadow root are counted separately (HTML, 4.12.3). */
const makeTemplates = () => {
  const open: ('inert' | 'shadow')[] = [];
  const counts = { inert: 0, shadow: 0 };
  return {
    areClosed: (): boolean => open.length === 0,
    context: (): Pick<TokenContext, 'inTemplate' | 'inShadow'> => ({
      inTemplate: counts.inert > 0,
      inShadow: counts.shadow > 0,
    }),
    open: (attributes: Attributes): void => {
      const kind = /^(?:open|closed)$/i.test(attributes.get('shadowrootmode') ?? '') ? 'shadow' : 'inert';
      open.push(kind);
      counts[kind] += 1;
    },
    close: (): void => {
      const kind = open.pop();
      if (kind !== undefined) counts[kind] -= 1;
    },
  };
};

/**
 * Passes the tags and texts of an HTML source to `hear`, in order, until it returns true. Tokenizes as the standard
 * does (HTML, 13.2.5); of the tree it tracks only what changes how text is read, and where the head ends. Linear in the
 * source.
 */
export const readHtml = (html: string, hear: (token: HtmlToken) => boolean): void => {
  const foreign = makeForeign();
  const head = makeHead();
  let textOnly: string | null = null;
  const templates = makeTemplates();
  let isDone = false;

  const readContext = (): TokenContext => ({
    inHead: head.isOpen(),
    ...templates.context(),
    isForeign: foreign.isForeign(),
    textOnly,
  });
  const emit = (token: HtmlToken): void => {
    if (!isDone) isDone = hear(token);
    if (isDone) tokenizer.pause();
  };
  const takeText = ({ chars }: Token.CharacterToken): void => {
    if (templates.areClosed() && textOnly === null) head.text(chars);
    emit({ kind: 'text', text: chars, ...readContext() });
  };

  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
      onCharacter: takeText,
      onWhitespaceCharacter: takeText,
      onNullCharacter: () => {},
      onStartTag: (token) => {
        const { tagName: name, selfClosing } = token;
        const attributes = readAttributes(token);
        const isForeign = foreign.start(name, attributes, selfClosing);
        tokenizer.inForeignNode = foreign.isForeign();
        if (templates.areClosed()) head.start(name);
        emit({ kind: 'start', name, attributes, ...readContext(), isForeign });
        if (isForeign) return;
        if (name === 'template') templates.open(attributes);
        const mode = getOwn(TEXT_ONLY, name);
        if (mode === undefined) return;
        tokenizer.state = mode;
        textOnly = name;
      },
      onEndTag: ({ tagName: name }) => {
        const was = textOnly;
        textOnly = null;
        emit({ kind: 'end', name, attributes: NONE, ...readContext() });
        const isForeign = foreign.isForeign();
        foreign.end(name);
        tokenizer.inForeignNode = foreign.isForeign();
        if (isForeign) return;
        if (name === 'template') templates.close();
        else if (templates.areClosed() && was === null) head.end(name);
      },
    },
  );
  tokenizer.write(html, true);
};

/** All tokens of a source. */
export const listHtmlTokens = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  readHtml(html, (token) => {
    tokens.push(token);
    return false;
  });
  return tokens;
};
