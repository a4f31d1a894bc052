import { defineCheck, unseen } from '../../check.ts';
import { hiddenLinks, otherForRobots, packedScript, strangeSignIn } from './shared/break-in-signs.ts';

export const compromiseSigns = defineCheck({
  id: 'compromise-signs',
  weight: 8,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/monitor-debug/security/hacked',
  needs: ['page', 'scan'],
  helps: ['raw'],
  verdicts: {
    none: 'pass',
    one: 'info',
    ordinary: 'info',
    several: { verdict: 'fail', cap: 39, total: 39, step: 'danger' },
  },

  judge({ page, scan, raw }) {
    const links = hiddenLinks(page);
    const forRobots = raw.seen ? otherForRobots(page, raw.value) : null;
    const strange = strangeSignIn(page, scan.host);
    const signs = [packedScript(page), links, strange?.item, forRobots].filter((sign) => typeof sign === 'string');
    // What honest sites have too (packed analytics, single sign-on elsewhere) does not add up to a break-in.
    const isTelling = links !== null || forRobots !== null || strange?.isCertain === true;
    if (signs.length >= 2 && isTelling) {
      return { code: 'several', args: { count: signs.length }, items: signs };
    }
    if (!raw.seen && raw.why !== 'notApplicable') return unseen(raw.why);
    if (signs.length === 0) return { code: 'none' };
    return { code: signs.length === 1 ? 'one' : 'ordinary', args: { count: signs.length }, items: signs };
  },
});
