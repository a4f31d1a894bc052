import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asSent } from '../../kit/pasted.ts';

/**
 * What browsers enforce of a policy: one page frames a page of its own for each case, and each tells what it could still do.
 * A page that is closed for script, or for frames, tells nothing.
 */

/** Directives that a page can try by itself, each with a value that closes it. */
export const CLOSING: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'none'",
  'script-src-elem': "'none'",
  'script-src-attr': "'none'",
  'style-src': "'none'",
  'style-src-attr': "'none'",
  'img-src': "'none'",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  sandbox: 'allow-same-origin',
  'require-trusted-types-for': "'script'",
};

export interface PolicyCase {
  readonly name: string;
  readonly directive: string;
  /** The whole policy, in characters. */
  readonly policy: string;
  readonly via: 'header' | 'meta';
}

/** What was still possible, by directive; empty where nothing was heard. */
export type Possible = readonly string[];

const PAGE = (meta: string) => `<!doctype html><html><head><meta charset="utf-8">${meta}
<base href="/elders/"><title>x</title></head><body style="color: rgb(1, 2, 3)">
<form id="f" action="/form" target="t"></form><iframe name="t"></iframe>
<i id="h" onclick="window.handled = true"></i>
<script>
const can = ['script-src', 'script-src-elem', 'default-src', 'frame-ancestors', 'sandbox'];
const report = () => parent.postMessage({ id: location.search, can }, '*');
addEventListener('load', async () => {
  document.getElementById('h').click();
  if (window.handled) can.push('script-src-attr');
  if (getComputedStyle(document.body).color === 'rgb(1, 2, 3)') can.push('style-src', 'style-src-attr');
  if (document.baseURI.endsWith('/elders/')) can.push('base-uri');
  try { document.createElement('div').innerHTML = '<b>x</b>'; can.push('require-trusted-types-for'); } catch {}
  const image = new Image();
  await new Promise((done) => { image.onload = () => { can.push('img-src'); done(); }; image.onerror = done; image.src = '/p.gif'; });
  await fetch('/p.gif').then(() => can.push('connect-src'), () => {});
  // The browser says either that it refused, or that the answer came; a busy machine takes its time for both.
  const outcome = (target, event, counts) => new Promise((done) => target.addEventListener(event, (one) => counts(one) && done(event)));
  const refused = outcome(document, 'securitypolicyviolation', ({ effectiveDirective }) => effectiveDirective === 'form-action');
  const sent = outcome(document.querySelector('iframe'), 'load', () => true);
  document.getElementById('f').submit();
  if ((await Promise.race([refused, sent, new Promise((done) => setTimeout(done, 3000))])) === 'load') can.push('form-action');
  report();
});
</script></body></html>`;

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const runner = (count: number, origin: string) => `<!doctype html><meta charset="utf-8"><title>cases</title><script>
const results = Array.from({ length: ${count} }, () => []);
const heard = new Map();
addEventListener('message', ({ data }) => heard.get(data.id)?.(data.can));
const one = (index) => new Promise((done) => {
  const frame = document.createElement('iframe');
  const id = '?' + index;
  const end = (can) => { results[index] = can; frame.remove(); done(); };
  heard.set(id, end);
  frame.onload = () => setTimeout(() => end(results[index]), 8000);
  frame.src = '${origin}/case' + id;
  document.body.append(frame);
});
const lane = async (next) => { for (let index = next(); index < ${count}; index = next()) await one(index); };
onload = async () => {
  let at = 0;
  await Promise.all(Array.from({ length: 8 }, () => lane(() => at++)));
  window.results = results;
};
</script><body></body>`;

const answerCase = (response: ServerResponse, found: PolicyCase | undefined): void => {
  const policy = found?.policy ?? '';
  if (found?.via === 'header') response.setHeader('content-security-policy', asSent(policy));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  response.end(PAGE(found?.via === 'meta' ? `<meta http-equiv="content-security-policy" content="${content}">` : ''));
};

/** Serves the cases on loopback; `url` is the page that runs them all and then has `window.results`. */
export const serveCases = async (cases: readonly PolicyCase[]) => {
  const server = createServer((request, response) => {
    const { pathname, search, port } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (pathname === '/case') answerCase(response, cases[Number(search.slice(1))]);
    else if (pathname === '/p.gif') response.setHeader('content-type', 'image/gif').end(PICTURE);
    else if (pathname === '/')
      response.setHeader('content-type', 'text/html').end(runner(cases.length, `http://localhost:${port}`));
    else response.end('');
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/`, close };
};
