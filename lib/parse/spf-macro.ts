// RFC 7208 §7.1; the letters c, r and t belong to explanations only.
const TOKEN = /%(?:[%_-]|\{[slodiphv](?:0*[1-9]\d*)?r?[-.+,/_=]*\})|[\x21-\x24\x26-\x7e]/gi;
const TOP_LABEL = /\.(?:[a-z0-9]*[a-z][a-z0-9]*|[a-z0-9]+-[a-z0-9-]*[a-z0-9])\.?$/i;

/** Whether a domain can only be known with a message at hand. */
export const hasMacro = (domain: string): boolean => domain.includes('%');

/** Whether a text is a `domain-spec` (RFC 7208 §7.1): a macro string that ends in a macro or in a top label that is no number. */
export function isDomainSpec(text: string): boolean {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('') !== text) return false;
  return tokens.at(-1)?.startsWith('%') === true || TOP_LABEL.test(text);
}
