import { writeFileSync } from 'node:fs';
import { CHECKS } from '../../lib/checks/index.ts';
import { type Outcome, PILLARS } from '../../lib/model.ts';
import { REPAIRS, repairsFor } from '../../lib/repairs/repairs.ts';
import type { Platform, Site } from '../../lib/repairs/shape.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';

/** One snippet tried for real: the check's outcome before it was pasted, and after. */
export interface Tried {
  readonly platform: string;
  readonly check: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

const FILE = new URL('../../docs/repairs.md', import.meta.url);

const ANY: Site = {
  ...{ host: 'www.example.nl', canonical: 'www.example.nl', other: 'example.nl', domain: 'example.nl' },
  ...{ url: 'https://www.example.nl/', platforms: [], spf: null, dmarc: null },
};

const ITEMS = ['www.example.nl', 'X-Content-Type-Options', 'x-xss-protection'];

/** The platforms with a snippet for this check, whatever its conclusion. */
export const platformsFor = (id: string): readonly (Platform | null)[] => {
  const check = PILLARS.flatMap((pillar) => CHECKS[pillar].checks).find((one) => one.id === id);
  const codes = Object.keys(check?.verdicts ?? {});
  const all = codes.flatMap((code) => repairsFor(ANY, { id, code, args: {}, items: ITEMS }));
  return [...new Set(all.map(({ platform }) => platform))];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = (tried: readonly Tried[], check: string, platform: Platform | null): string => {
  const name = platform === null ? 'in general' : PLATFORM_NAMES[platform];
  const one = tried.find((result) => result.check === check && result.platform === (platform ?? 'dns'));
  if (one === undefined) return name;
  const isGreen = one.after === 'pass' && ['fail', 'warn'].includes(one.before);
  return isGreen ? `**${name}**` : `${name} (tried: ${one.before}, then ${one.after})`;
};

/** Makers' pages where the syntax of what was not run here is to be looked up; nobody has yet. */
const SOURCES: readonly (readonly [string, string])[] = [
  ['IIS', 'https://learn.microsoft.com/iis/configuration/system.webserver/httpprotocol/customheaders/'],
  ['Cloudflare', 'https://developers.cloudflare.com/rules/transform/response-header-modification/'],
  ['Cloudflare, DNS', 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/'],
  ['Plesk', 'https://docs.plesk.com/en-US/obsidian/cli-linux/using-command-line-utilities/dns-dns-zones.39009/'],
  ['DirectAdmin', 'https://docs.directadmin.com/'],
  ['Joomla', 'https://api.joomla.org/'],
  ['TYPO3', 'https://docs.typo3.org/m/typo3/reference-typoscript/main/en-us/TopLevelObjects/Config/Index.html'],
  ['Vercel', 'https://vercel.com/docs/project-configuration'],
  ['Netlify', 'https://docs.netlify.com/configure-builds/file-based-configuration/'],
  ['Next.js', 'https://nextjs.org/docs/app/api-reference/config/next-config-js/headers'],
  ['Microsoft 365', 'https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure'],
  ['Google Workspace', 'https://support.google.com/a/answer/33786'],
];

const page = (tried: readonly Tried[]): string => {
  const ids = Object.keys(REPAIRS).toSorted();
  const many = ids.filter((id) => platformsFor(id).length >= 3);
  const green = tried.filter(({ before, after }) => after === 'pass' && ['fail', 'warn'].includes(before));
  const rows = ids.map((id) =>
    row([
      `\`${id}\``,
      platformsFor(id)
        .map((one) => cell(tried, id, one))
        .join(', '),
    ]),
  );
  return `# Repairs that paste

Made by \`npm run repairs\`. ${ids.length} checks have code to paste, ${many.length} of them for three platforms or more. In **bold**: pasted into
Debian's nginx, Apache or Caddy, or into a zone behind a validating resolver, and scanned with the built extension before and
after; the check failed before and passed after (${green.length} of ${tried.length} tried). What is not in bold was held to its syntax alone (XML,
JSON, TOML, scripts, zone lines: \`test/repairs\`), and not yet to its maker's documentation.

${row(['check', 'platforms'])}
${row(['---', '---'])}
${rows.join('\n')}

## Makers' documentation, still to be read against these snippets

${SOURCES.map(([name, address]) => `- ${name}: <${address}>`).join('\n')}
`;
};

/** Writes docs/repairs.md. */
export const writePage = (tried: readonly Tried[]): void => writeFileSync(FILE, page(tried));
