import { defineCheck } from '../../check.ts';
import { findNewestDate } from './shared/newest-date.ts';

export const signsOfLife = defineCheck({
  id: 'signs-of-life',
  weight: 2,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  needs: ['page', 'scan'],
  helps: ['sitemap'],
  verdicts: { recent: 'pass', old: 'warn', undated: 'skip' },

  judge: ({ page, scan, sitemap }) => findNewestDate({ page, scan, sitemap }),
});
