import { defineCheck, unseen } from '../../check.ts';
import { RICH_RESULTS_CHECKED } from '../../data/rich-results.ts';
import { parseJsonLd } from '../../parse/json-ld.ts';
import { missingFields, unknownTypes } from '../../parse/rich-results.ts';
import { isStale } from '../../parse/table-age.ts';

export const structuredDataValid = defineCheck({
  id: 'structured-data-valid',
  weight: 5,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['page', 'scan'],
  verdicts: {
    valid: 'pass',
    incomplete: 'warn',
    unreadable: 'fail',
    noContext: 'fail',
    unknownType: 'fail',
    requiredMissing: 'fail',
    faultyByOldTable: 'warn',
    none: 'skip',
  },

  judge({ page, scan }) {
    const { jsonLd, truncated } = page.structuredData;
    const data = parseJsonLd(jsonLd);
    if (data.broken.length > 0) return { code: 'unreadable', items: data.broken };
    if (data.contextless > 0) return { code: 'noContext' };

    const isOld = isStale(RICH_RESULTS_CHECKED, scan.at);
    const unknown = unknownTypes(data.nodes.flatMap(({ types }) => types));
    if (unknown.length > 0) return { code: isOld ? 'faultyByOldTable' : 'unknownType', items: unknown };

    const { required, recommended } = missingFields(data);
    if (truncated) return unseen('tooLarge');
    if (required.length > 0) return { code: isOld ? 'faultyByOldTable' : 'requiredMissing', items: required };
    if (data.nodes.length === 0) return { code: 'none' };
    if (recommended.length > 0) return { code: 'incomplete', items: recommended };
    return { code: 'valid', items: [...new Set(data.subjects.flatMap(({ types }) => types))] };
  },
});
