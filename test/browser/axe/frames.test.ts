import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import type { ScanState } from '../../../lib/state.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { takingTurns, turnsOf } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import { openUngranted } from '../kit/compare.ts';
import type { Driven } from '../kit/driven.ts';
import { readEvidence, tabIdOf, waitForScan } from '../kit/scan.ts';

/** Frames as the extension sees them with the access of the click only. */

let world: World;
const sessions: Partial<Record<Driven['kind'], Driven>> = {};
const KINDS = ['chromium', 'firefox'] as const;

beforeAll(async () => {
  world = await startWorld();
  for (const kind of KINDS) sessions[kind] = await openUngranted(kind, world);
});
afterAll(async () => {
  for (const kind of KINDS) await sessions[kind]?.close();
  await world?.stop();
});

interface Looked {
  readonly axe: Facts['axe'];
  readonly page: Facts['page'];
  readonly state: ScanState;
}

const scan = async (kind: Driven['kind'], path: string): Promise<Looked> => {
  const session = sessions[kind];
  if (session === undefined) throw new Error('no browser');
  const { page: tab } = await session.visit(`https://kaders.nl${path}`);
  const tabId = await tabIdOf(session, tab);
  await session.press(tab);
  const state = await waitForScan(session, tabId);
  const { axe, page } = (await readEvidence(session, tabId)) as {
    readonly axe: Seen<Facts['axe']>;
    readonly page: Seen<Facts['page']>;
  };
  await tab.close();
  if (!axe.seen || !page.seen) throw new Error(`not looked at: ${JSON.stringify([axe, page]).slice(0, 300)}`);
  return { axe: axe.value, page: page.value, state };
};

const targets = ({ axe }: Looked, id: string): readonly string[] =>
  axe.rules.find((rule) => rule.id === id)?.nodes.map(({ target }) => target) ?? [];
const ran = ({ axe }: Looked): readonly string[] => [...new Set(axe.rules.map((rule) => rule.ran))];

