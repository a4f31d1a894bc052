import { type Finding, type Outcome, PILLARS, type Pillar, WHO, type Who } from '../model.ts';
import { decodePercent } from '../parse/url/percent-decoded.ts';

/** The order in which outcomes are shown and offered as filters. */
export const OUTCOMES: readonly Outcome[] = ['fail', 'warn', 'unknown', 'info', 'pass', 'skip'];

/** Which checks are shown; an empty list does not filter. */
export interface Filters {
  readonly outcomes: readonly Outcome[];
  readonly pillars: readonly Pillar[];
  readonly who: readonly Who[];
  readonly query: string;
}
export const NO_FILTERS: Filters = { outcomes: [], pillars: [], who: [], query: '' };

export const isFiltered = ({ outcomes, pillars, who, query }: Filters): boolean =>
  outcomes.length > 0 || pillars.length > 0 || who.length > 0 || query.trim() !== '';

/** Whether a finding is shown; `text` is everything that can be read in it. */
export const isShown = ({ outcomes, pillars, who, query }: Filters, finding: Finding, text: string): boolean => {
  if (outcomes.length > 0 && !outcomes.includes(finding.outcome)) return false;
  if (pillars.length > 0 && !pillars.includes(finding.pillar)) return false;
  if (who.length > 0 && !who.includes(finding.who)) return false;
  return text.toLowerCase().includes(query.trim().toLowerCase());
};

export const toggleItem = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The position in a report page's address after the `#`: the scan, a place in it, and the filters. */
export interface ReportPosition {
  /** Empty for the latest scan of the domain. */
  readonly id: string;
  readonly anchor: string;
  readonly filters: Filters;
}

const parseListed = <T extends string>(text: string | null, known: readonly T[]): readonly T[] => {
  const named = (text ?? '').split(',');
  return known.filter((one) => named.includes(one));
};

/** Parses `#id/anchor?outcome=fail,warn&pillar=seo&who=zelf&q=hsts`, each part optional; unknown values are left out. */
export const readPosition = (hash: string): ReportPosition => {
  const [, id = '', anchor = '', search = ''] = /^#?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s.exec(hash) ?? [];
  const params = new URLSearchParams(search);
  const filters: Filters = {
    outcomes: parseListed(params.get('outcome'), OUTCOMES),
    pillars: parseListed(params.get('pillar'), PILLARS),
    who: parseListed(params.get('who'), WHO),
    query: params.get('q') ?? '',
  };
  return { id, anchor: decodePercent(anchor), filters };
};

export const writePosition = ({ id, anchor, filters }: ReportPosition): string => {
  const params = new URLSearchParams();
  if (filters.outcomes.length > 0) params.set('outcome', filters.outcomes.join(','));
  if (filters.pillars.length > 0) params.set('pillar', filters.pillars.join(','));
  if (filters.who.length > 0) params.set('who', filters.who.join(','));
  if (filters.query !== '') params.set('q', filters.query);
  const search = params.size > 0 ? `?${params}` : '';
  return `#${id}${anchor === '' ? '' : `/${encodeURIComponent(anchor.toWellFormed())}`}${search}`;
};
