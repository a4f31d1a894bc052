import { defineCheck, unseen } from '../../check.ts';
import { SPAM_WORDS_CHECKED } from '../../data/spam-words.ts';
import { isStale } from '../../parse/table-age.ts';
import { hiddenLinks, otherForRobots, packedScript, strangeSignIn } from './shared/break-in-signs.ts';

export const compromiseSigns = defineCheck({
  id: 'compromise-signs',
  weight: 8,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/monitor-debug/security/hacked',
  needs: ['page', 'scan'],
  helps: ['raw'],
  verdicts: { none: 'pass', one: 'info', several: { verdict: 'fail', cap: 40 }, severalByOldTable: 'warn' },

  judge({ page, scan, raw }) {
    const seenHere = [packedScript(page), hiddenLinks(page), strangeSignIn(page, scan.host)];
    const signs = [...seenHere, raw.seen ? otherForRobots(page, raw.value) : null].filter((sign) => sign !== null);
    if (signs.length >= 2) {
      const code = isStale(SPAM_WORDS_CHECKED, scan.at) ? 'severalByOldTable' : 'several';
      return { code, args: { count: signs.length }, items: signs };
    }
    if (!raw.seen && raw.why !== 'notApplicable') return unseen(raw.why);
    return signs.length === 1 ? { code: 'one', items: signs } : { code: 'none' };
  },
});
