import type { Finding, Locale } from '../../lib/model.ts';
import { type Filters, isShown } from '../../lib/view/filters.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';

/** The text of a finding that is searched. */
const toSearchText = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = sayFinding(finding, locale);
  return [finding.id, title, conclusion, ...finding.items].join('\n');
};

/** Returns a function that decides whether a finding passes the filters. */
export const useShown = (filters: Filters): ((finding: Finding) => boolean) => {
  const locale = useLocale();
  return (finding) => isShown(filters, finding, toSearchText(finding, locale));
};
