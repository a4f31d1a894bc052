import { defineCheck, toUnseen } from '../../check.ts';
import { PRODUCTS } from '../../data/software/products.ts';
import { getTables } from '../../data/tables.ts';
import { assessVersion } from '../../parse/software/branch.ts';
import { isDistribution } from '../../parse/software/distribution.ts';
import { findProducts } from '../../parse/software/found-products.ts';
import { parseIsoDay } from '../../time.ts';
import { findAbandoned, findHoles, findWorstMissing, mayBePatched } from './shared/server-releases.ts';

/** Headers with the server's own version. Node's and Express's headers have none, and X-AspNet-Version gives the runtime's. */
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
  table: { checkedAt: () => parseIsoDay(getTables().checked.endOfLife), calm: ['supported'] },

  judge({ answer, scan }) {
    const items = BANNERS.flatMap((name) => answer.headers[name] ?? []);
    const found = findProducts({ generators: [], headers: answer.headers, addresses: [], inline: [] }, SERVERS);
    const hole = findHoles(found);
    if (hole !== undefined)
      return { code: 'knownHole', args: { name: hole.name, version: hole.version, id: hole.ids.join(', ') }, items };
    const abandoned = findAbandoned(found, answer.headers['server'] ?? '', scan.at);
    if (abandoned !== undefined) return { code: 'distributionEnded', args: abandoned, items };

    const standings = found.flatMap(({ id, name, version }) => {
      const rows = getTables().endOfLife.filter(({ product }) => product === id);
      if (version === null || rows.length === 0) return [];
      const standing = assessVersion(version, rows, scan.at);
      const patched = mayBePatched({ id, version }, scan.at);
      return standing.kind === 'uncharted' ? [] : [{ name, version, standing, patched }];
    });
    if (standings.length === 0) return answer.barrier === null ? { code: 'notShown' } : toUnseen(answer.barrier);

    const isOfDistribution = items.some(isDistribution);
    const ended = standings.filter(({ standing }) => standing.kind === 'ended');
    const [first = null] = [...ended.filter(({ patched }) => !patched), ...ended];
    const args = { name: first?.name ?? '', version: first?.version ?? '' };
    if (first !== null && isOfDistribution) return { code: 'endedInDistribution', args, items };
    if (first?.patched === false) return { code: 'ended', args, items };
    if (isOfDistribution) return { code: 'supported', items };
    const missing = findWorstMissing(found, answer.headers['server'] ?? '', scan.at);
    if (missing?.shipped === false) return { code: 'patchesMissing', args: missing.args, items };
    if (first !== null) return { code: 'endedInDistribution', args, items };
    return missing === null ? { code: 'supported', items } : { code: 'mayBeShipped', args: missing.args, items };
  },
});
