import { block, json } from '../code.ts';
import { webConfig } from '../header.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';

/** Who ends TLS in front of the server tells in X-Forwarded-Proto how the visitor came. */
const HTTPS = {
  nginx: block([
    'set $visit "$scheme $http_x_forwarded_proto";',
    'if ($visit ~ "^(http |https? http)$") {',
    '    return 301 https://$host$request_uri;',
    '}',
  ]),
  apache: block([
    'RewriteEngine On',
    'RewriteCond %{HTTPS} !=on',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
    'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L,NE]',
  ]),
  iis: webConfig([
    '<rewrite>',
    '  <rules>',
    '    <rule name="https" stopProcessing="true">',
    '      <match url=".*" />',
    '      <conditions>',
    '        <add input="{HTTPS}" pattern="^off$" />',
    '        <add input="{HTTP_X_FORWARDED_PROTO}" pattern="^https$" negate="true" />',
    '      </conditions>',
    '      <action type="Redirect" url="https://{HTTP_HOST}{UNENCODED_URL}" appendQueryString="false" redirectType="Permanent" />',
    '    </rule>',
    '  </rules>',
    '</rewrite>',
  ]),
  caddy: block([
    '@insecure {',
    '    protocol http',
    '    not header X-Forwarded-Proto https',
    '}',
    'redir @insecure https://{host}{uri} permanent',
  ]),
  wordpress: block([
    '<?php',
    "add_action('init', function () {",
    "    $proto = $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? (is_ssl() ? 'https' : 'http');",
    "    if (PHP_SAPI !== 'cli' && !is_ssl() && $proto !== 'https') {",
    "        wp_redirect('https://' . $_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI'], 301);",
    '        exit;',
    '    }',
    '});',
  ]),
};

const toHttps = ({ host }: Site): readonly Repair[] =>
  repairs(
    [
      ['nginx', 'nginxServer', HTTPS.nginx],
      ['apache', 'htaccess', HTTPS.apache],
      ['litespeed', 'htaccess', HTTPS.apache],
      ['directadmin', 'htaccess', HTTPS.apache],
      ['iis', 'webConfig', HTTPS.iis],
      ['caddy', 'caddySiteTop', HTTPS.caddy],
      ['plesk', 'shell', `plesk bin site --update ${host.replace(/^www\./, '')} -ssl-redirect true`],
      ['wordpress', 'wpPlugin', HTTPS.wordpress],
      ['joomla', 'joomlaConfiguration', "public $force_ssl = '2';"],
      ['cloudflare', 'cloudflareSettings', json({ id: 'always_use_https', value: 'on' })],
    ],
    { run: `curl -sI http://${host}/`, shows: `Location: https://${host}/` },
  );

const escaped = (host: string): string => host.replaceAll('.', String.raw`\.`);

/** From one host to the other and never back: what is asked for and what is sent to are two names. */
const toCanonical = (canonical: string, other: string): readonly Way[] => {
  const apache = block([
    'RewriteEngine On',
    `RewriteCond %{HTTP_HOST} ^${escaped(other)}\\.?(:\\d+)?$ [NC]`,
    `RewriteRule ^ https://${canonical}%{REQUEST_URI} [R=301,L,NE]`,
  ]);
  const nginx = block([`if ($host = ${other}) {`, `    return 301 https://${canonical}$request_uri;`, '}']);
  return [
    ['nginx', 'nginxServer', nginx],
    ['apache', 'htaccess', apache],
    ['litespeed', 'htaccess', apache],
    ['directadmin', 'htaccess', apache],
    ['iis', 'webConfig', iisTo(canonical, other)],
    ['caddy', 'caddyfile', block([`${other} {`, `    redir https://${canonical}{uri} permanent`, '}'])],
    ['plesk', 'pleskNginx', nginx],
    ['wordpress', 'wpConfig', wordpressTo(canonical)],
    ...hosted(canonical, other),
  ];
};

/** WordPress itself leads whoever asks for another name to its own address. */
const wordpressTo = (canonical: string): string =>
  block([`define('WP_HOME', 'https://${canonical}');`, `define('WP_SITEURL', 'https://${canonical}');`]);

const iisTo = (canonical: string, other: string): string =>
  webConfig([
    '<rewrite>',
    '  <rules>',
    '    <rule name="host" stopProcessing="true">',
    '      <match url=".*" />',
    '      <conditions>',
    `        <add input="{HTTP_HOST}" pattern="^${escaped(other)}$" />`,
    '      </conditions>',
    `      <action type="Redirect" url="https://${canonical}{UNENCODED_URL}" appendQueryString="false" redirectType="Permanent" />`,
    '    </rule>',
    '  </rules>',
    '</rewrite>',
  ]);

const cloudflareTo = (canonical: string, other: string): string =>
  json({
    expression: `(http.host eq "${other}")`,
    action: 'redirect',
    action_parameters: {
      from_value: {
        status_code: 301,
        target_url: { expression: `concat("https://${canonical}", http.request.uri.path)` },
        preserve_query_string: true,
      },
    },
  });

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
  return [
    ['cloudflare', 'cloudflareRedirects', cloudflareTo(canonical, other)],
    ['vercel', 'vercelJson', json({ redirects: [redirect] })],
    ['netlify', 'netlifyToml', netlifyTo(canonical, other)],
    ['nextjs', 'nextConfig', block(next)],
  ];
};

export const redirects: Topic = {
  'https-redirect': toHttps,
  'https-redirect-same-host': toHttps,
  'host-variants-merge': ({ canonical, other }) =>
    other === null
      ? []
      : repairs(toCanonical(canonical, other), {
          run: `curl -sI https://${other}/`,
          shows: `Location: https://${canonical}/`,
        }),
};
