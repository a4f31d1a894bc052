import { defineCheck, toUnseen } from '../../check.ts';
import { RICH_RESULTS_CHECKED } from '../../data/structured-data/rich-results.ts';
import { parseJsonLd } from '../../parse/structured-data/json-ld.ts';
import { findInvalidFields } from '../../parse/structured-data/rich-result-values.ts';
import { collectSubjects, findMissingFields, isHeld } from '../../parse/structured-data/rich-results.ts';
import { parseIsoDay } from '../../time.ts';
import { decideHeldRuling, toUnique } from './shared/held-types.ts';
import { findNameDoubt, findNameFault } from './shared/vocabulary.ts';

export const structuredDataValid = defineCheck({
  id: 'structured-data-valid',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['page', 'richResults'],
  verdicts: {
    valid: 'pass',
    incomplete: 'warn',
    imprecise: 'warn',
    misspelt: 'warn',
    unfamiliarType: 'warn',
    unreadable: 'fail',
    noContext: 'fail',
    unknownContext: 'fail',
    unknownType: 'fail',
    requiredMissing: 'fail',
    requiredInvalid: 'fail',
    untyped: 'warn',
    otherVocabulary: 'info',
    unchecked: 'info',
    none: 'skip',
  },
  table: { checkedAt: () => parseIsoDay(RICH_RESULTS_CHECKED), calm: ['valid'] },

  judge({ page, richResults }) {
    const { jsonLd, annotated, truncated } = page.structuredData;
    const data = parseJsonLd([...jsonLd, ...annotated]);
    const fault = findNameFault(data);
    if (fault !== null) return fault;
    if (truncated) return toUnseen('tooLarge');

    const subjects = collectSubjects(page.structuredData);
    const { required, recommended } = findMissingFields(subjects);
    const listFields = (fault: string, level: string): readonly string[] =>
      richResults.filter((one) => one.fault === fault && one.level === level).map(({ field }) => field);
    const lacking = [...required, ...listFields('missing', 'required')];
    if (lacking.length > 0) return { code: 'requiredMissing', items: lacking };
    const written = findInvalidFields(subjects.filter(isHeld));
    const wrong = toUnique([...written.required, ...listFields('invalid', 'required')]);
    if (wrong.length > 0) return { code: 'requiredInvalid', items: wrong };
    if (data.nodes.length === 0 && data.otherContexts.length === 0 && data.untyped.length === 0)
      return { code: 'none' };
    const doubt = findNameDoubt(data);
    if (doubt !== null) return doubt;
    const wanting = [...recommended, ...listFields('missing', 'recommended')];
    if (wanting.length > 0) return { code: 'incomplete', items: wanting };
    const odd = toUnique([...written.recommended, ...listFields('invalid', 'recommended')]);
    if (odd.length > 0) return { code: 'imprecise', items: odd };
    // Data that was not checked takes precedence over data that is valid.
    if (data.untyped.length > 0) return { code: 'untyped', items: data.untyped };
    if (data.otherContexts.length > 0) return { code: 'otherVocabulary', items: data.otherContexts };
    return decideHeldRuling(subjects);
  },
});
