const trimStart = (text: string): string => text.replace(/^[\t\n\f\r ]+/, '');

/** Up to the closing quote where one opens it. */
const unquote = (text: string): string => {
  const [quote = ''] = text;
  if (quote !== '"' && quote !== "'") return text;
  return text.slice(1).split(quote)[0] ?? '';
};

/** What stands behind `url=`, spaces around it allowed; a text that does not begin so is an address itself. */
const skipUrlPrefix = (text: string): string => {
  const behind = /^url[\t\n\f\r ]*=/i.exec(text);
  return behind === null ? text : trimStart(text.slice(behind[0].length));
};

interface Refresh {
  /** Whole seconds. */
  readonly seconds: number;
  /** What stands behind the time. */
  readonly rest: string;
}

/** The time that the content states, and what follows it; null where it states none (HTML, "shared declarative refresh steps"). */
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
 * Where the content of `<meta http-equiv="refresh">` leads, as written; null when it states no time, or reloads the page
 * itself.
 */
export const parseRefreshTarget = (content: string): string | null => {
  const address = parseAddress(parseRefresh(content)?.rest ?? '');
  return address === '' ? null : address;
};

/** Whether browsers take the content of a refresh as one: it states a time, and an address where one should be. */
export const isRefresh = (content: string): boolean => parseRefreshDelay(content) !== null;

/** Whole seconds after which it refreshes or leads on; null when browsers ignore it: no time, or no address where one should be. */
export const parseRefreshDelay = (content: string): number | null => {
  const refresh = parseRefresh(content);
  return refresh !== null && URL.canParse(parseAddress(refresh.rest), 'https://a.example/') ? refresh.seconds : null;
};
