import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { VersionContext } from '../../components/shared/version.ts';
import { browser } from '../../lib/platform/browser.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { App } from './App.tsx';

/** The static shell is painted by now; what is known at once replaces it in one go. */
const open = async (): Promise<void> => {
  const [settings, [tab]] = await Promise.all([
    settingsSlot.get(),
    browser.tabs.query({ active: true, currentWindow: true }),
  ]);
  const locale = interfaceLocale(settings);
  document.documentElement.lang = locale;

  const root = document.getElementById('app');
  if (root === null || tab?.id === undefined) return;
  root.replaceChildren();
  render(
    <VersionContext.Provider value={browser.runtime.getManifest().version}>
      <Page locale={locale} name={popupWords[locale].title}>
        <App tab={{ id: tab.id, url: tab.url ?? '' }} settings={settings} locale={locale} />
      </Page>
    </VersionContext.Provider>,
    root,
  );
};

void open();
