import { defineCheck, toUnseen } from '../../check.ts';
import { findHostState, type HostState, nameServersOf } from '../../parse/dns/host-answers.ts';

/** Minimum number of usable servers; with fewer, the domain depends on a single one. */
const LEAST = 2;

export const nsResolvable = defineCheck({
  id: 'ns-resolvable',
  weight: 6,
  who: 'domeinbeheerder',
  source: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3',
  needs: ['scan', 'dns'],
  verdicts: {
    all: 'pass',
    silent: 'warn',
    noName: { verdict: 'fail', step: 'broken' },
    alias: 'fail',
    private: 'fail',
    tooFew: { verdict: 'fail', step: 'broken' },
  },

  judge({ scan, dns }) {
    const servers = nameServersOf(dns, scan.domain ?? scan.host);
    if (!servers.seen) return toUnseen(servers.why);

    const states = servers.value.sample.map((host) => ({ host, state: findHostState(dns, host) }));
    const listInState = (wanted: HostState): string[] =>
      states.flatMap(({ host, state }) => (state.seen && state.value === wanted ? [host] : []));
    for (const code of ['noName', 'alias', 'private'] as const) {
      const items = listInState(code);
      if (items.length > 0) return { code, items };
    }

    const blind = states.flatMap(({ state }) => (state.seen ? [] : [state.why]))[0];
    if (blind !== undefined) return toUnseen(blind);

    const [alive, silent] = [listInState('alive'), listInState('noAddress')];
    if (alive.length < LEAST) return { code: 'tooFew', args: { count: alive.length }, items: silent };
    return silent.length > 0 ? { code: 'silent', items: silent } : { code: 'all', items: alive };
  },
});
