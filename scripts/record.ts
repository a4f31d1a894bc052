import { writeFile } from 'node:fs/promises';
import { enterKey } from '../test/browser/kit/options-page.ts';
import { changeSettings, readEvidence, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { ARCHETYPES, type Archetype } from '../test/sites/archetypes.ts';
import { BEYOND_RANKED } from '../test/sites/beyond/order.ts';
import { AWAY_FOR_A_WHILE, RANKED } from '../test/sites/ranked/order.ts';
import { fileOf, type Recorded, written } from '../test/sites/recorded.ts';
import { ARCHETYPE_SITES } from '../test/world/sites/archetypes.ts';
import { BEYOND_SITES } from '../test/world/sites/beyond.ts';
import { RANKED_SITES } from '../test/world/sites/ranked.ts';
import { SITES } from '../test/world/sites.ts';
import { startWorld, type World } from '../test/world/world.ts';
import { build, withSiteAccess } from './start/build.ts';

/**
 * `npm run record -- [name…]`: scans the archetypes of the test world, with and without site access, into test/sites (`ranked`
 * stands for the forty sites that an expert put in order, `beyond` for ten more); without names it also records the example
 * report's evidence.
 */

const open = async (extension: string, world: World): Promise<Session> => {
  const session = await openSession({ extension, world });
  await changeSettings(session, { language: 'nl' });
  await enterKey(session, 'sleutel-voor-de-opname');
  return session;
};

/** Passes what is in front of the site; a form there is filled in, and takes any answer. */
const goIn = async (session: Session, address: string): Promise<void> => {
  const page = await session.open(address);
  const fields = await page.$$('form input');
  for (const field of fields) await field.type('bezoeker');
  if (fields.length > 0) await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await page.close();
};

/** Opens the site as its visitor would, presses the button and returns the facts. */
const look = async (session: Session, { url, enter }: Pick<Archetype, 'url' | 'enter'>): Promise<Recorded> => {
  if (enter !== undefined) await goIn(session, enter);
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  await waitForScan(session, tabId);
  const facts = await readEvidence(session, tabId);
  await page.close();
  return facts as Recorded;
};

const names = process.argv.slice(2);
const ranked = [...RANKED, AWAY_FOR_A_WHILE].map((site) => ({ ...site, name: `ranked/${site.name}` }));
const beyond = BEYOND_RANKED.map((site) => ({ ...site, name: `beyond/${site.name}` }));
const all: readonly Pick<Archetype, 'name' | 'url' | 'enter'>[] = [...ARCHETYPES, ...ranked, ...beyond];
const chosen = all.filter(
  ({ name }) => names.length === 0 || names.includes(name) || names.includes(name.split('/')[0] ?? ''),
);
const hosts = chosen.map(({ url }) => new URL(url).hostname);
const [built, world] = await Promise.all([
  build(),
  startWorld({ sites: [...SITES, ...ARCHETYPE_SITES, ...RANKED_SITES, ...BEYOND_SITES] }),
]);
try {
  const plain = await open(built, world);
  const granted = await open(await withSiteAccess(built, ...hosts), world);
  for (const site of chosen) {
    const file = written(await look(granted, site), await look(plain, site));
    await writeFile(fileOf(site.name), file);
    console.log(`${site.name}: ${Math.round(file.length / 1024)} kB`);
  }
  await Promise.all([plain.close(), granted.close()]);
} finally {
  await world.stop();
}
// The example starts a world of its own, once this one has ended.
if (names.length === 0) await import('./example.ts');
