import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { CommonWords } from '../../lib/words/nl/common.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { accessWords } from '../../lib/words/report/access.ts';
import { clientWords } from '../../lib/words/service/client.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';

/** The messages of the polite status line after a change. */
export type Message = 'saved' | 'notSaved' | 'keyRemoved' | 'historyCleared';

/** The most needed sections are open; the others are collapsed below, each under its own name. */
const OPEN = ['key', 'access', 'level', 'language', 'report'] as const;
const FOLDED = ['resolver', 'service', 'history', 'shortcut', 'privacy', 'about'] as const;
type SectionId = (typeof OPEN)[number] | (typeof FOLDED)[number];

interface Headed {
  readonly title: string;
  readonly intro?: string;
}

interface Props {
  readonly sections: Readonly<Record<SectionId, ComponentChildren>>;
  readonly message: Message | null;
  /** The user has not seen the changes of an update yet. */
  readonly hasNews: boolean;
}

/** Marks a section with something new; the word is for those who do not see the dot. */
const Dot = ({ name }: { readonly name: string }) => (
  <>
    {' '}
    <span class="dot" />
    <span class="unseen">({name})</span>
  </>
);

/** What is free, what a key adds, who issues one, and that nobody checks it: in the words of the stores and the popup. */
const formatKeyIntro = ({ key: { free, adds, from, unchecked } }: CommonWords, more: string): string =>
  [free, adds, from, unchecked, more].join(' ');

const useHeaded = (): Readonly<Record<SectionId, Headed>> => {
  const locale = useLocale();
  const common = useCommon();
  const words = optionsWords[locale];
  return {
    ...words,
    key: { ...words.key, intro: formatKeyIntro(common, words.key.intro) },
    access: accessWords[locale],
    service: serviceSettingsWords[locale],
    report: clientWords[locale].options,
  };
};

/** Opens the section that the address leads to, now and whenever the address changes. */
const useOpenedByAddress = (): void =>
  useLayoutEffect(() => {
    const open = (): void => {
      const part = document.getElementById(location.hash.slice(1));
      part?.querySelector(':scope > details')?.setAttribute('open', '');
      part?.scrollIntoView?.();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

/** All settings in one column, with a list of the sections beside it. */
export const OptionsView = ({ sections, message, hasNews }: Props) => {
  const words = optionsWords[useLocale()];
  const headed = useHeaded();
  useOpenedByAddress();
  return (
    <div class="options">
      <header>
        <h1>{words.title}</h1>
        <p class="intro">{words.intro}</p>
      </header>
      <nav aria-label={words.sections}>
        <ul class="contents">
          {[...OPEN, ...FOLDED].map((id) => (
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
        {OPEN.map((id) => (
          <Section key={id} id={id} title={headed[id].title} intro={headed[id].intro ?? ''}>
            {sections[id]}
          </Section>
        ))}
        <p class="more">{words.more}</p>
        {FOLDED.map((id) => (
          <Section key={id} id={id} title={headed[id].title} intro={headed[id].intro ?? ''} isFolded>
            {sections[id]}
          </Section>
        ))}
      </main>
      <p class="message" role="status">
        {message && words.messages[message]}
      </p>
    </div>
  );
};
