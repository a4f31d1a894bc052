import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Driven } from '../test/browser/kit/driven.ts';
import { startWorld, type World } from '../test/world/world.ts';
import { readPart } from './full/parts.ts';
import { CACHE, put } from './systems/cache.ts';
import { CONTENT_SYSTEMS } from './systems/content-systems.ts';
import { prepareRoot } from './systems/debian-root.ts';
import { startDebian } from './systems/debian-server.ts';
import { hostOf } from './systems/debian-system.ts';
import { DEBIAN_SYSTEMS } from './systems/debian-systems.ts';
import { EXPECTED, type ExpectedPage, type ExpectedSystem } from './systems/expected.ts';
import { bannerOf, differences, expectedOf, saidOf } from './systems/judged.ts';
import { type Looked, look, openBrowser } from './systems/look.ts';
import { type Row, section, writeSection } from './systems/page.ts';
import { siteBefore } from './systems/site.ts';
import { asFiles, startTemplate } from './systems/template-servers.ts';
import { TEMPLATES } from './systems/templates.ts';
import { writeBuilt } from './written.ts';

/**
 * `npm run systems [-- name… | --share 1/2]`: installs real web software from Debian's and npm's packages into `.cache/systems`,
 * runs it on loopback, scans its pages with the built extension and compares the findings with an expert's expectations. Without
 * names it writes out/docs/systems.md and its lines of docs/truth.md; a share writes a page of its own. Exits with 1 if something
 * differs. Needs root, for chroot.
 */

interface Started {
  readonly ports: ReadonlyMap<string, number>;
  end(): void;
}

/** Installs and starts the requested systems. */
const start = async (names: readonly string[]): Promise<Started> => {
  const templates = [...TEMPLATES, ...CONTENT_SYSTEMS].filter(({ id }) => names.includes(id));
  // Must be first: it deletes what was there when it creates the root, including the files of templates.
  await prepareRoot();
  const files = [];
  for (const template of templates) files.push(await asFiles(template));
  const shown = files.filter((one) => one !== null);
  const debian = await startDebian(
    DEBIAN_SYSTEMS.filter(({ id }) => names.includes(id)),
    shown,
  );
  const servers = (await Promise.all(templates.map(startTemplate))).filter((one) => one !== null);
  const ports = new Map(
    names.map((name) => [
      name,
      servers.find(({ id }) => id === name)?.port ?? (name === 'nginx' ? debian.nginxPort : debian.port),
    ]),
  );
  return {
    ports,
    end: () => {
      for (const server of servers) server.end();
      debian.end();
    },
  };
};

const keepEvidence = (name: string, { evidence }: Looked): void =>
  put(join(CACHE, 'seen', `${name.replaceAll(/[^\w-]+/g, '_')}.json`), JSON.stringify(evidence));

type Browsers = Readonly<Record<Driven['kind'], Driven>>;

const lookAt = async (browsers: Browsers, system: ExpectedSystem, page: ExpectedPage): Promise<Row> => {
  const expected = expectedOf(system, page);
  const scan = async (kind: Driven['kind']) => {
    const looked = await look(browsers[kind], `https://${hostOf(system.id)}${page.path}`);
    keepEvidence(`${kind} ${system.id}${page.path}`, looked);
    return { looked, otherwise: differences(page, expected, saidOf(looked.evidence, system)) };
  };
  const chromium = await scan('chromium');
  const firefox = system.inFirefox ? await scan('firefox') : null;
  const { state, seconds } = chromium.looked;
  const scoreOf = (id: string) => state.pillars.find((pillar) => pillar.id === id)?.score ?? null;
  const row: Row = {
    system: system.id,
    path: page.path,
    expected,
    otherwise: { chromium: chromium.otherwise, firefox: firefox?.otherwise ?? null },
    scores: [state.overall, scoreOf('seo'), scoreOf('ai')],
    banner: bannerOf(chromium.looked.evidence, system.server),
  };
  printRow(row, seconds);
  return row;
};

const printRow = ({ system, path, otherwise, scores }: Row, seconds: number): void => {
  const wrong = [...new Set([...(otherwise.chromium ?? []), ...(otherwise.firefox ?? [])])];
  const mark = wrong.length === 0 ? '✓' : '✗';
  process.stdout.write(`${mark} ${system}${path} ${scores.join(' ')} (${seconds.toFixed(1)} s) ${wrong.join('; ')}\n`);
};

const scanAll = async (world: World, systems: readonly ExpectedSystem[]): Promise<readonly Row[]> => {
  const hosts = systems.map(({ id }) => hostOf(id));
  const [chromium, firefox] = await Promise.all([
    openBrowser('chromium', world, hosts),
    openBrowser('firefox', world, hosts),
  ]);
  try {
    const rows: Row[] = [];
    for (const system of systems)
      for (const page of system.pages) rows.push(await lookAt({ chromium, firefox }, system, page));
    for (const met of [...chromium.faults.met(), ...firefox.faults.met()]) process.stdout.write(`✗ ${met}\n`);
    return rows;
  } finally {
    await Promise.all([chromium.close(), firefox.close()]);
  }
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1/1' } },
});
const share = readPart(values.share);
if (share === null) throw new Error(`--share is one of several, such as 1/2, not ${values.share}.`);
const systems = EXPECTED.filter(
  ({ id }, index) => (positionals.length === 0 || positionals.includes(id)) && index % share.parts === share.part - 1,
);
const started = await start(systems.map(({ id }) => id));
const world = await startWorld({ sites: [...started.ports].map(([id, port]) => siteBefore(hostOf(id), port)) });
try {
  const rows = await scanAll(world, systems);
  if (positionals.length === 0 && share.parts === 1) writeSection(rows);
  else if (positionals.length === 0) writeBuilt(`systems-${share.part}-of-${share.parts}`, `${section(rows)}\n`);
  const wrong = rows.filter(({ otherwise }) => Object.values(otherwise).some((one) => one !== null && one.length > 0));
  process.stdout.write(`${rows.length} pages, ${wrong.length} found otherwise\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await world.stop();
  started.end();
}
