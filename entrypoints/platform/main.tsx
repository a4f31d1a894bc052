import { render } from 'preact';
import { send } from '../../lib/platform/messages.ts';
import { settingsSlot } from '../../lib/platform/store.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, status] = await Promise.all([settingsSlot.get(), send('keyStatus', {})]);
  const root = document.getElementById('app');
  if (root !== null) render(<App settings={settings} status={status} />, root);
};

void open();
