import { defineCheck } from '../../check.ts';
import type { Crawler } from '../../data/tables.ts';
import { type Access, assessAccess, formatBlocked, isBlocked, isUnavailable } from './shared/crawler-access.ts';

const isTraining = ({ purpose, judged }: Crawler): boolean =>
  judged && ['training', 'token', 'archive'].includes(purpose);
/** Whether the file names the crawler, so that its owner has made a choice. */
const isNamed = ({ ruling }: Access): boolean => ruling.group !== null && !ruling.viaWildcard;

export const aiTrainingPolicy = defineCheck({
  id: 'ai-training-policy',
  weight: 0,
  who: 'zelf',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  needs: ['robots', 'scan'],
  verdicts: { open: 'info', closed: 'info', mixed: 'info', undecided: 'info', robotsFails: 'skip' },

  judge({ robots, scan }) {
    if (isUnavailable(robots)) return { code: 'robotsFails' };
    const access = assessAccess(robots, scan.url, isTraining);
    const blocked = access.filter(isBlocked);
    const obsolete = assessAccess(robots, scan.url, ({ purpose }) => purpose === 'obsolete').filter(isNamed);
    const items = [...blocked.map(formatBlocked), ...obsolete.map(({ crawler }) => `${crawler.token} (†)`)];
    const args = { blocked: blocked.length, count: access.length, obsolete: obsolete.length };
    if (blocked.length === access.length) return { code: 'closed', args, items };
    if (blocked.length > 0) return { code: 'mixed', args, items };
    return { code: access.some(isNamed) ? 'open' : 'undecided', args, items };
  },
});
