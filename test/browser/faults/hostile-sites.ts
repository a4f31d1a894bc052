import type { Writable } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';
import { always, html, redirect, text } from '../../world/answers.ts';
import type { Answer, Handler, Site, Visit } from '../../world/site.ts';

/** Sites whose answers are made to hurt whoever asks: endless, exploding, dripping, and leading astray. */

const page = (title: string): Answer =>
  html(`<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>Een gewone pagina; wat u verder vraagt, is dat niet.</p></main></body></html>`);

const isTab = ({ headers }: Visit): boolean => headers['sec-fetch-mode'] === 'navigate';

/** Writes the same piece until nobody reads any more, or until `most` bytes are out. */
const over = (piece: Buffer, most: number) => (out: Writable) => {
  let left = most;
  const more = (): void => {
    while (left > 0 && !out.destroyed) {
      left -= piece.byteLength;
      if (!out.write(piece)) return;
    }
    out.end();
  };
  out.on('drain', more);
  more();
};

const MIB = 1_048_576;
/** Sixteen MiB of zeros in some 16 kB; a full flush makes the piece stand on its own, so that it can be repeated. */
const ZEROS = deflateRawSync(Buffer.alloc(16 * MIB), { finishFlush: constants.Z_FULL_FLUSH });
/** The header of a gzip member without name or time (RFC 1952 §2.3). */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** A few hundred kB on the wire that unpack to a GiB. */
const bomb = (type: string): Answer => ({
  status: 200,
  headers: { 'content-type': type, 'content-encoding': 'gzip' },
  stream: (out) => {
    out.write(GZIP);
    over(ZEROS, 64 * ZEROS.byteLength)(out);
  },
});

/** A GiB, if somebody would read it. */
const giant = (type: string, line: string): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  stream: over(Buffer.from(line.repeat(1_000)), 1_024 * MIB),
});

const bom: Site = {
  hosts: ['bom.nl'],
  https: (visit) => {
    if (isTab(visit)) return page('Een bom');
    if (visit.path === '/robots.txt') return bomb('text/plain');
    if (visit.path === '/llms.txt') return giant('text/plain', '# Nog een regel\n');
    if (visit.path === '/sitemap.xml') return giant('application/xml', '<url><loc>https://bom.nl/</loc></url>');
    return visit.path === '/' ? bomb('text/html; charset=utf-8') : text('Niets', {}, 404);
  },
};

/** One character every now and then, for ever. */
const drip: Answer = {
  status: 200,
  headers: { 'content-type': 'text/plain' },
  stream: (out) => {
    const timer = setInterval(() => out.write('#'), 400);
    out.on('close', () => clearInterval(timer));
    out.write('#');
  },
};
const druppel: Site = {
  hosts: ['druppel.nl'],
  https: (visit) => {
    if (['/robots.txt', '/llms.txt', '/.well-known/security.txt'].includes(visit.path)) return drip;
    return visit.path === '/' ? page('Een druppel') : text('Niets', {}, 404);
  },
};

/** The next number, so that no address comes back. */
const onward: Handler = ({ query }) => redirect(302, `/llms.txt?${Number(query.slice(1)) + 1}`);
const lus: Site = {
  hosts: ['lus.nl', 'www.lus.nl'],
  http: ({ host }) => redirect(301, host === 'lus.nl' ? 'http://www.lus.nl/' : 'http://lus.nl/'),
  https: (visit) => {
    if (visit.path === '/robots.txt') return redirect(302, '/robots.txt');
    if (visit.path === '/llms.txt') return onward(visit) as Answer;
    return visit.path === '/' ? page('Een lus') : text('Niets', {}, 404);
  },
};

const ASTRAY: Readonly<Record<string, string>> = {
  '/robots.txt': 'https://elders.nl/robots.txt',
  '/llms.txt': 'http://192.168.1.1/llms.txt',
  '/.well-known/security.txt': 'file:///etc/passwd',
  '/security.txt': 'http://2130706433/',
  '/sitemap.xml': 'data:application/xml,<urlset/>',
  '/favicon.ico': 'http://[::ffff:10.0.0.1]/favicon.ico',
  '/.well-known/change-password': 'http://169.254.169.254/latest/meta-data',
};
const leid: Site = {
  hosts: ['leid.nl', 'www.leid.nl'],
  http: always(redirect(302, 'http://10.0.0.1/')),
  https: (visit) => {
    const astray = ASTRAY[visit.path];
    if (astray !== undefined) return redirect(302, astray);
    return visit.path === '/' && visit.host === 'leid.nl' ? page('Misleid') : redirect(302, 'http://127.0.0.1:8080/');
  },
};
/** Open to every origin, so that only our own policy keeps its answer out. */
const elders: Site = {
  hosts: ['elders.nl'],
  https: always(text('User-agent: *\nDisallow: /', { 'access-control-allow-origin': '*' })),
};

/** Those that have a `www` too. */
const HOSTS_OF_TWO = ['lus', 'leid'];

/** The same pages on sites that answer what else they are asked as if there were nothing. */
const plainSite = (host: string, title: string): Site => ({
  hosts: HOSTS_OF_TWO.includes(host) ? [`${host}-zonder.nl`, `www.${host}-zonder.nl`] : [`${host}-zonder.nl`],
  https: ({ path }) => (path === '/' ? page(title) : text('Niets', {}, 404)),
});
const PLAIN = { bom: 'Een bom', druppel: 'Een druppel', lus: 'Een lus', leid: 'Misleid' } as const;
export type HostileHost = keyof typeof PLAIN;
export const plainSites: readonly Site[] = Object.entries(PLAIN).map(([host, title]) => plainSite(host, title));

export const HOSTILE: readonly Site[] = [bom, druppel, lus, leid, elders];
export const HOSTILE_HOSTS: readonly string[] = HOSTILE.flatMap(({ hosts }) => hosts);
