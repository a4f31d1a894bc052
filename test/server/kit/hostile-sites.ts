import type { Answer, Site } from '../../world/site.ts';

/** Pages that want to harm whoever scans them, and what the tests of faults ask of the service about each. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const HEAD = '<!doctype html><html lang=nl><title>Pagina</title><h1>Pagina</h1>';

/** A site of one page; of whatever else it is asked there is nothing. */
const siteOf = (host: string, page: Omit<Answer, 'status' | 'headers'>): Site => ({
  hosts: [host],
  https: ({ path }) =>
    path === '/' ? { status: 200, headers: HTML, ...page } : { status: 404, headers: HTML, body: 'Niet hier' },
});

const scripted = (host: string, script: string): Site => siteOf(host, { body: `${HEAD}<script>${script}</script>` });

export const HOSTILE: readonly Site[] = [
  scripted(
    'verbindingen.nl',
    `for (let n = 0; n < 10000; n += 1) {
      if (n % 2) new WebSocket('wss://v' + n + '.verbindingen.nl/'); else fetch('https://v' + n + '.verbindingen.nl/').catch(() => {});
    }`,
  ),
  scripted(
    'bytes.nl',
    'const all = []; setInterval(() => { for (let n = 0; n < 40; n += 1) all.push(new Uint8Array(8e6).fill(7)); }, 10)',
  ),
];
