import { block, json } from '../code.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';

const cloudflareTo = (expression: string, target: string): string =>
  json({
    expression,
    action: 'redirect',
    action_parameters: {
      from_value: {
        status_code: 301,
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
  repairs(
    [['cloudflare', 'cloudflareRedirects', cloudflareTo(`(http.host eq "${host}" and not ssl)`, host)]],
    { run: `curl -sI http://${host}/`, shows: `Location: https://${host}/` },
    'ownHttps',
  );

const escaped = (host: string): string => host.replaceAll('.', String.raw`\.`);

/**
 * From one host to the other and never back: what is asked for and what is sent to are two names. Visits alone: what a shop's
 * bank or an app sends to the old name (POST) would lose its body.
 */
const toCanonical = (canonical: string, other: string): readonly Way[] => {
  const apache = block([
    '<IfModule mod_rewrite.c>',
    '    RewriteEngine On',
    // As it was sent: Apache fetches an error page by GET, whatever was asked.
    '    RewriteCond %{THE_REQUEST} ^(?:GET|HEAD)\\s',
    `    RewriteCond %{HTTP_HOST} ^${escaped(other)}\\.?(:\\d+)?$ [NC]`,
    `    RewriteRule ^ https://${canonical}%{REQUEST_URI} [R=301,L,NE]`,
    '</IfModule>',
  ]);
  const nginx = block([
    'set $visit_to "$request_method $host";',
    `if ($visit_to ~ "^(GET|HEAD) ${escaped(other)}$") {`,
    `    return 301 https://${canonical}$request_uri;`,
    '}',
  ]);
  return [
    ['nginx', 'nginxServer', nginx],
    ['plesk', 'pleskNginx', nginx],
    ['apache', 'htaccess', apache],
    ['litespeed', 'htaccess', apache],
    ['directadmin', 'htaccess', apache],
    ['caddy', 'caddyfile', block([`${other} {`, `    redir https://${canonical}{uri} 308`, '}'])],
    ...hosted(canonical, other),
  ];
};

const netlifyTo = (canonical: string, other: string): string =>
  block([
    '[[redirects]]',
    `from = "https://${other}/*"`,
    `to = "https://${canonical}/:splat"`,
    'status = 301',
    'force = true',
  ]);

const hosted = (canonical: string, other: string): readonly Way[] => {
  const redirect = {
    source: '/:path*',
    has: [{ type: 'host', value: other }],
    destination: `https://${canonical}/:path*`,
    permanent: true,
  };
  const next = ['export default {', '  async redirects() {', `    return [${JSON.stringify(redirect)}];`, '  },', '};'];
  const visits = `(http.host eq "${other}" and http.request.method in {"GET" "HEAD"})`;
  return [
    ['cloudflare', 'cloudflareRedirects', cloudflareTo(visits, canonical)],
    ['vercel', 'vercelJson', json({ redirects: [redirect] })],
    ['netlify', 'netlifyToml', netlifyTo(canonical, other)],
    ['nextjs', 'nextConfig', block(next)],
  ];
};

export const redirects: Topic = {
  'https-redirect': toHttps,
  // Which of the two names is to stay is the owner's choice: seen where the page names it, and where both answer alike.
  'host-variants-merge': ({ canonical, other, isNamed }, { code }) =>
    other === null || !isNamed || (code !== 'separate' && code !== 'canonical')
      ? []
      : repairs(
          toCanonical(canonical, other),
          { run: `curl -sI https://${other}/`, shows: `Location: https://${canonical}/` },
          'oneWay',
        ),
};
