/** What counts as one site for who visits it: a host, with `www.` before it or without. */
export const siteOf = (url: string): string =>
  (URL.parse(url)?.hostname ?? '').replace(/\.$/, '').replace(/^www\./, '');
