import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pillar } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { RENDERINGS, type Rendering, renderingAt } from '../world/sites/weergave.ts';
import { startWorld, type World } from '../world/world.ts';
import { enterKey } from './kit/options-page.ts';
import { checkOf, pillarOf } from './kit/partner.ts';
import { command, tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession, type Session } from './kit/session.ts';

/** Bands, caps and equalities of `ai` and `onderhoud`, measured through the whole product in a real browser on the partner tier. */

const HOSTS = {
  ordinary: 'gewoon.nl',
  again: 'hetzelfde.nl',
  withoutTraining: 'geentraining.nl',
  managed: 'beheerd.nl',
  withLlms: 'metllms.nl',
  withoutAnswers: 'geenantwoord.nl',
  withoutSearch: 'geenzoeken.nl',
  outOfIndex: 'nietinindex.nl',
  brokenRobots: 'robotsstuk.nl',
  app: 'app.nl',
  neglected: 'verwaarloosd.nl',
  takenOver: 'overgenomen.nl',
  kept: 'goed.nl',
} as const;
type Name = keyof typeof HOSTS;

/** Requests that one scan may send to the site. */
const PLAN = 48;

let world: World;
let session: Session;
const states = new Map<string, ScanState>();

const scan = async (url: string): Promise<ScanState> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const { id } = await command<ScanState>(session, 'start', { tabId, again: true });
  const state = await waitForScan(session, tabId, id);
  await page.close();
  return state;
};

beforeAll(async () => {
  const started = await Promise.all([build(), startWorld()]);
  world = started[1];
  const extension = await withSiteAccess(started[0], ...Object.values(HOSTS), 'weergave.nl');
  session = await openSession({ extension, world });
  await enterKey(session, 'sleutel-voor-de-test-1234');
  for (const host of Object.values(HOSTS)) states.set(host, await scan(`https://${host}/`));
  for (const name of Object.keys(RENDERINGS)) states.set(name, await scan(renderingAt(name as Rendering)));
}, 300_000);
afterAll(async () => {
  await session?.close();
  await world?.stop();
});

const stateOf = (name: string): ScanState => {
  const state = states.get(name);
  if (state === undefined) throw new Error(`${name} was not scanned`);
  return state;
};
const pillar = (name: Name, id: Pillar) => pillarOf(stateOf(HOSTS[name]), id);
const score = (name: Name, id: Pillar): number => pillar(name, id).score ?? Number.NaN;

describe('score bands', () => {
  test.each([
    ['an ordinary site with the default robots.txt', 'ordinary', 'ai', 75, 90],
    ['a client-rendered app with an empty shell', 'app', 'ai', 0, 40],
    ['a well-kept static site', 'kept', 'ai', 95, 100],
    ['a neglected content system', 'neglected', 'onderhoud', 0, 49],
    ['a well-kept static site', 'kept', 'onderhoud', 91, 100],
  ] as const)('%s (%s): %s from %i to %i', (_, name, id, lowest, highest) => {
    expect(score(name, id)).toBeGreaterThanOrEqual(lowest);
    expect(score(name, id)).toBeLessThanOrEqual(highest);
    expect(pillar(name, id).incomplete).toBe(false);
  });

  test('reports outdated software on the neglected site, but no signs of compromise', () => {
    const outcomes = Object.fromEntries(
      (pillar('neglected', 'onderhoud').checks ?? []).map(({ id, outcome }) => [id, outcome]),
    );
    expect(outcomes).toMatchObject({
      'vulnerable-js-libraries': 'fail',
      'eol-js-libraries': 'fail',
      'cms-version-supported': 'fail',
      'php-version-supported': 'fail',
      'internal-links-alive': 'fail',
      'copyright-year-current': 'warn',
      'dead-third-party-tags': 'warn',
      'signs-of-life': 'warn',
      'compromise-signs': 'pass',
      'hijacked-script-hosts': 'pass',
      'site-in-service': 'pass',
    });
  });
});

describe('a compromised site', () => {
  test('is recognised by one decisive sign: hidden links to casinos', () => {
    const check = checkOf(pillar('takenOver', 'onderhoud'), 'compromise-signs');
    expect(check.outcome).toBe('fail');
    expect(check.evidence.slice(1)).toEqual(['https://a.example/online-casino', 'Mijn ING - Inloggen']);
  });
});

