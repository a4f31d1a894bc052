import { useEffect, useState } from 'preact/hooks';
import { About } from '../../components/options/About.tsx';
import { AccessOptions } from '../../components/options/AccessOptions.tsx';
import { HistorySettings } from '../../components/options/HistorySettings.tsx';
import { LanguageOptions } from '../../components/options/LanguageOptions.tsx';
import { LevelOptions } from '../../components/options/LevelOptions.tsx';
import { NewerData } from '../../components/options/NewerData.tsx';
import { OptionsView } from '../../components/options/OptionsView.tsx';
import { PrivacyTable } from '../../components/options/PrivacyTable.tsx';
import { RecentContacts } from '../../components/options/RecentContacts.tsx';
import { ShortcutOptions } from '../../components/options/ShortcutOptions.tsx';
import { LanguageContext, useLocale } from '../../components/shared/locale.ts';
import { useSlot } from '../../components/shared/use-slot.ts';
import { browser } from '../../lib/platform/browser.ts';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import {
  type Granted,
  listGranted,
  removeEverywhere,
  removeSiteAccess,
  requestEverywhere,
  watchGranted,
} from '../../lib/platform/page/access.ts';
import { requestDataAccess } from '../../lib/platform/service/access.ts';
import { BUILD } from '../../lib/platform/service/renew-data.ts';
import { recentSlot } from '../../lib/platform/storage/recent.ts';
import { wipeHistory } from '../../lib/platform/storage/wipe.ts';
import { RULES } from '../../lib/score.ts';
import type { Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { DecisionsPart } from './DecisionsPart.tsx';
import { useCount, useDocument, useKeeping, useKey, useNews, useSettings, useShortcut } from './hooks.ts';
import { KeyPart } from './KeyPart.tsx';
import { ReportPart } from './ReportPart.tsx';
import { findResolver, ResolverPart } from './ResolverPart.tsx';
import { ServicePart } from './ServicePart.tsx';

interface NewerDataPartProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The choice whether newer tables may be requested from the build's own address; nothing in a build without one. */
const NewerDataPart = ({ settings: { newerData }, onChange }: NewerDataPartProps) => {
  const { key, address } = BUILD;
  if (key === '' || address === '') return null;
  const handleChange = async (isOn: boolean): Promise<void> => {
    // The prompt requires the click itself: nothing may be awaited before it.
    onChange({ newerData: isOn && (await requestDataAccess(address)) });
  };
  return <NewerData host={new URL(address).host} isOn={newerData} onChange={(isOn) => void handleChange(isOn)} />;
};

const getContactHost = (address = ''): string => URL.parse(address)?.host ?? '';

/** Who can be contacted, and who was recently: updated while scans run elsewhere. */
const PrivacyPart = ({ settings }: { readonly settings: Settings }) => {
  const [contacts] = useSlot(recentSlot);
  return (
    <>
      <PrivacyTable
        level={settings.level}
        resolverHost={getContactHost(findResolver(settings)?.address)}
        serviceHost={getContactHost(settings.serviceBase)}
      />
      <p class="quiet">{optionsWords[useLocale()].privacy.shown}</p>
      <RecentContacts contacts={contacts ?? []} />
    </>
  );
};

/** The granted sites as stored by the browser; updated with changes made elsewhere too. */
const AccessPart = () => {
  const [now, setNow] = useState<Granted | null>(null);
  useEffect(() => {
    const loadGranted = (): void => void listGranted().then(setNow);
    loadGranted();
    return watchGranted(loadGranted);
  }, []);

  if (now === null) return null;
  return (
    <AccessOptions
      {...now}
      onRevoke={(site) => void removeSiteAccess(site)}
      onAskEverywhere={() => void requestEverywhere()}
      onRevokeEverywhere={() => void removeEverywhere()}
    />
  );
};

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
  /** The sha256 of the package's list of checksums; '' in a build that has none. */
  readonly digest: string;
}

/** The options page: every control saves at once and confirms it. */
export const App = ({ initial, digest, ...props }: Props) => {
  const [settings, change] = useSettings(initial);
  const { message, keeping } = useKeeping();
  const key = useKey();
  const shortcut = useShortcut(props.shortcut);
  const { count, recount } = useCount();
  const locale = getInterfaceLocale(settings);
  const { news, isUnread } = useNews(locale);
  useDocument(locale, optionsWords[locale].title);

  const hasService = settings.serviceBase !== '';
  const onChange = (changes: Partial<Settings>): void => void keeping(change(changes));
  const onClear = (): void => void keeping(wipeHistory().then(recount), 'historyCleared');
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
