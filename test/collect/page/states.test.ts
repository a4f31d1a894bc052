import { beforeEach, describe, expect, test } from 'vitest';
import { readLive, readRaw } from '../../../lib/collect/page/read-page.ts';
import { listDecisiveStates } from '../../../lib/decisive-states.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { PILLARS } from '../../../lib/model.ts';
import { findPageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { assess } from '../../../lib/scan.ts';
import { http, scan, seen } from '../../kit/facts.ts';
import { shown } from '../../kit/reading.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { BREAK_INS, HONEST } from './states/break-ins.ts';
import { EXPOSED, NOT_EXPOSED } from './states/exposed.ts';
import type { Variant } from './states/kit.ts';
import { ORDINARY, STAND_INS } from './states/stand-ins.ts';
import { NO_WALLS, WALLS } from './states/walls.ts';

/* Decisive states on other pages than ours: markup and words as makers, hosts and intruders write them, read as a browser does. */

beforeEach(() => {
  Object.assign(Document.prototype, { getAnimations: () => [] });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  Object.assign(performance, { getEntriesByType: () => [] });
});

const HOST = 'bakkerij-jansen.nl';

/** The states of a page that is sent alike to visitors and to strangers, unless `sent` is given. */
const statesOf = async ({ html, sent = html, path = '/', status = 200, headers = {} }: Variant) => {
  const url = `https://${HOST}${path}`;
  shown(html);
  const live: Facts['page'] = await readLive(document);
  const page = { ...live, document: { ...live.document, url } };
  // Links are resolved against the address of the test's own document.
  const at = (href: string | null) => href?.replace(document.URL, url) ?? null;
  const read = {
    ...page,
    links: { ...page.links, list: page.links.list.map((one) => ({ ...one, href: at(one.href) })) },
  };
  const answer = { ...http(headers, { status, url }), barrier: null };
  const evidence = {
    ...{ page: seen(read), raw: seen(await readRaw(sent, url)), answer: seen(answer) },
    ...{ kind: seen(findPageKind(read, answer)), scan: seen(scan({ url, host: HOST, domain: HOST })) },
  };
  return listDecisiveStates(PILLARS.flatMap((pillar) => assess(pillar, evidence).findings));
};

describe.each([
  ['placeholder pages', STAND_INS],
  ['content exposed to anyone', EXPOSED],
  ['break-ins', BREAK_INS],
  ['walls', WALLS],
] as const)('%s', (_, variants) => {
  test.each(sampleOf(variants, 8))('$state: $what', async (variant) => {
    expect(await statesOf(variant)).toContain(variant.state);
  });
});

test.each(sampleOf([...ORDINARY, ...NOT_EXPOSED, ...HONEST, ...NO_WALLS], 4))(
  'no state is found: $what',
  async (variant) => {
    expect(await statesOf(variant)).toEqual([]);
  },
);

test('each state that a page itself can show has at least three variants', () => {
  const counts = Object.groupBy([...STAND_INS, ...EXPOSED, ...BREAK_INS], ({ state }) => state ?? 'none');
  for (const [state, variants] of Object.entries(counts)) expect(variants?.length, state).toBeGreaterThanOrEqual(3);
  expect(Object.keys(counts).length).toBeGreaterThanOrEqual(12);
});
