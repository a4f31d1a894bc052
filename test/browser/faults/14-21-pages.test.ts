import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Facts } from '../../../lib/evidence.ts';
import type { PillarState, ScanState } from '../../../lib/state.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { SITES } from '../../world/sites.ts';
import { rowsOf } from '../kit/compare.ts';
import { enterKey } from '../kit/options-page.ts';
import { readEvidence, waitForScan } from '../kit/scan.ts';
import { at, vijandig } from './hostile-pages.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage([...SITES, vijandig]);
  await enterKey(stage.session, 'sleutel-voor-de-test-1234');
});
afterEach(() => stage.letGo());
afterAll(() => stage.close());

interface Looked {
  readonly state: ScanState;
  readonly facts: Partial<Facts>;
}

const look = async (path: string): Promise<Looked> => {
  const { tabId } = await stage.begin(at(path));
  const state = await waitForScan(stage.session, tabId);
  const facts = Object.entries(await readEvidence(stage.session, tabId)).map(([name, fact]) => [
    name,
    (fact as { value?: unknown }).value,
  ]);
  return { state, facts: Object.fromEntries(facts) };
};

const OF_THE_PAGE: readonly PillarState['id'][] = ['seo', 'ai', 'toegankelijkheid'];
const scoreOf = ({ pillars }: ScanState, id: PillarState['id']): number | null =>
  pillars.find((pillar) => pillar.id === id)?.score ?? null;
const expectScores = (state: ScanState): void => {
  expect(state.phase).toBe('done');
  for (const id of OF_THE_PAGE) expect(scoreOf(state, id), id).toBeTypeOf('number');
};
/** What is reported of the page itself, without its own address. */
const textOf = (state: ScanState, path: string): readonly string[] =>
  rowsOf(state)
    .filter(({ pillar }) => OF_THE_PAGE.includes(pillar))
    .map(({ field, value }) => `${field}: ${value}`.replaceAll(path, '/…'));

describe('row 14: built-ins that the page polluted or replaced', () => {
  test('do not change the findings of the page', async () => {
    const clean = await look('/schoon');
    const hostile = await look('/vervuild');
    expectScores(hostile.state);
    expect(textOf(hostile.state, '/vervuild')).toEqual(textOf(clean.state, '/schoon'));
  });
});

describe('row 15: form controls that shadow their form', () => {
  test('do not change the findings of the page, by reader or engine', async () => {
    const plain = await look('/onschuldig');
    const { state, facts } = await look('/overschaduwd');
    expectScores(state);
    expect(facts.page?.forms.list).toMatchObject([{ action: 'https://vijandig.nl/zoek', method: 'get' }]);
    expect(facts.page?.links.list.map(({ href }) => href)).toEqual([at('/een'), at('/twee')]);
    expect(new Set(facts.axe?.rules.map(({ ran }) => ran))).toEqual(new Set(['whole']));
    expect(textOf(state, '/overschaduwd')).toEqual(textOf(plain.state, '/onschuldig'));
  });
});

describe('row 16: 100,000 nodes', () => {
  test('are read in slices within the time limit of a page', async () => {
    const { state, facts } = await look('/groot');
    expect(state.phase).toBe('done');
    expect(state.pillars.every(({ phase }) => phase === 'done')).toBe(true);
    const seo = state.pillars.find(({ id }) => id === 'seo');
    // This file has the machine for itself: the 5 s that a page may take are enough.
    expect(facts.page?.document.elements).toBeGreaterThan(100_000);
    expect(seo?.score).toBeTypeOf('number');
  });
});

describe('row 17: endless mutation, a giant element, equal ids', () => {
  test('are read as one snapshot each, and every pillar gets a score', async () => {
    const { state, facts } = await look('/woekerend');
    expectScores(state);
    // The giant would hold the page for minutes: what is measured by position is left out, and said.
    const ran = facts.axe?.rules.find(({ id }) => id === 'color-contrast')?.ran;
    expect(ran).toBe('tooLarge');
  });

  test.runIf(isFullRun)('20,000 similar elements with the same fault are all counted', async () => {
    const { state, facts } = await look('/gelijkend');
    expectScores(state);
    expect(facts.axe?.rules.find(({ id }) => id === 'region')).toMatchObject({ violating: 20_000, ran: 'whole' });
  });
});

describe('row 18: the page blocks its main thread for ever', () => {
  test('the checks of the page are not tested, the others are, and other tabs keep working', async () => {
    const { page } = await stage.session.visit(at('/schoon'));
    await page.evaluate(() => {
      setTimeout(() => {
        for (;;);
      }, 0);
    });
    const { tabId } = await stage.press(page);
    const other = await look('/schoon');
    expectScores(other.state);
    const state = await waitForScan(stage.session, tabId);
    expect(state.phase).toBe('done');
    expect(scoreOf(state, 'domein')).toBeTypeOf('number');
    for (const id of ['ai', 'toegankelijkheid'] as const) expect(scoreOf(state, id), id).toBeNull();
    const engine = state.pillars.find(({ id }) => id === 'toegankelijkheid');
    expect(engine?.unseen.map(({ why }) => why)).toContain('timeout');
  });
});

describe('row 19: a sandboxed document and frames', () => {
  test('a document with an opaque origin is scanned by its address', async () => {
    const { state } = await look('/zandbak');
    expectScores(state);
    expect(state.host).toBe('vijandig.nl');
  });

  test.runIf(isFullRun)('same-origin frames are inspected, others are counted', async () => {
    const { state, facts } = await look('/kaders');
    expectScores(state);
    expect(facts.axe).toMatchObject({ frames: 1, entered: 1 });
    expect(facts.page?.resources.list.filter(({ kind }) => kind === 'frame')).toHaveLength(2);
    expect(JSON.stringify(facts.page)).not.toMatch(/geheim|Binnen<|Contact en route/);
  });
});

describe('row 20: a policy of default-src none', () => {
  test('does not prevent the page or its raw HTML from being read', async () => {
    const { state, facts } = await look('/niets');
    expectScores(state);
    expect(facts.raw?.head.titles).toEqual(['Fietsen repareren in Utrecht']);
  });
});

describe('row 21: shadow roots, templates and noscript', () => {
  test('open and closed roots are inspected, and inert content is not read as part of the page', async () => {
    const { state, facts } = await look('/schaduw');
    expectScores(state);
    expect(facts.page?.document.openShadowRoots).toBe(2);
    expect(facts.page?.text.shadow).toBe('Open Verklaard');
    expect(facts.page?.headings.map(({ text }) => text)).toEqual(['Fietsen repareren in Utrecht']);
    expect(facts.page?.links.list.map(({ href }) => href)).toEqual([at('/een'), at('/twee')]);
  });
});
