import { defineCheck, toUnseen } from '../../check.ts';
import { toUnseenPart } from './shared/fresh-answer.ts';
import { FAULTS, findIndexFault, isEmpty, isFound } from './shared/sitemap-faults.ts';

export const sitemapValid = defineCheck({
  id: 'sitemap-valid',
  weight: 3,
  who: 'webbouwer',
  cause: 'sitemap',
  source: 'https://www.sitemaps.org/protocol.html',
  needs: ['sitemap', 'scan'],
  verdicts: {
    valid: 'pass',
    insecure: 'warn',
    badDates: 'warn',
    futureDates: 'warn',
    allToday: 'warn',
    empty: 'warn',
    someMissing: 'warn',
    allMissing: 'fail',
    nested: 'fail',
    damaged: 'fail',
    malformed: 'fail',
    namespace: 'fail',
    relative: 'fail',
    elsewhere: 'fail',
    none: 'skip',
  },

  judge({ sitemap, scan }) {
    const files = sitemap.files.flatMap(({ url, file }) => (file.seen ? [{ url, file: file.value }] : []));
    const read = files.filter(({ file }) => isFound(file));
    const hidden = sitemap.files.find(({ file }) => !file.seen)?.file;
    if (read.length === 0) return hidden === undefined || hidden.seen ? { code: 'none' } : toUnseenPart(hidden);

    const fault = findIndexFault(sitemap);
    if (fault !== null && fault.code !== 'someMissing') return fault;
    for (const [code, find] of FAULTS) {
      const items = read.flatMap(({ url, file }) =>
        find(file, scan.url.startsWith('https:')).map((item) => `${url}: ${item}`),
      );
      if (items.length > 0) return { code, items };
    }
    if (fault !== null) return fault;
    if (read.every(({ file }) => isEmpty(file))) return { code: 'empty', items: read.map(({ url }) => url) };
    const args = { count: read.length };
    return read.some(({ file }) => file.truncated) ? toUnseen('tooLarge') : { code: 'valid', args };
  },
});
