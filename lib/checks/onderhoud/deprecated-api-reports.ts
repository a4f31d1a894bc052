import { defineCheck, toUnseen } from '../../check.ts';
import { isThirdParty } from '../../parse/url/same-site.ts';

/** Reports caused by the visitor's other extensions do not concern the site. */
const EXTENSION = /^[a-z-]+-extension:/;

export const deprecatedApiReports = defineCheck({
  id: 'deprecated-api-reports',
  weight: 0,
  who: 'webbouwer',
  source: 'https://developer.mozilla.org/en-US/docs/Web/API/Reporting_API',
  needs: ['page', 'scan'],
  verdicts: { none: 'info', some: 'info' },

  judge({ page, scan }) {
    const { deprecations } = page.performance;
    if (deprecations === null) return toUnseen('otherBrowser');

    const ofPage = deprecations.filter(({ source }) => !EXTENSION.test(source));
    const unique = [...new Map(ofPage.map((one) => [`${one.id} ${one.source}`, one])).values()];
    const foreign = unique.filter(({ source }) => isThirdParty(source, scan.host)).length;
    const args = { own: unique.length - foreign, foreign };
    if (unique.length === 0) return { code: 'none' };
    return { code: 'some', args, items: unique.map(({ id, source }) => `${id} ${source}`.trim()) };
  },
});
