import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import type { Report } from '../../../lib/model.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { html, redirect } from '../../world/answers.ts';
import type { Site, Visit } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** `pijler scan` with custom headers, visitor and screen: what the site and third parties receive, and what the report says. */

const CANARY = 'KANARIE-9f2c';
const visits: Visit[] = [];
const heard = (visit: Visit): void => void visits.push(visit);

const page = (visit: Visit) =>
  html(`<!doctype html><html lang="nl"><title>Voorproef</title><meta name="viewport" content="width=device-width">
<h1>Voorproef</h1><img src="https://derde.nl/a.png" alt=""><iframe src="https://derde.nl/kader" title="kader"></iframe>
<p id="taal"></p><p id="scherm"></p>
<script>fetch('/meting?' + new URLSearchParams({
  breed: innerWidth, schaal: devicePixelRatio, donker: matchMedia('(prefers-color-scheme: dark)').matches,
  rustig: matchMedia('(prefers-reduced-motion: reduce)').matches, taal: navigator.language, tik: navigator.maxTouchPoints,
  koekje: document.cookie })); fetch('https://derde.nl/meting', { mode: 'no-cors' }); fetch('/weg').catch(() => {});</script>
<p>${visit.headers['authorization'] === undefined ? 'buiten' : 'binnen'}</p>`);

const closed: Site = {
  hosts: ['proef.nl', 'www.proef.nl'],
  https: (visit) => {
    heard(visit);
    const isIn = visit.headers['authorization'] === `Basic ${Buffer.from(`naam:${CANARY}`).toString('base64')}`;
    if (!isIn) return { status: 401, headers: { 'www-authenticate': 'Basic realm="proef"' } };
    // A redirect to another site carries none of it.
    if (visit.path === '/weg') return redirect(302, 'https://derde.nl/gevolgd');
    if (visit.path === '/' || visit.path === '/meting') return page(visit);
    return { status: 404, headers: {} };
  },
  http: (visit) => {
    heard(visit);
    return redirect(301, `https://${visit.host}${visit.path}`);
  },
};
const third: Site = {
  hosts: ['derde.nl'],
  https: (visit) => {
    heard(visit);
    return visit.path === '/kader' ? html('<h1>derde</h1>') : { status: 204, headers: {} };
  },
};

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, closed, third] });
});
afterAll(() => world.stop());

const pijler = async (...args: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: 'en',
  } as const;
  const own = ['--authority', world.authorityFile, '--language', 'en', '--ignore-robots'];
  const exit = await scanCommand([...args, ...own], speech, { egress: worldEgress(world) });
  return { exit, out: out.join(''), err: err.join('') };
};
const sentTo = (isTo: (visit: Visit) => boolean): string =>
  JSON.stringify(visits.filter(isTo).map(({ headers }) => headers));
const measured = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(visits.find(({ path }) => path === '/meting')?.query.replace(/^\?/, '')));

