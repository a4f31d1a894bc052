import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../lib/collect/target.ts';
import { announce } from '../../lib/platform/commands.ts';
import { sampleState } from '../components/sample.ts';
import { hostileTexts } from '../faults/hostile-texts.ts';
import { UNSEEN_TEXTS, unseenIn } from '../kit/unseen.ts';
import { showTabs } from './faults/stage.ts';

const state = sampleState('partner', 'nl');
const titles: string[] = [];
beforeEach(() => {
  fakeBrowser.reset();
  titles.length = 0;
  showTabs({ [state.tabId]: { url: state.url } });
  const quiet = async (): Promise<void> => {};
  fakeBrowser.action = {
    setBadgeText: quiet,
    setBadgeBackgroundColor: quiet,
    setBadgeTextColor: quiet,
    setTitle: async ({ title }: { title: string }) => void titles.push(title),
  } as never;
});

test('the sentence of the toolbar button names the host, the score and its word', async () => {
  await announce(state);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(new RegExp(`^${state.host}: ${state.overall} van 100, \\w+ \\(\\d\\d:\\d\\d\\)$`));
});

test('a file of this computer may have any name: what cannot be seen of it is written out, and it is cut', async () => {
  for (const text of UNSEEN_TEXTS) await announce({ ...state, host: text });
  expect(titles).toHaveLength(UNSEEN_TEXTS.length);
  expect(titles.map(unseenIn).filter((found) => found !== null)).toEqual([]);
  await announce({ ...state, host: 'x'.repeat(5_000) });
  expect(titles.at(-1)?.length).toBeLessThan(200);
});

test('of a stranger it names the host alone, as the parser of addresses gives it: printable ASCII', async () => {
  const aims = hostileTexts(5_000, 20_261_120).flatMap((text) => {
    const url = URL.parse(`https://${text}.nl/`)?.href;
    return url === undefined ? [] : [toTarget({ tabId: 1, url, at: 0, level: 'B', browser: 'chromium', pillar: null })];
  });
  expect(aims.length).toBeGreaterThan(100);
  for (const { host } of aims) await announce({ ...state, host });
  expect(titles).toHaveLength(aims.length);
  expect(titles.filter((title) => !/^[ -~]+$/.test(title))).toEqual([]);
});
