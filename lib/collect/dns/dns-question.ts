import type { Facts } from '../../evidence.ts';
import { isAnswerTo } from '../../parse/dns/dns-answer-to.ts';
import { type DnsMessage, decodeMessage } from '../../parse/dns/dns-message.ts';
import { DnsFormatError } from '../../parse/dns/dns-name.ts';
import { type DnsQuestion, encodeQuery } from '../../parse/dns/dns-query.ts';
import { isPublicName } from '../../parse/url/host-name.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';

/** One answer of the fact, seen or not. */
export type Part = Facts['dns']['answers'][string];
type Answer = Extract<Part, { seen: true }>['value'];

/** Maximum number of records stored of an answer, and of characters of one text. */
const LIMIT = { records: 60, text: 4_000 };

/** Extended errors by which a resolver withholds an answer: forged, blocked, censored, filtered, prohibited (RFC 8914 §4). */
const WITHHELD: readonly number[] = [4, 15, 16, 17, 18];

/** Extended errors by which a resolver could not reach the domain's servers, and those about signatures (RFC 8914 §4). */
const UNREACHED: readonly number[] = [22, 23];
const UNPROVEN: readonly number[] = [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 25, 27];

/**
 * Whether a SERVFAIL is a temporary failure: if the same question succeeds with CD right afterwards, that says nothing
 * about signatures.
 */
const isOutage = ({ ede }: DnsMessage): boolean =>
  ede.some(({ code }) => UNREACHED.includes(code)) && !ede.some(({ code }) => UNPROVEN.includes(code));

/** Types that concern hosts: a single label is not asked for, even if it is a top-level domain. */
const OF_HOSTS: readonly DnsQuestion['type'][] = ['A', 'AAAA', 'MX', 'TLSA', 'HTTPS'];

/** Whether sending a question does not reveal a private name. */
const mayBeSent = ({ type, name }: DnsQuestion): boolean =>
  isPublicName(name) && (!OF_HOSTS.includes(type) || name.replace(/^(?:_[^.]*\.)+/, '').includes('.'));

/**
 * Sends one question to the resolver and returns its answer, whatever its code. Every question goes through here, so a
 * private name mentioned in a record is never sent. Throws `NotObservable`.
 */
export const sendDnsQuery = async (reach: Pick<Reach, 'resolve'>, question: DnsQuestion): Promise<DnsMessage> => {
  if (!mayBeSent(question)) throw new NotObservable('hidden', question.name);
  try {
    const message = decodeMessage(await reach.resolve(encodeQuery(question)));
    if (message.flags.tc) throw new NotObservable('tooLarge', question.name);
    if (!isAnswerTo(message, question)) throw new NotObservable('malformed', 'the answer is to another question');
    if (message.ede.some(({ code }) => WITHHELD.includes(code))) throw new NotObservable('unfitResolver', 'withheld');
    return message;
  } catch (error) {
    throw error instanceof DnsFormatError ? new NotObservable('malformed', error.message) : error;
  }
};

const shortenData = (data: object): Answer['records'][number]['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, LIMIT.text) : value]),
  );

/**
 * The records that are stored: when there are too many, texts that state a policy take precedence over ones that only
 * verify an account.
 */
const limitRecords = (answers: DnsMessage['answers']): DnsMessage['answers'] => {
  if (answers.length <= LIMIT.records) return answers;
  const isPolicy = (record: DnsMessage['answers'][number]): boolean =>
    record.type === 'TXT' && /^v\s*=/i.test(record.data.text);
  return [...answers.filter(isPolicy), ...answers.filter((record) => !isPolicy(record))].slice(0, LIMIT.records);
};

const toAnswer = ({ rcode, flags, answers, ede }: DnsMessage, bogus: boolean): Answer => ({
  rcode,
  authenticated: flags.ad && !flags.cd && !bogus,
  bogus,
  records: limitRecords(answers).map(({ name, type, ttl, data }) => ({ name, type, ttl, data: shortenData(data) })),
  errors: [...ede],
});

/** Sends one question; a SERVFAIL that CD lifts is bogus, and its records are those received with CD (RFC 4035 §5.5). */
export const resolveQuestion = (reach: Pick<Reach, 'resolve'>, question: DnsQuestion): Promise<Part> =>
  collectPart('dns', async () => {
    const message = await sendDnsQuery(reach, question);
    if (message.rcode !== 'SERVFAIL' || question.cd === true) return toAnswer(message, false);

    const unchecked = await sendDnsQuery(reach, { ...question, cd: true });
    const bogus = unchecked.rcode === 'NOERROR' || unchecked.rcode === 'NXDOMAIN';
    if (bogus && isOutage(message)) throw new NotObservable('timeout', question.name);
    return { ...toAnswer(unchecked, bogus), errors: [...message.ede] };
  });
