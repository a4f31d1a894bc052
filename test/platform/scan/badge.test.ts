import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../../lib/collect/target.ts';
import { showBadge } from '../../../lib/platform/scan/badge.ts';
import { announceState } from '../../../lib/platform/scan/commands.ts';
import { sampleState } from '../../components/sample.ts';
import { hostileTexts } from '../../faults/hostile-texts.ts';
import { UNSEEN_TEXTS, unseenIn } from '../../kit/unseen.ts';
import { showTabs } from '../faults/stage.ts';

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

test.each([
  [100, '#1C6747', '100'],
  [75, '#1C6747', '75'],
  [74, '#7F5200', '74'],
  [40, '#7F5200', '40'],
  [39, '#A02328', '39'],
  [0, '#A02328', '0'],
  [null, '#566070', '–'],
])('the badge shows the score %s in the colour of its grade', async (overall, color, text) => {
  const shown: unknown[] = [];
  const setBadge = async (result: object) => void shown.push(result);
  Object.assign(fakeBrowser.action, {
    setBadgeText: setBadge,
    setBadgeBackgroundColor: setBadge,
    setBadgeTextColor: setBadge,
  });
  const tabId = state.tabId;
  await showBadge({ ...state, overall }, 'x');
  expect(shown).toEqual([
    { tabId, text },
    { tabId, color },
    { tabId, color: '#FFFFFF' },
  ]);
  shown.length = 0;
  await showBadge({ ...state, phase: 'scanning', overall }, 'x');
  await showBadge({ ...state, phase: 'failed', overall }, 'x');
  expect(shown.filter((one) => 'text' in (one as object))).toEqual([
    { tabId, text: '…' },
    { tabId, text: '!' },
  ]);
  expect(shown.filter((one) => JSON.stringify(one).includes('#566070'))).toHaveLength(2);
});

test('the toolbar button is updated once while a scan runs, at its end and for another scan', async () => {
  const scanning = { ...state, phase: 'scanning', overall: null } as const;
  for (const id of ['een', 'een', 'twee', 'een']) await announceState({ ...scanning, id });
  expect(titles).toHaveLength(3);
  await announceState({ ...state, id: 'een' });
  await announceState({ ...state, id: 'een' });
  await announceState({ ...scanning, id: 'een' });
  expect(titles).toHaveLength(6);
});

test('the title of the toolbar button names the host, the score and its grade', async () => {
  await announceState(state);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(new RegExp(`^${state.host}: ${state.overall} van 100, \\w+ \\(\\d\\d:\\d\\d\\)$`));
});

test('an incomplete total is marked on the button, and a missing total is shown as such', async () => {
  const texts: string[] = [];
  fakeBrowser.action.setBadgeText = (async ({ text }: { text: string }) => void texts.push(text)) as never;
  await announceState({ ...state, incomplete: true, overall: 100 });
  await announceState({ ...state, overall: null });
  await announceState({ ...state, phase: 'scanning', overall: null });
  await announceState({ ...state, phase: 'failed', overall: null });
  expect(texts).toEqual(['~100', '–', '…', '!']);
  expect(titles.map((title) => title.replace(/\d\d:\d\d/, '14:05'))).toEqual([
    'voorbeeld.nl: 100 van 100, Uitstekend, onvolledig (14:05)',
    'voorbeeld.nl: te weinig getest voor een totaal (14:05)',
    'voorbeeld.nl: de scan loopt',
    'voorbeeld.nl: niet gescand (14:05)',
  ]);
});

test('the name of a local file is shown with visible characters only, and truncated', async () => {
  for (const text of UNSEEN_TEXTS) await announceState({ ...state, host: text });
  expect(titles).toHaveLength(UNSEEN_TEXTS.length);
  expect(titles.map(unseenIn).filter((found) => found !== null)).toEqual([]);
  await announceState({ ...state, host: 'x'.repeat(5_000) });
  expect(titles.at(-1)?.length).toBeLessThan(200);
});

test('the title names any host as the URL parser returns it, in printable ASCII', async () => {
  const aims = hostileTexts(5_000, 20_261_120).flatMap((text) => {
    const url = URL.parse(`https://${text}.nl/`)?.href;
    return url === undefined ? [] : [toTarget({ tabId: 1, url, at: 0, level: 'B', pillar: null })];
  });
  expect(aims.length).toBeGreaterThan(100);
  for (const { host } of aims) await announceState({ ...state, host });
  expect(titles).toHaveLength(aims.length);
  expect(titles.filter((title) => !/^[ -~]+$/.test(title))).toEqual([]);
});