describe.each(KINDS)('in %s', (kind) => {
  const inTurn = takingTurns(kind);

  inTurn('inspects same-origin and srcdoc frames, and each selector names its frame', async () => {
    const looked = await scan(kind, '/');
    expect(looked.axe).toMatchObject({ frames: 1, entered: 2 });
    expect(targets(looked, 'image-alt')).toEqual(['#een >>> body > main > img', '#twee >>> body > img']);
    expect(targets(looked, 'color-contrast')).toEqual([
      '#een >>> body > main > p:nth-of-type(3)',
      '#twee >>> body > p:nth-of-type(2)',
    ]);
    expect(looked.axe.rules.find(({ id }) => id === 'frame-tested')).toMatchObject({ undecided: 1 });
    // What stands in a frame is no text of the page.
    expect(JSON.stringify([looked.page.text, looked.page.headings, looked.page.links])).not.toContain('Kaart');
  });

  inTurn('only counts hidden, empty, advertising and cross-origin frames', async () => {
    const looked = await scan(kind, '/verborgen');
    expect(looked.axe).toMatchObject({ frames: 8, entered: 0 });
    expect(targets(looked, 'image-alt')).toEqual([]);
  });

  inTurn('inspects the first ten of two hundred frames', async () => {
    const looked = await scan(kind, '/veel');
    expect(looked.axe).toMatchObject({ frames: 190, entered: 10 });
    expect(looked.axe.rules.find(({ id }) => id === 'image-alt')).toMatchObject({ violating: 10 });
    expect(targets(looked, 'image-alt')[9]).toContain('iframe:nth-of-type(10) >>> ');
    expect(looked.axe.took.total).toBeLessThan(40_000);
  });

  test.each(turnsOf(kind, ['/weg', '/zwerft']))(
    'a frame that is removed or navigates affects only its own findings: %s',
    async (path) => {
      const looked = await scan(kind, path);
      expect(looked.state.phase).toBe('done');
      expect(targets(looked, 'image-alt')).toContain('#blijft >>> body > img');
      expect(ran(looked)).toEqual(['whole']);
    },
  );

  inTurn('inspects a frame that patched its own prototypes', async () => {
    const looked = await scan(kind, '/kapot');
    expect(looked.axe).toMatchObject({ frames: 0, entered: 1 });
    expect(targets(looked, 'image-alt')).toEqual(['#kapot >>> body > img']);
    expect(ran(looked)).toEqual(['whole']);
  });

  inTurn('inspects nested frames, three levels deep', async () => {
    const looked = await scan(kind, '/geneste');
    expect(looked.axe).toMatchObject({ frames: 0, entered: 3 });
    expect(targets(looked, 'image-alt')).toEqual(['#een >>> #twee >>> #drie >>> body > main > img']);
  });

  inTurn('inspects a frame with its own content security policy', async () => {
    expect(targets(await scan(kind, '/beleid'), 'image-alt')).toEqual(['#beleid >>> body > img']);
  });

  inTurn('does not judge the contrast in a frame without a background of its own', async () => {
    const looked = await scan(kind, '/donker');
    expect(targets(looked, 'color-contrast')).toEqual(['#wit >>> body > p']);
    expect(looked.axe).toMatchObject({ frames: 0, entered: 2 });
  });

  inTurn(
    'reads link texts, alt texts and focus styles of a frame, with its selector and apart from those of the page',
    async () => {
      const { page, axe } = await scan(kind, '/woorden');
      expect(page.links.framed).toEqual([
        { text: 'Lees meer', explained: false, lang: 'nl', hidden: false, selector: '#woorden >>> p > a' },
      ]);
      expect(page.images.framed).toEqual([
        { alt: 'IMG_1234.jpg', decorative: false, selector: '#woorden >>> img', src: 'https://kaders.nl/a.png' },
      ]);
      expect(page.styles.focus.list.map(({ selector }) => selector)).toEqual([
        '#woorden >>> p > a',
        '#woorden >>> button',
      ]);
      expect(page.links.total).toBe(0);
      expect(page.images.total).toBe(0);
      expect(axe).toMatchObject({ frames: 1, entered: 1 });
    },
  );

  const ofTooMany = async () => {
    const looked = await scan(kind, '/teveel');
    expect(looked.axe).toMatchObject({ frames: 400, entered: 0 });
    expect(looked.page.links.framed).toBeUndefined();
    expect(looked.state.phase).toBe('done');
    expect(ran(looked)).toEqual(['whole']);
  };
  // A page with 400 frames takes a browser a quarter of a minute.
  inTurn('inspects none of more than three hundred frames, but the page itself as usual', ofTooMany, {
    skip: !isFullRun,
  });

  inTurn('inspects a frame with form controls that shadow properties', async () => {
    const looked = await scan(kind, '/geschaduwd');
    expect(looked.page.links.framed).toHaveLength(1);
    expect(looked.axe).toMatchObject({ entered: 1 });
    expect(targets(looked, 'image-alt')).toHaveLength(1);
    expect(ran(looked)).toEqual(['whole']);
  });

  inTurn('inspects a frame whose window throws', async () => {
    const looked = await scan(kind, '/gooit');
    expect(looked.page.links.framed).toHaveLength(1);
    expect(targets(looked, 'image-alt')).toEqual(['#gooit >>> body > img:nth-of-type(2)']);
  });

  inTurn('treats a sandboxed frame as another origin unless it has allow-same-origin', async () => {
    const looked = await scan(kind, '/zandbak');
    expect(looked.axe).toMatchObject({ frames: 1, entered: 1 });
    expect(looked.page.links.framed?.map(({ selector }) => selector)).toEqual(['#open >>> p > a']);
  });

  inTurn('inspects scripted about:blank, javascript: and blob: frames, and only counts an empty one', async () => {
    const looked = await scan(kind, '/gemaakt');
    expect(targets(looked, 'image-alt').map((target) => target.split(' ')[0])).toEqual(['#gevuld', '#script', '#blob']);
    expect(looked.axe).toMatchObject({ frames: 1, entered: 3 });
  });

  inTurn('requires no main landmark and no heading in a frame, and accepts those of a frame for the page', async () => {
    const structure = await scan(kind, '/structuur');
    for (const id of [
      'landmark-one-main',
      'page-has-heading-one',
      'region',
      'html-has-lang',
      'document-title',
      'bypass',
    ])
      expect(targets(structure, id)).toEqual([]);
    expect(structure.axe.entered).toBe(1);
    const without = await scan(kind, '/zonder');
    for (const id of ['landmark-one-main', 'page-has-heading-one']) expect(targets(without, id)).toEqual([]);
  });

  inTurn('reports focusable content in a frame that the keyboard skips', async () => {
    const looked = await scan(kind, '/taborde');
    expect(targets(looked, 'frame-focusable-content')).toEqual(['#uit >>> html']);
  });
});
