import type { Repair } from '../../../lib/repairs/shape.ts';
import { mapsOf, withoutMaps } from '../servers.ts';
import { HOST, NEIGHBOUR, OTHER, SEEN_HSTS, STRICTER_HSTS } from './expected.ts';

/**
 * The rich site behind Debian's nginx: headers in three blocks, each of which hides those above it, and a map that was pasted for
 * the other site of the server.
 */

const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' https://cdn.partner.nl; font-src https://letters.nl; frame-ancestors 'self' https://partner.nl";

const configuration = (id: string, port: number, folder: string): string => `daemon off;
pid /run/${id}.pid;
error_log /var/log/apache2/${id}.log;
user www-data;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
client_body_temp_path /tmp/${id}-a; proxy_temp_path /tmp/${id}-b; fastcgi_temp_path /tmp/${id}-c; uwsgi_temp_path /tmp/${id}-d; scgi_temp_path /tmp/${id}-e;
server_tokens on;
gzip off;
proxy_hide_header X-Powered-By;
proxy_cookie_flags XSRF-TOKEN samesite=strict;
add_header Strict-Transport-Security "${SEEN_HSTS}" always;
add_header X-Frame-Options DENY always;
add_header Content-Security-Policy "${POLICY}" always;
map $host:$upstream_http_referrer_policy $missing_referrer_policy {
    "~^${NEIGHBOUR.replace('.', '\\.')}:$" "no-referrer";
}
add_header Referrer-Policy $missing_referrer_policy always;
server {
listen 127.0.0.1:${port};
server_name ${HOST} ${OTHER};
absolute_redirect off;
root ${folder};
index index.html;
error_page 404 /404.html;
error_page 500 /404.html;
location = /oud { return 301 /en/; }
location /oud/ { return 301 /blog/; }
location = /stuk { return 500; }
location /prive/ {
add_header Cache-Control "private, no-store";
add_header X-Frame-Options DENY;
add_header Referrer-Policy no-referrer;
add_header Strict-Transport-Security "${STRICTER_HSTS}";
}
location /download/ {
add_header Content-Disposition attachment;
}
location = /winkel/kassa {
default_type text/html;
return 200 "<!doctype html><html lang=nl><title>Kassa</title>";
}
location /api/ {
proxy_pass http://unix:/run/${id}.sock;
proxy_set_header Host $host;
}
location /account/ {
proxy_pass http://unix:/run/${id}.sock;
proxy_hide_header Server-Timing;
}
}
server {
listen unix:/run/${id}.sock;
location = /api/sessie {
add_header Set-Cookie "sid=0123456789abcdef; Path=/; SameSite=Lax";
add_header Set-Cookie "XSRF-TOKEN=abc; Path=/; Secure";
add_header Set-Cookie "ingebed=1; Path=/; Secure; SameSite=None";
add_header Cache-Control "private, no-store";
add_header X-XSS-Protection "1";
add_header X-Powered-By "PHP/8.2.7";
default_type application/json;
return 200 "{}";
}
location /account/ {
add_header Referrer-Policy no-referrer;
add_header Cross-Origin-Opener-Policy same-origin;
add_header X-Content-Type-Options nosniff;
add_header X-XSS-Protection "1";
add_header Server-Timing "db;dur=53";
default_type text/html;
return 200 "<!doctype html><html lang=nl><title>Account</title>";
}
location = /api/token {
add_header Set-Cookie "XSRF-TOKEN=abc; Path=/; Secure";
default_type application/json;
return 200 "{}";
}
}
server {
listen 127.0.0.1:${port};
server_name ${NEIGHBOUR};
default_type text/html;
location / { return 200 "<!doctype html><html lang=nl><title>Buur</title>"; }
location = /api/sessie { proxy_pass http://unix:/run/${id}.sock; }
}
}
`;

interface Block {
  /** Numbers of the lines that open and close it. */
  readonly from: number;
  readonly to: number;
}

const blocksOf = (lines: readonly string[]): readonly Block[] => {
  const open: number[] = [];
  return lines.flatMap((line, index) => {
    if (/\{\s*$/.test(line)) open.push(index);
    if (!/^\s*\}/.test(line)) return [];
    return [{ from: open.pop() ?? 0, to: index }];
  });
};

/** The lines of a block itself, without those of nested blocks. */
const own = (lines: readonly string[], { from, to }: Block, all: readonly Block[]): readonly number[] =>
  lines.flatMap((_, index) => {
    const isWithin = index > from && index < to;
    return isWithin && !all.some((one) => one.from > from && one.to < to && index >= one.from && index <= one.to)
      ? [index]
      : [];
  });

/** Key of what may occur once in a block: a directive, one header of it, or a whole opening. */
const keyOf = (line: string): string =>
  line.endsWith('{')
    ? line
    : (/^\s*(add_header|proxy_hide_header|fastcgi_hide_header|proxy_cookie_flags)\s+(\S+)/
        .exec(line)
        ?.slice(1)
        .join(' ') ??
      line.trim().split(/\s+/)[0] ??
      '');

