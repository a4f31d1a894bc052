/** Header lines of a request, by their names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether a browser reports that a page of another origin caused a request (Fetch Metadata, W3C): by a link, an image, a redirect
 * or a form. `same-site` is another origin too: another port of this machine, another host of a domain. A client that sends no
 * such header is not a browser, or is one that does not support it.
 */
export const isFromElsewhere = ({ 'sec-fetch-site': site }: Headers): boolean =>
  site === 'cross-site' || site === 'same-site';

/**
 * The same, for a request without a key whose response no script reads: at a public address a page of any origin may send a
 * request with `fetch` (`cors`), which counts as one of that page's visitor.
 */
export const isStrayRequest = (headers: Headers, isPublic: boolean): boolean =>
  isFromElsewhere(headers) && !(isPublic && headers['sec-fetch-mode'] === 'cors');
