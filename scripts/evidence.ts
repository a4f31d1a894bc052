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
  scan: { from: 'the click: what was asked, when, under which conditions', caps: '' },
  page: {
    from: 'the live document, read in the isolated world',
    caps: 'lists and texts cut as `lib/facts/page/` says',
  },
  kind: { from: '`page`; where the browser does not tell how that was answered, also `answer`', caps: '' },
  raw: { from: 'the HTML of `fresh`, parsed inertly in the isolated world', caps: 'first 2 MiB; no HTML is kept' },
  axe: { from: 'axe-core on the live document, an injection of its own', caps: '25 nodes a rule, 200 characters each' },
  richResults: { from: 'the structured data of `page`, through the validator', caps: '100 faults' },
  answer: { from: `${SITE}, the tab's address, redirects followed where they are seen`, caps: 'no body' },
  fresh: { from: '`answer`, where it is the page and no wall or sign-in page', caps: 'no body' },
  again: { from: `${SITE}, the same once more, for a static nonce`, caps: 'policies only' },
  missing: { from: `${SITE}, a made-up path`, caps: 'no body' },
  robots: { from: `${SITE}, \`/robots.txt\``, caps: '512,000 bytes' },
  llms: { from: `${SITE}, \`/llms.txt\``, caps: '256 KiB' },
  security: { from: `${SITE}, \`/.well-known/security.txt\`, then \`/security.txt\``, caps: '32 KiB each' },
  cookies: { from: `webRequest on \`answer\` (${ACCESS})`, caps: '100; values are dropped where they are read' },
  cert: { from: "webRequest's security info on `answer` (Firefox, site access)", caps: 'the leaf; no DER' },
  twins: { from: `${SITE}, the other scheme and the www/apex twin, hop by hop (${ACCESS})`, caps: 'no body' },
  dns: { from: 'DNS over HTTPS, wire format, the chosen resolver', caps: '70 questions' },
  mailPolicy: { from: `\`https://mta-sts.<domain>/.well-known/mta-sts.txt\` (${ACCESS})`, caps: '64 KiB' },
  rdap: {
    from: "the registry's RDAP server by our own table, else rdap.org",
    caps: 'no persons; kept a day in memory',
  },
  canonicalTarget: { from: `${SITE}, the canonical address, where it is another page of this site`, caps: 'its head' },
  twinPage: { from: 'the twin where it gives a page of its own', caps: 'its head' },
  sitemap: {
    from: `${SITE}, the files that robots.txt names, else the page, else the usual one`,
    caps: '8 files, 1 MiB each',
  },
  listed: { from: `${SITE}, pages that the sitemap lists`, caps: '4, evenly spaced' },
  variants: { from: `${SITE}, the address with the other end slash, and with a tracking parameter`, caps: 'heads' },
  hreflangTargets: { from: `${SITE}, translations on this site`, caps: '2, evenly spaced' },
  favicon: { from: `${SITE}, the icon`, caps: "the file's header" },
  shareImage: { from: `${SITE}, the share image on this host`, caps: "the file's header" },
  libraries: { from: "version properties in the page's own world, by one fixed file", caps: '40 characters a version' },
  scripts: { from: `${SITE}, own scripts whose library is unknown`, caps: '5, first 2 MiB of each' },
  language: { from: "the browser's own language detection on the page's texts, offline", caps: '' },
  visited: { from: `${SITE}, internal links, the home page first`, caps: '6, evenly spaced' },
  wellKnown: { from: `${SITE}, files for machines`, caps: '3' },
  wordpress: {
    from: `${SITE}, what the page of a WordPress advertises (\`rel="https://api.w.org/"\`, \`rel="EditURI"\`)`,
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
  const lines = [`From: ${from}.`, `Fields: ${fields.join(', ')}.`, ...(caps === '' ? [] : [`Kept at most: ${caps}.`])];
  return [`## \`${name}\``, '', ...lines.map((line) => `- ${wrapped(line)}`)].join('\n');
};

/** The contents of docs/evidence.md. */
export const evidencePage = (): string => `# Evidence

Every fact a scan can bring home, made from \`lib/evidence.ts\` by \`npm run docs\`. A fact is seen or not seen, and
why; a fact with many parts says so for each part. An error of ours is the reason \`fault\`, with its
name and place; it costs the part, the section of a page (\`faults\`) or the rule that it ended. Facts are what was said, raw and
small: they are parsed and judged later, so that recorded evidence outlives our parsers. One scan's evidence is at most 1 MB. No HTML, no cookie value and no key is in it.

${(Object.keys(FACTS) as FactName[]).map(entry).join('\n\n')}
`;

if (import.meta.main) await writeFile(new URL('../docs/evidence.md', import.meta.url), evidencePage());
