import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../lib/platform/browser.ts';
import { currentShortcut } from '../../lib/platform/shortcut.ts';

/** Firefox has a command for its own page of shortcuts, since 137; Chromium's page has an address. */
const openPage = (): void => {
  const { commands } = browser as unknown as { commands: { openShortcutSettings?: () => Promise<void> } };
  if (import.meta.env.FIREFOX) void commands.openShortcutSettings?.();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
};

/** The present shortcut, read again when the page comes back in sight: it is changed elsewhere. */
export const useShortcut = (initial: string): { readonly shortcut: string; readonly onOpen: () => void } => {
  const [shortcut, setShortcut] = useState(initial);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void currentShortcut().then(setShortcut);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { shortcut, onOpen: openPage };
};
