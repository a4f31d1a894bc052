import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PillarState, ScanState } from '../../../lib/state.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { type FirefoxSession, openFirefox } from '../kit/firefox/session.ts';
import { enterKey } from '../kit/options-page.ts';
import { buildWith, type Planted, type PlantedBuild } from '../kit/planted.ts';
import { changeSettings, readSession, tabIdOf, waitForScan } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';

/** An extension with five planted errors, one of each kind; the message that each would show if it leaked. */
const ERRORS: readonly Planted[] = [
  {
    file: 'lib/checks/seo/title-present.ts',
    before: '    const { titles } = page.head;',
    line: '    if (page) throw new TypeError("geheim " + page.document.url);',
  },
  {
    file: 'lib/collect/site/favicon.ts',
    before: '  const { head } = await reach.page();',
    line: '  if (target) throw new RangeError("geheim " + target.url);',
  },
  {
    file: 'lib/collect/page/appearance/motion.ts',
    before: '  if (!source.live) return NOTHING;',
    line: '  if (source.live) throw new EvalError("geheim " + document.title);',
  },
  {
    file: 'lib/collect/axe/rule-tally.ts',
    before: '  const result = applyCorrections(keepOwnNodes(given));',
    line: '  if (given.id === "html-has-lang") throw new ReferenceError("geheim " + document.title);',
  },
  {
    file: 'lib/platform/scan/commands.ts',
    before: '  const words = commonWords[locale];',
    line: "  if (locale) throw new URIError('geheim');",
  },
];
const PAGE = 'https://goed.nl/';
const REASON = 'niet getest: door een fout van Pijler';
const BUTTON = 'Kopieer de foutmelding';
const POSITION = /^(?:chunks\/[\w-]+|background|page|axe)\.js:\d+:\d+$/;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const faultsIn = ({ pillars }: ScanState) =>
  pillars.flatMap(({ id, unseen }) =>
    unseen.flatMap(({ faults = [] }) => faults.map((fault) => ({ pillar: id, ...fault }))),
  );

const pillarOf = ({ pillars }: ScanState, id: PillarState['id']): PillarState | undefined =>
  pillars.find((pillar) => pillar.id === id);

/** Presses the button on the page and waits for the end. */
const look = async <V extends View>(session: Driven<V>): Promise<{ readonly state: ScanState; readonly popup: V }> => {
  const { page } = await session.visit(PAGE);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  return { popup, state: await waitForScan(session, tabId) };
};

/** Everything but the findings of the planted errors is there. */
const expectTheRest = (state: ScanState): void => {
  expect(state).toMatchObject({ phase: 'done', situation: null });
  expect(state.overall).toBeTypeOf('number');
  for (const { id, score } of state.pillars) expect(score, id).toBeTypeOf('number');
};

const PARTNER = [
  { pillar: 'seo', check: 'title-present', error: 'TypeError' },
  { pillar: 'seo', check: 'favicon-ok', error: 'RangeError' },
  { pillar: 'toegankelijkheid', check: 'motion-reduced', error: 'EvalError' },
  { pillar: 'toegankelijkheid', check: 'page-language', error: 'ReferenceError' },
];
const byCheck = (a: { check?: string }, b: { check?: string }): number => ((a.check ?? '') < (b.check ?? '') ? -1 : 1);

const expectPartnerFaults = (state: ScanState): void => {
  const found = faultsIn(state).toSorted(byCheck);
  expect(found.map(({ pillar, check, error }) => ({ pillar, check, error }))).toEqual(PARTNER.toSorted(byCheck));
  for (const { at } of found) expect(at).toMatch(POSITION);
};

/** The public tier shows the number of parts of a pillar and their errors: no check, and no place. */
const expectPublicFaults = (state: ScanState): void => {
  const textOf = state.pillars.map(({ id, unseen }) => [id, unseen.find(({ why }) => why === 'fault')] as const);
  const two = (...errors: readonly string[]) => ({
    why: 'fault',
    count: 2,
    faults: errors.map((error) => ({ error })),
  });
  expect(textOf.filter(([, fault]) => fault !== undefined)).toEqual([
    ['seo', two('TypeError', 'RangeError')],
    ['toegankelijkheid', two('ReferenceError', 'EvalError')],
  ]);
};
const COPIED_BY_ALL = /^Pijler \d+\.\d+\.\d+\nseo · TypeError\nseo · RangeError$/;
const COPIED_BY_PARTNERS = /^Pijler \d+\.\d+\.\d+\nseo · title-present · TypeError · (\S+)$/;

