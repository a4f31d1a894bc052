import type { Page } from 'puppeteer-core';
import { build } from '../../../scripts/start/build.ts';
import type { Site } from '../../world/site.ts';
import { startWorld } from '../../world/world.ts';
import { changeSettings, readState, tabIdOf } from '../kit/scan.ts';
import { openSession, type Session } from '../kit/session.ts';
import { type Hold, type Holding, holdingSites, of } from './holding.ts';
import { stateThat } from './until.ts';

/** A tab in which the toolbar button was pressed. */
export interface Begun {
  readonly page: Page;
  readonly popup: Page;
  readonly tabId: number;
}

/** A Chromium with the extension, in a world whose answers can be kept back. */
export interface Stage extends Pick<Holding, 'hold'> {
  readonly session: Session;
  /** A page of the extension, without any part of the product. */
  readonly own: Page;
  press(page: Page): Promise<Begun>;
  begin(url: string): Promise<Begun>;
  /** Keeps a scan of goed.nl from ending: its robots.txt is not answered until `letGo`. */
  keepBusy(): Hold;
  /** Ends what a test left: answers that are kept back, and tabs. */
  letGo(): Promise<void>;
  close(): Promise<void>;
}

export const openStage = async (sites?: readonly Site[]): Promise<Stage> => {
  const holding = holdingSites(sites);
  const [extension, world] = await Promise.all([build(), startWorld({ sites: holding.sites })]);
  const session = await openSession({ extension, world });
  await changeSettings(session, { language: 'nl' });
  const own = await session.backstage();
  const held: Hold[] = [];
  const pages: Page[] = [];

  const press = async (page: Page): Promise<Begun> => {
    pages.push(page);
    const tabId = await tabIdOf(session, page);
    const before = (await readState(session, tabId))?.id;
    const popup = await session.press(page);
    // Chromium closes a popup with the next tab; until then it has to have told the background.
    if (before === undefined) await stateThat(session, tabId, () => true);
    return { page, tabId, popup };
  };
  return {
    session,
    own,
    hold: holding.hold,
    press,
    begin: async (url) => press((await session.visit(url)).page),
    keepBusy: () => {
      const robots = holding.hold(of('goed.nl', '/robots.txt'));
      held.push(robots);
      return robots;
    },
    letGo: async () => {
      for (const one of held.splice(0)) one.release();
      await Promise.all(pages.splice(0).map((page) => page.close().catch(() => {})));
    },
    close: async () => {
      await session.close();
      await world.stop();
    },
  };
};

/** The words that a view shows. */
export const textOf = (view: Page): Promise<string> => view.evaluate(() => document.body.textContent ?? '');
