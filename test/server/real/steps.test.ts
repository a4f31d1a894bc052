import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Report } from '../../../lib/model.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { watchingProcesses } from '../kit/process-leaks.ts';
import { type SignIn, signInSite, stepsOfSignIn } from '../kit/sign-in-site.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** `pijler scan --steps`: a sign-in by roles and names, the error of a failing step, and no trace of the password. */

const CANARY = 'Kanarie&<9f2c>"é';
const state: SignIn = { button: 'Inloggen', visits: [] };
let world: World;
let folder: string;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, signInSite(state, CANARY)] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-steps-'));
  process.env['WACHTWOORD'] = CANARY;
});
afterAll(async () => {
  delete process.env['WACHTWOORD'];
  rmSync(folder, { recursive: true, force: true });
  await world.stop();
});
beforeEach(() => {
  state.button = 'Inloggen';
  state.visits.length = 0;
});

const fileWith = (content: unknown): string => {
  const path = join(folder, 'stappen.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const pijler = async (steps: unknown, locale: 'nl' | 'en' = 'nl', ...args: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const speech = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text), locale };
  const own = ['--authority', world.authorityFile, '--ignore-robots', '--key', 'sleutel', '--format', 'report'];
  const all = ['mijn-klant.nl', '--steps', fileWith(steps), ...own, ...args];
  const exit = await scanCommand(all, speech, { egress: worldEgress(world) });
  return { exit, out: out.join(''), err: err.join('') };
};
const PASSWORD = { env: 'WACHTWOORD' };
const steps = (value: unknown = PASSWORD, button?: string) => ({ steps: stepsOfSignIn(value, button) });

describe('a sign-in', () => {
  test('is carried out, and the page behind it is scanned', async () => {
    const { done, found } = await watchingProcesses(CANARY, () => pijler(steps()));
    const { exit, out, err } = done;
    expect(found).toEqual([]);
    expect(err).toEqual(
      expect.stringMatching(/^Bekeken met: 10 stappen vooraf, cookies geweigerd\nDe cookiemelding is geweigerd\n/),
    );
    const report = JSON.parse(out) as Report;
    expect([exit, report.target.url, report.browsing]).toEqual([
      0,
      'https://mijn-klant.nl/',
      { steps: 10, consent: 'refuse' },
    ]);
    // This image without alternative text only exists behind the sign-in.
    const image = report.findings.find(({ items }) => items.some((item) => item.includes('geheim.png')));
    expect(image?.outcome).toMatch(/fail|warn/);
    // The selected option, the checkbox and the refusal were sent too.
    const sent = state.visits.find(({ path, method }) => path === '/binnen' && method === 'POST');
    expect(Object.fromEntries(new URLSearchParams(sent?.body.toString()))).toEqual({
      ...{ wachtwoord: CANARY, taal: 'Nederlands', blijf: 'on' },
    });
    expect(sent?.headers['cookie']).toBe('toestemming=nee');
    expect(out + err).not.toContain('Kanarie');
  });

  test('with a wrong password names the failing step and the page’s text, without the password', async () => {
    process.env['ANDERS'] = 'ander-geheim-1';
    const { exit, out, err } = await pijler(steps({ env: 'ANDERS' }));
    delete process.env['ANDERS'];
    expect([exit, out]).toEqual([2, '']);
    expect(err).toBe(
      'https://mijn-klant.nl/: Stap 10: de tekst “U bent ingelogd” kwam niet op de pagina. Wel: “Niet ingelogd”, “Het wachtwoord ••• klopt niet.”.\n',
    );
  });

  test('with a renamed button says so, and lists the buttons that exist', async () => {
    state.button = 'Naar mijn omgeving';
    const dutch = await pijler(steps());
    expect(dutch.err).toBe(
      'https://mijn-klant.nl/: Stap 9: button “Inloggen” staat niet op de pagina. Wel: “Naar mijn omgeving”.\n',
    );
    const english = await pijler(steps(), 'en');
    expect(english.err).toBe(
      'https://mijn-klant.nl/: Step 9: button “Inloggen” is not on the page. There is: “Naar mijn omgeving”.\n',
    );
    expect(english.exit).toBe(2);
  });
});

test('steps cannot leave the site', async () => {
  const typed = await pijler({ steps: [{ go: 'https://goed.nl/' }] });
  expect(typed.err).toContain('Stap 1 (https://goed.nl/) leidt weg van de site.');
  const led = await pijler({ steps: [{ go: '/weg?token=geheim' }] });
  expect(led.err).toContain('leidt weg van de site, naar https://goed.nl/.');
  expect(led.err).not.toContain('geheim');
  const inTheClear = await pijler({ steps: [{ go: 'http://mijn-klant.nl/' }] });
  expect(inTheClear.err).toContain('leidt weg van de site');
});

test('a button that no longer exists is reported as missing', async () => {
  const { err } = await pijler({
    steps: [{ consent: 'accept' }, { click: { role: 'button', name: 'Alles accepteren' } }],
  });
  expect(err).toContain('Stap 2: button “Alles accepteren” staat niet op de pagina.');
});

describe('an invalid file of steps gives an error', () => {
  test.each([
    ['{', 'is geen JSON'],
    [{}, '{ "steps": [ … ] }'],
    [{ steps: [{ go: '/' }, { script: 'alert(1)' }] }, 'Stap 2 in '],
    [{ steps: [{ click: { role: 'button', name: 'A', selector: '#a' } }] }, 'Stap 1 in '],
    [{ steps: [{ fill: { role: 'textbox', name: 'A' }, with: { env: 'NERGENS_1' } }] }, 'NERGENS_1'],
    [{ steps: Array.from({ length: 21 }, () => ({ go: '/' })) }, 'meer dan 20'],
  ])('%j: %s', async (content, said) => {
    const error = await pijler(content).catch((one: unknown) => one as { format(locale: 'nl'): string });
    expect('format' in error && error.format('nl')).toContain(said);
  });
});

test('a password leaves no trace on the disk', async () => {
  await pijler(steps());
  // Other processes have browsers on this machine too.
  const files = readdirSync(tmpdir())
    .filter((name) => name.startsWith('pijler-browser-'))
    .flatMap((name) => {
      try {
        return readdirSync(join(tmpdir(), name), { recursive: true, withFileTypes: true });
      } catch {
        // It has ended meanwhile, and removed its files.
        return [];
      }
    })
    .filter((entry) => entry.isFile());
  const holding = files.filter(({ parentPath, name }) => {
    try {
      return readFileSync(join(parentPath, name)).includes('Kanarie');
    } catch {
      return false;
    }
  });
  expect(holding).toEqual([]);
  expect(readFileSync(join(folder, 'stappen.json'), 'utf8')).not.toContain('Kanarie');
});
