import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../../components/options/OptionsView.tsx';
import { useInSight } from '../../components/shared/use-in-sight.ts';
import { useTitle } from '../../components/shared/use-title.ts';
import type { Locale } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { type Allowance, type KeyStatus, send } from '../../lib/platform/messages.ts';
import { toMatchPattern } from '../../lib/platform/service/access.ts';
import { getShortcut } from '../../lib/platform/shortcut.ts';
import { countScans } from '../../lib/platform/storage/history.ts';
import { newsSlot } from '../../lib/platform/storage/installed.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { listReleasesSince, type Release } from '../../lib/view/compare/news.ts';
import { changeWords } from '../../lib/words/report/changes.ts';

/** The stored settings, updated with changes in other windows, and a function that changes some of them at once. */
export const useSettings = (initial: Settings): readonly [Settings, (changes: Partial<Settings>) => Promise<void>] => {
  const [settings, setSettings] = useState(initial);
  useEffect(() => settingsSlot.watch(setSettings), []);

  const saveSettings = async (changes: Partial<Settings>): Promise<void> => {
    setSettings(await settingsSlot.change((stored) => ({ ...stored, ...changes })));
  };
  return [settings, saveSettings];
};

/** The partner key's status, as far as a page may know it: only the background has the key itself. */
export interface Key {
  readonly status: KeyStatus | null;
  readonly allowance: Allowance | null;
  readonly save: (key: string, sessionOnly: boolean) => Promise<void>;
  readonly remove: (wipe: boolean) => Promise<void>;
  /** Shows the key's status that another command returned. */
  readonly show: (status: KeyStatus) => Promise<void>;
}

export const useKey = (): Key => {
  const [status, setStatus] = useState<KeyStatus | null>(null);
  const [allowance, setAllowance] = useState<Allowance | null>(null);

  const show = async (next: KeyStatus): Promise<void> => {
    // Both at once, so that the layout shifts only once. The allowance is requested from the background as well, and
    // may fail by itself.
    const left = await send('allowance', {}).catch(() => null);
    setStatus(next);
    setAllowance(left);
  };
  useEffect(() => {
    void send('keyStatus', {}).then(show);
  }, []);

  return {
    status,
    allowance,
    show,
    save: async (key, sessionOnly) => show(await send('saveKey', { key, sessionOnly })),
    remove: async (wipe) => show(await send('removeKey', { wipe })),
  };
};

/** How many scans are stored; counted again when the page becomes visible again, and on demand. */
export const useCount = (): { readonly count: number | null; readonly recount: () => Promise<void> } => {
  const [count, setCount] = useState<number | null>(null);
  const updateCount = (): Promise<void> => countScans().then(setCount, () => setCount(null));
  useEffect(() => void updateCount(), []);
  useInSight(updateCount);
  return { count, recount: updateCount };
};

interface News {
  readonly news: readonly Release[];
  /** The user has not seen it yet. */
  readonly isUnread: boolean;
}

/** The changes of an update, until the page closes; they count as read once they were in view. */
export const useNews = (locale: Locale): News => {
  const [since, setSince] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    void newsSlot.get().then((stored) => {
      setSince(stored);
      setUnread(stored !== null);
    });
  }, []);
  useEffect(() => {
    const target = document.querySelector('.news');
    if (!isUnread || target === null) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      void newsSlot.set(null);
      setUnread(false);
    });
    seen.observe(target);
    return () => seen.disconnect();
  }, [isUnread]);
  return { news: since === null ? [] : listReleasesSince(changeWords[locale], since), isUnread };
};

/** Whether access to an address may be missing, and a function that requests it; only from a click. */
export const useOrigin = (address: string | null): { readonly lacking: boolean; readonly ask: () => void } => {
  const [lacking, setLacking] = useState(false);
  useEffect(() => {
    if (address === null) return setLacking(false);
    void browser.permissions.contains({ origins: [toMatchPattern(address)] }).then((has) => setLacking(!has));
  }, [address]);

  const requestAddress = (): void => {
    if (address === null) return;
    void browser.permissions.request({ origins: [toMatchPattern(address)] }).then((granted) => setLacking(!granted));
  };
  return { lacking, ask: requestAddress };
};

/** Firefox has an API that opens its own page of shortcuts, since 137; Chromium's page has an address. */
const openPage = (): void => {
  const { commands } = browser as unknown as { commands: { openShortcutSettings?: () => Promise<void> } };
  if (import.meta.env.FIREFOX) void commands.openShortcutSettings?.();
  else void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
};

/** The current shortcut, read again when the page becomes visible again, because it is changed elsewhere. */
export const useShortcut = (initial: string): { readonly shortcut: string; readonly onOpen: () => void } => {
  const [shortcut, setShortcut] = useState(initial);
  useInSight(() => getShortcut().then(setShortcut));
  return { shortcut, onOpen: openPage };
};

/** Milliseconds for which "Saved" stays on screen. */
const MESSAGE_SHOWN_FOR = 5_000;

/** Runs the work and shows whether it was saved; resolves with that. */
export type Keeping = (work: Promise<void>, done?: Message) => Promise<boolean>;

/** The page's message about the latest change, shown for a while. */
export const useKeeping = (): { readonly message: Message | null; readonly keeping: Keeping } => {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMessage(null), MESSAGE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);

  const saveWithMessage: Keeping = async (work, done = 'saved') => {
    setMessage(null);
    try {
      await work;
      setMessage(done);
      return true;
    } catch {
      setMessage('notSaved');
      return false;
    }
  };
  return { message, keeping: saveWithMessage };
};

/** Sets the page's language and title. */
export const useDocument = (locale: Locale, title: string): void => {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useTitle(title);
};
