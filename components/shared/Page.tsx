import type { ComponentChildren } from 'preact';
import type { Locale } from '../../lib/model.ts';
import { Boundary } from './Boundary.tsx';
import { LocaleContext } from './locale.ts';

interface Props {
  readonly locale: Locale;
  /** The page's name. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A page as a whole: its language, and what is said where it cannot be shown. */
export const Page = ({ locale, name, children }: Props) => (
  <LocaleContext.Provider value={locale}>
    <Boundary as="main" name={name}>
      {children}
    </Boundary>
  </LocaleContext.Provider>
);
