import { formatJson, joinLines } from '../code.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';

/**
 * Redirects only visits: a POST from a bank or an app would lose its body. Addresses under `/.well-known/` (RFC 8615)
 * are requested from one host name, and redirects to others are not followed: the proof for a new certificate, or which
 * app may open the site's links.
 */
const VISITS = ' and http.request.method in {"GET" "HEAD"} and not starts_with(http.request.uri.path, "/.well-known/")';

const formatCloudflareRedirect = (expression: string, target: string): string =>
  formatJson({
    expression,
    action: 'redirect',
    action_parameters: {
      from_value: {
        status_code: 302,
        target_url: { expression: `concat("https://${target}", http.request.uri.path)` },
        preserve_query_string: true,
      },
    },
  });

/**
 * For this host only, at the edge, where the visitor's scheme is known. A server behind a proxy that does not pass the
 * scheme on would redirect endlessly: whether there is one cannot be seen from outside, so no server configuration is
 * offered.
 */
const toHttps = ({ host }: Site): readonly Repair[] =>
  toRepairs(
    [
      [
        'cloudflare',
        'cloudflareRedirects',
        formatCloudflareRedirect(`(http.host eq "${host}" and not ssl${VISITS})`, host),
      ],
    ],
    { run: `curl -sI http://${host}/`, shows: `Location: https://${host}/` },
    'firstForAWhile',
  );

const escapeHost = (host: string): string => host.replaceAll('.', String.raw`\.`);

/**
 * Temporary at first (302): browsers cache a 301 indefinitely, even if it leads into a loop or to a name without a
 * certificate. The text says when to make it permanent. Only from one host to the other and never back: source and
 * target are different names. Visits only.
 */
const toCanonical = (canonical: string, other: string): readonly RepairMethod[] => {
  const apache = joinLines([
    '<IfModule mod_rewrite.c>',
    '    RewriteEngine On',
    `    RewriteCond %{HTTP_HOST} ^${escapeHost(other)}\\.?(:\\d+)?$ [NC]`,
    // The path verbatim as requested: Apache fetches an error page by GET, and the path is decoded everywhere else.
    '    RewriteCond %{THE_REQUEST} ^(?:GET|HEAD)\\s(/(?!\\.well-known/)[^?\\s]*)',
    `    RewriteRule ^ https://${canonical}%1 [R=302,L,NE]`,
    '</IfModule>',
  ]);
  const nginx = joinLines([
    'set $visit_to "$request_method $host$request_uri";',
    `if ($visit_to ~ "^(GET|HEAD) ${escapeHost(other)}/(?!\\.well-known/)") {`,
    `    return 302 https://${canonical}$request_uri;`,
    '}',
  ]);
  const caddy = joinLines([
    '@visit {',
    `    host ${other}`,
    '    method GET HEAD',
    '    not path /.well-known/*',
    '}',
    `redir @visit https://${canonical}{uri} 302`,
  ]);
  return [
    ['nginx', 'nginxServer', nginx],
    ['plesk', 'pleskNginx', nginx],
    ['apache', 'htaccess', apache],
    ['litespeed', 'litespeedRewrite', apache],
    ['directadmin', 'htaccess', apache],
    ['caddy', 'caddySiteTop', caddy],
    ['cloudflare', 'cloudflareRedirects', formatCloudflareRedirect(`(http.host eq "${other}"${VISITS})`, canonical)],
  ];
};

export const redirects: Topic = {
  'https-redirect': toHttps,
  // Which of the two names is preferred is the owner's choice: known when the page names it, and both names answer with
  // the same page.
  'host-variants-merge': ({ canonical, other, isNamed }, { code }) =>
    other === null || !isNamed || (code !== 'separate' && code !== 'canonical')
      ? []
      : toRepairs(
          toCanonical(canonical, other),
          { run: `curl -sI https://${other}/`, shows: `Location: https://${canonical}/` },
          'oneWay',
        ),
};
