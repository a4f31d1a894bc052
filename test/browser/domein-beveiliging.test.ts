import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckResult } from '../../lib/api/result.ts';
import type { Pillar } from '../../lib/model.ts';
import type { PillarState, ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { SITES } from '../world/sites.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { command, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';
import {
  BY_ACCESS,
  CAPPED,
  DOMAINS,
  type Expected,
  OF_FIREFOX,
  OF_HSTS,
  OF_THE_ANSWER,
  PORTS,
  SECURITY,
  STILL_COUNTED,
} from './verdicts.ts';

/** What the catalogue says of `domein` and `beveiliging`, through the whole product in a real browser on the partner tier. */

const KEY = 'sleutel-voor-de-test-1234';
/** Sites to which no access was granted. */
const WITHOUT_ACCESS = 'onveilig.nl';
const CONSENT = 'toestemming.nl';

let world: World;
let extension: string;
let session: Session;

beforeAll(async () => {
  const hosts = SITES.flatMap((site) => site.hosts).filter(
    (host) => host.includes('.') && host !== WITHOUT_ACCESS && !host.endsWith(CONSENT),
  );
  [extension, world] = await Promise.all([build().then((folder) => withSiteAccess(folder, ...hosts)), startWorld()]);
  session = await openSession({ extension, world });
  await enterKey(session, KEY);
});
afterAll(async () => {
  await session?.close();
  await world.stop();
});

const pillarOf = (state: ScanState, id: Pillar): PillarState => {
  const found = state.pillars.find((pillar) => pillar.id === id);
  if (found === undefined) throw new Error(`${id} was not scanned`);
  return found;
};

const outcomeOf = ({ outcome, reason }: CheckResult): string =>
  reason === undefined ? outcome : `${outcome}: ${reason}`;

const outcomesOf = ({ checks = [] }: PillarState): Expected =>
  Object.fromEntries(checks.map((check) => [check.id, outcomeOf(check)]));

/** One pillar of the scan of a tab, requested by a page of the extension: with site access no click is needed. */
const scanTab = async (page: Page, pillar: Pillar, within: Session = session): Promise<PillarState> => {
  const tabId = await tabIdOf(within, page);
  const { id } = await command<ScanState>(within, 'start', { tabId, again: true, pillar });
  return pillarOf(await waitForScan(within, tabId, id), pillar);
};

const scanAt = async (url: string, pillar: Pillar, within: Session = session): Promise<PillarState> => {
  const { page } = await within.visit(url);
  const state = await scanTab(page, pillar, within);
  await page.close();
  return state;
};

describe('a domain', () => {
  test.each(sampleOf(DOMAINS, 2))('%s: %s', async (_, host, expected) => {
    expect(outcomesOf(await scanAt(`https://${host}/`, 'domein'))).toMatchObject(expected);
  });

  test('gets all points and leaves nothing untested when it is in perfect order', async () => {
    const state = await scanAt('https://voorbeeldig.nl/', 'domein');
    expect(state).toMatchObject({ score: 100, incomplete: false, unseen: [], limitedBy: null });
  });

  test('is capped at 39, with the reason, when its DNSSEC signatures are invalid', async () => {
    const { score, limitedBy, checks = [] } = await scanAt('https://kapot.nl/', 'domein');
    expect(score).toBe(39);
    expect(limitedBy).toMatchObject({ cap: 39, check: 'dnssec-valid' });
    expect(limitedBy?.reason).toBe(checks.find(({ id }) => id === 'dnssec-valid')?.evidence[0]);
    expect(limitedBy?.reason.length).toBeGreaterThan(20);
  });
});

describe('a security check with site access', () => {
  test.each(sampleOf(SECURITY, 2))('%s: %s', async (_, url, expected) => {
    expect(outcomesOf(await scanAt(url, 'beveiliging'))).toMatchObject(expected);
  });

  test.each(CAPPED)('%s: %s', async (_, url, cap, expected) => {
    const state = await scanAt(url, 'beveiliging');
    expect(outcomesOf(state)).toMatchObject(expected);
    expect(state.score).toBeLessThanOrEqual(cap);
  });
});

const unknownOf = (outcomes: Expected, reason: string): readonly string[] =>
  Object.keys(outcomes)
    .filter((id) => outcomes[id] === `unknown: ${reason}`)
    .sort();

test('without access only the checks that need it are untested, with that as their reason', async () => {
  const { page } = await session.visit(`https://${WITHOUT_ACCESS}/`);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const outcomes = outcomesOf(pillarOf(await waitForScan(session, tabId), 'beveiliging'));
  await page.close();

  expect(outcomes).toMatchObject({ ...BY_ACCESS, 'https-available': 'pass', 'tls-certificate': 'pass', hsts: 'fail' });
  expect(unknownOf(outcomes, 'denied')).toEqual(Object.keys(BY_ACCESS).sort());
  expect(unknownOf(outcomes, 'otherBrowser')).toEqual(OF_FIREFOX);
});

test('sends no domain queries for a suffix shared by a platform’s customers', async () => {
  const { page } = await session.visit('https://winkel.github.io/');
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const state = await waitForScan(session, tabId);
  await page.close();

  expect(pillarOf(state, 'domein')).toMatchObject({ score: null, incomplete: false, unseen: [] });
  expect(new Set(Object.values(outcomesOf(pillarOf(state, 'domein'))))).toEqual(new Set(['skip']));
  expect(state.ledger.filter(({ purpose }) => purpose === 'dns' || purpose === 'registry')).toEqual([]);
  expect(state.notes).toContain('sharedSuffix');
});

describe('a response that only a visitor who was let in can see', () => {
  test('behind a challenge the checks of the response are untested and the others still count', async () => {
    const outcomes = outcomesOf(await scanAt('https://muur.nl/doorlaten', 'beveiliging'));
    expect(unknownOf(outcomes, 'wall')).toEqual([...OF_THE_ANSWER, ...OF_HSTS, 'security-txt'].sort());
    expect(STILL_COUNTED.filter((id) => outcomes[id]?.startsWith('unknown'))).toEqual([]);
  });

  test('behind a login HSTS still counts', async () => {
    const { page } = await session.visit('https://inlog.nl/inloggen');
    await page.type('#naam', 'jansen');
    await Promise.all([page.waitForNavigation(), page.type('#woord', 'geheim\n')]);
    const outcomes = outcomesOf(await scanTab(page, 'beveiliging'));
    await page.close();

    expect(unknownOf(outcomes, 'login')).toEqual(OF_THE_ANSWER.toSorted());
    expect(outcomes).toMatchObject({ hsts: 'fail', 'hsts-subdomains': 'skip' });
    expect([...STILL_COUNTED, ...OF_HSTS].filter((id) => outcomes[id]?.startsWith('unknown'))).toEqual([]);
  });
});

describe('a site that first redirects new visitors to another site', () => {
  const seenBy = async (pillar: Pillar) => outcomesOf(await scanAt('https://krant.nl/akkoord', pillar));

  test('leaves the checks that depend on its response untested, with that reason', async () => {
    const outcomes = await seenBy('beveiliging');
    expect(unknownOf(outcomes, 'elsewhere')).toEqual([...OF_THE_ANSWER, ...OF_HSTS, 'security-txt'].toSorted());
    expect(unknownOf(outcomes, 'denied')).toEqual([]);
  });

  test('has this reported under ai', async () => {
    const outcomes = await seenBy('ai');
    expect(outcomes).toMatchObject({
      'plain-client-access': 'info',
      'raw-main-content-coverage': 'unknown: elsewhere',
      // Its robots.txt leads there as well.
      'ai-search-crawlers-allowed': 'unknown: elsewhere',
    });
  });
});

/** A closed port is only to be had without the proxy: this one sends every host to the world's servers but for those. */
describe('a port', () => {
  let direct: Session;

  beforeAll(async () => {
    const { plainPort, securePort, spki } = world;
    const rules = [
      'MAP alleenhttp.nl:443 127.0.0.1:9',
      `MAP geentls.nl:443 127.0.0.1:${plainPort}`,
      'MAP alleenhttps.nl:80 127.0.0.1:9',
      'MAP www.alleenhttps.nl 127.0.0.1:9',
      `MAP *:80 127.0.0.1:${plainPort}`,
      `MAP *:443 127.0.0.1:${securePort}`,
    ];
    direct = await openSession({
      extension,
      args: [`--host-resolver-rules=${rules.join(', ')}`, `--ignore-certificate-errors-spki-list=${spki}`],
    });
    await enterKey(direct, KEY);
  });
  afterAll(() => direct?.close());

  test.each(sampleOf(PORTS, 2))('%s', async (_, url, expected) => {
    const { score, limitedBy, checks } = await scanAt(url, 'beveiliging', direct);
    const outcomes = Object.fromEntries((checks ?? []).map((check) => [check.id, outcomeOf(check)]));
    expect(outcomes).toMatchObject(expected);
    if (expected['https-available'] === 'fail') {
      expect(score).toBeLessThanOrEqual(20);
      expect(limitedBy === null ? score : limitedBy?.cap).toBeLessThanOrEqual(20);
    }
  });
});
