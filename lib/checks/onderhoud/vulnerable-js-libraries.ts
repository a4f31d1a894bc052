import { defineCheck, toUnseen } from '../../check.ts';
import { getTables } from '../../data/tables.ts';
import type { FoundLibrary } from '../../parse/software/found-libraries.ts';
import { parseIsoDay } from '../../time.ts';
import { findAdvisories, formatAdvisories, type Rating, rateLibrary } from './shared/advisories-of.ts';
import { findFrameworks, isServed } from './shared/frameworks-seen.ts';
import { collectLibrariesSeen, findLibraryBlindness } from './shared/libraries-seen.ts';

/** Number of libraries, not copies: each counts once, at its worst. */
const count = (rated: readonly (readonly [FoundLibrary, Rating])[], rating: Rating): number =>
  new Set(rated.flatMap(([{ id }, one]) => (one === rating ? [id] : []))).size;

export const vulnerableJsLibraries = defineCheck({
  id: 'vulnerable-js-libraries',
  weight: 7,
  who: 'webbouwer',
  cause: 'js-libraries',
  source: 'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
  needs: ['page'],
  helps: ['libraries', 'scripts', 'answer'],
  verdicts: {
    none: 'pass',
    medium: 'warn',
    high: { verdict: 'fail', cap: 70, step: 'danger' },
    absent: 'skip',
  },
  table: { checkedAt: () => parseIsoDay(getTables().checked.advisories), calm: ['none'] },

  judge({ page, libraries, scripts, answer }) {
    const found = [
      ...collectLibrariesSeen({ page, libraries, scripts }),
      ...findFrameworks({ page, libraries, answer }),
    ];
    const blind = findLibraryBlindness({ page, libraries, scripts });
    if (found.length === 0) return blind === null ? { code: 'absent' } : toUnseen(blind);

    const rated = found.map((one) => [one, rateLibrary(one, isServed(one.id, answer))] as const);
    const items = found.filter((one) => findAdvisories(one).length > 0).map(formatAdvisories);
    const [high, medium] = [count(rated, 'high'), count(rated, 'medium')];
    const args = { found: new Set(found.map(({ id }) => id)).size, high, medium };
    if (high > 0) return { code: 'high', args, items };
    // Where libraries were not seen, there may be worse ones among them.
    const seen = { args, items, partial: blind };
    return medium > 0
      ? { code: 'medium', credit: Math.max(0.2, 1 - 0.2 * medium), ...seen }
      : { code: 'none', ...seen };
  },
});
