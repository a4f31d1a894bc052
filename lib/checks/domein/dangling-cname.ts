import { defineCheck, findBlindness, toUnseen } from '../../check.ts';
import { SITE_NOT_FOUND_PAGES } from '../../data/page-kinds/site-not-found-pages.ts';
import type { Facts, Seen } from '../../evidence.ts';
import { type Alias, findAlias } from '../../parse/dns/host-answers.ts';

/** Maximum number of characters: a platform's page is short, an article that quotes it is not. */
const SHORT = 2_000;

/** The platform whose "no such site" page the tab shows, when the alias ends at that platform. */
const findUnclaimed = (page: Seen<Facts['page']>, chain: readonly string[]): string | undefined => {
  if (!page.seen || page.value.text.body.length > SHORT) return undefined;

  const text = [...page.value.head.titles, page.value.text.body].join('\n');
  const isAt = (suffix: string): boolean => chain.some((name) => name === suffix || name.endsWith(`.${suffix}`));
  return SITE_NOT_FOUND_PAGES.find(({ suffix, says }) => isAt(suffix) && text.includes(says))?.platform;
};

export const danglingCname = defineCheck({
  id: 'dangling-cname',
  weight: 7,
  who: 'domeinbeheerder',
  effort: 1,
  source: 'https://learn.microsoft.com/azure/security/fundamentals/subdomain-takeover',
  needs: ['scan', 'dns'],
  helps: ['page'],
  verdicts: {
    alive: 'pass',
    unclaimed: 'warn',
    empty: 'warn',
    dangling: { verdict: 'fail', step: 'danger' },
    noAlias: 'skip',
  },

  judge({ scan, dns, page }) {
    const domain = scan.domain ?? scan.host;
    const looks = [...new Set([scan.host, domain, `www.${domain}`])].map((name) => ({
      name,
      look: findAlias(dns, name),
    }));
    const listEndingIn = (end: Alias['end']): string[] =>
      looks.flatMap(({ name, look }) =>
        look.seen && look.value.end === end ? [[name, ...look.value.chain].join(' → ')] : [],
      );
    const dangling = listEndingIn('dangling');
    if (dangling.length > 0) return { code: 'dangling', items: dangling };

    const own = looks[0]?.look;
    const platform = own?.seen ? findUnclaimed(page, own.value.chain) : undefined;
    const blind = findBlindness(looks.map(({ look }) => look));
    if (platform !== undefined)
      return { code: 'unclaimed', args: { platform }, items: listEndingIn('alive'), partial: blind };
    if (blind !== null) return toUnseen(blind);

    const [empty, alive] = [listEndingIn('empty'), listEndingIn('alive')];
    if (empty.length > 0) return { code: 'empty', items: empty };
    return alive.length > 0 ? { code: 'alive', items: alive } : { code: 'noAlias' };
  },
});
