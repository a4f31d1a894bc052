import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from '../../../server/engine/engine.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** The service hands closed shadow roots to the page's own reader and engine, which an extension gets from its browser. */

const inClosedRoot = (inner: string): string =>
  `<div id="dicht"></div><script>dicht.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(inner)};</script>`;
const PAGES: Readonly<Record<string, string>> = {
  '/': `<main><h1>Fietsen</h1><p>Wij maken uw fiets.</p>${inClosedRoot('<img src="/a.png" width="9" height="9">')}
<iframe title="Kaart" id="kaart" src="/kaart"></iframe></main>`,
  '/kaart': `<p>Kaart</p>${inClosedRoot('<input name="plaats">')}`,
};
const SITE: Site = {
  hosts: ['dicht.nl'],
  https: ({ path }) => {
    const body = PAGES[path];
    return body === undefined
      ? html('', {}, 404)
      : html(`<!doctype html><html lang="nl"><meta charset="utf-8"><title>Fietsen</title>${body}`);
  },
};

let world: World;
let engine: Engine;
beforeAll(async () => {
  world = await startWorld({ sites: [SITE], resolver: false });
  engine = await openWorldEngine(world);
});
afterAll(async () => {
  await engine?.close();
  await world.stop();
});

test('a scan by the service inspects closed shadow roots, in frames too', async () => {
  const { session } = await engine.scan({ url: 'https://dicht.nl/' });
  const { axe } = session.facts;
  if (axe?.seen !== true) throw new Error(`the page was not tested: ${axe?.why}`);
  const faulty = axe.value.rules.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
  expect(faulty.filter((one) => one.includes(' >>> '))).toEqual([
    'image-alt #dicht >>> img',
    'label #kaart >>> #dicht >>> input',
  ]);
});
