/** One link of a Link header (RFC 8288). */
interface HeaderLink {
  readonly target: string;
  /** By lower-case name; of a repeated one the first counts (§3.3). */
  readonly params: ReadonlyMap<string, string>;
}

const TARGET = /<([^<>]*)>/g;
/** A parameter; its value may be quoted, and then contain commas and semicolons. */
const PARAM = / ?; ?([^ =;,"]+)(?: ?= ?(?:"((?:[^"\\]|\\.)*)"|([^ ;,"]*)))?/y;

/** Parses the parameters at `at`; returns them with the index after them. */
const parseParams = (text: string, at: number): { readonly params: HeaderLink['params']; readonly end: number } => {
  const params = new Map<string, string>();
  let end = at;
  PARAM.lastIndex = at;
  for (let match = PARAM.exec(text); match !== null; match = PARAM.exec(text)) {
    const [, name = '', quoted, plain = ''] = match;
    const value = quoted === undefined ? plain : quoted.replace(/\\(.)/g, '$1');
    if (!params.has(name.toLowerCase())) params.set(name.toLowerCase(), value);
    end = PARAM.lastIndex;
  }
  return { params, end };
};

/** The links of a Link header, in order; invalid ones are left out. */
export const parseLinkHeader = (header: string): readonly HeaderLink[] => {
  const text = header.replace(/\s+/g, ' ');
  const links: HeaderLink[] = [];
  TARGET.lastIndex = 0;
  for (let match = TARGET.exec(text); match !== null; match = TARGET.exec(text)) {
    const { params, end } = parseParams(text, TARGET.lastIndex);
    links.push({ target: (match[1] ?? '').trim(), params });
    TARGET.lastIndex = end;
  }
  return links;
};

/** Whether a link has the relation, alone or among others, ignoring case. */
export const hasRelation = ({ params }: HeaderLink, relation: string): boolean =>
  (params.get('rel') ?? '').toLowerCase().split(/\s+/).includes(relation);

/** Whether a link is about the response itself; `anchor` names another context (RFC 8288 §3.2). */
export const isAbout = ({ params }: HeaderLink, base: string): boolean => {
  const anchor = params.get('anchor');
  return anchor === undefined || URL.parse(anchor, base)?.href === base;
};
