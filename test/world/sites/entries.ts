import { always, html, redirect, text, toOrigin } from '../answers.ts';
import type { Answer, Handler, Site } from '../site.ts';
import { exemplary } from './domains.ts';

/** Sites that differ in how a visitor gets in: by which hops, over which ports, with which cookies. */

const page = (title: string, headers: Answer['headers'] = {}): Handler =>
  always(
    html(
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>Deze pagina bestaat om de weg ernaartoe.</p></main></body></html>`,
      headers,
    ),
  );

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Over http to its twin first, for now only, and only then to https; the twin sends no HSTS. */
const omweg: Site = {
  hosts: ['omweg.nl'],
  http: ({ path, query }) => redirect(302, `http://www.omweg.nl${path}${query}`),
  https: page('Een omweg'),
};
const wwwOmweg: Site = {
  hosts: ['www.omweg.nl'],
  http: ({ path, query }) => redirect(301, `https://omweg.nl${path}${query}`),
  https: toOrigin('https://omweg.nl', 301),
  zones: [],
  registrations: [],
};

/** Its page over http leads on by its own markup. */
const wijzer: Site = {
  hosts: ['wijzer.nl'],
  http: always(
    html(
      '<!doctype html><html lang="nl"><head><title>Verhuisd</title><meta http-equiv="refresh" content="0; url=https://wijzer.nl/"></head><body></body></html>',
    ),
  ),
  https: page('Een wijzer'),
};

/** Sent by the host itself and not by its twin. */
const half: Site = {
  hosts: ['half.nl'],
  http: ({ path }) => redirect(301, `https://half.nl${path}`),
  https: page('Half beveiligd', HSTS),
};
const wwwHalf: Site = {
  hosts: ['www.half.nl'],
  http: toOrigin('https://half.nl'),
  https: toOrigin('https://half.nl'),
  zones: [],
  registrations: [],
};

const cookies = (host: string, lines: readonly string[], headers: Answer['headers']): Site => ({
  hosts: [host],
  https: page('Koekjes', { ...HSTS, ...headers, 'set-cookie': lines }),
});

/** Everything about cookies that can be wrong, in an answer that any cache may keep. */
const kruimels = cookies(
  'kruimels.nl',
  ['PHPSESSID=9f2c61; path=/', '__Host-keus=1; Path=/; Secure; Domain=kruimels.nl', 'taal=nl; SameSite=None'],
  { 'cache-control': 'public, max-age=600' },
);

/**
 * A session's cookie as it should be, and a token against request forgery, which scripts must read. Its mail policy is
 * announced and refused to us.
 */
const trommel: Site = {
  ...cookies(
    'trommel.nl',
    ['__Host-sessie=9f2c61; Path=/; Secure; HttpOnly; SameSite=Lax', 'csrftoken=ab12; Path=/; Secure; SameSite=Strict'],
    { 'cache-control': 'private, no-store' },
  ),
  zones: [
    exemplary('trommel.nl', {
      mail: ['@ IN MX 10 mx.postkantoor.nl.'],
      more: ['_mta-sts IN TXT "v=STSv1; id=1"', 'mta-sts IN A 45.92.7.10'],
    }),
  ],
};

/** Ports that are closed where the browser goes without a proxy; behind it nobody answers for them. */
const alleenHttp: Site = { hosts: ['alleenhttp.nl'], http: page('Alleen http') };
const alleenHttps: Site = { hosts: ['alleenhttps.nl'], https: page('Alleen https', HSTS) };

/** Behind the proxy nobody answers on its https port; without it the port speaks plain http. */
const geenTls: Site = { hosts: ['geentls.nl'], http: page('Geen TLS') };

const postTrommel: Site = {
  hosts: ['mta-sts.trommel.nl'],
  https: always(text('Verboden', {}, 403)),
  zones: [],
  registrations: [],
};

/** A customer of a platform that shares its domain. */
const winkel: Site = {
  hosts: ['winkel.github.io'],
  https: page('Een winkel', HSTS),
  zones: [],
  registrations: [],
};

export const entries: readonly Site[] = [
  omweg,
  wwwOmweg,
  wijzer,
  half,
  wwwHalf,
  kruimels,
  trommel,
  postTrommel,
  alleenHttp,
  alleenHttps,
  geenTls,
  winkel,
];
