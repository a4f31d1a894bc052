import { join } from 'node:path';
import { findRepairs } from '../../../lib/repairs/repairs.ts';
import type { Platform, Repair, Site } from '../../../lib/repairs/shape.ts';
import { put } from '../../systems/cache.ts';
import { inside, ROOT } from '../../systems/debian-root.ts';
import { answers, freePort, keep, until } from '../../systems/debian-server.ts';
import { partFor, type StoredTrial } from '../stored.ts';
import { answersTo, type Change, changesBetween } from './answers.ts';
import { richApache } from './apache.ts';
import { type Drawer, SERVER_PAGES } from './drawn.ts';
import { HOST, NEIGHBOUR, OTHER, type RichFault, SERVER_FAULTS } from './expected.ts';
import { richNginx } from './nginx.ts';
import { ADDRESSES, NEIGHBOURS, richFolder } from './site.ts';

/** Result of one snippet on the rich site. */
export interface RichResult {
  readonly platform: string;
  readonly check: string;
  readonly addresses: number;
  /** How many of them browsers drew. */
  readonly drawn: number;
  /** Number of changes that the finding is about. */
  readonly meant: number;
  /** All other changes, and what refused the snippet: there must be none. */
  readonly harm: readonly string[];
}

export const RICH_SITE: Site = {
  ...{ host: HOST, domain: HOST, canonical: HOST, other: OTHER, isNamed: true },
  ...{ url: `https://${HOST}/`, page: `https://${HOST}/`, platforms: [], spf: null, dmarc: null, viewport: null },
  isDmarcFree: true,
  ...{ scheme: 'https', mail: 'arrives', isReported: true },
  expires: '2027-10-01T00:00:00.000Z',
};

type Round = Awaited<ReturnType<typeof answersTo>>;

/** Sends the requests to a server once it runs. */
type Ask = (port: number) => Promise<Round>;

/**
 * Runs one of Debian's servers for these requests, testing its configuration before it starts; throws the output of that test.
 */
const served = async (
  program: 'nginx' | 'apache2',
  id: string,
  { configure, ask }: { readonly configure: (port: number) => string; readonly ask: Ask },
): Promise<Round> => {
  const port = await freePort();
  const path = `etc/${program}/${id}.conf`;
  put(join(ROOT, path), configure(port));
  const [test, args] =
    program === 'nginx'
      ? [`nginx -t -q -c /${path}`, ['-c', `/${path}`]]
      : [`apache2 -t -f /${path}`, ['-f', `/${path}`, '-DFOREGROUND']];
  await inside(`/usr/sbin/${test} 2>&1`);
  const running = keep('chroot', [ROOT, `/usr/sbin/${program}`, ...args]);
  try {
    await until(program, () => answers(port));
    return await ask(port);
  } finally {
    running.end();
  }
};

/** Describes a change; of lists only the parts that the other lacks. */
const describeChange = ({ address, what, was, is }: Change): string => {
  const [old, now] = [was.split(' | '), is.split(' | ')];
  const [removed, come] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))];
  return `${address}: ${what} was ${removed.join(' | ').slice(0, 200)}, is ${come.join(' | ').slice(0, 200)}`;
};

/** Result of a snippet: only what the finding is about may change, and some of that must. */
export const resultOf = (
  { platform, isBare = false }: { readonly platform: string; readonly isBare?: boolean },
  { fault, isMeant }: RichFault,
  [before, after]: readonly [Round, Round | Error],
): RichResult => {
  const result = {
    platform: isBare ? `${platform} without modules` : platform,
    check: fault.id,
    addresses: before.size,
    drawn: [...before.keys()].filter((name) => /^(?:Chromium|Firefox) /.test(name)).length,
  };
  if (after instanceof Error) return { ...result, meant: 0, harm: [after.message.slice(0, 300)] };
  const changes = changesBetween(before, after);
  // Another site on the same server has nothing to do with this finding.
  const isOurs = (change: Change): boolean => !change.address.includes(`//${NEIGHBOUR}/`) && isMeant(change);
  const meant = changes.filter(isOurs);
  const harm = changes.filter((change) => !isOurs(change)).map(describeChange);
  // Without its module a snippet does nothing, and must not do anything else.
  const isIdle = meant.length === 0 && !isBare;
  return { ...result, meant: meant.length, harm: isIdle ? [...harm, 'nothing changed'] : harm };
};

const snippetOf = (platform: Platform, { fault }: RichFault): Repair | undefined =>
  findRepairs(RICH_SITE, fault).find((repair) => repair.platform === platform);

interface Served {
  readonly platform: Platform;
  readonly isBare?: boolean;
  readonly serve: (repairs: readonly Repair[], number: number, ask: Ask) => Promise<Round>;
}

