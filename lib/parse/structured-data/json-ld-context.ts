import { isJsonObject } from './json-object.ts';

const LIMIT = { nodes: 5_000, excerpt: 120 };
/**
 * Addresses under which schema.org publishes its context (https://schema.org/docs/developers.html#jsonld). Anything but
 * an absolute address is relative to the page (JSON-LD 1.1 §4.1); a sub-domain is another vocabulary.
 */
const CONTEXT =
  /^https?:\/\/(?:www\.)?schema\.org(?:\/?|\/docs\/jsonldcontext\.json(?:ld)?|\/version\/latest\/?|\/[#?].*)$/i;

/** Flattens a value to a list: opens arrays, `@list`, `@set` and `@value`, without recursion. */
export const flattenValue = (value: unknown): readonly unknown[] => {
  const waiting = [value];
  const values: unknown[] = [];
  while (waiting.length > 0 && values.length < LIMIT.nodes) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next.slice(0, LIMIT.nodes).reverse());
    else if (isJsonObject(next) && '@value' in next) waiting.push(next['@value']);
    else if (isJsonObject(next) && ('@list' in next || '@set' in next)) waiting.push(next['@list'] ?? next['@set']);
    else values.push(next);
  }
  return values;
};

/** The vocabularies that a context declares: an address, or `@vocab` of an object (JSON-LD 1.1 §4.1.2). */
const listVocabularies = (context: unknown): readonly string[] =>
  flattenValue(context).flatMap((one) => {
    const said = isJsonObject(one) ? one['@vocab'] : one;
    return typeof said === 'string' && said.trim() !== '' ? [said.trim()] : [];
  });

/** The address that a prefix for schema.org's terms stands for, with or without `/` or `#` at its end. */
const TERMS = /^https?:\/\/(?:www\.)?schema\.org(?:[/#]|\/#)?$/i;

/**
 * Prefixes that a context defines for schema.org: `schema:name`, or `s:name`, is then the same as `name` (JSON-LD 1.1
 * §4.1.5). An expanded definition has its address in `@id`.
 */
export const findSchemaPrefixes = (context: unknown): readonly string[] =>
  flattenValue(context).flatMap((one) => {
    if (!isJsonObject(one)) return [];
    return Object.entries(one).flatMap(([name, value]) => {
      const address = isJsonObject(value) ? value['@id'] : value;
      return !name.startsWith('@') && typeof address === 'string' && TERMS.test(address.trim()) ? [name] : [];
    });
  });

/** Whether names under a `@context` are schema.org's. */
export const isSchemaOrg = (context: unknown): boolean =>
  findSchemaPrefixes(context).length > 0 || listVocabularies(context).some((one) => CONTEXT.test(one));

/** Describes a context for display: the vocabularies that it names, else its JSON, truncated. */
export const describeContext = (context: unknown): string =>
  (listVocabularies(context).join(' ') || (JSON.stringify(context) ?? '')).slice(0, LIMIT.excerpt).toWellFormed();

/** Names that a context defines itself, in addition to those of its vocabulary (JSON-LD 1.1 §4.1). */
export const listDefinedTerms = (context: unknown): readonly string[] =>
  flattenValue(context).flatMap((one) =>
    isJsonObject(one) ? Object.keys(one).filter((key) => !key.startsWith('@')) : [],
  );
