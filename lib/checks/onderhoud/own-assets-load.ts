import { defineCheck, toUnseen } from '../../check.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { findFailedFiles } from './shared/failed-files.ts';

export const ownAssetsLoad = defineCheck({
  id: 'own-assets-load',
  weight: 6,
  who: 'webbouwer',
  source: 'https://www.w3.org/TR/resource-timing/',
  needs: ['page', 'scan'],
  verdicts: { complete: 'pass', few: 'warn', broken: { verdict: 'fail', step: 'broken' } },
  appliesTo: isServed,

  judge({ page, scan }) {
    const failed = findFailedFiles(page, scan);
    const items = failed.map(({ described }) => described);
    const args = { count: failed.length };
    if (failed.length >= 3 || failed.some(({ kind }) => kind === 'vital')) return { code: 'broken', args, items };

    const { resources } = page.performance;
    if (resources.length > 0 && resources.every(({ status }) => status === null)) return toUnseen('otherBrowser');
    return failed.length > 0 ? { code: 'few', args, items } : { code: 'complete' };
  },
});
