import { planDns } from '../../lib/collect/dns/dns-plan.ts';
import type { Facts, Seen } from '../../lib/evidence.ts';
import type { Trail } from '../../lib/facts/reply.ts';
import type { LedgerEntry } from '../../lib/model.ts';
import { toAnswerKey } from '../../lib/parse/dns/dns-answers.ts';
import { listChainAddresses } from '../../lib/parse/http/redirect-chain.ts';

/* The longest chain of round trips of a scan that each wait for the one before, counted from its requests and results. */

/** Round trips in flight: the plan has eight queries, but the world speaks HTTP/1.1, for which Chromium keeps six connections. */
const WIDTH = 6;

/** The stored facts of a scan, by name. */
export type Evidence = Readonly<Record<string, unknown>>;
const fact = <Name extends keyof Facts>(evidence: Evidence, name: Name): Facts[Name] | null => {
  const found = evidence[name] as Seen<Facts[Name]> | undefined;
  return found?.seen ? found.value : null;
};

/** Rounds in which every query of the scan can be sent when all that are known go out at once, the SOA alone first. */
const depthOf = ({ answers, madeUpName: randomName }: Facts['dns'], host: string): number => {
  const known: Facts['dns']['answers'] = {};
  const take = (keys: readonly string[]) => {
    for (const key of keys) known[key] = answers[key] ?? { seen: false, why: 'time' };
  };
  take([toAnswerKey('SOA', host)]);
  for (let rounds = 1; ; rounds += 1) {
    const planned = planDns({ host }, host, { answers: known, madeUpName: randomName });
    const open = planned.map(({ type, name }) => toAnswerKey(type, name)).filter((key) => !Object.hasOwn(known, key));
    if (open.length === 0) return rounds;
    take(open);
  }
};

/** Longest chain of the queries to the resolver. */
export const questionChain = (evidence: Evidence, ledger: readonly LedgerEntry[], host: string): number => {
  const dns = fact(evidence, 'dns');
  const questions = ledger.filter(({ purpose }) => purpose === 'dns').length;
  return dns === null ? 0 : Math.max(depthOf(dns, host), 1 + Math.ceil((questions - 1) / WIDTH));
};

/** Walks a chain of hops from a round; an address that another chain requested before is available when that one got it. */
const walk = (trail: Trail, from: number, had: Map<string, number>): number =>
  listChainAddresses(trail).reduce((round, address, index) => {
    // The browser's own upgrade is no round trip.
    if (trail.hops[index]?.byBrowser) return round;
    const there = Math.min(had.get(address) ?? Number.POSITIVE_INFINITY, round + 1);
    had.set(address, there);
    return Math.max(round, there);
  }, from);

/** Trips of a response whose redirects were followed: at least one more if there were any. */
const tripsOf = (reply: Facts['fresh'] | null): number => (reply === null ? 0 : reply.redirected ? 2 : 1);

/**
 * Longest chain of requests: the https twins wait for the http ones; the page for its redirects, its second response and
 * security.txt for a first.
 */
export const requestChain = (evidence: Evidence): number => {
  const twins = fact(evidence, 'twins');
  const trails = [twins?.otherScheme, twins?.twinHttp, twins?.twinHttps].flatMap((part) =>
    part?.seen ? [part.value] : [],
  );
  const had = new Map<string, number>();
  const walkAll = (scheme: string, from: number): number =>
    Math.max(
      from,
      ...trails.filter(({ asked: requested }) => requested.startsWith(scheme)).map((trail) => walk(trail, from, had)),
    );
  // The second time, every chain knows what the others had.
  walkAll('http:', 0);
  const first = walkAll('http:', 0);
  const all = walkAll('https:', first);
  const page = tripsOf(fact(evidence, 'answer')) + (fact(evidence, 'again') === null ? 0 : 1);
  const files = fact(evidence, 'security');
  const security = [files?.wellKnown, files?.root].map((part) => tripsOf(part?.seen ? part.value : null));
  return Math.max(all, page, (security[0] ?? 0) + (security[1] ?? 0));
};

/** The lower quartile: waiting for a connection is not a trip of its own. */
export const quartile = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 4)] ?? 0;

/**
 * Longest chain of files: robots.txt names a sitemap, that names the files of an index, those name the sampled pages; or the page
 * names its samples.
 */
const fileChain = (evidence: Evidence): number => {
  const sitemap = fact(evidence, 'sitemap');
  const listed = fact(evidence, 'listed') === null ? 0 : 1;
  const files = sitemap?.files ?? [];
  const index = files.some(({ via }) => via === 'index') ? 1 : 0;
  return files.length === 0 ? 2 : 2 + index + listed;
};

/**
 * Longest chain of the whole scan: of queries, requests and files separately, and what the plan of six in flight makes of them.
 */
export const scanChain = (evidence: Evidence, ledger: readonly LedgerEntry[], host: string): number => {
  const requests = ledger.filter(({ purpose }) => purpose !== 'dns').length;
  return Math.max(
    questionChain(evidence, ledger, host),
    requestChain(evidence),
    fileChain(evidence),
    Math.ceil(requests / WIDTH),
  );
};
