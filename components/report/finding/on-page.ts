import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Finding } from '../../../lib/model.ts';
import { listDrawable, type Showing } from '../../../lib/view/on-page.ts';

/** Actions of a report on its page; a report that is only shown has none. */
export interface OnPage {
  readonly show: (finding: Finding, index: number) => void;
  readonly end: () => void;
  readonly scanAgain: () => void;
  /** The check whose offenders are shown, and the progress of that; null before the first. */
  readonly now: { readonly check: string; readonly showing: Showing } | null;
  readonly host: string;
  /** Address of the page, and of the newest report of its site. */
  readonly page: string;
  readonly newest: string;
}

export const OnPageContext = createContext<OnPage | null>(null);

/** Actions on the page for this finding; null when it has no place in the page, or the page is out of reach. */
export const useOnPage = (finding: Finding): OnPage | null => {
  const onPage = useContext(OnPageContext);
  return listDrawable(finding).length > 0 ? onPage : null;
};
