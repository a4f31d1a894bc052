import type { Finding, Locale } from '../../lib/model.ts';
import { type Filters, passes } from '../../lib/view/filters.ts';
import { say } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';

/** What is searched in a finding. */
const textOf = (finding: Finding, locale: Locale): string => {
  const { title, conclusion } = say(finding, locale);
  return [finding.id, title, conclusion, ...finding.items].join('\n');
};

/** Tells of a finding whether the filters let it pass. */
export const useShown = (filters: Filters): ((finding: Finding) => boolean) => {
  const locale = useLocale();
  return (finding) => passes(filters, finding, textOf(finding, locale));
};
