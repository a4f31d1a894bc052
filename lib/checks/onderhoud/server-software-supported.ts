import { defineCheck, unseen } from '../../check.ts';
import { PRODUCTS } from '../../data/software/products.ts';
import { tables } from '../../data/tables.ts';
import { parseDay } from '../../parse/dates/iso-dates.ts';
import { assessVersion } from '../../parse/software/branch.ts';
import { isDistribution } from '../../parse/software/distribution.ts';
import { findProducts } from '../../parse/software/found-products.ts';
import { abandonedIn, holesIn, mayBeShipped, missingPatches } from './shared/server-releases.ts';

/** Banners with a version of their own. Node's and Express's tell none, and X-AspNet-Version tells the runtime's. */
const BANNERS = ['server', 'x-aspnetmvc-version'];
const SERVERS = PRODUCTS.filter(({ kind }) => kind === 'server');

export const serverSoftwareSupported = defineCheck({
  id: 'server-software-supported',
  weight: 5,
  who: 'hostingpartij',
  cause: 'stack',
  source: 'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
  needs: ['answer', 'scan'],
  verdicts: {
    supported: 'pass',
    ended: 'warn',
    patchesMissing: 'warn',
    mayBeShipped: 'info',
    distributionEnded: { verdict: 'warn', effort: 3 },
    knownHole: { verdict: 'fail', step: 'danger' },
    endedInDistribution: 'info',
    notShown: 'skip',
  },
  table: { checkedAt: () => parseDay(tables().checked.endOfLife), calm: ['supported'] },

  judge({ answer, scan }) {
    const items = BANNERS.flatMap((name) => answer.headers[name] ?? []);
    const found = findProducts({ generators: [], headers: answer.headers, addresses: [], inline: [] }, SERVERS);
    const hole = holesIn(found);
    if (hole !== undefined)
      return { code: 'knownHole', args: { name: hole.name, version: hole.version, id: hole.ids.join(', ') }, items };
    const abandoned = abandonedIn(found, answer.headers['server'] ?? '', scan.at);
    if (abandoned !== undefined) return { code: 'distributionEnded', args: abandoned, items };

    const standings = found.flatMap(({ id, name, version }) => {
      const rows = tables().endOfLife.filter(({ product }) => product === id);
      if (version === null || rows.length === 0) return [];
      const standing = assessVersion(version, rows, scan.at);
      return standing.kind === 'uncharted' ? [] : [{ name, version, standing }];
    });
    if (standings.length === 0) return answer.barrier === null ? { code: 'notShown' } : unseen(answer.barrier);

    const isOfDistribution = items.some(isDistribution);
    const ended = standings.find(({ standing }) => standing.kind === 'ended');
    if (ended !== undefined) {
      const args = { name: ended.name, version: ended.version };
      return { code: isOfDistribution ? 'endedInDistribution' : 'ended', args, items };
    }
    if (isOfDistribution) return { code: 'supported', items };
    const missing = found.flatMap((one) => {
      const lacks = missingPatches(one, scan.at);
      return lacks === undefined ? [] : [{ lacks, shipped: mayBeShipped(one, answer.headers['server'] ?? '') }];
    });
    const worst = missing.find(({ shipped }) => !shipped) ?? missing[0];
    if (worst === undefined) return { code: 'supported', items };
    const { name, version, newest, count, gain } = worst.lacks;
    const args = { name, version, newest, count, gain };
    return { code: worst.shipped ? 'mayBeShipped' : 'patchesMissing', args, items };
  },
});
