import type { Report } from '../../../../../lib/model.ts';
import { toBrief } from '../../../../../lib/view/visible.ts';
import type { PageReason } from '../../../../../lib/words/service/site.ts';

/** A page of a site report. */
export interface ShownPage {
  readonly url: string;
  /** Null where it has none, for this reason. */
  readonly report: Pick<Report, 'scores' | 'overall' | 'kind'> | null;
  readonly why: PageReason | null;
  /** Where its own report is shown; null where nowhere. */
  readonly href: string | null;
}

/** A page as it is told among others of its site: by its path; whole where it is no address. */
export const toShownPath = ({ url }: Pick<ShownPage, 'url'>): string => {
  const parsed = URL.parse(url);
  return toBrief(parsed === null ? url : parsed.pathname + parsed.search);
};
