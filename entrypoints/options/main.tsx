import { render } from 'preact';
import { browser } from '../../lib/platform/browser.ts';
import { settingsSlot } from '../../lib/platform/store.ts';
import { App } from './App.tsx';

const open = async (): Promise<void> => {
  const [settings, commands] = await Promise.all([settingsSlot.get(), browser.commands.getAll()]);
  const shortcut = commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
  const root = document.getElementById('app');
  if (root === null) return;
  render(<App initial={settings} shortcut={shortcut} />, root);
  // The section that the address names exists only now.
  const section = document.getElementById(location.hash.slice(1));
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
};

void open();
