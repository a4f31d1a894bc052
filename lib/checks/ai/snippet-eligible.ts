import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { type Directive, showDirective } from '../../parse/site-files/robots-directives.ts';
import { measureCoverage } from '../../parse/text/coverage.ts';
import { findDirectiveBlindness, listDirectives } from './shared/page-directives.ts';

const SHORT = 160;
const WITHHELD = { some: 0.2, most: 0.8 };
const AGENTS = ['', 'googlebot', 'bingbot'];

/** Maximum number of characters of a snippet; -1 means no limit, and a value that is not a number sets none. */
const limitOf = ({ name, value }: Directive): number => {
  const limit = name === 'max-snippet' && /^-?\d+$/.test(value) ? Number(value) : -1;
  return limit < 0 ? Number.POSITIVE_INFINITY : limit;
};

const isForbidding = (directive: Directive): boolean => directive.name === 'nosnippet' || limitOf(directive) === 0;
const isLimiting = (directive: Directive): boolean =>
  limitOf(directive) < SHORT || (directive.name === 'max-image-preview' && directive.value.toLowerCase() === 'none');

/** Share of the main text's words that `data-nosnippet` excludes. */
const measureWithheldShare = ({ text }: Facts['page']): number => {
  const { found, words } = measureCoverage(text.main, text.noSnippet);
  return words === 0 ? 0 : found / words;
};

export const snippetEligible = defineCheck({
  id: 'snippet-eligible',
  weight: 8,
  who: 'webbouwer',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  needs: ['page'],
  helps: ['raw', 'fresh'],
  verdicts: {
    free: 'pass',
    limited: 'warn',
    partlyWithheld: 'warn',
    forbidden: 'fail',
    mostlyWithheld: 'fail',
    errorPage: 'skip',
  },

  judge({ page, raw, fresh }) {
    const directives = listDirectives({ page, raw, fresh }).filter(({ agent }) => AGENTS.includes(agent));
    const share = measureWithheldShare(page);
    const listNames = (list: readonly Directive[]) => [...new Set(list.map(showDirective))];
    const args = { percent: Math.round(share * 100) };
    if (directives.some(isForbidding)) return { code: 'forbidden', items: listNames(directives.filter(isForbidding)) };
    if (share > WITHHELD.most) return { code: 'mostlyWithheld', args };

    const blind = findDirectiveBlindness({ page, raw, fresh });
    if (blind !== null) return blind === 'notApplicable' ? { code: 'errorPage' } : toUnseen(blind);
    if (directives.some(isLimiting)) return { code: 'limited', items: listNames(directives.filter(isLimiting)) };
    return share > WITHHELD.some ? { code: 'partlyWithheld', args } : { code: 'free' };
  },
});
