import { useEffect, useState } from 'preact/hooks';
import { LocaleContext } from '../../components/locale.ts';
import { OptionsView, type Told } from '../../components/OptionsView.tsx';
import { RESOLVERS } from '../../lib/data/resolvers.ts';
import { browser } from '../../lib/platform/browser.ts';
import { forgetAll } from '../../lib/platform/history.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { RULES } from '../../lib/score.ts';
import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Access } from './Access.tsx';
import { Report } from './Report.tsx';
import { Service } from './Service.tsx';
import { useKey } from './use-key.ts';
import { useOrigin } from './use-origin.ts';
import { useSettings } from './use-settings.ts';

/** Ms for which "Saved" stays on screen. */
const TOLD_FOR = 5_000;

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
}

const resolverOf = ({ resolver, customResolver }: Settings): { address: string; sendsCors: boolean } | undefined =>
  resolver === 'custom' ? { address: customResolver, sendsCors: false } : RESOLVERS.find(({ id }) => id === resolver);

const openShortcuts = import.meta.env.FIREFOX
  ? undefined
  : (): void => void browser.tabs.create({ url: 'chrome://extensions/shortcuts' });

/** The options page: every control saves at once and says so. */
export const App = ({ initial, shortcut }: Props) => {
  const [settings, change] = useSettings(initial);
  const key = useKey();
  const [told, tell] = useState<Told | null>(null);
  const resolver = resolverOf(settings);
  const origin = useOrigin(resolver === undefined || resolver.sendsCors ? null : resolver.address);
  const locale = interfaceLocale(settings);
  const words = optionsWords[locale];

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = words.title;
  }, [locale, words]);

  useEffect(() => {
    const timer = setTimeout(() => tell(null), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [told]);

  /** Does it, and says whether it is kept. */
  const keeping = async (work: Promise<void>, done: Told = 'saved'): Promise<boolean> => {
    tell(null);
    try {
      await work;
      tell(done);
      return true;
    } catch {
      tell('notSaved');
      return false;
    }
  };

  return (
    <LocaleContext.Provider value={locale}>
      <OptionsView
        settings={settings}
        resolvers={RESOLVERS}
        resolverHost={URL.parse(resolver?.address ?? '')?.host ?? ''}
        serviceHost={URL.parse(settings.serviceBase)?.host ?? ''}
        accessHost={origin.lacking ? (URL.parse(resolver?.address ?? '')?.host ?? null) : null}
        keyStatus={key.status}
        allowance={key.allowance}
        about={{ version: browser.runtime.getManifest().version, rules: RULES, shortcut, onShortcuts: openShortcuts }}
        told={told}
        access={<Access />}
        service={
          <Service
            settings={settings}
            status={key.status}
            onChange={(changes) => void keeping(change(changes))}
            onKey={key.show}
          />
        }
        report={<Report keeping={keeping} />}
        onChange={(changes) => void keeping(change(changes))}
        onAccess={origin.ask}
        onSaveKey={(typed, sessionOnly) => keeping(key.save(typed, sessionOnly))}
        onRemoveKey={() => void keeping(key.remove(), 'keyRemoved')}
        onClearHistory={() => void keeping(forgetAll(), 'historyCleared')}
      />
    </LocaleContext.Provider>
  );
};
