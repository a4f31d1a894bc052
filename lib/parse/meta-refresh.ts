const trimStart = (text: string): string => text.replace(/^[\t\n\f\r ]+/, '');

/** Up to the closing quote where one opens it. */
const unquoted = (text: string): string => {
  const [quote = ''] = text;
  if (quote !== '"' && quote !== "'") return text;
  return text.slice(1).split(quote)[0] ?? '';
};

/** What stands behind `url=`, spaces around it allowed; a text that does not begin so is an address itself. */
const behindUrl = (text: string): string => {
  const behind = /^url[\t\n\f\r ]*=/i.exec(text);
  return behind === null ? text : trimStart(text.slice(behind[0].length));
};

/**
 * Where the content of `<meta http-equiv="refresh">` leads, as written; null when it states no time, or reloads the page
 * itself (HTML, "shared declarative refresh steps").
 */
export const refreshTarget = (content: string): string | null => {
  const text = trimStart(content);
  const time = /^[\d.]+/.exec(text)?.[0] ?? '';
  const rest = text.slice(time.length);
  if (time === '' || !/^[;,\t\n\f\r ]/.test(rest)) return null;

  const address = unquoted(behindUrl(trimStart(trimStart(rest).replace(/^[;,]/, '')))).trim();
  return address === '' ? null : address;
};
