import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTES, type ScanState } from '../../../lib/state.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleState } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { openSession, type Session } from '../kit/session.ts';
import { changeState, goElsewhere, requestOf, showPopup, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const rows = (page: Page): Promise<string[]> =>
  page.$$eval('.pillar button', (buttons) => buttons.map((button) => button.textContent ?? ''));
const open = (page: Page, row: number): Promise<void> => page.click(`.pillar:nth-child(${row}) button`);
const inside = (page: Page, row: number): Promise<string> => textOf(page, `.pillar:nth-child(${row}) .inside`);

const done = sampleState('public', 'nl');
const scanning = (ready: number): ScanState => ({
  ...done,
  phase: 'scanning',
  finishedAt: null,
  overall: null,
  result: null,
  pillars: done.pillars.map((pillar, index) =>
    index < ready ? pillar : { id: pillar.id, phase: 'busy', score: null, incomplete: false, unseen: [] },
  ),
});

describe('the public tier', () => {
  const gaps: ScanState = {
    ...done,
    pillars: done.pillars.map((pillar) =>
      pillar.id === 'beveiliging'
        ? {
            ...pillar,
            unseen: [
              { why: 'denied', count: 4 },
              { why: 'timeout', count: 1 },
              { why: 'denied', inPart: true, count: 2 },
            ],
            incomplete: true,
          }
        : pillar,
    ),
  };

  test('shows host, time, grade, six rows, ledger, key line, buttons, level and settings', async () => {
    const page = await showPopup(session, gaps);
    await expect.poll(() => textOf(page, 'h1')).toBe('voorbeeld.nl');
    await expect.poll(() => textOf(page, '.when')).toMatch(/^gescand om \d\d:\d\d$/);
    await expect.poll(() => textOf(page, '.grade')).toContain(String(done.overall));
    expect(await rows(page)).toHaveLength(6);
    await expect.poll(() => textOf(page, '.ledger summary')).toBe('Contacten');
    await expect
      .poll(() => textOf(page, '.ledger'))
      .toContain('Contactniveau: Ook domeingegevens. 7 contacten, 3 hosts');
    await expect.poll(() => textOf(page, '.key')).toMatch(/Sleutel invoeren.*Vraag aan/);
    await expect.poll(() => textOf(page, 'footer')).toBe('RapportOpnieuw scannenInstellingen');
    await page.close();
  });

  test('a row opens only groups of reasons, with the button that would make them testable', async () => {
    const page = await showPopup(session, gaps);
    await open(page, 2);
    expect(await inside(page, 2)).toContain('4 onderdelen niet getest: geen toegang');
    expect(await inside(page, 2)).toContain('1 onderdeel niet getest: geen antwoord');
    expect(await inside(page, 2)).toContain('2 onderdelen maar deels getest: geen toegang');
    expect(await page.$$('.untested .button')).toHaveLength(1);
    await page.click('.untested .button');
    expect(await requestOf(page)).toEqual([
      { origins: ['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*'], permissions: ['webRequest'] },
    ]);
    await open(page, 2);
    await expect.poll(() => page.$('.untested')).toBeNull();
    await page.close();
  });

  test.each([
    [
      'nl',
      'stuurt door, niet gevolgd',
      'Dit adres stuurt een nieuwe bezoeker door; dat is niet gevolgd. Wat die bezoeker ziet, is niet getest.',
    ],
    [
      'en',
      'redirects, not followed',
      'This address redirects a new visitor; that was not followed. What that visitor sees was not tested.',
    ],
  ] as const)('explains in %s redirects that were not followed, the page’s own too', async (locale, row, notice) => {
    const [first, second, ...rest] = done.ledger;
    if (first === undefined || second === undefined) throw new Error('no contacts');
    const left = { status: 0, followed: false };
    const ledger = [{ ...first, ...left }, { ...second, ...left }, ...rest];
    const page = await showPopup(session, { ...done, notes: ['redirects'], ledger }, { locale });
    await expect.poll(() => textOf(page, '.notice')).toContain(notice);
    const hosts = await page.$$eval('.hosts li', (all) => all.map((one) => one.textContent ?? ''));
    const lines = hosts.filter((host) => host.includes(row));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^voorbeeld\\.nl .*2 × ${row}$`))]);
    await page.close();
  });

  test('access is not requested when it is not needed', async () => {
    const page = await showPopup(session, { ...gaps, access: true });
    await open(page, 2);
    await expect.poll(() => page.$('.untested .button')).toBeNull();
    await page.close();
  });

  test('the report button opens the report of this scan', async () => {
    const page = await showPopup(session, gaps);
    const address = await page.$eval('.actions a', (link) => link.getAttribute('href'));
    expect(address).toMatch(new RegExp(`^chrome-extension://[a-z]+/report\\.html\\?domain=voorbeeld\\.nl#${done.id}$`));
    await page.close();
  });
});

describe('the partner tier', () => {
  test('shows what to do first, and the faults of each pillar by cost', async () => {
    const state = sampleState('partner', 'nl');
    const page = await showPopup(session, state);
    await expect.poll(() => textOf(page, '.gain')).toMatch(/^Begin hiermee: Gevaar .+, daarna wordt meer getest$/);
    await expect.poll(() => page.$('.key')).toBeNull();
    await open(page, 6);
    const found = await page.$$eval('.issue b', (all) => all.map((one) => one.textContent));
    const faults = state.pillars[5]?.checks?.filter(({ points }) => points > 0) ?? [];
    expect(found).toEqual(
      faults.toSorted((a, b) => b.points - a.points || b.weight - a.weight).map(({ evidence }) => evidence[0]),
    );
    await page.close();
  });

  test('untrusted text stays text', { tags: ['full'] }, async () => {
    const state = sampleState('partner', 'nl');
    const hostile = '<img src=x onerror=alert(1)>\u202eexe.gnp';
    const pillars = state.pillars.map((pillar) => ({
      ...pillar,
      checks: pillar.checks?.map((check) => ({ ...check, title: hostile, evidence: [hostile] })) ?? [],
    }));
    const page = await showPopup(session, { ...state, pillars });
    for (const row of [1, 2, 3, 4, 5, 6]) await open(page, row);
    expect(await page.$$('main img')).toHaveLength(0);
    await expect.poll(() => textOf(page, 'main')).toContain('<img src=x onerror=alert(1)>[U+202E]exe.gnp');
    await page.close();
  });
});

describe('during a scan', () => {
  test('rows fill as pillars finish and the grade comes last, announced politely', async () => {
    const page = await showPopup(session, scanning(0));
    expect((await rows(page)).every((row) => row.endsWith('bezig…'))).toBe(true);
    await expect.poll(() => page.$('.grade')).toBeNull();
    expect(await page.$$('.haze')).toHaveLength(6);
    await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent === 'Scan gestart');

    await changeState(session, scanning(2));
    await page.waitForFunction(() => document.querySelectorAll('.haze').length === 4);
    expect((await rows(page)).filter((row) => row.endsWith('bezig…'))).toHaveLength(4);
    await expect.poll(() => page.$('.grade')).toBeNull();
    await page.waitForFunction(() =>
      document.querySelector('[role="status"]')?.textContent?.startsWith('Domein & DNS:'),
    );

    await changeState(session, done);
    await page.waitForSelector('.grade');
    expect(await page.$$('.haze')).toHaveLength(0);
    await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent?.startsWith('Klaar:'));
    await expect
      .poll(() => textOf(page, '[role="status"]'))
      .toMatch(/^Klaar: \d+ van 100, \p{L}+\. Begrensd op \d+: .+ zwakste pijler, \p{L}+\.$/u);
    await page.close();
  });

  test('the chart’s accessible name includes the six scores', { tags: ['full'] }, async () => {
    const page = await showPopup(session, done);
    const name = await page.$eval('.columns', (picture) => picture.getAttribute('aria-label') ?? '');
    for (const { id, score } of done.pillars) {
      expect(name).toContain(`${commonWords.nl.pillars[id]} ${score ?? 'geen score'}`);
    }
    await page.close();
  });
});