describe('what must not change the ai score', () => {
  test('a different site name', () => expect(score('again', 'ai')).toBe(score('ordinary', 'ai')));

  test.each(['withoutTraining', 'managed'] as const)('blocking only training crawlers: %s', (name) => {
    expect(score(name, 'ai')).toBe(score('again', 'ai'));
    expect(checkOf(pillar(name, 'ai'), 'ai-training-policy')).toMatchObject({ outcome: 'info', points: 0 });
    const blocked = checkOf(pillar(name, 'ai'), 'assistant-access-matrix').evidence.join('\n');
    expect(blocked).toContain('GPTBot');
  });

  test('a valid llms.txt, by more than one point', () => {
    expect(checkOf(pillar('withLlms', 'ai'), 'llms-txt-valid').outcome).toBe('pass');
    expect(Math.abs(score('withLlms', 'ai') - score('again', 'ai'))).toBeLessThanOrEqual(1);
  });
});

describe('caps on the ai score, with their reason', () => {
  test.each([
    ['Googlebot and Bingbot are blocked', 'withoutSearch', 25, 'classic-search-crawlers-allowed'],
    ['it must not be indexed', 'outOfIndex', 25, 'ai-indexable'],
    ['robots.txt fails', 'brokenRobots', 50, 'ai-robots-answer'],
  ] as const)('%s', (_, name, cap, check) => {
    const { limitedBy, score: limited } = pillar(name, 'ai');
    expect(limited).toBe(cap);
    expect(limitedBy).toMatchObject({ cap, check });
    expect(limitedBy?.reason).toMatch(/\w{3}.*\./);
  });

  test.each([
    ['the search crawlers of assistants are blocked', 'withoutAnswers', 45, 'ai-search-crawlers-allowed'],
    ['scripts make the page', 'app', 40, 'raw-main-content-coverage'],
  ] as const)('%s: the deducted points alone take the score below the cap', (_, name, cap, check) => {
    expect(score(name, 'ai')).toBeLessThanOrEqual(cap);
    expect(checkOf(pillar(name, 'ai'), check)).toMatchObject({ outcome: 'fail', points: 33.3 });
  });
});

describe('the six ways of rendering a page', () => {
  test.each([
    // coverage in percent, outcome, points of a weight of 10 in a budget of 30
    ['server-rendered', 100, 'pass', 0],
    ['client-rendered', 0, 'fail', 33.3],
    ['chrome only', 0, 'fail', 33.3],
    ['skeleton', 0, 'fail', 33.3],
    ['hydrated', 0, 'fail', 33.3],
    ['widgets', 42, 'warn', 16.1],
  ] as const)('%s: %i %%, %s', (name, percent, outcome, points) => {
    const ai = pillarOf(stateOf(name), 'ai');
    const check = checkOf(ai, 'raw-main-content-coverage');
    // Where a server sends hardly any text, no share of it is named.
    const count = Number(/(\d+)%/.exec(check.evidence[0] ?? '')?.[1] ?? 0);
    expect(Math.abs(count - percent)).toBeLessThanOrEqual(1);
    expect(check.outcome).toBe(outcome);
    expect(check.points).toBeCloseTo(points, 0);
    expect(ai.score ?? Number.NaN).toBeLessThanOrEqual(outcome === 'fail' ? 40 : 100);
  });

  test('shows the first missing sentences', () => {
    const { evidence } = checkOf(pillarOf(stateOf('widgets'), 'ai'), 'raw-main-content-coverage');
    // The article's own last words have no full stop.
    const [first, ...others] = evidence.slice(1);
    expect(first).toMatch(/ zin460 mening0 mening1 .*\.$/);
    expect(others).toEqual([expect.stringMatching(/^mening12\b/), expect.stringMatching(/^mening24\b/)]);
  });
});

describe('requests', () => {
  const ofSite = ({ ledger }: ScanState) => ledger.filter(({ purpose }) => purpose !== 'dns' && purpose !== 'registry');

  test.each([...Object.values(HOSTS), ...Object.keys(RENDERINGS)])(
    '%s: sends no more requests to the site than planned',
    (name) => {
      const requests = ofSite(stateOf(name));
      expect(requests.length).toBeGreaterThan(5);
      expect(requests.length).toBeLessThanOrEqual(PLAN);
    },
  );
});
