import { formatJson, joinLines } from '../code.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';

/**
 * Visits alone: what a bank or an app sends (POST) would lose its body. What stands under `/.well-known/` (RFC 8615) is asked
 * of one name and not followed elsewhere: the proof for a new certificate, and which app may open the site's links.
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
 * Of this host alone, at the edge, where it is known how the visitor came. A server behind a front that does not tell it
 * redirects for ever: whether there is one cannot be seen from outside, so that no server's own lines are offered.
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
 * First for a while (302): browsers remember 301 for good, also where it leads in circles or to a name without a certificate. The
 * words tell when to make it lasting. From one host to the other and never back: what is asked for and what is sent to are two names. Visits alone. */
const toCanonical = (canonical: string, other: string): readonly RepairMethod[] => {
  const apache = joinLines([
    '<IfModule mod_rewrite.c>',
    '    RewriteEngine On',
    `    RewriteCond %{HTTP_HOST} ^${escapeHost(other)}\\.?(:\\d+)?$ [NC]`,
    // As it was sent, to the letter: Apache fetches an error page by GET, and has unpacked the path elsewhere.
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
  // Which of the two names is to stay is the owner's choice: seen where the page names it, and where both answer alike.
  'host-variants-merge': ({ canonical, other, isNamed }, { code }) =>
    other === null || !isNamed || (code !== 'separate' && code !== 'canonical')
      ? []
      : toRepairs(
          toCanonical(canonical, other),
          { run: `curl -sI https://${other}/`, shows: `Location: https://${canonical}/` },
          'oneWay',
        ),
};
