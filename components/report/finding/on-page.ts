import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Finding } from '../../../lib/model.ts';
import { listDrawable, type Showing } from '../../../lib/view/on-page.ts';

/** What a report can do with the page that it is of; a report that is only shown can do nothing. */
export interface OnPage {
  readonly show: (finding: Finding, index: number) => void;
  readonly end: () => void;
  readonly scanAgain: () => void;
  /** The check whose offenders are shown, and how far that has come; null before the first. */
  readonly now: { readonly check: string; readonly showing: Showing } | null;
  readonly host: string;
  /** Address of the page, and of the newest report of its site. */
  readonly page: string;
  readonly newest: string;
}

export const OnPageContext = createContext<OnPage | null>(null);

/** What can be done with the page of this finding; null where it has no place there, or the page is out of reach. */
export const useOnPage = (finding: Finding): OnPage | null => {
  const onPage = useContext(OnPageContext);
  return listDrawable(finding).length > 0 ? onPage : null;
};
