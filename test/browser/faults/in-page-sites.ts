import type { Writable } from 'node:stream';
import { file, html, redirect, text } from '../../world/answers.ts';
import type { Answer, Site, Visit } from '../../world/site.ts';

/** Sites whose page does not let itself be asked, or wants to know and alter what is. */

const SCRIPTS = 'text/javascript';

const page = (title: string, body: string, headers: Answer['headers'] = {}): Answer =>
  html(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1><p>Wat hier staat, is voor iedereen te lezen.</p>${body}</main></body></html>`,
    headers,
  );

/** Answers all that its pages fetch with a text of its own. */
const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') event.respondWith(new Response('verzonnen'));
});`;

/** Writes down whatever of the page's own world is used; the page keeps what it heard in `gehoord`. */
const LISTENING = `<script>
const gehoord = [];
for (const name of ['fetch', 'XMLHttpRequest', 'Request', 'AbortController', 'FileReader', 'Blob']) {
  window[name] = function () { gehoord.push(name); throw new Error('nee'); };
}
for (const name of ['text', 'json', 'blob', 'arrayBuffer']) {
  Response.prototype[name] = () => { gehoord.push(name); return Promise.resolve('verzonnen'); };
}
Object.defineProperty(Response.prototype, 'status', { get: () => { gehoord.push('status'); return 418; } });
Headers.prototype.forEach = () => { gehoord.push('forEach'); };
ReadableStream.prototype.getReader = () => { gehoord.push('getReader'); throw new Error('nee'); };
Promise.prototype.then = new Proxy(Promise.prototype.then, {});
</script>`;

/** Hears every promise of its world that is fulfilled, and could alter what it brings. */
const MEDDLING = `<script>
Object.defineProperty(Object.prototype, 'then', { configurable: true, get() { return undefined; } });
</script>`;

const endless = (out: Writable): void => {
  const timer = setInterval(() => out.write('x'), 100);
  out.on('close', () => clearInterval(timer));
};

const at = (host: string, front: (visit: Visit) => Answer, files: Readonly<Record<string, Answer>> = {}): Site => ({
  hosts: [host],
  https: (visit) => {
    if (visit.path === '/') return front(visit);
    return files[visit.path] ?? (visit.path === '/melding' ? { status: 204, headers: {} } : text('Niets', {}, 404));
  },
});

const isTab = ({ headers }: Visit): boolean => headers['sec-fetch-mode'] === 'navigate';

const policy = (value: string) => ({ 'content-security-policy': value });

export const IN_PAGE: readonly Site[] = [
  at('dicht.nl', () => page('Dicht', '', policy("default-src 'self'; connect-src 'none'; report-uri /melding"))),
  at('meldt.nl', () =>
    page('Meldt', '', { 'content-security-policy-report-only': "connect-src 'none'; report-uri /melding" }),
  ),
  at('zand.nl', () => page('Zand', '', policy('sandbox allow-scripts'))),
  at('streng.nl', () => page('Streng', '', policy("default-src 'none'; connect-src 'self'"))),
  at('bemoeit.nl', () => page('Bemoeit', MEDDLING)),
  at('luistert.nl', () => page('Luistert', LISTENING), { '/robots.txt': text('User-agent: *\nDisallow:\n') }),
  at('werker.nl', () => page('Werker', "<script>navigator.serviceWorker.register('/werker.js')</script>"), {
    '/werker.js': file(SCRIPTS, WORKER),
  }),
  at('groot.nl', (visit) => page('Groot', isTab(visit) ? '' : `<p>${'lang '.repeat(600_000)}</p>`), {
    '/robots.txt': text('#'.repeat(2_000_000)),
  }),
  at('leidt.nl', (visit) => (isTab(visit) ? page('Leidt', '') : redirect(302, 'http://192.168.1.1/geheim'))),
  at('eindeloos.nl', () => page('Eindeloos', ''), {
    '/robots.txt': { status: 200, headers: { 'content-type': 'text/plain' }, stream: endless },
  }),
];

/** Each of them, and the same page that lets itself be asked and wants nothing. What `streng.nl` and `zand.nl` send are policies in truth. */
export const IN_PAGE_PLAIN: readonly Site[] = [
  at('dicht-zonder.nl', () => page('Dicht', '', policy("default-src 'self'; report-uri /melding"))),
  at('meldt-zonder.nl', () => page('Meldt', '')),
  at('zand-zonder.nl', () => page('Zand', '')),
  at('streng-zonder.nl', () => page('Streng', '')),
  at('bemoeit-zonder.nl', () => page('Bemoeit', '<script>void 0;</script>')),
  at('luistert-zonder.nl', () => page('Luistert', '<script>void 0;</script>'), {
    '/robots.txt': text('User-agent: *\nDisallow:\n'),
  }),
  at('werker-zonder.nl', () => page('Werker', '<script>void 0;</script>')),
  at('groot-zonder.nl', () => page('Groot', ''), { '/robots.txt': text('# Niets') }),
  at('leidt-zonder.nl', () => page('Leidt', '')),
  at('eindeloos-zonder.nl', () => page('Eindeloos', '')),
];
