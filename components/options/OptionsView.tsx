import type { ComponentChildren, ComponentProps } from 'preact';
import type { Allowance, KeyStatus } from '../../lib/platform/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { accessWords } from '../../lib/words/access.ts';
import { clientWords } from '../../lib/words/client.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { serviceSettingsWords } from '../../lib/words/service-settings.ts';
import { useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';
import { About } from './About.tsx';
import { HistorySettings } from './HistorySettings.tsx';
import { KeyOptions } from './KeyOptions.tsx';
import { KeyRequest } from './KeyRequest.tsx';
import { LanguageOptions } from './LanguageOptions.tsx';
import { LevelOptions } from './LevelOptions.tsx';
import { PrivacyTable } from './PrivacyTable.tsx';
import { ResolverOptions } from './ResolverOptions.tsx';
import { ShortcutOptions } from './ShortcutOptions.tsx';

/** What a polite status line says after a change. */
export type Told = 'saved' | 'notSaved' | 'keyRemoved' | 'historyCleared';

interface Props {
  readonly settings: Settings;
  readonly resolvers: ComponentProps<typeof ResolverOptions>['rows'];
  readonly resolverHost: string;
  readonly serviceHost: string;
  readonly accessHost: string | null;
  readonly keyStatus: KeyStatus | null;
  readonly allowance: Allowance | null;
  readonly about: ComponentProps<typeof About>;
  readonly shortcut: ComponentProps<typeof ShortcutOptions>;
  /** How many scans are kept; null until it is known. */
  readonly kept: number | null;
  readonly told: Told | null;
  /** Nobody looked yet at what an update brought. */
  readonly hasNews: boolean;
  /** The sites that access was given to. */
  readonly access: ComponentChildren;
  /** The settings of the scan service. */
  readonly service: ComponentChildren;
  /** A test of the key. */
  readonly keyTest: ComponentChildren;
  /** The latest contacts. */
  readonly recent: ComponentChildren;
  /** The settings of reports for clients. */
  readonly report: ComponentChildren;
  readonly onChange: (changes: Partial<Settings>) => void;
  readonly onAccess: () => void;
  readonly onSaveKey: (key: string, sessionOnly: boolean) => Promise<boolean>;
  readonly onRemoveKey: (wipe: boolean) => void;
  readonly onClearHistory: () => void;
}

/** Marks a section with something new; the word is for who does not see it. */
const Dot = ({ name }: { readonly name: string }) => (
  <>
    {' '}
    <span class="dot" />
    <span class="unseen">({name})</span>
  </>
);

/** All settings in one column; a list of the sections beside it. */
export const OptionsView = (props: Props) => {
  const { settings, onChange } = props;
  const locale = useLocale();
  const words = {
    ...optionsWords[locale],
    access: accessWords[locale],
    service: serviceSettingsWords[locale],
    report: clientWords[locale].options,
  };
  const sections = [
    'language',
    'level',
    'access',
    'resolver',
    'service',
    'key',
    'report',
    'history',
    'shortcut',
    'privacy',
    'about',
  ] as const;
  return (
    <div class="options">
      <header>
        <h1>{words.title}</h1>
        <p class="intro">{words.intro}</p>
      </header>
      <nav aria-label={words.sections}>
        <ul class="contents">
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>
                {words[id].title}
                {id === 'about' && props.hasNews && <Dot name={words.about.isNew} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <Section id="language" title={words.language.title}>
          <LanguageOptions {...settings} onChange={onChange} />
        </Section>
        <Section id="level" title={words.level.title} intro={words.level.intro}>
          <LevelOptions
            level={settings.level}
            hasService={settings.serviceBase !== ''}
            onChange={(level) => onChange({ level })}
          />
        </Section>
        <Section id="access" title={words.access.title} intro={words.access.intro}>
          {props.access}
        </Section>
        <Section id="resolver" title={words.resolver.title} intro={words.resolver.intro}>
          {settings.level === 'A' && <p class="quiet">{words.resolver.unused}</p>}
          <ResolverOptions
            rows={props.resolvers}
            resolver={settings.resolver}
            customResolver={settings.customResolver}
            accessHost={props.accessHost}
            onAccess={props.onAccess}
            onChange={onChange}
          />
        </Section>
        <Section id="service" title={words.service.title} intro={words.service.intro}>
          {props.service}
        </Section>
        <Section id="key" title={words.key.title} intro={words.key.intro}>
          <KeyOptions
            status={props.keyStatus}
            allowance={props.allowance}
            onSave={props.onSaveKey}
            onRemove={props.onRemoveKey}
            testing={props.keyTest}
          />
          {!props.keyStatus?.saved && <KeyRequest {...settings.keyRequest} />}
        </Section>
        <Section id="report" title={words.report.title} intro={words.report.intro}>
          {props.report}
        </Section>
        <Section id="history" title={words.history.title} intro={words.history.intro}>
          <HistorySettings settings={settings} count={props.kept} onChange={onChange} onClear={props.onClearHistory} />
        </Section>
        <Section id="shortcut" title={words.shortcut.title} intro={words.shortcut.intro}>
          <ShortcutOptions {...props.shortcut} />
        </Section>
        <Section id="privacy" title={words.privacy.title} intro={words.privacy.intro}>
          <PrivacyTable level={settings.level} resolverHost={props.resolverHost} serviceHost={props.serviceHost} />
          <p class="quiet">{words.privacy.shown}</p>
          {props.recent}
        </Section>
        <Section id="about" title={words.about.title}>
          <About {...props.about} />
        </Section>
      </main>
      <p class="told" role="status">
        {props.told && words.told[props.told]}
      </p>
    </div>
  );
};
