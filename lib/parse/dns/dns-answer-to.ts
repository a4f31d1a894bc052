import type { DnsMessage } from './dns-message.ts';
import { DnsFormatError, formatLabel, joinLabels, splitLabels } from './dns-name.ts';
import type { DnsQuestion } from './dns-query.ts';

const CLASS_IN = 1;

/** A name as messages are read to: lower case, without last dot (RFC 4343: case does not count). '' for what is none. */
const normalizeName = (name: string): string => {
  try {
    return joinLabels(splitLabels(name).map(formatLabel));
  } catch (error) {
    if (error instanceof DnsFormatError) return '';
    throw error;
  }
};

type Records = DnsMessage['answers'];

/** The names that an answer goes along: the one asked, and what each alias (CNAME) stands for, in turn. */
const followAliases = (name: string, records: Records): ReadonlySet<string> => {
  const aliases = new Map(
    records.flatMap((record) => (record.type === 'CNAME' ? [[record.name, record.data.target] as const] : [])),
  );
  const chain = new Set([name]);
  for (let next = aliases.get(name); next !== undefined && !chain.has(next); next = aliases.get(next)) chain.add(next);
  return chain;
};

/** Characters of a name as text: 255 octets (RFC 1035 §2.3.4), of which each takes four at most (`\000`). */
const LONGEST = 1_020;

/** Every name that one of these stands below, the root included; what is too long to be a name stands below none. */
const listAbove = (names: ReadonlySet<string>): ReadonlySet<string> => {
  const above = new Set(['.']);
  for (const name of names) {
    if (name.length > LONGEST) continue;
    // A dot within a label is written with a backslash: what follows it is compared too, and is no name of a record.
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      const rest = name.slice(dot + 1);
      // What stands above it is known already.
      if (above.has(rest)) break;
      above.add(rest);
    }
  }
  return above;
};

/** Of a whole branch that was renamed (DNAME, RFC 6672), the record itself and its signature stand above the name. */
const mayStandAbove = ({ type }: Records[number]): boolean => type === 'TYPE39' || type === 'RRSIG';

/**
 * Whether a response answers a question: its name, type and class are those asked (RFC 5452 §9.1), and every record of its
 * answer belongs to the name asked or to what the aliases from there lead to; what was asked stands at their end.
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
