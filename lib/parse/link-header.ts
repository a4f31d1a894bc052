/** One link of a Link header (RFC 8288). */
export interface HeaderLink {
  readonly target: string;
  /** By lower-case name; of a repeated one the first counts (§3.3). */
  readonly params: ReadonlyMap<string, string>;
}

// A target between angle brackets, then parameters whose values may be quoted and hold commas or semicolons.
const LINK = /<([^>]*)>((?:\s*;\s*[^\s=;,"]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)/g;
const PARAM = /;\s*([^\s=;,"]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/g;

const paramsOf = (text: string): ReadonlyMap<string, string> => {
  const params = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(PARAM)) {
    const value = quoted === undefined ? plain : quoted.replace(/\\(.)/g, '$1');
    if (!params.has(name.toLowerCase())) params.set(name.toLowerCase(), value);
  }
  return params;
};

/** The links of a Link header, in order; what does not parse is left out. */
export const parseLinkHeader = (header: string): readonly HeaderLink[] =>
  [...header.matchAll(LINK)].map(([, target = '', params = '']) => ({
    target: target.trim(),
    params: paramsOf(params),
  }));

/** Whether a link has the relation, in any case, among others or alone. */
export const hasRelation = ({ params }: HeaderLink, relation: string): boolean =>
  (params.get('rel') ?? '').toLowerCase().split(/\s+/).includes(relation);
