import { block, inDouble, inSingle, inXml, json } from './code.ts';
import type { Place, Platform, Repair, Site, Warning } from './shape.ts';

/** A response header as it should be: its value, or null where it should go. */
export interface Header {
  readonly name: string;
  readonly value: string | null;
  /** The site sends one of this name already, which this one takes the place of. */
  readonly isThere?: boolean;
}

type Written = (headers: readonly Header[], site: Site) => string;

/** What stands behind the server may have set it: hidden, so that it is not sent twice. */
const nginx: Written = (headers) =>
  block(
    headers.flatMap(({ name, value, isThere = false }) => [
      ...(isThere ? [`proxy_hide_header ${name};`, `fastcgi_hide_header ${name};`] : []),
      ...(value === null ? [] : [`add_header ${name} "${inDouble(value)}" always;`]),
    ]),
  );

/** Apache keeps headers of programs and its own in two tables, and sends both. */
const apache: Written = (headers) =>
  block([
    '<IfModule mod_headers.c>',
    ...headers.flatMap(({ name, value }) => [
      `    Header onsuccess unset ${name}`,
      value === null ? `    Header always unset ${name}` : `    Header always set ${name} "${inDouble(value)}"`,
    ]),
    '</IfModule>',
  ]);

export const webConfig = (lines: readonly string[]): string =>
  block([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<configuration>',
    '  <system.webServer>',
    ...lines.map((line) => `    ${line}`),
    '  </system.webServer>',
    '</configuration>',
  ]);

const iis: Written = (headers) =>
  webConfig([
    '<httpProtocol>',
    '  <customHeaders>',
    ...headers.flatMap(({ name, value }) => [
      `    <remove name="${name}" />`,
      ...(value === null ? [] : [`    <add name="${name}" value="${inXml(value)}" />`]),
    ]),
    '  </customHeaders>',
    '</httpProtocol>',
  ]);

const caddyLine = ({ name, value }: Header): string => (value === null ? `-${name}` : `${name} "${inDouble(value)}"`);

/** At once for error pages, and again at the end for what is passed on from elsewhere. */
const caddy: Written = (headers) =>
  block([
    ...headers.map((header) => `header ${caddyLine(header)}`),
    ...headers.flatMap((header) => ['header {', `    ${caddyLine(header)}`, '    defer', '}']),
  ]);

const cloudflare: Written = (headers, site) => {
  const rule = ({ name, value }: Header) =>
    [name, value === null ? { operation: 'remove' } : { operation: 'set', value }] as const;
  return json({
    description: headers.map(({ name }) => name).join(', '),
    expression: `(http.host eq "${site.host}")`,
    action: 'rewrite',
    action_parameters: { headers: Object.fromEntries(headers.map(rule)) },
  });
};

const wordpress: Written = (headers) =>
  block([
    '<?php',
    "add_action('send_headers', function () {",
    ...headers.map(({ name, value }) =>
      value === null ? `    header_remove('${name}');` : `    header('${name}: ${inSingle(value)}');`,
    ),
    '});',
  ]);

const joomla: Written = (headers) =>
  block(
    headers.map(
      ({ name, value }) =>
        `<?php \\Joomla\\CMS\\Factory::getApplication()->setHeader('${name}', '${inSingle(value ?? '')}', true); ?>`,
    ),
  );

/** TYPO3 wants a number per header: one made of the name, so that two snippets do not take the same. */
const typo3: Written = (headers) =>
  block(
    headers.map(({ name, value }) => {
      const number = [...name].reduce((sum, letter, index) => (sum + (index + 1) * letter.charCodeAt(0)) % 9_000, 0);
      return `config.additionalHeaders.${100 + number}.header = ${name}: ${value}`;
    }),
  );

const keyed = (headers: readonly Header[]) => headers.map(({ name, value }) => ({ key: name, value }));

const vercel: Written = (headers) => json({ headers: [{ source: '/(.*)', headers: keyed(headers) }] });

const netlify: Written = (headers) =>
  block([
    '[[headers]]',
    'for = "/*"',
    '[headers.values]',
    ...headers.map(({ name, value }) => `${name} = "${inDouble(value ?? '')}"`),
  ]);

const nextjs: Written = (headers) =>
  block([
    'export default {',
    '  async headers() {',
    '    return [',
    '      {',
    "        source: '/:path*',",
    '        headers: [',
    ...headers.map(({ name, value }) => `          { key: '${name}', value: '${inSingle(value ?? '')}' },`),
    '        ],',
    '      },',
    '    ];',
    '  },',
    '};',
  ]);

type Way = readonly [platform: Platform, where: Place, write: Written];

/** Those that can take away a header. */
const FREE: readonly Way[] = [
  ['nginx', 'nginxHeaders', nginx],
  ['apache', 'htaccess', apache],
  ['litespeed', 'htaccess', apache],
  ['caddy', 'caddySite', caddy],
  ['cloudflare', 'cloudflareHeaders', cloudflare],
  ['plesk', 'pleskHeaders', nginx],
  ['directadmin', 'htaccess', apache],
  ['wordpress', 'wpPlugin', wordpress],
];
const JOOMLA: Way = ['joomla', 'joomlaTemplate', joomla];
const IIS: Way = ['iis', 'webConfig', iis];
/** Those that only set. */
const SETTING: readonly Way[] = [
  ['typo3', 'typoscript', typo3],
  ['vercel', 'vercelJson', vercel],
  ['netlify', 'netlifyToml', netlify],
  ['nextjs', 'nextConfig', nextjs],
];

const waysFor = (headers: readonly Header[]): readonly Way[] =>
  headers.some(({ value }) => value === null) ? [...FREE, IIS] : [...FREE, JOOMLA, IIS, ...SETTING];

/** A command that shows the headers of the site's answer. */
export const headersOf = ({ host }: Pick<Site, 'host'>): string => `curl -sI https://${host}/`;

const shownBy = (site: Site, { name, value }: Header) =>
  value === null
    ? { run: `${headersOf(site)} | grep -ci '^${name}:'`, shows: '0' }
    : { run: headersOf(site), shows: `${name}: ${value}` };

/** The repairs that set headers, or take them away, on every platform that can. */
export const headerRepairs = (
  site: Site,
  headers: readonly [Header, ...Header[]],
  warning: Warning | null = null,
): readonly Repair[] =>
  waysFor(headers).map(([platform, where, write]) => ({
    ...{ platform, where, warning },
    snippet: write(headers, site),
    sets: headers.flatMap(({ name, value }) => (value === null ? [] : [`${name}: ${value}`])),
    check: shownBy(site, headers[0]),
  }));
