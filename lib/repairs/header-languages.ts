import { block, inDouble, inSingle, inXml, json } from './code.ts';
import type { Site } from './shape.ts';

interface Added {
  readonly name: string;
  readonly value: string;
}

interface Changed extends Added {
  readonly seen: string;
}

/** How one platform's language adds a header where there is none, replaces one value, or takes the header away. */
export interface Language {
  readonly add?: (header: Added, site: Site) => string;
  readonly change?: (header: Changed, site: Site) => string;
  readonly remove?: (names: readonly string[], site: Site) => string;
}

/** As part of a variable's name: `referrer_policy`. */
const asVariable = (name: string): string => name.toLowerCase().replaceAll('-', '_');

/** A value as a regular expression that matches it and nothing else. */
const exactly = (value: string): string => `^${value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

/**
 * A variable that is empty adds nothing: what a program behind the server sends under this name stays the only one, and a line
 * that has to stand in `http` reaches no other site of the server.
 */
export const nginx: Language = {
  add: ({ name, value }, { host }) =>
    block([
      `map $host:$upstream_http_${asVariable(name)} $missing_${asVariable(name)} {`,
      `    "~${exactly(`${host}:`)}" "${inDouble(value)}";`,
      '}',
      `add_header ${name} $missing_${asVariable(name)} always;`,
    ]),
  change: ({ name, value }) => `add_header ${name} "${inDouble(value)}" always;`,
  remove: (names) => block(names.flatMap((name) => [`proxy_hide_header ${name};`, `fastcgi_hide_header ${name};`])),
};

const inApache = (lines: readonly string[]): readonly string[] => [
  '<IfModule mod_headers.c>',
  ...lines.map((line) => `    ${line}`),
  '</IfModule>',
];

/**
 * Apache keeps headers of programs and its own in two tables, and sends both. It fills the table for errors and redirects
 * first. Conditions on the answer came with 2.4.10: an older one would refuse the whole file.
 */
export const apache: Language = {
  add: ({ name, value }) =>
    block(
      inApache([
        '<IfModule mod_version.c>',
        '    <IfVersion >= 2.4.10>',
        `        Header always set ${name} "${inDouble(value)}" "expr=-z %{resp:${name}} && %{REQUEST_STATUS} -ge 300"`,
        `        Header onsuccess set ${name} "${inDouble(value)}" "expr=-z %{resp:${name}}"`,
        '    </IfVersion>',
        '</IfModule>',
      ]),
    ),
  change: ({ name, value, seen }) =>
    block(
      inApache(
        ['onsuccess', 'always'].map((table) => `Header ${table} edit ${name} "${exactly(seen)}" "${inDouble(value)}"`),
      ),
    ),
  remove: (names) =>
    block(inApache(names.flatMap((name) => ['onsuccess', 'always'].map((table) => `Header ${table} unset ${name}`)))),
};

export const webConfig = (lines: readonly string[]): string =>
  block([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<configuration>',
    '  <system.webServer>',
    ...lines.map((line) => `    ${line}`),
    '  </system.webServer>',
    '</configuration>',
  ]);

const customHeaders = (lines: readonly string[]): string =>
  webConfig([
    '<httpProtocol>',
    '  <customHeaders>',
    ...lines.map((line) => `    ${line}`),
    '  </customHeaders>',
    '</httpProtocol>',
  ]);

export const iis: Language = {
  add: ({ name, value }) =>
    customHeaders([`<remove name="${name}" />`, `<add name="${name}" value="${inXml(value)}" />`]),
  remove: (names) => customHeaders(names.map((name) => `<remove name="${name}" />`)),
};

export const caddy: Language = {
  add: ({ name, value }) => `header ?${name} "${inDouble(value)}"`,
  change: ({ name, value, seen }) =>
    block(['header {', `    ${name} "${exactly(seen)}" "${inDouble(value)}"`, '    defer', '}']),
  // At once for error pages, and again at the end for what is passed on from elsewhere.
  remove: (names) =>
    block([
      ...names.map((name) => `header -${name}`),
      ...names.flatMap((name) => ['header {', `    -${name}`, '    defer', '}']),
    ]),
};

const cloudflareRule = (
  { host }: Site,
  names: readonly string[],
  [condition, operation]: readonly [string, unknown],
): string =>
  json({
    description: names.join(', '),
    expression: `(http.host eq "${host}"${condition})`,
    action: 'rewrite',
    action_parameters: { headers: Object.fromEntries(names.map((name) => [name, operation])) },
  });

export const cloudflare: Language = {
  add: ({ name, value }, site) =>
    cloudflareRule(
      site,
      [name],
      [
        ` and not any(lower(http.response.headers.names[*])[*] eq "${name.toLowerCase()}")`,
        { operation: 'set', value },
      ],
    ),
  change: ({ name, value, seen }, site) =>
    cloudflareRule(
      site,
      [name],
      [
        ` and any(http.response.headers["${name.toLowerCase()}"][*] eq "${inDouble(seen)}")`,
        { operation: 'set', value },
      ],
    ),
  remove: (names, site) => cloudflareRule(site, names, ['', { operation: 'remove' }]),
};

/** After plugins have set theirs. */
const inWordpress = (lines: readonly string[]): string =>
  block([
    '<?php',
    "add_action('send_headers', function () {",
    ...lines.map((line) => `    ${line}`),
    '}, PHP_INT_MAX);',
  ]);

export const wordpress: Language = {
  add: ({ name, value }) =>
    inWordpress([
      'foreach (headers_list() as $sent) {',
      `    if (stripos($sent, '${name}:') === 0) {`,
      '        return;',
      '    }',
      '}',
      `header('${name}: ${inSingle(value)}');`,
    ]),
  change: ({ name, value, seen }) =>
    inWordpress([
      `if (in_array('${name}: ${inSingle(seen)}', headers_list(), true)) {`,
      `    header('${name}: ${inSingle(value)}');`,
      '}',
    ]),
  remove: (names) => inWordpress(names.map((name) => `header_remove('${name}');`)),
};

/** On one line, so that a comment above it stays outside the code. */
export const joomla: Language = {
  add: ({ name, value }) =>
    [
      "<?php defined('_JEXEC') or die; $app = \\Joomla\\CMS\\Factory::getApplication();",
      `if (!preg_grep('/^${name}$/i', array_column($app->getHeaders(), 'name')))`,
      `$app->setHeader('${name}', '${inSingle(value)}'); ?>`,
    ].join(' '),
};

/** TYPO3 wants a number per header: one made of the name, so that two snippets do not take the same. */
export const typo3: Language = {
  add: ({ name, value }) => {
    const number = [...name].reduce((sum, letter, index) => (sum + (index + 1) * letter.charCodeAt(0)) % 9_000, 0);
    return `config.additionalHeaders.${100 + number}.header = ${name}: ${value}`;
  },
};

export const vercel: Language = {
  add: ({ name, value }) => json({ headers: [{ source: '/(.*)', headers: [{ key: name, value }] }] }),
};

export const netlify: Language = {
  add: ({ name, value }) => block(['[[headers]]', 'for = "/*"', '[headers.values]', `${name} = "${inDouble(value)}"`]),
};

export const nextjs: Language = {
  add: ({ name, value }) =>
    block([
      'export default {',
      '  async headers() {',
      '    return [',
      '      {',
      "        source: '/:path*',",
      `        headers: [{ key: '${name}', value: '${inSingle(value)}' }],`,
      '      },',
      '    ];',
      '  },',
      '};',
    ]),
};
