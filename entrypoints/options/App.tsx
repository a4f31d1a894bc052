import { About } from '../../components/options/About.tsx';
import { HistorySettings } from '../../components/options/HistorySettings.tsx';
import { LanguageOptions } from '../../components/options/LanguageOptions.tsx';
import { LevelOptions } from '../../components/options/LevelOptions.tsx';
import { OptionsView } from '../../components/options/OptionsView.tsx';
import { ShortcutOptions } from '../../components/options/ShortcutOptions.tsx';
import { LanguageContext } from '../../components/shared/locale.ts';
import { browser } from '../../lib/platform/browser.ts';
import { interfaceLocale } from '../../lib/platform/locale.ts';
import { wipe } from '../../lib/platform/storage/wipe.ts';
import { RULES } from '../../lib/score.ts';
import type { Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { AccessPart } from './AccessPart.tsx';
import { DecisionsPart } from './DecisionsPart.tsx';
import { useCount, useDocument, useKeeping, useKey, useNews, useSettings, useShortcut } from './hooks.ts';
import { KeyPart } from './KeyPart.tsx';
import { NewerDataPart } from './NewerDataPart.tsx';
import { PrivacyPart } from './PrivacyPart.tsx';
import { ReportPart } from './ReportPart.tsx';
import { ResolverPart } from './ResolverPart.tsx';
import { ServicePart } from './ServicePart.tsx';

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
  /** The sha256 of the package's list of checksums; '' in a build that has none. */
  readonly digest: string;
}

/** The options page: every control saves at once and says so. */
export const App = ({ initial, digest, ...props }: Props) => {
  const [settings, change] = useSettings(initial);
  const { message, keeping } = useKeeping();
  const key = useKey();
  const shortcut = useShortcut(props.shortcut);
  const { count, recount } = useCount();
  const locale = interfaceLocale(settings);
  const { news, isUnread } = useNews(locale);
  useDocument(locale, optionsWords[locale].title);

  const hasService = settings.serviceBase !== '';
  const onChange = (changes: Partial<Settings>): void => void keeping(change(changes));
  const onClear = (): void => void keeping(wipe().then(recount), 'historyCleared');
  const { version } = browser.runtime.getManifest();
  return (
    <LanguageContext.Provider value={LANGUAGES[locale]}>
      <OptionsView
        message={message}
        hasNews={isUnread}
        sections={{
          language: <LanguageOptions {...settings} onChange={onChange} />,
          level: (
            <>
              <LevelOptions {...settings} hasService={hasService} onChange={(level) => onChange({ level })} />
              <NewerDataPart {...{ settings, onChange }} />
            </>
          ),
          access: <AccessPart />,
          resolver: <ResolverPart {...{ settings, onChange }} />,
          service: <ServicePart {...{ settings, onChange }} status={key.status} onKey={key.show} />,
          key: <KeyPart {...{ settings, keeping }} partnerKey={key} />,
          report: <ReportPart keeping={keeping} />,
          history: (
            <>
              <HistorySettings {...{ settings, onChange, onClear }} count={count} />
              <DecisionsPart />
            </>
          ),
          shortcut: <ShortcutOptions {...shortcut} />,
          privacy: <PrivacyPart settings={settings} />,
          about: <About {...{ version, digest, news }} rules={RULES} />,
        }}
      />
    </LanguageContext.Provider>
  );
};
