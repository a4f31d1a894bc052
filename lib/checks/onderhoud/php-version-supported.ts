import { defineCheck, toUnseen } from '../../check.ts';
import { DISTRIBUTION_PHP } from '../../data/software/distribution-php.ts';
import { getTables } from '../../data/tables.ts';
import { assessVersion } from '../../parse/software/branch.ts';
import { isDistribution, isRepairedByDistribution } from '../../parse/software/distribution.ts';
import { parseIsoDay } from '../../time.ts';
import { findMissingPatches } from './shared/server-releases.ts';

/** Whether the PHP version is a distribution's: PHP's own header does not name the distribution, but the web server's does. */
const isOfDistribution = (version: string, server: string, at: number): boolean =>
  isRepairedByDistribution(version, server, { rows: DISTRIBUTION_PHP, at });

const listBranches = () => getTables().endOfLife.filter(({ product }) => product === 'php');

export const phpVersionSupported = defineCheck({
  id: 'php-version-supported',
  weight: 7,
  who: 'hostingpartij',
  cause: 'stack',
  effort: 2,
  source: 'https://www.php.net/supported-versions.php',
  needs: ['answer', 'scan'],
  verdicts: {
    supported: 'pass',
    patchesMissing: 'warn',
    ending: 'warn',
    ended: { verdict: 'fail', cap: 50, step: 'danger' },
    endedInDistribution: 'info',
    notShown: 'skip',
  },
  table: { checkedAt: () => parseIsoDay(getTables().checked.endOfLife), calm: ['supported'] },

  judge({ answer, scan }) {
    const header = answer.headers['x-powered-by'] ?? '';
    const version = /\bPHP\/(\d{1,2}\.\d{1,2}[\d.]{0,6})/.exec(header)?.[1]?.replace(/\.$/, '');
    // A barrier's answer may come from another machine than the page, so a missing version in it proves nothing.
    if (version === undefined) return answer.barrier === null ? { code: 'notShown' } : toUnseen(answer.barrier);

    const standing = assessVersion(version, listBranches(), scan.at);
    if (standing.kind === 'uncharted') return { code: 'notShown' };
    const server = answer.headers['server'] ?? '';
    const [args, items] = [{ version, ends: 'ends' in standing ? standing.ends : '' }, [header]];
    const isTheirs = isDistribution(header) || isOfDistribution(version, server, scan.at);
    const lacks = isTheirs ? undefined : findMissingPatches({ id: 'php', name: 'PHP', version }, scan.at);
    if (lacks !== undefined) {
      const { newest, count, gain } = lacks;
      return { code: 'patchesMissing', args: { version, newest, count, gain }, items };
    }
    if (standing.kind === 'ending' && !isTheirs) return { code: 'ending', args, items };
    if (standing.kind !== 'ended') return { code: 'supported', args, items };
    if (isTheirs) return { code: 'endedInDistribution', args, items: [header, server].filter((one) => one !== '') };
    return { code: 'ended', args, items };
  },
});
