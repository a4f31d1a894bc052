import type { ComponentChildren } from 'preact';
import type { Language } from '../../lib/words/common.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageContext } from './locale.ts';

interface Props {
  readonly language: Language;
  /** The page's name. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A page as a whole: its language, and the message shown when it cannot be rendered. */
export const Page = ({ language, name, children }: Props) => (
  <LanguageContext.Provider value={language}>
    <ErrorBoundary as="main" name={name}>
      {children}
    </ErrorBoundary>
  </LanguageContext.Provider>
);
