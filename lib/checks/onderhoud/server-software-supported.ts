import { defineCheck, unseen } from '../../check.ts';
import { END_OF_LIFE, END_OF_LIFE_CHECKED } from '../../data/end-of-life.ts';
import { PRODUCTS } from '../../data/products.ts';
import { dayOf } from '../../parse/dates/iso-dates.ts';
import { standingOf } from '../../parse/software/branch.ts';
import { distributionIn } from '../../parse/software/distribution.ts';
import { findProducts } from '../../parse/software/found-products.ts';
import { abandonedIn, holesIn } from './shared/server-releases.ts';

/** Banners with a version of their own. Node's and Express's tell none, and X-AspNet-Version tells the runtime's. */
const BANNERS = ['server', 'x-aspnetmvc-version'];
const SERVERS = PRODUCTS.filter(({ kind }) => kind === 'server');

export const serverSoftwareSupported = defineCheck({
  id: 'server-software-supported',
  weight: 3,
  who: 'hostingpartij',
  cause: 'stack',
  source: 'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
  needs: ['answer', 'scan'],
  verdicts: {
    supported: 'pass',
    ended: 'warn',
    distributionEnded: { verdict: 'warn', effort: 3 },
    knownHole: { verdict: 'fail', step: 'danger' },
    endedInDistribution: 'info',
    notShown: 'skip',
  },
  table: { checkedAt: dayOf(END_OF_LIFE_CHECKED), calm: ['supported'] },

  judge({ answer, scan }) {
    const items = BANNERS.flatMap((name) => answer.headers[name] ?? []);
    const found = findProducts({ generators: [], headers: answer.headers, addresses: [], inline: [] }, SERVERS);
    const hole = holesIn(found);
    if (hole !== undefined)
      return { code: 'knownHole', args: { name: hole.name, version: hole.version, id: hole.ids.join(', ') }, items };
    const abandoned = abandonedIn(found, answer.headers['server'] ?? '', scan.at);
    if (abandoned !== undefined) return { code: 'distributionEnded', args: abandoned, items };

    const standings = found.flatMap(({ id, name, version }) => {
      const rows = END_OF_LIFE.filter(({ product }) => product === id);
      if (version === null || rows.length === 0) return [];
      const standing = standingOf(version, rows, scan.at);
      return standing.kind === 'uncharted' ? [] : [{ name, version, standing }];
    });
    if (standings.length === 0) return answer.barrier === null ? { code: 'notShown' } : unseen(answer.barrier);

    const ended = standings.find(({ standing }) => standing.kind === 'ended');
    if (ended === undefined) return { code: 'supported', items };
    const args = { name: ended.name, version: ended.version };
    return { code: items.some(distributionIn) ? 'endedInDistribution' : 'ended', args, items };
  },
});
