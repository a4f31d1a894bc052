import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { send } from '../../lib/platform/messages.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { historyWords } from '../../lib/words/history.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, key] = await Promise.all([settingsSlot.get(), send('keyStatus', {})]);
  const locale = interfaceLocale(settings);
  document.documentElement.lang = locale;

  const root = document.getElementById('app');
  if (root === null) return;
  render(
    <Page language={LANGUAGES[locale]} name={historyWords[locale].title}>
      <App locale={locale} isPartner={key.saved} isKept={settings.keepHistory} />
    </Page>,
    root,
  );
};

void open();
