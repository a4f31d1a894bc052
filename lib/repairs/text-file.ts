import { block } from './code.ts';
import type { CodeLocation, Repair, Site } from './shape.ts';

/**
 * The repairs that put a small text at an address of the site: as a file, or sent by the server itself. The lines hold no
 * quotes, backslashes or variables of any of these languages.
 */
export const textFile = (
  { host }: Site,
  path: string,
  [lines, where]: readonly [lines: readonly string[], where: CodeLocation],
): readonly Repair[] => {
  const check = { run: `curl -s https://${host}${path}`, shows: lines[0] ?? '' };
  const text = `${lines.join('\\n')}\\n`;
  const nginx = block([
    `location = ${path} {`,
    '    default_type "text/plain; charset=utf-8";',
    '    types { }',
    `    return 200 "${text}";`,
    '}',
  ]);
  const caddy = block([
    `handle ${path} {`,
    '    header Content-Type "text/plain; charset=utf-8"',
    `    respond "${lines.join('\n')}`,
    '"',
    '}',
  ]);
  const all = { warning: null, check } as const;
  return [
    { platform: null, where, snippet: block(lines), ...all },
    { platform: 'nginx', where: 'nginxLocation', snippet: nginx, ...all },
    { platform: 'plesk', where: 'pleskNginx', snippet: nginx, ...all },
    { platform: 'caddy', where: 'caddySite', snippet: caddy, ...all },
  ];
};
