import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { FACTS, type FactName } from '../lib/evidence.ts';

/** `npm run docs`: writes docs/evidence.md from the schemas of the facts. */

interface Origin {
  readonly from: string;
  /** Limits on what is recorded; empty if the fields say everything. */
  readonly caps: string;
}

const SITE = 'GET to the site without credentials';
const ACCESS = 'site access';

const ORIGINS: Readonly<Record<FactName, Origin>> = {
  scan: { from: 'the click: what was requested, when, under which conditions', caps: '' },
  page: {
    from: 'the live document, read in the isolated world',
    caps: 'lists and texts are cut to the limits in `lib/facts/page/`',
  },
  kind: { from: "`page`; also `answer` if the browser does not expose the page's status", caps: '' },
  raw: { from: 'the HTML of `fresh`, parsed inertly in the isolated world', caps: 'first 2 MiB; no HTML is stored' },
  axe: { from: 'axe-core on the live document, injected separately', caps: '25 nodes per rule, 200 characters each' },
  richResults: { from: 'the structured data of `page`, through the validator', caps: '100 errors' },
  answer: { from: `${SITE}, the tab's address, following redirects that can be seen`, caps: 'no body' },
  fresh: { from: '`answer`, if it is the page and not a wall or login page', caps: 'no body' },
  again: { from: `${SITE}, the same request again, to detect a static nonce`, caps: 'policies only' },
  missing: { from: `${SITE}, a made-up path`, caps: 'no body' },
  robots: { from: `${SITE}, \`/robots.txt\``, caps: '512,000 bytes' },
  llms: { from: `${SITE}, \`/llms.txt\``, caps: '256 KiB' },
  security: { from: `${SITE}, \`/.well-known/security.txt\`, then \`/security.txt\``, caps: '32 KiB each' },
  cookies: { from: `webRequest on \`answer\` (${ACCESS})`, caps: '100; values are dropped as soon as they are read' },
  cert: { from: "webRequest's security info on `answer` (Firefox, site access)", caps: 'the leaf certificate; no DER' },
  twins: { from: `${SITE}, the other scheme and the www/apex twin, hop by hop (${ACCESS})`, caps: 'no body' },
  dns: { from: 'DNS over HTTPS, wire format, the chosen resolver', caps: '70 lookups' },
  mailPolicy: { from: `\`https://mta-sts.<domain>/.well-known/mta-sts.txt\` (${ACCESS})`, caps: '64 KiB' },
  rdap: {
    from: "the registry's RDAP server from our table, else rdap.org",
    caps: 'no persons; cached in memory for a day',
  },
  canonicalTarget: { from: `${SITE}, the canonical URL, if it is another page of this site`, caps: 'its head' },
  twinPage: { from: 'the twin, if it serves a page instead of a redirect', caps: 'its head' },
  sitemap: {
    from: `${SITE}, the files listed in robots.txt, else in the page, else the usual one`,
    caps: '8 files, 1 MiB each',
  },
  listed: { from: `${SITE}, pages listed in the sitemap`, caps: '4, evenly spaced' },
  variants: {
    from: `${SITE}, the address with the trailing slash added or removed, and with a tracking parameter`,
    caps: 'heads',
  },
  hreflangTargets: { from: `${SITE}, translations on this site`, caps: '2, evenly spaced' },
  favicon: { from: `${SITE}, the icon`, caps: "the file's header" },
  shareImage: { from: `${SITE}, the share image on this host`, caps: "the file's header" },
  libraries: {
    from: "version properties in the page's own world, by one fixed file",
    caps: '40 characters per version',
  },
  scripts: { from: `${SITE}, the site's own scripts whose library is unknown`, caps: '5, first 2 MiB of each' },
  language: { from: "the browser's own language detection on the page's texts, offline", caps: '' },
  visited: { from: `${SITE}, internal links, the home page first`, caps: '6, evenly spaced' },
  wellKnown: { from: `${SITE}, machine-readable files`, caps: '3' },
  wordpress: {
    from: `${SITE}, what a WordPress page advertises (\`rel="https://api.w.org/"\`, \`rel="EditURI"\`)`,
    caps: '3, 64 KiB each; no names',
  },
};

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Names of the fields at the top of a fact. */
const fieldsOf = (schema: Schema): readonly string[] => {
  if (schema.properties !== undefined) return Object.keys(schema.properties);
  if (schema.items !== undefined) return fieldsOf(schema.items);
  return schema.anyOf?.flatMap(fieldsOf) ?? [];
};

const WIDTH = 110;

/** Wraps words in lines of at most `WIDTH` characters, each with the indent of a list's item. */
const wrapped = (text: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n  ');
};

const entry = (name: FactName): string => {
  const fields = fieldsOf(z.toJSONSchema(FACTS[name], { io: 'input' }) as Schema).map((field) => `\`${field}\``);
  const { from, caps } = ORIGINS[name];
  const lines = [
    `Source: ${from}.`,
    ...(fields.length === 0 ? [] : [`Fields: ${fields.join(', ')}.`]),
    ...(caps === '' ? [] : [`Limit: ${caps}.`]),
  ];
  return [`## \`${name}\``, '', ...lines.map((line) => `- ${wrapped(line)}`)].join('\n');
};

/** The contents of docs/evidence.md. */
export const evidencePage = (): string => `# Evidence

Every fact that a scan can collect, generated from \`lib/evidence.ts\` by \`npm run docs\`. A fact is seen, or not seen with a
reason; a fact with many parts records this for each part. An error of ours has the reason \`fault\`, with its
name and location; only the part, the section of a page (\`faults\`) or the rule in which it occurred is lost. Facts are raw and
small. They are parsed and judged later, so that recorded evidence outlives our parsers. One scan's evidence is at most 1 MB. It contains no HTML, no cookie values and no keys.

${(Object.keys(FACTS) as FactName[]).map(entry).join('\n\n')}
`;

if (import.meta.main) await writeFile(new URL('../docs/evidence.md', import.meta.url), evidencePage());
