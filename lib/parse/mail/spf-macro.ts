// RFC 7208 §7.1; the letters c, r and t belong to explanations only.
const TOKEN = /%(?:[%_-]|\{[slodiphv](?:0*[1-9]\d*)?r?[-.+,/_=]*\})|[\x21-\x24\x26-\x7e]/gi;

/** A `toplabel`: letters, digits and inner hyphens, and not digits alone; something stands before it. */
const hasTopLabel = (text: string): boolean => {
  const labels = text.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z0-9-]+$/i.test(top) && !/^-|-$/.test(top) && /[a-z-]/i.test(top);
};

const LABEL = 63;

/** No empty label but the last, and none that DNS cannot hold; RFC 7208 §4.8 leaves open what such a name comes to. */
const hasLabels = (tokens: readonly string[]): boolean => {
  // Whatever a macro becomes, the label around it holds something.
  const name = tokens.map((token) => (token.startsWith('%') ? 'm' : token)).join('');
  return name
    .replace(/\.$/, '')
    .split('.')
    .every(({ length }) => length > 0 && length <= LABEL);
};

/** Whether a text is a `macro-string` (RFC 7208 §7.1), the empty one too. */
export const isMacroString = (text: string): boolean => (text.match(TOKEN) ?? []).join('') === text;

/** Whether a domain can only be known with a message at hand. */
export const hasMacro = (domain: string): boolean => domain.includes('%');

/**
 * Whether a text is a `domain-spec` (RFC 7208 §7.1): a macro string that ends in a macro or in a top label that is no number.
 * Names with an empty label or one of more than 63 octets, of which it says nothing, are none.
 */
export const isDomainSpec = (text: string): boolean => {
  const tokens = text.match(TOKEN) ?? [];
  if (!isMacroString(text) || !hasLabels(tokens)) return false;
  return tokens.at(-1)?.startsWith('%') === true || hasTopLabel(text);
};
