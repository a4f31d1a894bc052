import { render } from 'preact';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { send } from '../../lib/platform/messages.ts';
import { settingsSlot } from '../../lib/platform/store.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, status] = await Promise.all([settingsSlot.get(), send('keyStatus', {})]);
  document.documentElement.lang = interfaceLocale(settings);
  const root = document.getElementById('app');
  if (root !== null) render(<App settings={settings} status={status} />, root);
};

void open();
