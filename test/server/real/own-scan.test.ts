import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import { runBackup } from '../../../server/cli/backup.ts';
import { runKey } from '../../../server/cli/key.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { processesWith } from '../kit/process-leaks.ts';
import { type Serving, serveIn } from '../kit/serving.ts';
import { type SignIn, signInSite, stepsOfSignIn } from '../kit/sign-in-site.ts';

/** A sign-in scan by the service, for a team that verified its domain: the password is stored nowhere, during or after. */

const CANARY = 'Kanarie-7b1e-wachtwoord';
const state: SignIn = { button: 'Inloggen', visits: [] };
let proof = { path: '', text: '' };
const site: Site = {
  ...signInSite(state, CANARY),
  https: (visit) =>
    visit.path === proof.path
      ? { status: 200, headers: { 'content-type': 'text/plain' }, body: `${proof.text}\n` }
      : (signInSite(state, CANARY).https?.(visit) ?? { status: 404, headers: {} }),
};

let world: World;
let folder: string;
let service: Serving;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, site] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-own-scan-'));
  service = await serveIn(world, join(folder, 'data'));
});
afterAll(async () => {
  await service?.close();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string, body?: object, key = service.key) => {
  const headers = { 'X-GDA-Key': key, 'Accept-Language': 'nl', ...(body && { 'Content-Type': 'application/json' }) };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${service.base}${path}`, init);
  return { status: answer.status, body: await answer.json() };
};

/** Requests a scan and waits until it is over; meanwhile no process may be started with the password. */
const scanned = async (body: object, language = 'nl') => {
  const created = await ask('/api/v1/scans', { language, ...body });
  expect(created.status).toBe(202);
  for (let tries = 0; tries < 240; tries += 1) {
    const { body: scan } = await ask(`/api/v1/scans/${created.body.id}`);
    expect(processesWith('Kanarie')).toEqual([]);
    if (scan.state === 'done' || scan.state === 'failed') return scan;
    await pause(500);
  }
  throw new Error('it did not end');
};

/** Files below a folder that contain a text. */
const holding = (text: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));

test('a team can scan behind a sign-in on its own domain, and the password is nowhere', async () => {
  const request = { url: 'mijn-klant.nl', steps: stepsOfSignIn(CANARY) };
  const before = await ask('/api/v1/scans', request);
  expect(before.status).toBe(403);

  const { body: badge } = await ask('/api/v1/badges', { domain: 'mijn-klant.nl' });
  proof = { path: new URL(badge.file.url).pathname, text: badge.file.text };
  expect((await ask('/api/v1/badges/mijn-klant.nl/verify', {})).body.state).toBe('found');

  const done = await scanned(request);
  expect(done).toMatchObject({ state: 'done', result: { ok: true, domain: 'mijn-klant.nl' } });
  expect(state.visits.some(({ headers }) => (headers['cookie'] ?? '').includes('sessie=open'))).toBe(true);
  // This image without alternative text only exists behind the sign-in.
  expect(JSON.stringify(done.result)).toContain('geheim.png');
  expect(JSON.stringify(done)).not.toContain('Kanarie');

  // With a wrong password a step times out; the page repeats the password, but the message does not.
  expect(JSON.stringify(await ask(`/api/v1/scans/${done.id}`))).not.toContain('Kanarie');
  const failed = await scanned({ ...request, steps: stepsOfSignIn('Kanarie-anders') });
  expect(failed.error.message).toMatch(/^Stap 10: de tekst “U bent ingelogd” kwam niet op de pagina\. .*•••/);
  state.button = 'Verder naar mijn omgeving';
  const inEnglish = await scanned(request, 'en');
  expect(inEnglish.error.message).toMatch(/^Step 9: button “Inloggen” is not on the page\. There is: /);
  const changed = await scanned(request);
  expect(changed.error.message).toBe(
    'Stap 9: button “Inloggen” staat niet op de pagina. Wel: “Verder naar mijn omgeving”.',
  );

  const out: string[] = [];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void out.push(text),
    locale: 'nl',
  } as const;
  const args = [join(folder, 'backup.json'), '--data', join(folder, 'data')];
  expect(await runBackup(args, speech, process.env)).toBe(0);
  expect(gunzipSync(readFileSync(args[0] ?? '')).includes('Kanarie')).toBe(false);
  expect(holding('Kanarie')).toEqual([]);
  expect([service.lines.join(''), out.join('')].join('')).not.toContain('Kanarie');
  expect(JSON.stringify([failed, changed, inEnglish])).not.toContain('Kanarie');
  // Another team can neither run steps there nor see that there was such a scan.
  const said: string[] = [];
  const keySpeech = { out: (text: string) => void said.push(text), err: () => {}, locale: 'nl' } as const;
  await runKey(['issue', 'vreemd', '--data', join(folder, 'data')], keySpeech, {});
  const stranger = said.join('').trim();
  const asStranger = await ask('/api/v1/scans', request, stranger);
  expect([asStranger.status, asStranger.body.error.code]).toEqual([403, 'forbidden']);
  expect((await ask(`/api/v1/scans/${done.id}`, undefined, stranger)).status).toBe(404);
  // It is private: neither public nor the domain's result.
  expect((await fetch(`${service.base}/rapport/mijn-klant.nl`)).status).toBe(404);
}, 300_000);
