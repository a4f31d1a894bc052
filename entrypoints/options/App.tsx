import { useEffect, useState } from 'preact/hooks';
import { OptionsView, type Told } from '../../components/options/OptionsView.tsx';
import { LocaleContext } from '../../components/shared/locale.ts';
import { RESOLVERS } from '../../lib/data/resolvers.ts';
import { browser } from '../../lib/platform/browser.ts';
import { forgetAll } from '../../lib/platform/history.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { RULES } from '../../lib/score.ts';
import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Access } from './Access.tsx';
import { KeyTest } from './KeyTest.tsx';
import { RecentList } from './RecentList.tsx';
import { Report } from './Report.tsx';
import { Service } from './Service.tsx';
import { useCount } from './use-count.ts';
import { useKey } from './use-key.ts';
import { useNews } from './use-news.ts';
import { useOrigin } from './use-origin.ts';
import { useSettings } from './use-settings.ts';
import { useShortcut } from './use-shortcut.ts';

/** Ms for which "Saved" stays on screen. */
const TOLD_FOR = 5_000;

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
  /** The sha256 of the package's list of checksums; '' in a build that has none. */
  readonly digest: string;
}

const resolverOf = ({ resolver, customResolver }: Settings): { address: string; sendsCors: boolean } | undefined =>
  resolver === 'custom' ? { address: customResolver, sendsCors: false } : RESOLVERS.find(({ id }) => id === resolver);

/** The options page: every control saves at once and says so. */
export const App = ({ initial, digest, ...props }: Props) => {
  const [settings, change] = useSettings(initial);
  const key = useKey();
  const [told, tell] = useState<Told | null>(null);
  const resolver = resolverOf(settings);
  const origin = useOrigin(resolver === undefined || resolver.sendsCors ? null : resolver.address);
  const locale = interfaceLocale(settings);
  const words = optionsWords[locale];
  const shortcut = useShortcut(props.shortcut);
  const { kept, recount } = useCount();
  const { news, isUnread } = useNews(locale);

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
        about={{ version: browser.runtime.getManifest().version, rules: RULES, digest, news }}
        shortcut={shortcut}
        kept={kept}
        hasNews={isUnread}
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
        keyTest={<KeyTest base={settings.serviceBase} onKey={key.show} />}
        recent={<RecentList />}
        report={<Report keeping={keeping} />}
        onChange={(changes) => void keeping(change(changes))}
        onAccess={origin.ask}
        onSaveKey={(typed, sessionOnly) => keeping(key.save(typed, sessionOnly))}
        onRemoveKey={(wipe) => void keeping(key.remove(wipe), 'keyRemoved')}
        onClearHistory={() => void keeping(forgetAll().then(recount), 'historyCleared')}
      />
    </LocaleContext.Provider>
  );
};