const nginx: Served = {
  platform: 'nginx',
  serve: (repairs, number, ask) => {
    const id = `rijk-nginx-${number}`;
    const folder = richFolder(id);
    return served('nginx', id, { ask, configure: (port) => richNginx(id, port, { folder, repairs }) });
  },
};

const apache = (isBare: boolean): Served => ({
  ...{ platform: 'apache', isBare },
  serve: (repairs, number, ask) => {
    const id = `rijk-apache-${isBare ? 'kaal-' : ''}${number}`;
    const folder = richFolder(id);
    return served('apache2', id, { ask, configure: (port) => richApache({ id, port, folder, repairs, isBare }) });
  },
});

/** Name of a whole set of snippets that is pasted at once. */
export const ALL_AT_ONCE = 'all at once';

export const printRich = (result: RichResult): RichResult => {
  const { platform, check, addresses, meant, harm } = result;
  process.stdout.write(
    `${harm.length === 0 ? '✓' : '✗'} rich ${platform} ${check}: ${addresses} addresses, ${meant} changes meant, ${harm.length} not\n${harm
      .slice(0, 6)
      .map((line) => `    ${line}\n`)
      .join('')}`,
  );
  return result;
};

/** Compares the same round twice, to know what differs by itself; that is printed, and left out of the round. */
export const steadyOf = (once: Round, again: Round): Round => {
  const noisy = new Set(changesBetween(once, again).map(({ address, what }) => `${address}: ${what}`));
  if (noisy.size > 0) process.stdout.write(`  differs by itself: ${[...noisy].join(', ')}\n`);
  return new Map([...again].filter(([address]) => ![...noisy].some((one) => one.startsWith(`${address}: `))));
};

/** A finding with its repair, and the name under which its result is stored. */
interface Part {
  readonly rich: RichFault;
  readonly repair: Repair;
  readonly name: string;
}

/**
 * Tries every server's snippet for the rich site, each pasted alone, before and after on every address, and drawn too if
 * requested.
 */
export const tryRichServers = async (drawer: Drawer | null, stored: StoredTrial): Promise<readonly RichResult[]> => {
  const results: RichResult[] = [];
  for (const one of [nginx, apache(false), apache(true)]) {
    const parts = SERVER_FAULTS.flatMap((rich): readonly Part[] => {
      const repair = snippetOf(one.platform, rich);
      const name = `rich ${one.platform} ${one.isBare === true} ${rich.fault.id}`;
      return repair === undefined ? [] : [{ rich, repair, name: partFor(name, repair) }];
    });
    const before = parts.flatMap(({ name }) => (stored.get(name) as RichResult | undefined) ?? []);
    results.push(...before);
    if (before.length === parts.length || stored.isOver()) continue;
    // A server without modules sends the same, byte by byte: there is nothing to draw.
    const pages = one.isBare === true ? [] : SERVER_PAGES;
    const ask: Ask = async (port) =>
      new Map([
        ...(await answersTo(port, one.platform === 'nginx' ? [...ADDRESSES, ...NEIGHBOURS] : ADDRESSES)),
        ...((await drawer?.draw(port, pages)) ?? []),
      ]);
    const round = steadyOf(await one.serve([], 0, ask), await one.serve([], 0, ask));
    for (const [index, { rich, repair, name }] of parts.entries()) {
      if (stored.get(name) !== undefined || stored.isOver()) continue;
      const after = await one.serve([repair], index + 1, ask).catch((error: unknown) => error as Error);
      const result = printRich(resultOf(one, rich, [round, after]));
      stored.put(name, result);
      results.push(result);
    }
  }
  return results;
};

/**
 * Tries every snippet of a server at once, as for somebody who follows the whole path: nothing that either browser draws,
 * requests or writes to its console may differ.
 */
export const drawRichServers = async (drawer: Drawer): Promise<readonly RichResult[]> => {
  const results: RichResult[] = [];
  for (const one of [nginx, apache(false)]) {
    const ask: Ask = (port) => drawer.draw(port, SERVER_PAGES);
    const round = steadyOf(await one.serve([], 0, ask), await one.serve([], 0, ask));
    const repairs = SERVER_FAULTS.flatMap((rich) => snippetOf(one.platform, rich) ?? []);
    const after = await one.serve(repairs, 1, ask).catch((error: unknown) => error as Error);
    const all: RichFault = {
      fault: { id: `${ALL_AT_ONCE} (${repairs.length})`, code: '', args: {}, items: [] },
      isMeant: () => false,
    };
    const result = resultOf({ platform: one.platform, isBare: true }, all, [round, after]);
    results.push(printRich({ ...result, platform: one.platform }));
  }
  return results;
};