describe('a page behind basic authentication', () => {
  const sent = [
    '--basic-auth',
    'naam:env:WACHTWOORD',
    '--header',
    'X-Preview: env:WACHTWOORD',
    '--cookie',
    'sessie=env:WACHTWOORD',
  ];

  test('is scanned with the given credentials, which no third party and no report gets', async () => {
    process.env['WACHTWOORD'] = CANARY;
    onTestFinished(() => void delete process.env['WACHTWOORD']);
    visits.length = 0;
    const { out, err } = await pijler('proef.nl', '--key', 'sleutel', '--format', 'report', ...sent);
    const report = JSON.parse(out) as Report;
    expect(report.overall).not.toBeNull();
    expect(report.browsing).toEqual({ headers: ['x-preview'], cookies: ['sessie'], basicAuth: true });
    expect(err).toContain('Viewed with: basic access, headers x-preview, cookies sessie');
    expect(out + err).not.toContain(CANARY);
    expect(out + err).not.toContain(Buffer.from(`naam:${CANARY}`).toString('base64'));

    const site = visits.filter(({ host, scheme }) => host.endsWith('proef.nl') && scheme === 'https');
    expect(site.length).toBeGreaterThan(5);
    const bare = site.filter(
      ({ headers }) => headers['authorization'] === undefined || headers['x-preview'] !== CANARY,
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(site.every(({ headers }) => headers['cookie'] === `sessie=${CANARY}`)).toBe(true);
    // No script of the page can read it.
    expect(measured()['koekje']).toBe('');
    const removed = visits.filter(({ host }) => host === 'derde.nl').map(({ path }) => path);
    expect(removed).toEqual(expect.arrayContaining(['/a.png', '/kader', '/meting', '/gevolgd']));
    expect(sentTo(({ host }) => host === 'derde.nl')).not.toMatch(/KANARIE|authorization|x-preview/i);
    // Over http none of it is sent.
    expect(visits.some(({ scheme }) => scheme === 'http')).toBe(true);
    expect(sentTo(({ scheme }) => scheme === 'http')).not.toMatch(/KANARIE|authorization|x-preview/i);
  });

  test('is not opened with another password, and the output does not repeat it', async () => {
    visits.length = 0;
    const { err, exit } = await pijler(
      'proef.nl',
      '--key',
      'sleutel',
      '--format',
      'report',
      '--basic-auth',
      'naam:anders',
    );
    expect([exit, err]).toEqual([expect.any(Number), expect.not.stringContaining('anders')]);
    expect(visits.some(({ path }) => path === '/meting')).toBe(false);
  });
});

test('the requested screen, colour scheme and language are used', async () => {
  visits.length = 0;
  const screen = [
    '--viewport',
    '390x844',
    '--device-scale',
    '3',
    '--mobile',
    '--color-scheme',
    'dark',
    '--reduced-motion',
  ];
  const visitor = ['--accept-language', 'de-DE,de', '--user-agent', 'Proef/1', '--basic-auth', `naam:${CANARY}`];
  const { out } = await pijler('proef.nl', '--key', 'sleutel', '--format', 'report', ...screen, ...visitor);
  expect(measured()).toEqual({
    ...{
      breed: '390',
      schaal: '3',
      donker: 'true',
      rustig: 'true',
      taal: 'de-DE',
      tik: expect.stringMatching(/^[1-9]/),
      koekje: '',
    },
  });
  const { headers } = visits.find(({ path, host }) => path === '/' && host === 'proef.nl') ?? {
    headers: {} as Visit['headers'],
  };
  expect([headers['user-agent'], headers['accept-language']]).toEqual(['Proef/1', expect.stringMatching(/^de-DE,de/)]);
  expect((JSON.parse(out) as Report).browsing).toMatchObject({
    ...{
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      mobile: true,
      colorScheme: 'dark',
      reducedMotion: true,
    },
    ...{ language: 'de-DE,de', userAgent: 'Proef/1' },
  });
});

test.each([
  [['--header', 'geheim'], '--header'],
  [['--header', 'Host: kwaad.nl'], '--header'],
  [['--cookie', 'geheim'], '--cookie'],
  [['--basic-auth', 'geheim'], '--basic-auth'],
  [['--basic-auth', 'naam:env:NERGENS_1'], 'NERGENS_1'],
  [['--viewport', '39x84'], '--viewport'],
  [['--viewport', '9999x844'], '--viewport'],
  [['--device-scale', 'groot'], '--device-scale'],
  [['--color-scheme', 'blauw'], '--color-scheme'],
  [['--accept-language', 'de; x'], '--accept-language'],
])('%j is rejected with the option’s name, without repeating the value', async (args, name) => {
  const said = await pijler('proef.nl', ...args).catch((error: Error) => error);
  expect(String(said)).toContain(name);
  expect(String(said)).not.toContain('geheim');
});
