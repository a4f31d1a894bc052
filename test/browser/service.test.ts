import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import { PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { isFullRun, isNarrowed } from '../kit/inputs.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import type { Received } from '../world/service/reference-service.ts';
import { changeSettings, command, scanPillar, tabIdOf, waitForScan } from './kit/scan.ts';
import {
  forgetLimits,
  look,
  openStage,
  partOf,
  type Stage,
  setKey,
  settled,
  statesOf,
  teach,
  textOf,
  useService,
} from './service/stage.ts';

/** Every rule of docs/scan-api.md, through the real extension against the reference service. */

const KEY = 'partner-sleutel-1234';
const REVOKED = 'sleutel-zonder-recht';
const UNKNOWN = 'sleutel-die-niemand-kent';
const PAGE = 'https://goed.nl/contact';

interface Scanned {
  readonly state: ScanState;
  /** What the popup showed. */
  readonly shown: string;
  /** The requests that the service received for it. */
  readonly asked: readonly Received[];
}

let stage: Stage;
/** Pijler's own result for the site that the service knows. */
let own: ScanState;
/** A scan without a key and one with it, in which nothing goes wrong: most rules can be seen in them. */
let open: Scanned;
let known: Scanned;
beforeAll(async () => {
  stage = await openStage({ keys: [KEY], withoutPermission: [REVOKED] });
  own = await teach(stage, 'https://goed.nl/');
  if (!isNarrowed) await teach(stage, 'https://slecht.nl/');
  await anew();
  open = await scan(PAGE);
  await anew();
  await setKey(stage.session, KEY);
  known = await scan(PAGE);
});
afterAll(() => stage.close());

/** Resets the service: no faults, no key, no counts, empty logs. */
const anew = async (): Promise<void> => {
  stage.service.setFault(null);
  stage.service.resetLimits();
  stage.service.clearLog();
  await forgetLimits(stage.session);
  await setKey(stage.session, null);
  await useService(stage);
};
beforeEach(anew);

/** Scans a page with both sources and closes it. */
const scan = async (url = 'https://goed.nl/'): Promise<Scanned> => {
  const { page, popup, state } = await look(stage.session, url);
  const shown = await textOf(popup);
  await page.close();
  return { state, shown, asked: requests() };
};
/** The requests for the scan operation: with a key the service is asked for its sites too. */
const requests = (): readonly Received[] =>
  stage.service.log().filter(({ path }) => path.startsWith('/api/gda-scan-api.php'));
const resultOf = (state: ScanState) => {
  const { result } = partOf(state);
  if (result === null) throw new Error(`no result: ${JSON.stringify(partOf(state).error)}`);
  return result;
};
/** Asks the service directly, from this machine's own address. */
const spend = async (count: number, key?: string): Promise<void> => {
  const headers = key === undefined ? undefined : { 'x-gda-key': key };
  for (let done = 0; done < count; done += 1) {
    const answer = await fetch(`${stage.service.base}/api/gda-scan-api.php?url=goed.nl&pillar=ai`, {
      headers: headers ?? {},
    });
    if (answer.status !== 200) throw new Error(`refused after ${done}`);
  }
};

describe('section 2: the scan result', () => {
  test('ok, domain, overall_score and grade_label are shown as the service sends them', () => {
    const { state, shown } = open;
    expect(resultOf(state)).toMatchObject({ domain: 'goed.nl', overall: own.overall, label: 'Uitstekend', notes: [] });
    expect(shown).toContain('Uitstekend');
  });

  test('pillars: one entry per pillar, each with id, name and score', () => {
    const { pillars } = resultOf(open.state);
    expect(pillars.map(({ id }) => id)).toEqual(PILLARS);
    expect(pillars.find(({ id }) => id === 'domein')?.name).toBe('Domein & DNS');
    for (const { score } of pillars) expect(score).toBeTypeOf('number');
  });

  test('the service’s engine computes the same scores from the evidence of a scan', () => {
    const scores = own.pillars.map(({ id, score }) => ({ id, score }));
    expect(resultOf(open.state).pillars.map(({ id, score }) => ({ id, score }))).toEqual(scores);
  });

  test('scan_url links to the result at the service', { tags: ['full'] }, async () => {
    const { page, popup, state } = await look(stage.session, 'https://goed.nl/');
    const links = await popup.$$eval('.service a', (all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links).toEqual([`${stage.service.base}/scan/goed.nl`]);
    expect(resultOf(state).scanUrl).toBe(links[0]);
    await page.close();
  });

  test('api_tier and rate_limit are shown with the service’s result', () => {
    expect(open.shown).toContain('niveau openbaar · limiet 20/hour');
  });

  test('rule 1: the public tier has scores and pillars, but no check details', () => {
    const { state } = open;
    expect(resultOf(state)).toMatchObject({ tier: 'public', aside: {} });
    expect(resultOf(state).pillars.map(({ checks }) => checks)).toEqual(PILLARS.map(() => null));
    expect(PublicResult.safeParse(state.result).success).toBe(true);
  });

  test('rule 2: the partner tier has the full report with all checks', () => {
    const { state } = known;
    expect(resultOf(state).tier).toBe('partner');
    const own = PartnerResult.parse(state.result).pillars;
    expect(resultOf(state).pillars.map(({ checks }) => checks)).toEqual(own.map(({ checks }) => checks.length));
  });

  test('rule 3: details of an unspecified form are shown as received', { tags: ['full'] }, async () => {
    await setKey(stage.session, KEY);
    const { page, state } = await look(stage.session, 'https://goed.nl/');
    const report = await stage.session.openOwn(`report.html?domain=goed.nl#${state.id}`);
    await report.waitForSelector('.service');
    await expect.poll(() => textOf(report, '.service')).toMatch(/De dienst stuurde \d+ controles mee/);
    await expect.poll(() => textOf(report, '.service .branches')).toContain('pillars');
    await Promise.all([report.close(), page.close()]);
  });
});

describe('section 4.1: the request', () => {
  test('POST sends the address in a JSON body with its Content-Type', () => {
    expect(open.asked).toHaveLength(1);
    expect(open.asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/gda-scan-api.php',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: PAGE }),
    });
  });

  test('GET sends url and pillar in the query when scanning a single pillar', { tags: ['full'] }, async () => {
    const { page, tabId } = await look(stage.session, 'https://goed.nl/');
    stage.service.clearLog();
    const before = await scanPillar(stage.session, tabId, 'seo');
    expect(before.pillars.map(({ id }) => id)).toEqual(['seo']);
    await expect.poll(() => requests().length).toBe(1);
    expect(requests()[0]).toMatchObject({
      method: 'GET',
      path: '/api/gda-scan-api.php?url=https%3A%2F%2Fgoed.nl%2F&pillar=seo',
      body: '',
    });
    await page.close();
  });

  test('url is required: a 400 for a missing url is shown in a plain sentence', { tags: ['full'] }, async () => {
    stage.service.setFault('badRequest');
    const { state, shown } = await scan();
    expect(partOf(state).error).toMatchObject({ code: 'badRequest', status: 400 });
    expect(shown).toContain('kan met dit adres niets beginnen (400)');
  });

  test('the protocol of url may be omitted: “Testen” sends a bare host', { tags: ['full'] }, async () => {
    await command(stage.session, 'testService', {});
    expect(requests().map(({ path }) => path)).toEqual(['/api/gda-scan-api.php?url=example.com&pillar=domein']);
  });

  test.each(PILLARS.filter((_, index) => isFullRun || index === 0))(
    'accepts pillar %s',
    { tags: ['full'] },
    async (pillar) => {
      const { page, tabId } = await look(stage.session, 'https://goed.nl/');
      await scanPillar(stage.session, tabId, pillar);
      await expect
        .poll(async () => (await statesOf(stage.session))[tabId]?.service?.result?.pillars.map(({ id }) => id))
        .toEqual([pillar]);
      await page.close();
    },
  );

  const expectKeyInHeader = (received: readonly Received[]): void => {
    for (const { path, body, headers } of received) {
      expect(path + body).not.toContain(KEY);
      expect(headers['x-gda-key']).toBe(KEY);
    }
  };

  test('key is sent only in the header, never in the query or in a body', () => {
    expect(known.asked.length).toBe(1);
    expectKeyInHeader(known.asked);
  });

  test('key is sent only in the header in a scan of one pillar too', { tags: ['full'] }, async () => {
    await setKey(stage.session, KEY);
    const { page, tabId } = await look(stage.session, 'https://goed.nl/');
    await scanPillar(stage.session, tabId, 'ai');
    await expect.poll(() => requests().length).toBe(2);
    expectKeyInHeader(requests());
    await page.close();
  });

  test('rule 1: without a key the service answers on the public tier', () => {
    expect(resultOf(open.state).tier).toBe('public');
    expect(open.asked[0]?.headers).not.toHaveProperty('x-gda-key');
  });

  test('rule 2: with a valid key the service answers on the partner tier', () => {
    expect(resultOf(known.state)).toMatchObject({ tier: 'partner', rateLimit: '120/hour' });
  });

  test('rule 3: an answer that is not a scan result is shown as an error with a message of its own', {
    tags: ['full'],
  }, async () => {
    stage.service.setFault('htmlPage');
    const { state, shown } = await scan();
    expect(partOf(state).error?.code).toBe('htmlPage');
    expect(shown).toContain('antwoordt met een webpagina in plaats van een scanresultaat');
  });

  test('rule 4: with pillar, other pillars in the answer are dropped and noted', { tags: ['full'] }, async () => {
    stage.service.setFault('textScores');
    const { page, tabId } = await look(stage.session, 'https://goed.nl/');
    await scanPillar(stage.session, tabId, 'seo');
    const notes = async () => (await statesOf(stage.session))[tabId]?.service?.result?.notes.map(({ code }) => code);
    await expect.poll(notes).toEqual(['otherPillars']);
    await page.close();
  });

  test('rule 5: a POST body contains neither pillar nor key', () => {
    expect(Object.keys(JSON.parse(known.asked[0]?.body ?? '{}'))).toEqual(['url']);
  });
});

describe('section 5: authentication', () => {
  test('the public tier needs no key', () => {
    expect(partOf(open.state)).toMatchObject({ phase: 'done', withKey: false, keyRefused: false });
  });

  test('sends the key as X-GDA-Key', () => {
    expect(known.asked.map(({ headers }) => headers['x-gda-key'])).toEqual([KEY]);
  });

  test('a key is requested from the operator: text and link are set in the options', { tags: ['full'] }, async () => {
    await changeSettings(stage.session, { keyRequest: { text: 'Bel ons.', url: 'https://scandienst.nl/sleutel' } });
    const options = await stage.session.openOwn('options.html');
    await options.waitForSelector('#key a');
    await expect.poll(() => textOf(options, '#key')).toContain('Bel ons.');
    await expect
      .poll(() => options.$eval('#key a', (link) => (link as HTMLAnchorElement).href))
      .toBe('https://scandienst.nl/sleutel');
    await options.close();
  });

  test('rule 1: a request with a key is partner tier both in the extension and at the service', () => {
    const { state } = known;
    expect([state.tier, resultOf(state).tier]).toEqual(['partner', 'partner']);
  });

  test.each([
    ['unknown (401)', UNKNOWN, 401],
    ['without permission (403)', REVOKED, 403],
  ])('rule 2: a key %s makes both sources public, and is not removed', { tags: ['full'] }, async (_, key, status) => {
    await setKey(stage.session, key);
    const { state, shown } = await scan();
    expect(requests().map((one) => one.status)).toEqual([status, 200]);
    expect(partOf(state)).toMatchObject({ keyRefused: true, result: { tier: 'public' } });
    expect(state.tier).toBe('public');
    expect(PublicResult.safeParse(state.result).success).toBe(true);
    expect(shown).toContain('De sleutel is geweigerd, maar niet verwijderd.');
    expect(await command(stage.session, 'keyStatus', {})).toMatchObject({ saved: true });

    if (key === REVOKED && !isFullRun) return;
    const next = await scan();
    expect(next.state.tier).toBe('public');
    await useService(stage, 'B');
    expect((await scan(PAGE)).state.tier).toBe('partner');
  });

  test('rule 2: a scan with a refused key leaves no check details in any store', { tags: ['full'] }, async () => {
    await setKey(stage.session, REVOKED);
    const { state } = await scan('https://slecht.nl/');
    const stored = await everythingOf(state.id);
    expect(stored).toContain(state.id);
    expect(stored).not.toMatch(/"checks":\[|"findings"|title-present|page-indexable/);
  });

  test('a key is bound to its address, and never sent to another service', { tags: ['full'] }, async () => {
    await setKey(stage.session, KEY);
    await changeSettings(stage.session, { serviceBase: stage.service.base.replace('127.0.0.1', 'localhost') });
    const { state } = await scan();
    expect(partOf(state).withKey).toBe(false);
    for (const { headers } of requests()) expect(headers).not.toHaveProperty('x-gda-key');
    expect(state.tier).toBe('partner');
  });
});

describe('section 8: limits', () => {
  test('public: 20 scans per hour per address, then 429', { tags: ['full'] }, async () => {
    await spend(20);
    const { state, shown } = await scan();
    expect(partOf(state).error).toMatchObject({ code: 'rateLimited', status: 429 });
    expect(shown).toMatch(/Limiet bereikt \(20 per uur\)\. Weer beschikbaar om \d\d:\d\d \(over \d+ min\)\./);
    expect(state).toMatchObject({ phase: 'done', overall: own.overall });
  });

  test('partner: 120 scans per hour per key, counted apart from the public ones', { tags: ['full'] }, async () => {
    await spend(20);
    await setKey(stage.session, KEY);
    expect(resultOf((await scan()).state).tier).toBe('partner');
    await spend(119, KEY);
    const { state } = await scan();
    expect(partOf(state)).toMatchObject({ keyRefused: false, error: { code: 'rateLimited', status: 429 } });
    expect(state.tier).toBe('partner');
  });

  test('rule 1: rate_limit is shown as the service sends it', () => {
    expect(known.shown).toContain('niveau partner · limiet 120/hour');
  });

  test('rule 2: no request is sent to the service until Retry-After has passed', { tags: ['full'] }, async () => {
    stage.service.setFault('rateLimited');
    expect(partOf((await scan()).state).error).toMatchObject({ code: 'rateLimited', retryAfter: 600 });
    stage.service.setFault(null);
    stage.service.clearLog();
    const { state } = await scan(PAGE);
    expect(partOf(state).error).toMatchObject({ code: 'rateLimited', status: null });
    expect(partOf(state).error?.retryAfter).toBeGreaterThan(550);
    expect(requests()).toEqual([]);
  });
});

describe('contacting the service', () => {
  test.each(sampleOf(['A', 'B'] as const, 2))('is skipped at contact level %s', { tags: ['full'] }, async (level) => {
    await useService(stage, level);
    const { state, shown } = await scan(PAGE);
    expect(state.service ?? null).toBeNull();
    expect(requests()).toEqual([]);
    expect(shown).not.toContain('Scandienst');
  });

  test('a private name is never sent, and the popup says so', { tags: ['full'] }, async () => {
    const { state, shown } = await scan(`http://localhost:${stage.world.plainPort}/`);
    expect(partOf(state)).toMatchObject({ phase: 'failed', url: '', error: { code: 'privateName' } });
    expect(shown).toContain('De scandienst is niets gevraagd.');
    expect(requests()).toEqual([]);
    expect(state.ledger.filter(({ purpose }) => purpose === 'service')).toEqual([]);
  });

  test('the request is listed in the ledger, and the popup says what was sent', async () => {
    const { state, shown } = await scan(`${PAGE}?a=1#deel`);
    const rows = state.ledger.filter(({ purpose }) => purpose === 'service');
    expect(rows).toMatchObject([
      { method: 'POST', host: new URL(stage.service.base).host, path: '/api/gda-scan-api.php', status: 200 },
    ]);
    expect(shown).toContain(`is gestuurd: ${PAGE}?a=1. Er ging geen sleutel mee.`);
  });

  test('after a failure the request can be repeated, and the button says what it sends', {
    tags: ['full'],
  }, async () => {
    stage.service.setFault('serverFault');
    const { page, popup, tabId } = await look(stage.session, PAGE);
    await expect
      .poll(() => textOf(popup, '.service'))
      .toMatch(/heeft een storing \(500\)\..*De dienst zegt: Interne fout\./);
    await expect
      .poll(() => textOf(popup, '.service'))
      .toContain(`Dit stuurt ${PAGE}, en uw sleutel als die bij dit adres hoort.`);
    stage.service.setFault(null);
    await popup.click('.service .button');
    await popup.waitForSelector('.service .table');
    const state = await settled(stage.session, tabId);
    expect(partOf(state).result?.tier).toBe('public');
    expect(state.ledger.filter(({ purpose }) => purpose === 'service').map(({ status }) => status)).toEqual([500, 200]);
    await page.close();
  });

  test('a request is marked as interrupted when the background stops while waiting', { tags: ['full'] }, async () => {
    stage.service.setFault('slow');
    const { page, tabId } = await lookLocally();
    for (const worker of await stage.session.extension.workers()) await worker.close();
    await command(stage.session, 'allowance', {});
    const { service, phase } = await settled(stage.session, tabId);
    expect([phase, service?.phase, service?.error?.code]).toEqual(['done', 'failed', 'interrupted']);
    await page.close();
  });

  test('another scan of the tab cancels the pending request', { tags: ['full'] }, async () => {
    stage.service.setFault('slow');
    const { page, tabId } = await lookLocally();
    stage.service.setFault(null);
    const next = await scanPillar(stage.session, tabId, 'ai');
    const { id, service } = await settled(stage.session, tabId);
    expect([id, service?.phase, service?.result?.pillars.length]).toEqual([next.id, 'done', 1]);
    await page.close();
  });

  test('a slow service does not delay the local result', { tags: ['full'] }, async () => {
    stage.service.setFault('slow');
    const { page, popup, tabId } = await lookLocally();
    const state = (await statesOf(stage.session))[tabId];
    expect(state).toMatchObject({ phase: 'done', service: { phase: 'busy' } });
    expect(state?.overall).toBeTypeOf('number');
    await popup.waitForSelector('.service[aria-busy="true"]');
    await expect.poll(() => textOf(popup, '.service')).toContain('heeft nog niet geantwoord');
    await page.close();
  });
});

const lookLocally = async () => {
  const { page } = await stage.session.visit('https://goed.nl/');
  const tabId = await tabIdOf(stage.session, page);
  const popup = await stage.session.press(page);
  await waitForScan(stage.session, tabId);
  return { page, popup, tabId };
};

/** What state and history keep of one scan, as text. */
const everythingOf = async (id: string): Promise<string> => {
  const page = await stage.session.backstage();
  const stored = await page.evaluate(
    (wanted) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('history');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('scans').objectStore('scans').get(wanted);
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        };
      }),
    id,
  );
  const state = Object.values(await statesOf(stage.session)).find((one) => one.id === id);
  return JSON.stringify([stored, state ?? null]);
};
