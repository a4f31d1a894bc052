import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Report } from '../../../lib/model.ts';
import { compare } from '../../../lib/view/compare/compare.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { html } from '../../world/answers.ts';
import type { Answer, Site, Visit } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/**
 * A consent banner, refused in one scan and accepted in another: each reports what was present before the answer and what was added
 * after it, and the two are not treated as the same way of browsing.
 */

const say = (answer: string, more: string): string =>
  `document.cookie = 'toestemming=${answer}; path=/; secure'; this.closest('[role=dialog]').remove(); ${more}`;
/** What the site does once accepted: a cookie of its own, and an image of another site that sets one too. */
const FOLLOW = `document.cookie = '_ga=GA1.2.3; path=/; secure'; document.body.append(Object.assign(new Image(), { src: 'https://volger.nl/pixel.png', alt: '' }))`;
const PAGE = `<!doctype html><html lang="nl"><head><title>Winkel</title><meta name="viewport" content="width=device-width">
<script src="https://meet.nl/telt.js" async></script></head><body><main><h1>Winkel</h1><p>Welkom in de winkel.</p></main>
<div role="dialog" aria-label="Cookies"><p>Mogen wij cookies plaatsen?</p>
<button onclick="${say('nee', '')}">Alles weigeren</button>
<button onclick="${say('ja', FOLLOW)}">Alles accepteren</button></div></body></html>`;

const shop = ({ path }: Visit): Answer =>
  path === '/'
    ? html(PAGE, { 'set-cookie': 'mandje=1; Path=/; Secure; HttpOnly; SameSite=Lax' })
    : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'niets' };
const script: Answer = { status: 200, headers: { 'content-type': 'text/javascript' }, body: '1' };
const pixel: Answer = {
  status: 200,
  headers: { 'content-type': 'image/png', 'set-cookie': 'volg=7; Path=/; Secure; SameSite=None' },
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const sites: readonly Site[] = [
  { hosts: ['winkel.nl', 'www.winkel.nl'], https: shop },
  { hosts: ['meet.nl'], https: () => script },
  { hosts: ['volger.nl'], https: () => pixel },
];

let world: World;
let folder: string;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...sites] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-consent-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.stop();
});

const scanned = async (answer: 'accept' | 'refuse', language: 'nl' | 'en') => {
  const file = join(folder, 'steps.json');
  writeFileSync(file, JSON.stringify({ steps: [{ consent: answer }] }));
  const [out, err]: [string[], string[]] = [[], []];
  const speech = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    locale: language,
  };
  const own = ['--authority', world.authorityFile, '--key', 'k', '--format', 'report', '--language', language];
  await scanCommand(['winkel.nl', '--steps', file, '--pillar', 'beveiliging', ...own], speech, {
    egress: worldEgress(world),
  });
  if (out.length === 0) throw new Error(err.join(''));
  return { report: JSON.parse(out.join('')) as Report, err: err.join('') };
};

test('a report shows cookies and hosts before and after refusing or accepting', { timeout: 240_000 }, async () => {
  const refused = await scanned('refuse', 'nl');
  const before = { cookies: ['mandje'], hosts: ['meet.nl'] };
  expect(refused.report.extras?.consent).toEqual({
    ...{ answer: 'refuse', before },
    after: { cookies: ['toestemming'], hosts: [] },
  });
  expect(refused.report.browsing).toEqual({ steps: 1, consent: 'refuse' });
  expect(refused.err).toBe(
    [
      'Bekeken met: 1 stap vooraf, cookies geweigerd',
      'De cookiemelding is geweigerd',
      ...['Voor het antwoord:', '- cookie mandje', '- contact met meet.nl'],
      ...['Na het weigeren kwam erbij:', '- cookie toestemming', ''],
    ].join('\n'),
  );

  const accepted = await scanned('accept', 'en');
  expect(accepted.report.extras?.consent).toEqual({
    ...{ answer: 'accept', before },
    // The browser blocks third-party cookies, as in a private window: of those only the host is visible.
    after: { cookies: ['_ga', 'toestemming'], hosts: ['volger.nl'] },
  });
  expect(accepted.err).toContain(
    'The consent banner was accepted\nBefore the answer:\n- cookie mandje\n- contact with meet.nl\n',
  );
  expect(accepted.err).toContain(
    'Added after accepting:\n- cookie _ga\n- cookie toestemming\n- contact with volger.nl\n',
  );

  // They are two ways of browsing, and are compared as such.
  const { differences, overall } = compare(refused.report, accepted.report);
  expect(differences.map(({ condition }) => condition)).toContain('browsing');
  expect(overall.delta).toBeNull();
  // The verdict is about the state before any choice, so it is the same in both.
  const verdictOf = ({ findings }: Report) => findings.find(({ id }) => id === 'before-consent')?.code;
  expect(verdictOf(refused.report)).toBe(verdictOf(accepted.report));
});
