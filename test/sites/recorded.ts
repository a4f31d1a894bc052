import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Evidence, FACTS, type FactName, type Seen } from '../../lib/evidence.ts';

/** Evidence of a site as the extension saw it, by fact; what it did not look for is absent. */
export type Recorded = Readonly<Partial<Record<FactName, Seen<unknown>>>>;

type Fields = Readonly<Record<string, unknown>>;

/** A fact of which only these fields were seen otherwise. */
interface Partly {
  readonly but: Fields;
}

/** One archetype's two scans. What both saw alike stands once. */
interface Recording {
  readonly granted: Recorded;
  /** Facts of the scan without site access that differ from those above, or the fields of them that do. */
  readonly plain: Readonly<Record<string, Seen<unknown> | Partly>>;
}

export type Access = 'granted' | 'plain';

export const fileOf = (name: string): string => join(import.meta.dirname, `${name}.json`);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a fact is told beside the same fact of another scan; null when that says all. */
const beside = (base: Seen<unknown> | undefined, fact: Seen<unknown>): Seen<unknown> | Partly | null => {
  if (same(base, fact)) return null;
  if (!base?.seen || !fact.seen || !isFields(base.value) || !isFields(fact.value)) return fact;
  const { value } = base;
  if (!same(Object.keys(value), Object.keys(fact.value))) return fact;
  return { but: Object.fromEntries(Object.entries(fact.value).filter(([name, field]) => !same(field, value[name]))) };
};

const joined = (base: Seen<unknown> | undefined, result: Seen<unknown> | Partly): Seen<unknown> => {
  if (!('but' in result)) return result;
  return { seen: true, value: { ...(base?.seen && isFields(base.value) ? base.value : {}), ...result.but } };
};

/** One fact a line, so that a change of one shows as one. */
const lines = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fact]) => `${JSON.stringify(name)}:${JSON.stringify(fact)}`)
    .join(',\n');

/** The file that holds both scans. */
export const written = (granted: Recorded, plain: Recorded): string => {
  const differing = Object.fromEntries(
    Object.entries(plain)
      .map(([name, fact]) => [name, beside(granted[name as FactName], fact)] as const)
      .filter(([, result]) => result !== null),
  );
  return `{"granted":{\n${lines(granted)}\n},"plain":{\n${lines(differing)}\n}}\n`;
};

/** What stands in a recorded set that today's schemas do not take: `fact: where: what`. */
const misfits = (facts: Recorded): readonly string[] =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const schema = FACTS[name as FactName];
    if (schema === undefined) return [`${name}: no such fact any more`];
    const parsed = fact.seen ? schema.safeParse(fact.value) : null;
    const issue = parsed?.error?.issues[0];
    return issue === undefined ? [] : [`${name}: ${issue.path.join('.')}: ${issue.message}`];
  });

/** The same as today's schemas tell it: what a scan did not look for yet has its default. */
const describe = (facts: Recorded): Recorded =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const schema = FACTS[name as FactName];
      return [name, fact.seen ? { ...fact, value: schema.parse(fact.value) } : fact];
    }),
  );

/** One of the two scans that a file holds. */
export const recordedIn = (text: string, access: Access): Recorded => {
  const { granted, plain } = JSON.parse(text) as Recording;
  if (access === 'granted') return granted;
  const own = Object.entries(plain).map(([fact, result]) => [fact, joined(granted[fact as FactName], result)] as const);
  return { ...granted, ...Object.fromEntries(own) };
};

const contentOf = (name: string): string => readFileSync(fileOf(name), 'utf8');

/** The evidence of one archetype. Throws, with how to record it anew, when it no longer fits the schemas. */
export const recorded = (name: string, access: Access, read = contentOf): Partial<Evidence> => {
  const facts = recordedIn(read(name), access);
  const wrong = misfits(facts);
  if (wrong.length > 0) {
    throw new TypeError(
      `test/sites/${name}.json no longer fits the facts. Record it anew: npm run record -- ${name}\n${wrong.join('\n')}`,
    );
  }
  return describe(facts) as Partial<Evidence>;
};
