import { defineCheck, unseen } from '../../check.ts';
import { RICH_RESULTS_CHECKED } from '../../data/rich-results.ts';
import { dayOf } from '../../parse/iso-dates.ts';
import { parseJsonLd } from '../../parse/json-ld.ts';
import { missingFields, subjectsIn } from '../../parse/rich-results.ts';
import { isStrangeContext, unknownTypes } from '../../parse/schema-types.ts';

export const structuredDataValid = defineCheck({
  id: 'structured-data-valid',
  weight: 5,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['page', 'richResults'],
  verdicts: {
    valid: 'pass',
    incomplete: 'warn',
    imprecise: 'warn',
    unreadable: 'fail',
    noContext: 'fail',
    unknownContext: 'fail',
    unknownType: 'fail',
    requiredMissing: 'fail',
    requiredInvalid: 'fail',
    otherVocabulary: 'info',
    none: 'skip',
  },
  table: { checkedAt: dayOf(RICH_RESULTS_CHECKED), calm: ['valid'] },

  judge({ page, richResults }) {
    const { jsonLd, annotated, truncated } = page.structuredData;
    const data = parseJsonLd([...jsonLd, ...annotated]);
    if (data.broken.length > 0) return { code: 'unreadable', items: data.broken };
    if (data.contextless > 0) return { code: 'noContext' };
    const strange = data.otherContexts.filter(isStrangeContext);
    if (strange.length > 0) return { code: 'unknownContext', items: strange };

    const unknown = unknownTypes(data.nodes.flatMap(({ types }) => types));
    if (unknown.length > 0) return { code: 'unknownType', items: unknown };
    if (truncated) return unseen('tooLarge');

    const subjects = subjectsIn(page.structuredData);
    const { required, recommended } = missingFields(subjects);
    const fields = (fault: string, level: string): readonly string[] =>
      richResults.filter((one) => one.fault === fault && one.level === level).map(({ field }) => field);
    const lacking = [...required, ...fields('missing', 'required')];
    if (lacking.length > 0) return { code: 'requiredMissing', items: lacking };
    const wrong = fields('invalid', 'required');
    if (wrong.length > 0) return { code: 'requiredInvalid', items: wrong };
    if (data.nodes.length === 0)
      return data.otherContexts.length > 0 ? { code: 'otherVocabulary', items: data.otherContexts } : { code: 'none' };
    const wanting = [...recommended, ...fields('missing', 'recommended')];
    if (wanting.length > 0) return { code: 'incomplete', items: wanting };
    const odd = fields('invalid', 'recommended');
    if (odd.length > 0) return { code: 'imprecise', items: odd };
    return { code: 'valid', items: [...new Set(subjects.flatMap(({ types }) => types))] };
  },
});
