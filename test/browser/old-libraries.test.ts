import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../lib/data/software/libraries.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { EXPECTED, type Expected, verdictFor } from '../world/old-libraries/expected.ts';
import { installOldLibraries } from '../world/old-libraries/install.ts';
import { CURRENT_COUNT, CURRENT_HOST, hostOf, oldLibrarySites } from '../world/sites/oud.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { checkOf, pillarOf, scanPillarAt } from './kit/partner.ts';
import { openSession, type Session } from './kit/session.ts';

/** Released libraries in a real page, detected and judged by the shipped data on the partner tier. */

let world: World;
let session: Session;

beforeAll(async () => {
  const [folder, built] = await Promise.all([installOldLibraries(), build()]);
  const sites = oldLibrarySites(folder);
  world = await startWorld({ sites, resolver: false });
  const extension = await withSiteAccess(built, 'oud.nl', CURRENT_HOST);
  session = await openSession({ extension, world });
  await enterKey(session, 'sleutel-voor-de-test-1234');
}, 300_000);
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const nameOf = ({ library, version }: Expected): string => `${library}-${version}`;
const shown = ({ library, version }: Expected): string =>
  `${LIBRARIES.find(({ id }) => id === library)?.name} ${version}: `;
const scan = async (host: string) =>
  pillarOf(await scanPillarAt(session, `https://${host}/`, 'onderhoud'), 'onderhoud');

/** The severities named in a line of evidence, without those that concern Node only. */
const worstIn = (line: string): string | undefined =>
  ['critical', 'high', 'medium', 'low'].find((severity) => new RegExp(`\\b${severity}\\b`).test(line));

interface Seen {
  readonly name: string;
  readonly outcome: string;
  readonly severity: string | undefined;
}

/** One of two, in the full run all. */
const CHOSEN = sampleOf(EXPECTED, 2);

describe('old releases', () => {
  const seen: Seen[] = [];

  test.each(CHOSEN)('$library $version is found, $severity', async (expected) => {
    const check = checkOf(await scan(hostOf(nameOf(expected))), 'vulnerable-js-libraries');
    const line = check.evidence.find((one) => one.startsWith(shown(expected)));
    seen.push({ name: nameOf(expected), outcome: check.outcome, severity: worstIn(line ?? '') });
    expect(seen.at(-1)).toEqual({
      name: nameOf(expected),
      outcome: verdictFor(expected),
      severity: expected.severity,
    });
  });

  test('at most one release is misjudged', () => {
    expect(EXPECTED).toHaveLength(19);
    const right = CHOSEN.filter((expected) =>
      seen.some(({ name, outcome }) => name === nameOf(expected) && outcome === verdictFor(expected)),
    );
    expect(right.length).toBeGreaterThanOrEqual(CHOSEN.length - 1);
  });
});

describe('a release without a banner', () => {
  test('is recognised by the hash of its file', async () => {
    const { outcome, evidence } = checkOf(await scan(hostOf('slick-1.8.1')), 'vulnerable-js-libraries');
    // Unknown, it would be no library at all: `skip`.
    expect([outcome, ...evidence]).toEqual(['pass', expect.stringMatching(/^One third-party script/)]);
  });
});

describe('current releases', () => {
  test('are all detected without a finding', async () => {
    const pillar = await scan(CURRENT_HOST);
    const results = ['vulnerable-js-libraries', 'eol-js-libraries', 'js-library-hygiene'].map((id) =>
      checkOf(pillar, id),
    );
    expect(results.map(({ id, outcome, points }) => [id, outcome, points])).toEqual([
      ['vulnerable-js-libraries', 'pass', 0],
      ['eol-js-libraries', 'pass', 0],
      ['js-library-hygiene', 'pass', 0],
    ]);
    // One sentence, and no library named below it.
    const [sentence, ...offenders] = results[0]?.evidence ?? [];
    expect(sentence).toMatch(new RegExp(`^${CURRENT_COUNT} `));
    expect(offenders).toEqual([]);
  });
});
