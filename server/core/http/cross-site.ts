/** Header lines of a request, by their names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether a browser says that a page of another origin is behind a request (Fetch Metadata, W3C): a link, an image, a redirect, a
 * form. `same-site` is another origin too: another port of this machine, another host of a domain. Who sends no such
 * line is no browser, or one that cannot tell.
 */
export const isFromElsewhere = ({ 'sec-fetch-site': site }: Headers): boolean =>
  site === 'cross-site' || site === 'same-site';

/**
 * The same, where nobody with a key stands behind it and no script reads the answer: at a public address a page of any origin may
 * ask with `fetch` (`cors`), which counts for who looks at that page.
 */
export const isStrayRequest = (headers: Headers, isPublic: boolean): boolean =>
  isFromElsewhere(headers) && !(isPublic && headers['sec-fetch-mode'] === 'cors');
