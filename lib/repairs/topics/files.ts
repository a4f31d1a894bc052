import { joinLines } from '../code.ts';
import type { CodeLocation, Repair, Site, Topic, Warning } from '../shape.ts';

/**
 * The repairs that serve a small text at an address of the site: as a file, or from the server itself. The lines
 * contain no quotes, backslashes or variables of any of these languages.
 */
const repairTextFile = (
  { host }: Site,
  path: string,
  [lines, where]: readonly [lines: readonly string[], where: CodeLocation],
): readonly Repair[] => {
  const check = { run: `curl -s https://${host}${path}`, shows: lines[0] ?? '' };
  const text = `${lines.join('\\n')}\\n`;
  const nginx = joinLines([
    `location = ${path} {`,
    '    default_type "text/plain; charset=utf-8";',
    '    types { }',
    `    return 200 "${text}";`,
    '}',
  ]);
  const caddy = joinLines([
    `handle ${path} {`,
    '    header Content-Type "text/plain; charset=utf-8"',
    `    respond "${lines.join('\n')}`,
    '"',
    '}',
  ]);
  const all = { warning: null, check } as const;
  return [
    { platform: null, where, snippet: joinLines(lines), ...all },
    { platform: 'nginx', where: 'nginxLocation', snippet: nginx, ...all },
    { platform: 'plesk', where: 'pleskNginx', snippet: nginx, ...all },
    { platform: 'caddy', where: 'caddySite', snippet: caddy, ...all },
  ];
};

const PATH = '/.well-known/security.txt';

interface TextFile {
  readonly path: string;
  readonly lines: readonly string[];
  readonly where: CodeLocation;
  readonly warning: Warning;
}

/** Serves a text at its address, from WordPress too. */
const repairEverywhere = (site: Site, { path, lines, where, warning }: TextFile): readonly Repair[] => {
  const plain = repairTextFile(site, path, [lines, where]);
  const snippet = joinLines([
    '<?php',
    "add_action('init', function () {",
    `    if (isset($_SERVER['REQUEST_URI']) && strtok($_SERVER['REQUEST_URI'], '?') === '${path}') {`,
    "        header('Content-Type: text/plain; charset=utf-8');",
    `        echo "${lines.join('\\n')}\\n";`,
    '        exit;',
    '    }',
    '}, 0);',
  ]);
  const wordpress = plain
    .slice(0, 1)
    .map((one) => ({ ...one, platform: 'wordpress', where: 'wpPlugin', snippet }) as const);
  return [...plain, ...wordpress].map((repair) => ({ ...repair, warning }));
};

/** Fields of RFC 9116 §2.5; the mailbox address is the one that RFC 2142 §4 names for this. */
const repairSecurityFile = (site: Site): readonly Repair[] => {
  const lines = [
    `Contact: mailto:security@${site.domain}`,
    `Expires: ${site.expires}`,
    `Canonical: https://${site.host}${PATH}`,
  ];
  return repairEverywhere(site, { path: PATH, lines, where: 'securityFile', warning: 'ownMailbox' });
};

/** A list of the site's content (llmstxt.org): a beginning, to which the owner adds the important pages. */
const repairLlmsFile = (site: Site): readonly Repair[] => {
  const home = `https://${site.canonical}/`;
  const lines = [
    `# ${site.canonical}`,
    '',
    `> ${site.canonical}: ${home}`,
    '',
    '## Home',
    '',
    `- [${site.canonical}](${home})`,
  ];
  return repairEverywhere(site, { path: '/llms.txt', lines, where: 'llmsFile', warning: 'allPages' });
};

export const files: Topic = {
  // An existing file names a contact: its faults have to be corrected in the file itself. When no mail arrives, a
  // contact is unknown; over http the file does not count (RFC 9116 §3).
  'security-txt': (site, { code }) =>
    code === 'missing' && site.mail === 'arrives' && site.scheme !== 'http' ? repairSecurityFile(site) : [],
  // An existing file was written by somebody, and one that fails to load may exist.
  'llms-txt-valid': (site, { code }) => (code === 'webPage' && site.scheme !== 'http' ? repairLlmsFile(site) : []),
};
