import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { currentShortcut } from '../../lib/platform/shortcut.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, shortcut] = await Promise.all([settingsSlot.get(), currentShortcut()]);
  const locale = interfaceLocale(settings);
  document.documentElement.lang = locale;
  document.title = welcomeWords[locale].title;

  const root = document.getElementById('app');
  if (root === null) return;
  render(
    <Page language={LANGUAGES[locale]} name={welcomeWords[locale].title}>
      <App initial={settings} shortcut={shortcut} />
    </Page>,
    root,
  );
};

void open();
