import { render } from 'preact';
import { browser } from '../../lib/platform/browser.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/store.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, commands] = await Promise.all([settingsSlot.get(), browser.commands.getAll()]);
  const shortcut = commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
  const locale = interfaceLocale(settings);
  document.documentElement.lang = locale;
  document.title = welcomeWords[locale].title;

  const root = document.getElementById('app');
  if (root !== null) render(<App initial={settings} shortcut={shortcut} locale={locale} />, root);
};

void open();
