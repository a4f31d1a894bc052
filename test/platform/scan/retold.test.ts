import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Locale, PILLARS } from '../../../lib/model.ts';
import { announceAnew } from '../../../lib/platform/scan/commands.ts';
import { toScanError } from '../../../lib/platform/scan/refusal.ts';
import { keepState, readState, translateState } from '../../../lib/platform/scan/states.ts';
import { settingsSlot } from '../../../lib/platform/storage/store.ts';
import { assess } from '../../../lib/scan.ts';
import { begin } from '../../../lib/session/begin.ts';
import { createSession, reduce } from '../../../lib/session/reduce.ts';
import { finish, type Presenter, toPillarResult } from '../../../lib/session/result.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import { ScanState, type Situation } from '../../../lib/state.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { limitOf, sayFinding, sayLimit } from '../../../lib/words/say.ts';
import { sampleState } from '../../components/sample.ts';
import { target } from '../../kit/reach.ts';
import { recorded } from '../../sites/recorded.ts';
import { showTabs } from '../faults/stage.ts';

const OTHER: Readonly<Record<Locale, Locale>> = { nl: 'en', en: 'nl' };

/** A scan in one language; the result is for others, and stays in their language. */
const presenterIn = (locale: Locale): Presenter => ({
  say: (finding) => sayFinding(finding, locale),
  sayInResult: (finding) => sayFinding(finding, 'en'),
  toShownLimit: (limited) => limitOf(limited, locale),
  sayLimitInResult: (limited) => sayLimit(limited, 'en'),
  names: commonWords.en.pillars,
  scanUrl: 'https://voorbeeld.nl/rapport',
});

/** The state of a whole scan of a recorded site in one language. */
const scannedIn = (site: string, locale: Locale): ScanState => {
  const facts = recorded(site, 'granted');
  const presenter = presenterIn(locale);
  const all = PILLARS.map((pillar) => assess(pillar, facts as never));
  const aim = target();
  const begun = createSession(
    begin({ id: 'een', target: aim, tier: 'partner', locale, access: { site: true, seesRedirects: true } }),
  );
  const judged = all.reduce(
    (now, one) => reduce(now, { type: 'judged', judged: one, state: toPillarResult(one, 'partner', presenter.say) }),
    begun,
  );
  return reduce(judged, finish(judged, presenter, 5_000)).state;
};

const SITES = ['gewoon', 'gekaapt', 'gemeentemerendam', 'fietstassen'] as const;

describe('translating a finished scan', () => {
  test.each(SITES.flatMap((site) => (['nl', 'en'] as const).map((from) => [site, from] as const)))(
    'of %s in %s gives all of it in the other language',
    (site, from) => {
      const to = OTHER[from];
      const state = scannedIn(site, from);
      expect(translateState(state, to)).toEqual(scannedIn(site, to));
      expect(translateState(translateState(state, to), from)).toEqual(state);
    },
  );

  test('returns the same state when it is already in that language', () => {
    const state = scannedIn('gewoon', 'nl');
    expect(translateState(state, 'nl')).toBe(state);
  });

  test('preserves its shape in storage', () => {
    expect(ScanState.parse(structuredClone(scannedIn('gewoon', 'nl')))).toEqual(scannedIn('gewoon', 'nl'));
  });

  test('leaves the text of a scan from before codes were stored', () => {
    const { pillars, first } = sampleState('partner', 'nl');
    expect(translateState(sampleState('partner', 'nl'), 'en')).toMatchObject({ pillars, first });
  });
});

const SITUATIONS: readonly Situation[] = [
  ...(['browserPage', 'storePage', 'notAPage', 'localFile', 'hiddenPage', 'notLoaded'] as const),
  ...(['rateLimited', 'crashed'] as const),
];

test.each(SITUATIONS)('of a page refused as %s gives the message in the other language', (situation) => {
  const refusedIn = (locale: Locale): ScanState => {
    const state = sampleState('public', locale, { phase: 'failed', situation, locale });
    const { host, tier, finishedAt } = state;
    const at = finishedAt ?? 0;
    return { ...state, error: toScanError({ situation, host, tier, locale, at, retryAfter: 1_380 }) };
  };
  const { result } = refusedIn('en');
  expect({ ...translateState(refusedIn('nl'), 'en'), result }).toEqual(refusedIn('en'));
});

describe('when the language is switched', () => {
  const titles: { readonly tabId?: number; readonly title: string }[] = [];
  const state = { ...scannedIn('gewoon', 'nl'), tabId: 7 };
  beforeEach(() => {
    fakeBrowser.reset();
    titles.length = 0;
    showTabs({ 7: { url: state.url } });
    const quiet = async (): Promise<void> => {};
    fakeBrowser.action = {
      setBadgeText: quiet,
      setBadgeBackgroundColor: quiet,
      setBadgeTextColor: quiet,
      setTitle: async (result: { tabId?: number; title: string }) => void titles.push(result),
    } as never;
  });
  const speak = (language: Locale) => settingsSlot.set({ ...DEFAULTS, language });

  test('every stored state and toolbar button is translated', async () => {
    await speak('nl');
    await keepState(state);
    await speak('en');
    await announceAnew();
    expect(await readState(7)).toEqual({ ...scannedIn('gewoon', 'en'), tabId: 7 });
    expect(titles[0]).toEqual({ title: 'Scan this website' });
    expect(titles[1]?.title).toMatch(/: \d+ out of 100, /);
    await speak('nl');
    await announceAnew();
    expect(await readState(7)).toEqual(state);
  });

  test('the state of a running scan is stored in the current language', async () => {
    await speak('en');
    await keepState({ ...state, phase: 'scanning' });
    expect(await readState(7)).toEqual({ ...scannedIn('gewoon', 'en'), phase: 'scanning', tabId: 7 });
  });
});
