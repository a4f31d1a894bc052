import type { DnsMessage } from './dns-message.ts';
import { DnsFormatError, formatLabel, joinLabels, splitLabels } from './dns-name.ts';
import type { DnsQuestion } from './dns-query.ts';

const CLASS_IN = 1;

/**
 * A name in the form in which messages are decoded: lower case, without trailing dot (RFC 4343: case does not count).
 * '' for an invalid name.
 */
const normalizeName = (name: string): string => {
  try {
    return joinLabels(splitLabels(name).map(formatLabel));
  } catch (error) {
    if (error instanceof DnsFormatError) return '';
    throw error;
  }
};

type Records = DnsMessage['answers'];

/** The names on the chain of aliases (CNAME): the queried one, then the target of each alias in turn. */
const followAliases = (name: string, records: Records): ReadonlySet<string> => {
  const aliases = new Map(
    records.flatMap((record) => (record.type === 'CNAME' ? [[record.name, record.data.target] as const] : [])),
  );
  const chain = new Set([name]);
  for (let next = aliases.get(name); next !== undefined && !chain.has(next); next = aliases.get(next)) chain.add(next);
  return chain;
};

/** Most characters of a name as text: 255 octets (RFC 1035 §2.3.4), each of at most four characters (`\000`). */
const LONGEST = 1_020;

/** All ancestors of these names, including the root; a text that is too long to be a name has none. */
const listAbove = (names: ReadonlySet<string>): ReadonlySet<string> => {
  const above = new Set(['.']);
  for (const name of names) {
    if (name.length > LONGEST) continue;
    // A dot within a label is written with a backslash: the text after it is listed too, but is no record's name.
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      const rest = name.slice(dot + 1);
      // Its ancestors are known already.
      if (above.has(rest)) break;
      above.add(rest);
    }
  }
  return above;
};

/**
 * Whether a record may belong to an ancestor of the name: a DNAME, which renames a whole branch (RFC 6672), and its
 * signature.
 */
const mayStandAbove = ({ type }: Records[number]): boolean => type === 'TYPE39' || type === 'RRSIG';

/**
 * Whether a response answers a question: its name, type and class are those queried (RFC 5452 §9.1), and every record
 * of its answer belongs to the queried name or to one on the chain of aliases from there; records of the queried type
 * belong to the end of that chain.
 */
export const isAnswerTo = ({ question, answers }: DnsMessage, query: Pick<DnsQuestion, 'name' | 'type'>): boolean => {
  const name = normalizeName(query.name);
  if (question === null || question.inClass !== CLASS_IN || question.type !== query.type) return false;
  if (question.name !== name) return false;
  const chain = query.type === 'CNAME' ? new Set([name]) : followAliases(name, answers);
  const last = [...chain].at(-1);
  const above = listAbove(chain);
  return answers.every((record) => {
    if (record.type === query.type) return record.name === last;
    return chain.has(record.name) || (mayStandAbove(record) && above.has(record.name));
  });
};
