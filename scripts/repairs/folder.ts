import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeLocation, Repair } from '../../lib/repairs/shape.ts';
import { put } from '../systems/cache.ts';
import { ROOT } from '../systems/debian-root.ts';
import type { Parts } from './trial.ts';

/** One site on a server: its initial faults, and the repairs that are pasted. */
export interface Pasted {
  readonly host: string;
  readonly other: string;
  /** Lines in the server's own language that cause the fault. */
  readonly faulty: string;
  /** Faults in the files of the site themselves. */
  readonly parts: Parts;
  readonly repairs: readonly Repair[];
}

/** The snippets for these places, each once. */
export const at = ({ repairs }: Pick<Pasted, 'repairs'>, ...places: readonly CodeLocation[]): string => {
  const snippets = repairs.filter(({ where }) => places.includes(where)).map(({ snippet }) => snippet);
  return [...new Set(snippets)].join('\n');
};

const SCRIPTS = ['een', 'twee', 'drie', 'vier'];
const SENTENCE = '<p>De bakkerij op de hoek bakt elke ochtend brood van tarwe en rogge uit de eigen streek.</p>\n';

/** Replaces the older attribute, in an element that keeps the others. */
const inHtml = (tag: string, lang: string): string =>
  lang === '' ? tag : tag.replace(/ lang="[^"]*"/, '').replace('<html', `<html ${lang}`);

/** The page of a site; a pasted element replaces the older one of its kind. */
const pageOf = (site: Pasted): string => {
  const {
    head = '',
    html = '<html lang="nl">',
    body = '',
    footer = '',
    title = '<title>Bakkerij op de hoek</title>',
  } = site.parts;
  const { doctype = '<!doctype html>' } = site.parts;
  return `${at(site, 'firstLine') || doctype}
${inHtml(html, at(site, 'htmlLang'))}<head><meta charset="utf-8">${/<title>/.test(at(site, 'head')) ? '' : title}
${at(site, 'head') || head}
${at(site, 'headBeside')}
<link rel="stylesheet" href="/stijl.css">
${SCRIPTS.map((name) => `<script src="/${name}.js"></script>`).join('\n')}
</head><body><main><h1>Bakkerij op de hoek</h1>
<p><a href="/brood">Ons brood</a> <a href="/gebak">Ons gebak</a> <a href="/contact">Contact</a></p>
${body}
${SENTENCE.repeat(250)}</main>${footer}</body></html>
`;
};

/** Puts lines into the group for every crawler, as the instructions say. */
const intoGroup = (robots: string, lines: string): string =>
  lines === '' ? robots : robots.replace(/^User-agent: \*$/im, (agent) => `${agent}\n${lines}`);

/** The robots.txt of a site: when a new sitemap is pasted it has to name that, as the instructions say. */
const robotsOf = (site: Pasted): string | null => {
  const { robots = null, replaced = false } = site.parts;
  const pasted = at(site, 'robotsFile');
  const sitemap = at(site, 'sitemapFile') === '' ? '' : `Sitemap: https://${site.host}/sitemap.xml`;
  const lines = [
    ...(replaced && pasted !== '' ? [] : [intoGroup(robots ?? '', at(site, 'robotsGroup'))]),
    pasted,
    sitemap,
  ].filter((one) => one !== '');
  return lines.length === 0 ? null : `${lines.join('\n\n')}\n`;
};

const filesOf = (site: Pasted): Readonly<Record<string, string | null>> => ({
  'index.html': pageOf(site),
  'stijl.css': `${site.parts.css ?? ''}\n${at(site, 'stylesheet')}\n`,
  'robots.txt': robotsOf(site),
  'sitemap.xml':
    at(site, 'sitemapFile') ||
    (site.parts.sitemap?.replace('</urlset>', `${at(site, 'sitemapEntry')}</urlset>`) ?? null),
  'llms.txt': at(site, 'llmsFile') || (site.parts.llms ?? null),
  'merk.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></svg>',
  'readme.html': site.parts.readme ?? null,
  'brood/index.html': pageOf(site),
  '404.html': '<!doctype html><html lang="nl"><title>Niet gevonden</title><h1>Niet gevonden</h1></html>',
  '.well-known/security.txt': at(site, 'securityFile') === '' ? null : `${at(site, 'securityFile')}\n`,
  ...Object.fromEntries(
    SCRIPTS.map((name) => [`${name}.js`, `globalThis.${name} = 1;\n${'// vulling\n'.repeat(500)}`]),
  ),
});

/** Writes the folder of a site, emptied first, with a page that is the same everywhere; returns its path inside the root. */
export const folderOf = (id: string, site: Pasted): string => {
  const inside = `/srv/repairs/${id}/${site.host}`;
  rmSync(join(ROOT, inside), { recursive: true, force: true });
  mkdirSync(join(ROOT, inside), { recursive: true });
  for (const [name, text] of Object.entries(filesOf(site))) if (text !== null) put(join(ROOT, inside, name), text);
  return inside;
};