describe('keyboard navigation', () => {
  test('starts at the heading and follows the visual order in at most twelve stops, and one that requests access', async () => {
    const page = await showPopup(session, done);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const stops: { readonly name: string; readonly top: number; readonly left: number }[] = [];
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        // Where it lies in the whole, had the list not been scrolled to show it.
        const { top, left } = element.getBoundingClientRect();
        const list = element.closest('main');
        const isFoot = element.closest('footer') !== null;
        return { name: element.textContent ?? '', top: isFoot ? 10_000 + top : top + (list?.scrollTop ?? 0), left };
      });
      if (here === null) break;
      stops.push(here);
    }
    expect(stops.length).toBeLessThanOrEqual(13);
    expect(stops.slice(0, 6).map(({ name }) => name.replace(/\d+$|bezig…$|–.*$/, ''))).toEqual(
      done.pillars.map(({ id }) => commonWords.nl.pillars[id]),
    );
    const inOrder = stops.toSorted((a, b) => (Math.abs(a.top - b.top) < 4 ? a.left - b.left : a.top - b.top));
    expect(stops).toEqual(inOrder);
    await page.close();
  });

  test('opens and closes a row', { tags: ['full'] }, async () => {
    const page = await showPopup(session, done);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.$eval('.pillar button', (button) => button.getAttribute('aria-expanded')))
      .toBe('true');
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.$eval('.pillar button', (button) => button.getAttribute('aria-expanded')))
      .toBe('false');
    await page.close();
  });
});

