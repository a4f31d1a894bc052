// RFC 7208 §7.1; the letters c, r and t are for explanations only.
const TOKEN = /%(?:[%_-]|\{[slodiphv](?:0*[1-9]\d*)?r?[-.+,/_=]*\})|[\x21-\x24\x26-\x7e]/gi;

/** Whether a text ends in a `toplabel` (letters, digits and inner hyphens, not only digits) with another label before it. */
const hasTopLabel = (text: string): boolean => {
  const labels = text.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z0-9-]+$/i.test(top) && !/^-|-$/.test(top) && /[a-z-]/i.test(top);
};

const LABEL = 63;

/**
 * Whether no label is empty, except the last, and none is too long for DNS; RFC 7208 §4.8 does not define what such a
 * name results in.
 */
const hasLabels = (tokens: readonly string[]): boolean => {
  // Whatever a macro expands to, the label around it counts as not empty.
  const name = tokens.map((token) => (token.startsWith('%') ? 'm' : token)).join('');
  return name
    .replace(/\.$/, '')
    .split('.')
    .every(({ length }) => length > 0 && length <= LABEL);
};

/** Whether a text is a `macro-string` (RFC 7208 §7.1), the empty one too. */
export const isMacroString = (text: string): boolean => (text.match(TOKEN) ?? []).join('') === text;

/** Whether a domain is known only with a message, because it contains a macro. */
export const hasMacro = (domain: string): boolean => domain.includes('%');

/**
 * Whether a text is a `domain-spec` (RFC 7208 §7.1): a macro string that ends in a macro or in a top label that is not
 * a number. False for names with an empty label or one of more than 63 octets, about which the RFC says nothing.
 */
export const isDomainSpec = (text: string): boolean => {
  const tokens = text.match(TOKEN) ?? [];
  if (!isMacroString(text) || !hasLabels(tokens)) return false;
  return tokens.at(-1)?.startsWith('%') === true || hasTopLabel(text);
};
