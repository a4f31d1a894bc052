import { afterAll, beforeAll, expect } from 'vitest';
import { scanCommand } from '../../../server/cli/scan.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { worldEgress } from '../kit/world-engine.ts';

/** `pijler scan --links --mail-tls`: probes beside the grade, of a page of the test world. */

const PAGE = `<!doctype html><html lang="nl"><title>Een pagina met links</title><h1>Links</h1>
<a href="https://goed.nl/">De goede fiets</a> <a href="https://goed.nl/bestaat-niet">Weg</a>
<a href="https://goed.nl/uitloggen">Uitloggen</a> <a href="/eigen">Eigen</a>`;
const linking: Site = { hosts: ['koppelt.nl'], https: ({ path }) => html(PAGE, {}, path === '/' ? 200 : 404) };

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, linking] });
});
afterAll(() => world.stop());

test('links and mail servers are reported, without changing the grade or the exit code', async () => {
  const err: string[] = [];
  const speech = { out: () => {}, err: (text: string) => void err.push(text), locale: 'en' } as const;
  const args = ['koppelt.nl', '--key', 'k', '--language', 'en', '--authority', world.authorityFile];
  const beside = ['--links', '--mail-tls', 'scan.koppelt.nl'];
  world.clearLog();
  const exit = await scanCommand([...args, ...beside], speech, { egress: worldEgress(world) });
  const said = err.join('');
  expect([exit, said]).toEqual([0, expect.stringContaining('3 links to other sites')]);
  expect(said).toMatch(/^Dead: .*\(1\)\n- https:\/\/goed\.nl\/bestaat-niet \(404\), “Weg”$/m);
  expect(said).toMatch(/^Not requested: .*\(1\)\n- https:\/\/goed\.nl\/uitloggen/m);
  expect(said).toContain('In order (1)');
  expect(said).toMatch(
    /koppelt\.nl: (?:there are no mail servers|the mail servers are not known|TLS of the mail servers)/,
  );
  expect(world.log().some(({ path }) => path?.includes('uitloggen'))).toBe(false);
});
