import { useEffect, useState } from 'preact/hooks';
import { settingsSlot } from '../../lib/platform/store.ts';
import type { Settings } from '../../lib/settings.ts';

/** The stored settings, kept in step with other windows, and how to change some of them at once. */
export const useSettings = (initial: Settings): readonly [Settings, (changes: Partial<Settings>) => Promise<void>] => {
  const [settings, setSettings] = useState(initial);
  useEffect(() => settingsSlot.watch(setSettings), []);

  const change = async (changes: Partial<Settings>): Promise<void> => {
    const next = { ...(await settingsSlot.get()), ...changes };
    await settingsSlot.set(next);
    setSettings(next);
  };
  return [settings, change];
};
