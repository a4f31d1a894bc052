import type { ComponentChildren } from 'preact';
import { accessWords } from '../../lib/words/access.ts';
import { clientWords } from '../../lib/words/client.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { serviceSettingsWords } from '../../lib/words/service-settings.ts';
import { useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';

/** What a polite status line says after a change. */
export type Told = 'saved' | 'notSaved' | 'keyRemoved' | 'historyCleared';

const SECTIONS = [
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
type SectionId = (typeof SECTIONS)[number];

interface Props {
  readonly sections: Readonly<Record<SectionId, ComponentChildren>>;
  readonly told: Told | null;
  /** Nobody looked yet at what an update brought. */
  readonly hasNews: boolean;
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
export const OptionsView = ({ sections, told, hasNews }: Props) => {
  const locale = useLocale();
  const words = optionsWords[locale];
  const headed: Readonly<Record<SectionId, { readonly title: string; readonly intro?: string }>> = {
    ...words,
    access: accessWords[locale],
    service: serviceSettingsWords[locale],
    report: clientWords[locale].options,
  };
  return (
    <div class="options">
      <header>
        <h1>{words.title}</h1>
        <p class="intro">{words.intro}</p>
      </header>
      <nav aria-label={words.sections}>
        <ul class="contents">
          {SECTIONS.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>
                {headed[id].title}
                {id === 'about' && hasNews && <Dot name={words.about.isNew} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {SECTIONS.map((id) => (
          <Section key={id} id={id} title={headed[id].title} intro={headed[id].intro ?? ''}>
            {sections[id]}
          </Section>
        ))}
      </main>
      <p class="told" role="status">
        {told && words.told[told]}
      </p>
    </div>
  );
};
