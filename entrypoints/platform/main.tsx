import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { send } from '../../lib/platform/messages.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { platformWords } from '../../lib/words/service/platform.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, status] = await Promise.all([settingsSlot.get(), send('keyStatus', {})]);
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = getInterfaceLocale(now);
    render(
      <Page language={LANGUAGES[locale]} name={platformWords[locale].title}>
        <App settings={now} status={status} />
      </Page>,
      root,
    );
  };
  draw(settings);
  settingsSlot.watch(draw);
};

void open();
