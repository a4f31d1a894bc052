import type { Report } from '../../../../../lib/model.ts';
import { toBrief } from '../../../../../lib/view/visible.ts';
import type { PageReason } from '../../../../../lib/words/service/site.ts';

/** A page of a site report. */
export interface ShownPage {
  readonly url: string;
  /** Null when it has no report; `why` is the reason. */
  readonly report: Pick<Report, 'scores' | 'overall' | 'kind'> | null;
  readonly why: PageReason | null;
  /** Address of its own report; null when there is none. */
  readonly href: string | null;
}

/** Formats a page for a list of pages of its site: path and query, or the whole text if it is not an address. */
export const toShownPath = ({ url }: Pick<ShownPage, 'url'>): string => {
  const parsed = URL.parse(url);
  return toBrief(parsed === null ? url : parsed.pathname + parsed.search);
};
