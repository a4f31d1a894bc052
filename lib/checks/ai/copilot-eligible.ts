import { defineCheck, toUnseen } from '../../check.ts';
import { showDirective } from '../../parse/site-files/robots-directives.ts';
import { findDirectiveBlindness, listDirectives } from './shared/page-directives.ts';

export const copilotEligible = defineCheck({
  id: 'copilot-eligible',
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240',
  needs: ['page'],
  helps: ['raw', 'fresh'],
  verdicts: { free: 'pass', titleOnly: 'warn', shutOut: 'fail', errorPage: 'skip' },

  judge({ page, raw, fresh }) {
    const directives = listDirectives({ page, raw, fresh }).filter(({ agent }) => agent === '' || agent === 'bingbot');
    const filterNamed = (name: string) => directives.filter((directive) => directive.name === name);
    const [noCache, noArchive] = [filterNamed('nocache'), filterNamed('noarchive')];
    const items = [...new Set([...noCache, ...noArchive].map(showDirective))];
    // When nocache is set, noarchive has no further effect.
    if (noCache.length > 0) return { code: 'titleOnly', items };

    const blind = findDirectiveBlindness({ page, raw, fresh });
    if (blind !== null) return blind === 'notApplicable' ? { code: 'errorPage' } : toUnseen(blind);
    return noArchive.length > 0 ? { code: 'shutOut', items } : { code: 'free' };
  },
});
