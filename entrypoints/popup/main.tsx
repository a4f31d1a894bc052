import { render } from 'preact';
import { PopupWordsContext } from '../../components/popup/words.ts';
import { Page } from '../../components/shared/Page.tsx';
import { VersionContext } from '../../components/shared/version.ts';
import type { Locale } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { subscribeToScan } from '../../lib/platform/scan-subscription.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import type { Language } from '../../lib/words/common.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';
import { App } from './App.tsx';
import { requestedPillar } from './hooks.ts';

/** All words of the popup, in one language. */
interface Words {
  readonly language: Language;
  readonly popup: PopupWords;
}

const LOAD = {
  nl: () => import('../../lib/words/nl/popup-page.ts'),
  en: () => import('../../lib/words/en/popup-page.ts'),
} satisfies Record<Locale, () => Promise<unknown>>;

/** Loads the words of one language, so that the popup loads no other. */
const loadWords = async (locale: Locale): Promise<Words> => {
  const { common, popup } = await LOAD[locale]();
  return { language: { locale, common }, popup };
};

/** The active tab, with its scan: opening the popup is the command to scan, which is sent before anything is rendered. */
const scanTabInFront = async () => {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  const following = subscribeToScan(tab.id);
  void following.start(false, requestedPillar);
  return { tab: { id: tab.id, url: tab.url ?? '' }, following };
};

/** The static shell has been painted by now; what is known at once replaces it in one go. */
const open = async (): Promise<void> => {
  // The words are loaded together with the settings; others are loaded if these choose another language than the browser's.
  const likely = getInterfaceLocale({ language: 'auto' });
  const [inFront, settings, early] = await Promise.all([scanTabInFront(), settingsSlot.get(), loadWords(likely)]);
  const locale = getInterfaceLocale(settings);
  const words = locale === likely ? early : await loadWords(locale);

  const root = document.getElementById('app');
  if (root === null || inFront === null) return;
  const draw = (now: Settings, { language, popup }: Words): void => {
    document.documentElement.lang = language.locale;
    render(
      <VersionContext.Provider value={browser.runtime.getManifest().version}>
        <Page language={language} name={popup.title}>
          <PopupWordsContext.Provider value={popup}>
            <App {...inFront} settings={now} />
          </PopupWordsContext.Provider>
        </Page>
      </VersionContext.Provider>,
      root,
    );
  };
  root.replaceChildren();
  draw(settings, words);
  settingsSlot.watch((now) => void loadWords(getInterfaceLocale(now)).then((said) => draw(now, said)));
};

void open();