/** Pastes at the end of these blocks, replacing the lines there of the same directive and header. */
const into = (
  text: string,
  snippet: string,
  matches: (lines: readonly string[], opening: string) => boolean,
): string => {
  const lines = text.split('\n');
  const blocks = blocksOf(lines);
  const pasted = snippet.split('\n');
  const stored = new Set<number>();
  const added = new Map<number, readonly string[]>();
  for (const block of blocks) {
    const inside = own(lines, block, blocks);
    if (
      !matches(
        inside.map((index) => lines[index] ?? ''),
        lines[block.from] ?? '',
      )
    )
      continue;
    const keys = pasted.filter((line) => /^\S/.test(line)).map(keyOf);
    for (const index of inside)
      if (keys.includes(keyOf(lines[index] ?? '')) && keyOf(lines[index] ?? '') !== '}') stored.add(index);
    added.set(block.to, pasted);
  }
  return lines.flatMap((line, index) => [...(added.get(index) ?? []), ...(stored.has(index) ? [] : [line])]).join('\n');
};

const isSite = (_: readonly string[], opening: string): boolean => /^server \{/.test(opening);

const hasAny =
  (directive: RegExp) =>
  (lines: readonly string[]): boolean =>
    lines.some((line) => directive.test(line));

const isHttp = (_: readonly string[], opening: string): boolean => /^http \{/.test(opening);

/** The lines beside which each kind of snippet is pasted. */
const KINDS: Readonly<Partial<Record<Repair['where'], RegExp>>> = {
  nginxHeaders: /^\s*add_header/,
  nginxHeaderLine: /^\s*add_header/,
  nginxHidden: /^\s*(?:proxy|fastcgi)_hide_header/,
  nginxCookies: /^\s*proxy_cookie_flags/,
};

const nameOf = (line: string): string => /^\s*add_header (\S+)/.exec(line)?.[1]?.toLowerCase() ?? '';

/** The lines of this kind in a block itself. */
const linesIn = (text: string, matches: typeof isSite, kind: RegExp): readonly string[] => {
  const lines = text.split('\n');
  const blocks = blocksOf(lines);
  return blocks
    .filter((block) => matches([], lines[block.from] ?? ''))
    .flatMap((block) => own(lines, block, blocks).map((index) => lines[index] ?? ''))
    .filter((line) => kind.test(line));
};

/**
 * Adds these lines to the site's server block if it has none of their kind itself: above those of `http`, which such a block no
 * longer inherits and which stay as they are for the other sites.
 */
const inSiteBlock = (text: string, snippet: string, kind: RegExp): string => {
  if (linesIn(text, isSite, kind).length > 0) return text;
  const keys = snippet.split('\n').map(keyOf);
  const inherited = linesIn(text, isHttp, kind).filter((line) => !keys.includes(keyOf(line)));
  return into(text, [snippet, ...inherited].join('\n'), isSite);
};

/** Pastes into each block that sets headers, `http` too: its map names the host. */
const mapped = (text: string, snippet: string, kind: RegExp): string => {
  const lines = withoutMaps(snippet);
  // A block that has this header already keeps it.
  const matches = (inside: readonly string[]): boolean =>
    hasAny(kind)(inside) && !inside.some((one) => nameOf(one) === nameOf(lines));
  const map = mapsOf(snippet);
  const [opening = '', line = ''] = map.split('\n');
  const placed = into(text, lines, matches);
  // Of two maps with one name, nginx reads only the last.
  return placed.includes(opening)
    ? placed.replace(opening, `${opening}\n${line}`)
    : placed.replace('http {\n', `http {\n${map}\n`);
};

/** Pastes into each block of the site that has some of the kind, and into its server block. */
const beside = (text: string, snippet: string, kind: RegExp): string => {
  const matches: typeof isSite = (inside, opening) => !isHttp([], opening) && hasAny(kind)(inside);
  return inSiteBlock(into(text, snippet, matches), snippet, kind);
};

/** Pastes as an administrator does who follows the instructions. */
const pasted = (text: string, { where, snippet }: Repair): string => {
  const kind = KINDS[where];
  if (kind === undefined) return into(text, snippet, isSite);
  if (where === 'nginxHeaders') return mapped(text, snippet, kind);
  return where === 'nginxHeaderLine' ? inSiteBlock(text, snippet, kind) : beside(text, snippet, kind);
};

/** The configuration of the site, with these pasted one after another as their instructions say. */
export const richNginx = (
  id: string,
  port: number,
  { folder, repairs }: { readonly folder: string; readonly repairs: readonly Repair[] },
): string => {
  const text = configuration(id, port, folder);
  // Nothing is pasted into the server that only answers the other one.
  const site = text.slice(0, text.indexOf('server {\nlisten unix:'));
  const behind = text.slice(site.length);
  // The closing brace of `http` is in the other half.
  return repairs.reduce(pasted, `${site}}`).replace(/\}$/, '') + behind;
};
