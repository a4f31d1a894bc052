import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../server/engine/engine.ts';
import { openWorldEngine } from '../../server/kit/world-engine.ts';
import { html } from '../../world/answers.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { grade, openGranted } from '../kit/compare.ts';
import type { Driven } from '../kit/driven.ts';
import { type Grade, gains, gradeByService } from '../kit/gains.ts';
import { FAULTY } from './page.ts';

/** A page cannot lift its own grade by the names of its elements, by whichever way it is scanned. */

/** Names used by earlier versions, by the engine and by the extension API. */
const OURS = [
  'pijler',
  'pijlerAsked',
  'pijlerOverlay',
  'pijlerRoots',
  'pijlerRest',
  'pijlerReading',
  'axe',
  'chrome',
  'browser',
];
const linked = (name: string): string => `<a id="${name}"></a><form hidden id="${name}"></form>`;
const framed = (name: string): string => `<iframe hidden title="x" name="${name}" srcdoc="<p>x</p>"></iframe>`;
const hidden = (...names: readonly string[]): string =>
  `<form hidden>${names.map((name) => `<input name="${name}">`).join('')}</form>`;

/** Markup added at the end of the page's content. */
const TRICKS: Readonly<Record<string, string>> = {
  'links with our names': OURS.map(linked).join(''),
  'frames with our names': OURS.map(framed).join(''),
  'a form that shadows its parent': hidden('parentNode', 'assignedSlot'),
  'a form that shadows its node name': hidden('nodeName'),
  'a form that shadows its position': hidden('getBoundingClientRect', 'compareDocumentPosition'),
  'a form with an entry in its past names map':
    '<form hidden id="onthoudt"><input name="nodeType"></form><script>{ const form = document.querySelector("#onthoudt"); void form.nodeType; form.elements[0].name = "a"; }</script>',
  'a form in a shadow root':
    '<div id="gast"></div><script>document.querySelector("#gast").attachShadow({ mode: "open" }).innerHTML = "<form hidden><input name=getRootNode></form>"</script>',
  'images with the document’s names': ['URL', 'body', 'documentElement', 'querySelectorAll', 'visibilityState']
    .map((name) => `<img hidden alt="" name="${name}">`)
    .join(''),
};
const ALL = Object.values(TRICKS).join('');

const pageWith = (extra: string): string => FAULTY.replace('</main>', `${extra}</main>`);
/** The page to compare with has as many links, forms, frames and images, with names that nothing looks up. */
const harmless = (extra: string): string =>
  extra
    .replace(/(name|id)=(\\?["']?)([\w-]+)/g, (_, attribute, quote) => `${attribute}=${quote}zomaar`)
    .replace(/<script>.*?<\/script>/gs, '');

const CASES = [...Object.entries(TRICKS), ['all of them', ALL] as const].map(([name, extra], index) => ({
  name,
  path: `/truc-${index}`,
  plain: `/zonder-${index}`,
  extra,
}));

const schijn: Site = {
  hosts: ['schijn.nl', 'www.schijn.nl'],
  https: ({ path }) => {
    const found = CASES.find((one) => path === one.path || path === one.plain);
    if (found === undefined) return html(pageWith(''), {}, path === '/' ? 200 : 404);
    return html(pageWith(path === found.path ? found.extra : harmless(found.extra)));
  },
};

let world: World;
let chromium: Driven;
let firefox: Driven;
let engine: Engine;

beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, schijn] });
  [chromium, firefox, engine] = await Promise.all([
    openGranted('chromium', world, ['schijn.nl']),
    openGranted('firefox', world, ['schijn.nl']),
    openWorldEngine(world),
  ]);
});
afterAll(async () => {
  await Promise.all([chromium?.close(), firefox?.close(), engine?.close()]);
  await world?.stop();
});

const METHODS: Readonly<Record<string, (url: string) => Promise<Grade>>> = {
  chromium: (url) => grade(chromium, url),
  firefox: (url) => grade(firefox, url),
  service: (url) => gradeByService(engine, url),
};

const gradeOf = ({ overall, incomplete, pillars }: Grade) => ({
  ...{ overall, incomplete },
  pillars: pillars.map(({ id, score, unseen }) => [id, score, unseen.length]),
});

describe.each(Object.entries(METHODS))('threat: a page changes its own grade: %s', (_, scan) => {
  test.each(CASES)('$name', { timeout: 300_000 }, async ({ path, plain }) => {
    const without = await scan(`https://schijn.nl${plain}`);
    const withIt = await scan(`https://schijn.nl${path}`);
    expect([without.phase, withIt.phase]).toEqual(['done', 'done']);
    console.log(
      `${path}: ${without.overall} → ${withIt.overall}; ${withIt.pillars.map(({ id, score }) => `${id} ${without.pillars.find((one) => one.id === id)?.score} → ${score}`).join(', ')}`,
    );
    expect(gains(without, withIt)).toEqual([]);
    // It does not lower the grade either: a form affects only itself.
    expect(gradeOf(withIt)).toEqual(gradeOf(without));
  });
});
