// RFC 7208 §7.1; the letters c, r and t belong to explanations only.
const TOKEN = /%(?:[%_-]|\{[slodiphv](?:0*[1-9]\d*)?r?[-.+,/_=]*\})|[\x21-\x24\x26-\x7e]/gi;

/** A `toplabel`: letters, digits and inner hyphens, and not digits alone; something stands before it. */
const endsInTopLabel = (text: string): boolean => {
  const labels = text.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z0-9-]+$/i.test(top) && !/^-|-$/.test(top) && /[a-z-]/i.test(top);
};

/** Whether a domain can only be known with a message at hand. */
export const hasMacro = (domain: string): boolean => domain.includes('%');

/** Whether a text is a `domain-spec` (RFC 7208 §7.1): a macro string that ends in a macro or in a top label that is no number. */
export const isDomainSpec = (text: string): boolean => {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('') !== text) return false;
  return tokens.at(-1)?.startsWith('%') === true || endsInTopLabel(text);
};
