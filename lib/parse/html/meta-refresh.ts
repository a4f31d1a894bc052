const trimStart = (text: string): string => text.replace(/^[\t\n\f\r ]+/, '');

/** If the text begins with a quote, returns what is before the closing one; else the text unchanged. */
const unquote = (text: string): string => {
  const [quote = ''] = text;
  if (quote !== '"' && quote !== "'") return text;
  return text.slice(1).split(quote)[0] ?? '';
};

/** Removes a leading `url=`, with spaces around the `=` allowed; a text without it is an address already. */
const skipUrlPrefix = (text: string): string => {
  const behind = /^url[\t\n\f\r ]*=/i.exec(text);
  return behind === null ? text : trimStart(text.slice(behind[0].length));
};

interface Refresh {
  /** Whole seconds. */
  readonly seconds: number;
  /** The text after the time. */
  readonly rest: string;
}

/** Splits the content into its time and the rest; null when it has no time (HTML, "shared declarative refresh steps"). */
const parseRefresh = (content: string): Refresh | null => {
  const text = trimStart(content);
  const time = /^[\d.]+/.exec(text)?.[0] ?? '';
  const rest = text.slice(time.length);
  if (time === '' || !/^(?:[;,\t\n\f\r ]|$)/.test(rest)) return null;
  return { seconds: Number(time.split('.')[0]), rest };
};

const parseAddress = (rest: string): string =>
  unquote(skipUrlPrefix(trimStart(trimStart(rest).replace(/^[;,]/, '')))).trim();

/**
 * Target in the content of `<meta http-equiv="refresh">`, as written; null when the content has no time, or reloads the
 * page itself.
 */
export const parseRefreshTarget = (content: string): string | null => {
  const address = parseAddress(parseRefresh(content)?.rest ?? '');
  return address === '' ? null : address;
};

/** Whether browsers accept the content as a refresh: it has a time, and its address, if any, is valid. */
export const isRefresh = (content: string): boolean => parseRefreshDelay(content) !== null;

/** Whole seconds before it reloads or redirects; null when browsers ignore it: it has no time, or an invalid address. */
export const parseRefreshDelay = (content: string): number | null => {
  const refresh = parseRefresh(content);
  return refresh !== null && URL.canParse(parseAddress(refresh.rest), 'https://a.example/') ? refresh.seconds : null;
};
