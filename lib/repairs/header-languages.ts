import { escapeDoubleQuoted, escapeSingleQuoted, escapeXml, formatJson, joinLines } from './code.ts';
import type { Site } from './shape.ts';

interface Added {
  readonly name: string;
  readonly value: string;
}

interface Changed extends Added {
  readonly seen: string;
}

/** How one platform's language adds a missing header, replaces one value, or removes a header. */
export interface Language {
  readonly add?: (header: Added, site: Site) => string;
  readonly change?: (header: Changed, site: Site) => string;
  readonly remove?: (names: readonly string[], site: Site) => string;
}

/** The header's name as part of a variable's name: `referrer_policy`. */
const asVariable = (name: string): string => name.toLowerCase().replaceAll('-', '_');

/** A regular expression that matches exactly this value. */
const toExactPattern = (value: string): string => `^${value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

/**
 * An empty variable adds nothing: a header that a program behind the server sends under this name remains the only one,
 * and a line that has to be in `http` does not affect other sites on the server.
 */
export const nginx: Language = {
  add: ({ name, value }, { host }) =>
    joinLines([
      `map $host:$upstream_http_${asVariable(name)} $missing_${asVariable(name)} {`,
      `    "~${toExactPattern(`${host}:`)}" "${escapeDoubleQuoted(value)}";`,
      '}',
      `add_header ${name} $missing_${asVariable(name)} always;`,
    ]),
  change: ({ name, value }) => `add_header ${name} "${escapeDoubleQuoted(value)}" always;`,
  remove: (names) => joinLines(names.flatMap((name) => [`proxy_hide_header ${name};`, `fastcgi_hide_header ${name};`])),
};

const wrapForApache = (lines: readonly string[]): readonly string[] => [
  '<IfModule mod_headers.c>',
  ...lines.map((line) => `    ${line}`),
  '</IfModule>',
];

/**
 * Apache stores headers of programs and its own in two tables, and sends both. It fills the table for errors and
 * redirects first. Conditions on the answer exist since 2.4.10: an older version would reject the whole file.
 */
export const apache: Language = {
  add: ({ name, value }) =>
    joinLines(
      wrapForApache([
        '<IfModule mod_version.c>',
        '    <IfVersion >= 2.4.10>',
        `        Header always set ${name} "${escapeDoubleQuoted(value)}" "expr=-z %{resp:${name}} && %{REQUEST_STATUS} -ge 300"`,
        `        Header onsuccess set ${name} "${escapeDoubleQuoted(value)}" "expr=-z %{resp:${name}}"`,
        '    </IfVersion>',
        '</IfModule>',
      ]),
    ),
  change: ({ name, value, seen }) =>
    joinLines(
      wrapForApache(
        ['onsuccess', 'always'].map(
          (table) => `Header ${table} edit ${name} "${toExactPattern(seen)}" "${escapeDoubleQuoted(value)}"`,
        ),
      ),
    ),
  remove: (names) =>
    joinLines(
      wrapForApache(names.flatMap((name) => ['onsuccess', 'always'].map((table) => `Header ${table} unset ${name}`))),
    ),
};

export const wrapInWebConfig = (lines: readonly string[]): string =>
  joinLines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<configuration>',
    '  <system.webServer>',
    ...lines.map((line) => `    ${line}`),
    '  </system.webServer>',
    '</configuration>',
  ]);

const wrapInCustomHeaders = (lines: readonly string[]): string =>
  wrapInWebConfig([
    '<httpProtocol>',
    '  <customHeaders>',
    ...lines.map((line) => `    ${line}`),
    '  </customHeaders>',
    '</httpProtocol>',
  ]);

export const iis: Language = {
  add: ({ name, value }) =>
    wrapInCustomHeaders([`<remove name="${name}" />`, `<add name="${name}" value="${escapeXml(value)}" />`]),
  remove: (names) => wrapInCustomHeaders(names.map((name) => `<remove name="${name}" />`)),
};

export const caddy: Language = {
  add: ({ name, value }) => `header ?${name} "${escapeDoubleQuoted(value)}"`,
  change: ({ name, value, seen }) =>
    joinLines(['header {', `    ${name} "${toExactPattern(seen)}" "${escapeDoubleQuoted(value)}"`, '    defer', '}']),
  // Immediately for error pages, and again at the end for proxied answers.
  remove: (names) =>
    joinLines([
      ...names.map((name) => `header -${name}`),
      ...names.flatMap((name) => ['header {', `    -${name}`, '    defer', '}']),
    ]),
};

const formatCloudflareRule = (
  { host }: Site,
  names: readonly string[],
  [condition, operation]: readonly [string, unknown],
): string =>
  formatJson({
    description: names.join(', '),
    expression: `(http.host eq "${host}"${condition})`,
    action: 'rewrite',
    action_parameters: { headers: Object.fromEntries(names.map((name) => [name, operation])) },
  });

export const cloudflare: Language = {
  add: ({ name, value }, site) =>
    formatCloudflareRule(
      site,
      [name],
      [
        ` and not any(lower(http.response.headers.names[*])[*] eq "${name.toLowerCase()}")`,
        { operation: 'set', value },
      ],
    ),
  change: ({ name, value, seen }, site) =>
    formatCloudflareRule(
      site,
      [name],
      [
        ` and any(http.response.headers["${name.toLowerCase()}"][*] eq "${escapeDoubleQuoted(seen)}")`,
        { operation: 'set', value },
      ],
    ),
  remove: (names, site) => formatCloudflareRule(site, names, ['', { operation: 'remove' }]),
};

/** Runs after plug-ins have set their headers. */
const wrapForWordpress = (lines: readonly string[]): string =>
  joinLines([
    '<?php',
    "add_action('send_headers', function () {",
    ...lines.map((line) => `    ${line}`),
    '}, PHP_INT_MAX);',
  ]);

export const wordpress: Language = {
  add: ({ name, value }) =>
    wrapForWordpress([
      'foreach (headers_list() as $sent) {',
      `    if (stripos($sent, '${name}:') === 0) {`,
      '        return;',
      '    }',
      '}',
      `header('${name}: ${escapeSingleQuoted(value)}');`,
    ]),
  change: ({ name, value, seen }) =>
    wrapForWordpress([
      `if (in_array('${name}: ${escapeSingleQuoted(seen)}', headers_list(), true)) {`,
      `    header('${name}: ${escapeSingleQuoted(value)}');`,
      '}',
    ]),
  remove: (names) => wrapForWordpress(names.map((name) => `header_remove('${name}');`)),
};

/** On one line, so that a comment above it stays outside the PHP code. */
export const joomla: Language = {
  add: ({ name, value }) =>
    [
      "<?php defined('_JEXEC') or die; $app = \\Joomla\\CMS\\Factory::getApplication();",
      `if (!preg_grep('/^${name}$/i', array_column($app->getHeaders(), 'name')))`,
      `$app->setHeader('${name}', '${escapeSingleQuoted(value)}'); ?>`,
    ].join(' '),
};

/** TYPO3 requires a number per header: derived from the name, so that two snippets do not collide. */
export const typo3: Language = {
  add: ({ name, value }) => {
    const number = [...name].reduce((sum, letter, index) => (sum + (index + 1) * letter.charCodeAt(0)) % 9_000, 0);
    return `config.additionalHeaders.${100 + number}.header = ${name}: ${value}`;
  },
};

export const vercel: Language = {
  add: ({ name, value }) => formatJson({ headers: [{ source: '/(.*)', headers: [{ key: name, value }] }] }),
};

export const netlify: Language = {
  add: ({ name, value }) =>
    joinLines(['[[headers]]', 'for = "/*"', '[headers.values]', `${name} = "${escapeDoubleQuoted(value)}"`]),
};

export const nextjs: Language = {
  add: ({ name, value }) =>
    joinLines([
      'export default {',
      '  async headers() {',
      '    return [',
      '      {',
      "        source: '/:path*',",
      `        headers: [{ key: '${name}', value: '${escapeSingleQuoted(value)}' }],`,
      '      },',
      '    ];',
      '  },',
      '};',
    ]),
};
