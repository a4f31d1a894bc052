import { join } from 'node:path';
import { enterKey } from '../test/browser/kit/options-page.ts';
import { readEvidence, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession } from '../test/browser/kit/session.ts';
import { startWorld } from '../test/world/world.ts';
import { build, withSiteAccess } from './start/build.ts';
import { writeFormatted } from './written.ts';

/**
 * `node scripts/example.ts` records what one scan with access sees of the test world's ordinary site: the evidence from which the
 * example report is judged. Run it when a fact's schema changed; a unit test fails then.
 */

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'entrypoints/report/example.json');
const SITE = 'https://gewoon.nl/';

/** Names of the test world that somebody may own in reality, and what replaces them (RFC 2606 where possible). */
const NAMES: readonly (readonly [string, string])[] = [
  ['gewoon.nl', 'voorbeeld.nl'],
  ['Gewoon', 'Voorbeeld'],
  ['postkantoor.nl', 'mail.example'],
  ['dnshuis.nl', 'dns.example'],
  ['hoveniersbedrijfgewoon', 'voorbeeld'],
  ['+31334560012', '+31000000000'],
];

const [extension, world] = await Promise.all([build(), startWorld()]);
const granted = await withSiteAccess(extension, new URL(SITE).hostname);
const session = await openSession({ extension: granted, world, locale: 'nl' });
try {
  await enterKey(session, 'voorbeeldsleutel');
  const page = await session.open(SITE);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const { finishedAt, ledger } = await waitForScan(session, tabId);
  const recorded = { finishedAt, ledger, facts: await readEvidence(session, tabId) };
  const text = NAMES.reduce((all, [name, other]) => all.replaceAll(name, other), JSON.stringify(recorded));
  writeFormatted(FILE, text);
} finally {
  await session.close();
  await world.stop();
}
