import type { Writable } from 'node:stream';
import type { Answer, Site } from '../../world/site.ts';

/** Pages that want to harm whoever scans them, as used in the tests of faults. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const HEAD = '<!doctype html><html lang=nl><title>Pagina</title><h1>Pagina</h1>';

/** A site of one page; any other address gives a 404. */
const siteOf = (host: string, page: Partial<Answer>): Site => ({
  hosts: [host],
  https: ({ path }) =>
    path === '/' ? { status: 200, headers: HTML, ...page } : { status: 404, headers: HTML, body: 'Niet hier' },
});

const scripted = (host: string, script: string): Site => siteOf(host, { body: `${HEAD}<script>${script}</script>` });

/** Writes for as long as somebody reads, up to a number of bytes of ordinary page content. */
const flow =
  (most: number, piece: Buffer) =>
  (out: Writable): void => {
    let left = most;
    const more = (): void => {
      while (left > 0 && !out.destroyed) {
        left -= piece.length;
        if (!out.write(piece)) return void out.once('drain', more);
      }
      out.end();
    };
    more();
  };

const WORDS = Buffer.from(`<p>${'woorden '.repeat(8_000)}</p>\n`);

/** A little of a page again and again, without an end. */
const drip = (out: Writable): void => {
  out.write(HEAD);
  const timer = setInterval(() => out.write('<p>Nog een alinea.</p>\n'), 200);
  out.on('close', () => clearInterval(timer));
};

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
  siteOf('groot.nl', { stream: flow(1_000_000_000, WORDS) }),
  siteOf('eindeloos.nl', { stream: drip }),
  scripted('lus.nl', 'addEventListener("load", () => { for (;;); })'),
];
