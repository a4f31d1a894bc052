import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A third-party package that ships in the extension. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly homepage: string;
  /** File with the text of its licence, as it was published. */
  readonly file: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** Packages from which the extension is built; the rest of `dependencies` is the service's. */
export const IN_EXTENSION: readonly string[] = [
  '@adobe/structured-data-validator',
  '@marbec/web-auto-extractor',
  '@mozilla/readability',
  'axe-core',
  'csp_evaluator',
  'idb',
  'ipaddr.js',
  'parse5',
  'preact',
  'saxes',
  'structured-headers',
  'tldts',
  'webextension-polyfill',
  'zod',
];

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Paths in the lockfile of these packages and of all their dependencies. */
const withTheirs = (names: readonly string[], packages: Readonly<Record<string, Entry>>): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const path = `node_modules/${name}`;
    const entry = packages[path];
    if (entry === undefined || found.has(path)) return;
    found.add(path);
    for (const other of Object.keys({ ...entry.dependencies, ...entry.peerDependencies })) add(other);
  };
  for (const name of names) add(name);
  return found;
};

/** Every package from which the extension is built, indirect ones too. Throws if one has no licence. */
export const shippedPackages = (): readonly Shipped[] => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const shipped = withTheirs(IN_EXTENSION, packages);
  return Object.entries(packages)
    .filter(([path]) => shipped.has(path))
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (license === undefined) throw new Error(`${name} names no licence`);
      return { name, version, licence: license, homepage: homepageOf(path), file: licenceFile(path) };
    });
};

const homepageOf = (path: string): string =>
  JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).homepage ?? '';

/** Licences that are missing from published packages, as they are in the packages' repositories. */
const LICENCES = join(import.meta.dirname, 'licences');

const licenceFile = (path: string): string => {
  const found = readdirSync(join(ROOT, path)).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const stored = join(LICENCES, `${basename(path)}.txt`);
  if (found === undefined && !existsSync(stored)) throw new Error(`${path} has no licence file`);
  return found === undefined ? stored : join(ROOT, path, found);
};

/** Path of a package's licence in the extension. */
export const licencePath = ({ name }: Shipped): string => `licenses/${name.replace(/^@/, '').replace('/', '-')}.txt`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const rowOf = (shipped: Shipped): string => {
  const { name, version, licence } = shipped;
  const file = licencePath(shipped).replace('licenses/', '');
  return `<tr><th scope="row">${escaped(name)}</th><td>${escaped(version)}</td><td><a href="${file}">${escaped(licence)}</a></td></tr>`;
};

/** The extension's page that lists the packages of others in it. */
export const licencesPage = (packages: readonly Shipped[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pijler: licences of others</title></head>
<body>
<main>
<h1>Licences of others</h1>
<p>Pijler holds these packages, as they were published, and the font Atkinson Hyperlegible Next
(<a href="../fonts/LICENSE.txt">SIL OFL 1.1</a>). axe-core lists its own parts
<a href="axe-core-3rd-party.txt">here</a>.</p>
<table>
<thead><tr><th scope="col">Package</th><th scope="col">Version</th><th scope="col">Licence</th></tr></thead>
<tbody>
${packages.map(rowOf).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
