import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { toAnswerKey } from '../../parse/dns/dns-answers.ts';
import type { DnsQuestion } from '../../parse/dns/dns-query.ts';
import { isUnder } from '../../parse/url/host-match.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectIfSeen } from '../seen-part.ts';
import { type Known, planDns } from './dns-plan.ts';
import { type Part, put, resolveQuestion } from './dns-question.ts';

/** Questions under way at once. The reach holds to the same number; waiting here keeps the order by importance. */
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

/** The label by which wildcards show: nobody has it, and one scan asks it everywhere. */
const createRandomName = ({ at }: Pick<Target, 'at'>, domain: string): string => `pijler-${at.toString(36)}.${domain}`;

/** Whether its being bogus decides what a domain is worth: the page's own address, and where the domain's mail goes. */
const isDecisive = ({ type, name }: DnsQuestion, { domain, host }: Own): boolean =>
  type === 'A' || type === 'AAAA' ? name === host : type === 'MX' && name === domain;

/**
 * Starts one question. Once the domain's SOA is bogus the rest of it is asked with CD, or every answer would be SERVFAIL;
 * what is decisive is asked without all the same, for an SOA says nothing of whether visitors get an address.
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

/** Asks what the plan says, the SOA alone first, until nothing new follows from the answers. */
const follow = async (course: Course, reach: Reach): Promise<Known> => {
  const { known, queried, running, own } = course;
  for (;;) {
    const soa = known.answers[toAnswerKey('SOA', own.domain)];
    // A resolver out of reach need not be asked fifty more times.
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
/** Kept bogus on purpose by Comcast, for tests like this one. */
const BOGUS = { name: 'dnssec-failed.org', type: 'A' } as const;

const findOut = async (reach: Reach): Promise<boolean> => {
  const [signed, bogus] = await Promise.all([put(reach, SIGNED), put(reach, BOGUS)]);
  // A resolver that has trouble with either says nothing of itself.
  if (signed.rcode !== 'NOERROR') throw new NotObservable('timeout', 'the signed zone does not answer');
  if (bogus.rcode !== 'SERVFAIL' && bogus.rcode !== 'NOERROR') throw new NotObservable('timeout', 'no answer');
  if (!signed.flags.ad || bogus.rcode !== 'SERVFAIL') return false;

  const unchecked = await put(reach, { ...BOGUS, cd: true });
  if (unchecked.rcode !== 'NOERROR') throw new NotObservable('timeout', 'the bogus zone itself does not answer');
  return true;
};

/**
 * Whether the resolver validates: it authenticates a zone known to be signed, refuses one known to be bogus, and lets
 * that through when asked not to check. Kept for the browser session; what could not be found out is not kept.
 */
const isValidating = async (reach: Reach): Promise<boolean> =>
  (await collectIfSeen(() => reach.remember('dns-validates', () => findOut(reach)))) ?? false;

/** What DNS says of the domain, answer by answer. Throws `NotObservable` where no question may be asked. */
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