test.each(sampleOf(['nl', 'en'] as const, 2))('notes on the scan are shown above the result (%s)', async (locale) => {
  const page = await showPopup(session, { ...done, notes: [...NOTES] }, { locale });
  const lines = await page.$$eval('.notice p', (all) => all.map((one) => one.textContent));
  const { notes } = popupWords[locale];
  // Who switched the history off need not hear it here.
  expect(lines).toEqual(NOTES.flatMap((note) => (note === 'historyOff' ? [] : [notes[note]])));
  await page.close();
});

const READERS = [
  ['nl', 'public'],
  ['en', 'public'],
  ['nl', 'partner'],
  ['en', 'partner'],
] as const;
test.each(sampleOf(READERS, 3))(
  'what access would show is explained and offered without scrolling (%s, %s)',
  async (locale, tier) => {
    const page = await showPopup(session, sampleState(tier, locale), { locale });
    await expect.poll(() => textOf(page, '.access-offer p')).toBe(commonWords[locale].accessAsk({ host: done.host }));
    const seen = await page.$eval('.access-offer', (offer) => ({
      name: offer.querySelector('button')?.textContent,
      isSeen:
        offer.getBoundingClientRect().bottom <= (document.querySelector('.foot')?.getBoundingClientRect().top ?? 0),
    }));
    expect(seen).toEqual({ name: commonWords[locale].giveAccess, isSeen: true });
    // Of a page that the tab has left none is asked.
    await goElsewhere(page, {});
    await page.waitForSelector('.notice');
    await expect.poll(() => page.$('.access-offer')).toBeNull();
    await page.close();
  },
);

test.each([
  [400, 480],
  [320, 400],
])(
  'in a window of %i by %i pixels the foot stays visible, and the line about the key can be scrolled to',
  async (width, height) => {
    const page = await showPopup(session, done, { width, height });
    const { foot, key } = await page.evaluate(() => {
      document.querySelector('.key')?.scrollIntoView({ block: 'end' });
      const [foot, key] = ['.foot', '.key'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return { foot: { top: foot?.top ?? 0, bottom: foot?.bottom ?? 0 }, key: key?.bottom ?? 0 };
    });
    expect(foot.bottom).toBeLessThanOrEqual(height);
    expect(key).toBeLessThanOrEqual(foot.top);
    await page.close();
  },
);

describe.each(['nl', 'en'] as const)('a result of another page, in %s', (locale) => {
  const { moved } = popupWords[locale];

  test.each([{ url: 'https://voorbeeld.nl/contact' }, {}])(
    'is labelled with the page it belongs to: %j',
    async (tab) => {
      const page = await showPopup(session, { ...done, url: 'https://voorbeeld.nl/reparatie?van=mail' }, { locale });
      await goElsewhere(page, { url: 'https://voorbeeld.nl/reparatie?van=mail#prijzen' });
      await expect.poll(() => page.$('.notice')).toBeNull();
      await goElsewhere(page, tab);
      await page.waitForSelector('.notice');
      await expect.poll(() => textOf(page, '.notice p')).toBe(moved({ page: 'voorbeeld.nl/reparatie' }));
      await page.close();
    },
  );
});
