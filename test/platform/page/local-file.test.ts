import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { collectFact } from '../../../lib/collect/collect-fact.ts';
import { COLLECTORS } from '../../../lib/collect/index.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { toTarget } from '../../../lib/collect/target.ts';
import { createNotSeen, FACTS, type FactName } from '../../../lib/evidence.ts';
import { PILLARS } from '../../../lib/model.ts';
import { readAccess } from '../../../lib/platform/page/access.ts';
import * as inject from '../../../lib/platform/page/inject.ts';
import { runScript } from '../../../lib/platform/page/inject.ts';
import { findSituation } from '../../../lib/platform/scan/situation.ts';
import { assess } from '../../../lib/scan.ts';
import { begin } from '../../../lib/session/begin.ts';
import { scan, seen } from '../../kit/facts.ts';
import { recorded } from '../../sites/recorded.ts';
import { restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
vi.spyOn(inject, 'runScript');

const url = 'file:///home/eva/voorbeeld.nl';
const target = toTarget({ tabId: 7, url, at: 0, level: 'C', pillar: null });

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.unstubAllEnvs());

describe('a local file', () => {
  test('is a page like any other where the browser allows it to be read', async () => {
    vi.mocked(runScript).mockResolvedValue({ result: { type: 'text/html', born: 1, url } });
    expect(await findSituation(7, { url })).toEqual({ situation: null, shown: { born: 1, url } });
  });

  test('is not a page when it is an image', async () => {
    vi.mocked(runScript).mockResolvedValue({ result: { type: 'image/png', born: 1, url } });
    expect(await findSituation(7, { url })).toMatchObject({ situation: 'notAPage' });
  });

  test('is reported as closed while file access is off in the browser', async () => {
    vi.mocked(runScript).mockRejectedValue(new NotObservable('denied', 'Cannot access contents of the page'));
    expect(await findSituation(7, { url })).toEqual({ situation: 'localFile', shown: null });
  });

  test.each([
    ['hiddenPage', 'Cannot access contents of the page.', false],
    ['browserPage', 'Cannot access a chrome:// URL', false],
    ['browserPage', 'Cannot access contents of the page.', true],
  ])('may hide its address: %s, refused with %j, file access: %s', async (situation, message, isOpen) => {
    Object.assign(fakeBrowser.extension, { isAllowedFileSchemeAccess: () => Promise.resolve(isOpen) });
    vi.stubEnv('FIREFOX', '');
    vi.mocked(runScript).mockRejectedValue(new NotObservable('denied', message));
    expect(await findSituation(7, {})).toEqual({ situation, shown: null });
  });

  test('does not have the access of a site with the same name', async () => {
    const contains = vi.fn(() => Promise.resolve(true));
    Object.assign(fakeBrowser.permissions, { contains });
    expect(await readAccess(target)).toEqual({
      site: false,
      seesRedirects: false,
      certificate: false,
      everywhere: false,
    });
    expect(contains).not.toHaveBeenCalled();
  });

  test('has a note above its result', () => {
    expect(begin({ id: 'a', target, tier: 'public', access: { site: false, seesRedirects: false } }).notes).toEqual([
      'localPage',
    ]);
  });
});

describe('a scan of a local file', () => {
  const OF_THE_PAGE = ['scan', 'page', 'kind', 'axe', 'richResults', 'libraries', 'language'];
  const requested: string[] = [];
  const reach = new Proxy({} as Reach, {
    get: (_, way: string) => () => {
      requested.push(way);
      return Promise.reject(new NotObservable('interrupted'));
    },
  });

  test('reads only the page, and sends no request to a site, register or server', async () => {
    for (const name of Object.keys(COLLECTORS) as FactName[]) {
      const fact = await collectFact(name, target, reach);
      if (!OF_THE_PAGE.includes(name)) expect(fact, name).toEqual({ seen: false, why: 'notApplicable' });
    }
    expect([...new Set(requested)].toSorted()).toEqual(['axe', 'libraries', 'page']);
  });

  test('leaves no check of the domain or the server open', () => {
    const facts = recorded('verzorgd', 'granted');
    const ofThePage = Object.fromEntries(OF_THE_PAGE.map((name) => [name, facts[name as FactName]]));
    const evidence = {
      ...Object.fromEntries(Object.keys(FACTS).map((name) => [name, createNotSeen('notApplicable')])),
      ...ofThePage,
      scan: seen(scan({ url, host: target.host, domain: null, isPublic: false })),
    };
    // The recording is older than some of the facts read here.
    const outcomes = (pillar: (typeof PILLARS)[number]) =>
      assess(pillar, evidence)
        .findings.filter(({ id }) => id !== 'text-contrast-enhanced')
        .map(({ outcome }) => outcome);
    expect(new Set([...outcomes('domein'), ...outcomes('beveiliging')])).toEqual(new Set(['skip']));
    expect(PILLARS.flatMap(outcomes)).not.toContain('unknown');
    expect(assess('seo', evidence).score).toMatchObject({ seen: 1, incomplete: false });
  });
});
