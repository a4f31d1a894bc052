import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { toAnswerKey } from '../../parse/dns/dns-answers.ts';
import type { DnsQuestion } from '../../parse/dns/dns-query.ts';
import { isUnder } from '../../parse/url/host-match.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectIfSeen } from '../seen-part.ts';
import { type Known, planDns } from './dns-plan.ts';
import { type Part, resolveQuestion, sendDnsQuery } from './dns-question.ts';

/** Maximum number of concurrent questions. The reach has the same limit; waiting here preserves the order by importance. */
const IN_FLIGHT = 8;

/** The names that the scan is about. */
interface Own {
  readonly domain: string;
  readonly host: string;
}

interface Course {
  readonly own: Own;
  readonly known: Known & { readonly answers: Record<string, Part> };
  readonly queried: Set<string>;
  readonly running: Set<Promise<void>>;
}

const toKey = ({ type, name }: DnsQuestion): string => toAnswerKey(type, name);

/** A name used to detect wildcards: nobody has registered it, and one scan uses the same label everywhere. */
const createRandomName = ({ at }: Pick<Target, 'at'>, domain: string): string => `pijler-${at.toString(36)}.${domain}`;

/**
 * Whether a bogus answer to this question decides the domain's verdict: the page's own address, and the domain's mail
 * servers.
 */
const isDecisive = ({ type, name }: DnsQuestion, { domain, host }: Own): boolean =>
  type === 'A' || type === 'AAAA' ? name === host : type === 'MX' && name === domain;

/**
 * Starts one question. Once the domain's SOA is bogus, the rest of the domain is queried with CD, as every answer would
 * be SERVFAIL otherwise; decisive questions are still sent without it, as an SOA does not show whether visitors get an
 * address.
 */
const start = ({ known, queried, running, own }: Course, question: DnsQuestion, reach: Reach): void => {
  const key = toKey(question);
  const soa = known.answers[toAnswerKey('SOA', own.domain)];
  const isBogus = soa?.seen === true && soa.value.bogus && isUnder(question.name, own.domain);
  const unchecked = isBogus && !isDecisive(question, own);
  const task = resolveQuestion(reach, unchecked ? { ...question, cd: true } : question).then((part) => {
    known.answers[key] = part;
    running.delete(task);
  });
  queried.add(key);
  running.add(task);
};

/** Sends the planned questions, first the SOA alone, until the answers lead to no new ones. */
const follow = async (course: Course, reach: Reach): Promise<Known> => {
  const { known, queried, running, own } = course;
  for (;;) {
    const soa = known.answers[toAnswerKey('SOA', own.domain)];
    // An unreachable resolver need not be tried fifty more times.
    if (soa?.seen === false && soa.why === 'offline') throw new NotObservable('offline');
    const isSettled = queried.size === 0 || soa !== undefined;
    const mayAsk = isSettled && running.size < IN_FLIGHT;
    const next = mayAsk ? planDns(own, own.domain, known).find((question) => !queried.has(toKey(question))) : undefined;

    if (next !== undefined) start(course, next, reach);
    else if (running.size > 0) await Promise.race(running);
    else return known;
  }
};

const SIGNED = { name: 'nl', type: 'SOA' } as const;
/** Deliberately kept bogus by Comcast, for tests like this one. */
const BOGUS = { name: 'dnssec-failed.org', type: 'A' } as const;

const findOut = async (reach: Reach): Promise<boolean> => {
  const [signed, bogus] = await Promise.all([sendDnsQuery(reach, SIGNED), sendDnsQuery(reach, BOGUS)]);
  // A resolver that fails on either zone cannot be judged by it.
  if (signed.rcode !== 'NOERROR') throw new NotObservable('timeout', 'the signed zone does not answer');
  if (bogus.rcode !== 'SERVFAIL' && bogus.rcode !== 'NOERROR') throw new NotObservable('timeout', 'no answer');
  if (!signed.flags.ad || bogus.rcode !== 'SERVFAIL') return false;

  const unchecked = await sendDnsQuery(reach, { ...BOGUS, cd: true });
  if (unchecked.rcode !== 'NOERROR') throw new NotObservable('timeout', 'the bogus zone itself does not answer');
  return true;
};

/**
 * Whether the resolver validates: it authenticates a zone known to be signed, refuses one known to be bogus, and
 * returns that one when checking is disabled. Cached for the browser session; an inconclusive result is not cached.
 */
const isValidating = async (reach: Reach): Promise<boolean> =>
  (await collectIfSeen(() => reach.remember('dns-validates', () => findOut(reach)))) ?? false;

/** Everything DNS returns about the domain, answer by answer. Throws `NotObservable` when no question may be sent. */
export const collectDns = async (target: Target, reach: Reach): Promise<Facts['dns']> => {
  const { domain, level, isPublic, onSharedSuffix } = target;
  if (domain === null || !isPublic || onSharedSuffix) throw new NotObservable('notApplicable');
  if (level === 'A') throw new NotObservable('off');

  const known = { answers: {}, madeUpName: createRandomName(target, domain) };
  const own = { domain, host: target.host };
  const course = { own, known, queried: new Set<string>(), running: new Set<Promise<void>>() };
  const [trusted] = await Promise.all([isValidating(reach), follow(course, reach)]);
  return { ...known, validates: trusted };
};
