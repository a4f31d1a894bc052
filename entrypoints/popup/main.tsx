import { render } from 'preact';
import { PopupWordsContext } from '../../components/popup/words.ts';
import { Page } from '../../components/shared/Page.tsx';
import { VersionContext } from '../../components/shared/version.ts';
import { browser } from '../../lib/platform/browser.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { App } from './App.tsx';
import { loadWords } from './load-words.ts';

/** The static shell is painted by now; what is known at once replaces it in one go. */
const open = async (): Promise<void> => {
  // The words come while the settings do; other ones where these ask for another language than the browser's.
  const likely = interfaceLocale({ language: 'auto' });
  const [settings, [tab], early] = await Promise.all([
    settingsSlot.get(),
    browser.tabs.query({ active: true, currentWindow: true }),
    loadWords(likely),
  ]);
  const locale = interfaceLocale(settings);
  const { language, popup } = locale === likely ? early : await loadWords(locale);
  document.documentElement.lang = locale;

  const root = document.getElementById('app');
  if (root === null || tab?.id === undefined) return;
  root.replaceChildren();
  render(
    <VersionContext.Provider value={browser.runtime.getManifest().version}>
      <Page language={language} name={popup.title}>
        <PopupWordsContext.Provider value={popup}>
          <App tab={{ id: tab.id, url: tab.url ?? '' }} settings={settings} />
        </PopupWordsContext.Provider>
      </Page>
    </VersionContext.Provider>,
    root,
  );
};

void open();
