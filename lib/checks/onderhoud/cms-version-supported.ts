import { defineCheck, toUnseen } from '../../check.ts';
import { getTables } from '../../data/tables.ts';
import { parseIsoDay } from '../../time.ts';
import { findProductBlindness, findProductsSeen, isFramework } from './shared/products-seen.ts';
import { findWorstStanding, toDateArgs } from './shared/worst-standing.ts';

export const cmsVersionSupported = defineCheck({
  id: 'cms-version-supported',
  weight: 7,
  who: 'webbouwer',
  cause: 'stack',
  effort: 3,
  source: 'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
  needs: ['page', 'scan'],
  helps: ['answer', 'libraries'],
  verdicts: {
    current: 'pass',
    // An update within a branch is quick; moving to another branch has to be planned.
    behind: { verdict: 'warn', effort: 2 },
    ending: 'warn',
    ended: { verdict: 'fail', cap: 50, total: 74, step: 'danger' },
    neglected: { verdict: 'fail', cap: 50, total: 74, step: 'danger', effort: 2 },
    frameworkEnded: { verdict: 'fail', cap: 50, step: 'danger' },
    frameworkNeglected: { verdict: 'fail', cap: 50, step: 'danger', effort: 2 },
    notShown: 'skip',
  },
  table: { checkedAt: () => parseIsoDay(getTables().checked.endOfLife), calm: ['current'] },

  judge({ page, scan, answer, libraries }) {
    const headers = answer.seen ? answer.value.headers : {};
    const found = findProductsSeen(page, headers, libraries.seen ? libraries.value : []);
    const items = found.map(({ name, version }) => (version === null ? name : `${name} ${version}`));
    const worst = findWorstStanding(found, scan.at);
    const blind = found.some(({ hosted }) => hosted) ? null : findProductBlindness(answer, libraries);
    if (worst === undefined) return blind === null ? { code: 'notShown', items } : toUnseen(blind);

    const { name, version, standing } = worst;
    const args = { name, version: version ?? '' };
    // A branch alone does not reveal the patch level.
    if (standing.kind === 'uncharted' || standing.kind === 'maintained')
      return blind === null ? { code: 'notShown', items } : toUnseen(blind);
    if (standing.kind === 'current') return { code: 'current', args, items, partial: blind };
    const seen = { args: { ...args, ...toDateArgs(standing) }, items, partial: blind };
    const { kind } = standing;
    if (kind !== 'ended' && kind !== 'neglected') return { code: kind, ...seen };
    const ofFramework = kind === 'ended' ? 'frameworkEnded' : 'frameworkNeglected';
    return { code: isFramework(worst.id) ? ofFramework : kind, ...seen };
  },
});
