import { toJson, writable } from '../writable.ts';
import { bare } from './bare-report.ts';
import { homeColumns, NO_HOME } from './home-page.ts';
import type { Ended, Figures } from './outcome.ts';

/** Characters of what a site itself says of why there is no result. */
const DETAIL = 600;

const figuresIn = ({ total, scores, danger, rules }: Figures) => ({ total, scores: toJson(scores), danger, rules });
const NO_FIGURES = { total: null, scores: null, danger: null, rules: null };

/** The columns of what a scan of an address came to; the address itself is kept whole, and stands nowhere else. */
export const outcomeIn = ({
  outcome,
  url,
  pillar,
  isPrivate = false,
}: Pick<Ended, 'outcome' | 'url' | 'pillar' | 'isPrivate'>) => {
  if ('failure' in outcome) {
    const { failure, why } = outcome;
    const detail = writable(why?.detail ?? '').slice(0, DETAIL) || null;
    const reason = why?.reason ?? null;
    return {
      ...{ failure, reason, detail, public: null, partner: null, report: null, url: null },
      ...NO_FIGURES,
      ...NO_HOME,
    };
  }
  const { public: shown, partner, report, figures } = outcome;
  const columns = bare({ shown, partner, report }, [url, report.target.url]);
  return {
    // An address leads to a page's scans, and to its site's: one that is private is found by its id alone.
    ...{ failure: null, reason: null, detail: null, url: isPrivate ? null : url },
    ...{
      public: isPrivate ? null : toJson(columns.shown),
      partner: toJson(columns.partner),
      report: toJson(columns.report),
    },
    ...figuresIn(figures),
    ...(pillar === null && !isPrivate ? homeColumns(url, report) : NO_HOME),
  };
};
