import type { ComponentProps } from 'preact';
import { platformWords } from '../../lib/words/service/platform.ts';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { Section } from '../shared/Section.tsx';
import { OperationForm, type Row } from './OperationForm.tsx';

/** What is still missing before anything can be called. */
export type Lack = 'key' | 'base' | 'level';

interface Props extends Omit<ComponentProps<typeof OperationForm>, 'operation'> {
  readonly operations: readonly Row[];
  readonly lacks: readonly Lack[];
  readonly settingsUrl: string;
}

const Needs = ({ lacks, settingsUrl }: Pick<Props, 'lacks' | 'settingsUrl'>) => {
  const { needs } = platformWords[useLocale()];
  return (
    <Notice tone="warn">
      <h2>{needs.title}</h2>
      {lacks.map((lack) => (
        <p key={lack}>{needs[lack]}</p>
      ))}
      <p>
        <a href={settingsUrl}>{needs.settings}</a>
      </p>
    </Notice>
  );
};

/** The platform's operations, each with its form. */
export const OperationsView = ({ operations, lacks, settingsUrl, ...form }: Props) => {
  const words = platformWords[useLocale()];
  const isOpen = lacks.length === 0;
  return (
    <div class="options">
      <header>
        <h1>{words.title}</h1>
        <p class="intro">{words.intro}</p>
      </header>
      {isOpen && (
        <nav aria-label={words.contents}>
          <ul class="contents">
            {operations.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{words.operations[id].title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main>
        {!isOpen && <Needs lacks={lacks} settingsUrl={settingsUrl} />}
        {isOpen &&
          operations.map((operation) => (
            <Section key={operation.id} id={operation.id} {...toIntro(words.operations[operation.id])}>
              <OperationForm operation={operation} {...form} />
            </Section>
          ))}
      </main>
    </div>
  );
};

const toIntro = ({ title, about }: { readonly title: string; readonly about: string }) => ({ title, intro: about });