describe('in Chromium', () => {
  let built: PlantedBuild;
  let session: Session;
  beforeAll(async () => {
    built = await buildWith(ERRORS, { browser: 'chrome', granted: ['goed.nl'] });
    session = await openSession({ extension: built.folder, world, hasFaults: true });
    const origin = `chrome-extension://${session.extension.id}`;
    await session.browser
      .defaultBrowserContext()
      .overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write']);
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(async () => {
    await session?.close();
    built?.remove();
  });

  const copied = async (view: Awaited<ReturnType<Session['press']>>, button: string): Promise<string> => {
    await view.bringToFront();
    await view.evaluate((name) => {
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
      if (found === undefined) throw new Error('no such button');
      found.click();
    }, button);
    await until(view, () => document.querySelector('.copy [role="status"]:not(:empty)'));
    return view.evaluate(() => navigator.clipboard.readText());
  };

  test('the public tier shows the number of parts, and copies pillar and error but no check', async () => {
    const { state, popup } = await look(session);
    expectTheRest(state);
    expectPublicFaults(state);
    await popup.evaluate(() => {
      for (const row of document.querySelectorAll<HTMLElement>('.pillar button[aria-expanded="false"]')) row.click();
    });
    await until(popup, () => document.querySelector('.untested .copy'));
    const shown = await popup.evaluate(() => document.body.textContent ?? '');
    expect(shown).toContain(`2 onderdelen ${REASON}`);
    expect(await copied(popup, BUTTON)).toMatch(COPIED_BY_ALL);
  });

  test('the consoles name what threw, and no stored data contains its message', async () => {
    const met = session.faults.met().join('\n');
    expect(met).toContain('Pijler fault in title-present: TypeError: geheim');
    expect(met).toContain('Pijler fault in favicon: RangeError: geheim');
    expect(met).toContain('Pijler fault in who listens to a scan: URIError: geheim');
    expect(JSON.stringify(await readSession(session))).not.toContain('geheim');
  });

  test('a partner sees the error in the row of the check, and copies check, error and location', async () => {
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const { state } = await look(session);
    expectTheRest(state);
    expectPartnerFaults(state);
    const check = pillarOf(state, 'seo')?.checks?.find(({ id }) => id === 'title-present');
    expect(check).toMatchObject({ outcome: 'unknown', reason: 'fault', points: 0 });

    const report = await session.openOwn(`report.html?domain=goed.nl#${state.id}`);
    await until(report, () => document.querySelector('#check-title-present'));
    const row = await report.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const other of document.querySelectorAll('.check:not(#check-title-present)')) other.remove();
      return document.querySelector('#check-title-present')?.textContent ?? '';
    });
    expect(row).toContain('Dit is niet getest door een fout van Pijler zelf.');
    const text = await copied(report, BUTTON);
    expect(COPIED_BY_PARTNERS.exec(text)?.[1]).toMatch(POSITION);
    expect(text).not.toMatch(/geheim|goed\.nl|https?:/);
  });
});

test.runIf(isFullRun)('a build for the stores logs none of the errors to the console', async () => {
  const built = await buildWith(ERRORS, { browser: 'chrome', isStore: true });
  const session = await openSession({ extension: built.folder, world, hasFaults: true });
  try {
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const { state } = await look(session);
    expectPartnerFaults(state);
    expect(session.faults.met().filter((met) => met.startsWith('Pijler fault'))).toEqual([]);
  } finally {
    await session.close();
    built.remove();
  }
});

describe('in Firefox', () => {
  let built: PlantedBuild;
  let session: FirefoxSession;
  beforeAll(async () => {
    built = await buildWith(ERRORS, { browser: 'firefox' });
    session = await openFirefox({ extension: built.folder, world, hasFaults: true });
    await changeSettings(session, { language: 'nl' });
  });
  afterAll(async () => {
    await session?.close();
    built?.remove();
  });

  /** What the report's first button copies; a script's own click may not write to Firefox's clipboard. */
  const copied = async (id: string, button: string): Promise<string> => {
    const report = await session.openOwn(`report.html?domain=goed.nl#${id}`);
    await until(report, () => document.querySelector('.copy'));
    const text = await report.evaluate((name) => {
      const written: string[] = [];
      Object.assign(navigator.clipboard, { writeText: async (copy: string) => void written.push(copy) });
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
      found?.click();
      return written.join();
    }, button);
    await report.close();
    return text;
  };

  test('the public tier shows the number of parts, and copies pillar and error but no check', async () => {
    const { state } = await look(session);
    expect(state).toMatchObject({ phase: 'done', situation: null });
    expectPublicFaults(state);
    expect(await copied(state.id, BUTTON)).toMatch(COPIED_BY_ALL);
    expect(JSON.stringify(await readSession(session))).not.toContain('geheim');
  });

  test('a partner gets the same rows for the same reason, with their locations', async () => {
    await enterKey(session, 'sleutel-voor-de-test-1234');
    const { state } = await look(session);
    expect(state).toMatchObject({ phase: 'done', situation: null });
    expectPartnerFaults(state);
    expect(COPIED_BY_PARTNERS.exec(await copied(state.id, BUTTON))?.[1]).toMatch(POSITION);
    expect(JSON.stringify(await readSession(session))).not.toContain('geheim');
  });
});
