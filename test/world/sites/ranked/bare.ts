import { getDomain } from 'tldts';
import { html, redirect } from '../../answers.ts';
import type { Answer, Handler, Site } from '../../site.ts';
import type { Signing } from '../../zone.ts';

/** A host with few pages, and what its server and its domain do. */
export interface Bare {
  readonly host: string;
  /** HTML by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, Answer>>;
  readonly headers?: Answer['headers'];
  /** What http does: leads to https (where absent), shows the same, or is all there is. */
  readonly http?: 'leads' | 'same' | 'only';
  readonly status?: number;
  /** Lines of the zone beside the addresses of the hosts. */
  readonly records?: readonly string[];
  readonly signing?: Signing;
  /** Whether www exists beside it, and leads to it. */
  readonly www?: boolean;
}

const answering =
  ({ pages, files = {}, headers = {}, status = 200 }: Bare): Handler =>
  ({ path }) => {
    const page = pages[path];
    if (page !== undefined) return html(page, headers, status);
    return (
      files[path] ??
      html('<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>', headers, 404)
    );
  };

/** The address records of a host within its domain; the domain itself has one too. */
const addresses = (host: string, domain: string, www: boolean): readonly string[] => [
  '@ IN A 45.92.7.120',
  ...(host === domain ? [] : [`${host}. IN A 45.92.7.121`]),
  ...(www ? ['www IN A 45.92.7.120'] : []),
];

/** The site, with the zone of its domain. */
export const bare = (site: Bare): Site => {
  const { host, http = 'leads', records = [], signing = 'unsigned', www = false } = site;
  const domain = getDomain(host) ?? host;
  const own = answering(site);
  const scheme = http === 'only' ? 'http' : 'https';
  const answer: Handler = (visit) =>
    visit.host === `www.${host}` ? redirect(301, `${scheme}://${host}${visit.path}`) : own(visit);
  const leads: Handler = ({ host: name, path }) => redirect(301, `https://${name}${path}`);
  return {
    hosts: www ? [host, `www.${host}`] : [host],
    http: http === 'leads' ? leads : answer,
    ...(http === 'only' ? {} : { https: answer }),
    zones: [{ name: domain, signing, records: [...addresses(host, domain, www), ...records] }],
  };
};

/** A page of a few lines. */
export const sheet = (
  title: string,
  body: string,
  more: { readonly head?: string; readonly lang?: string } = {},
): string =>
  `<!DOCTYPE html><html lang="${more.lang ?? 'en'}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${more.head ?? ''}</head><body>${body}</body></html>`;

/** A form to sign in, as software sends it. */
export const signIn = (name: string, action: string, button: string): string =>
  `<main><h1>${name}</h1><form action="${action}" method="post"><p><label for="u">Username</label> <input id="u" name="user" autocomplete="username"></p><p><label for="p">Password</label> <input id="p" name="password" type="password" autocomplete="current-password"></p><p><button type="submit">${button}</button></p></form></main>`;
