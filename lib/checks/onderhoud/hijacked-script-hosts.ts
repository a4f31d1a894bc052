import { defineCheck } from '../../check.ts';
import { HIJACKED, HIJACKED_CHECKED } from '../../data/software/hijacked.ts';
import { isUnder, parseHost } from '../../parse/url/host-match.ts';
import { parseIsoDay } from '../../time.ts';

const KINDS: readonly string[] = ['script', 'style', 'frame'];

export const hijackedScriptHosts = defineCheck({
  id: 'hijacked-script-hosts',
  weight: 10,
  who: 'webbouwer',
  source: 'https://sansec.io/research/polyfill-supply-chain-attack',
  needs: ['page'],
  verdicts: {
    none: 'pass',
    hijacked: { verdict: 'fail', cap: 20, total: 39, step: 'danger', state: 'hijackedScript' },
  },
  table: { checkedAt: () => parseIsoDay(HIJACKED_CHECKED), calm: ['none'] },

  judge({ page }) {
    const items = page.resources.list.flatMap(({ kind, url }) => {
      const host = parseHost(url ?? '');
      const known = HIJACKED.find((one) => isUnder(host, one.host));
      return url !== null && KINDS.includes(kind) && known !== undefined ? [`${url} (${known.since})`] : [];
    });
    if (items.length === 0) return { code: 'none' };
    return { code: 'hijacked', items };
  },
});
