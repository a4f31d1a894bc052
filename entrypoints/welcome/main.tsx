import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { currentShortcut } from '../../lib/platform/shortcut.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, shortcut] = await Promise.all([settingsSlot.get(), currentShortcut()]);
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = interfaceLocale(now);
    document.documentElement.lang = locale;
    document.title = welcomeWords[locale].title;
    render(
      <Page language={LANGUAGES[locale]} name={welcomeWords[locale].title}>
        <App initial={now} shortcut={shortcut} />
      </Page>,
      root,
    );
  };
  draw(settings);
  settingsSlot.watch(draw);
};

void open();
