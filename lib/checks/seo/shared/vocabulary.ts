import type { Ruling } from '../../../check.ts';
import type { JsonLd } from '../../../parse/structured-data/json-ld.ts';
import {
  findMisspeltProperties,
  findUnfamiliarTypes,
  findUnknownTypes,
  isStrangeContext,
} from '../../../parse/structured-data/schema-types.ts';

type Fault = Ruling<'unreadable' | 'noContext' | 'unknownContext' | 'unknownType'>;
type Doubt = Ruling<'unfamiliarType' | 'misspelt'>;

/** Names of types that the page's own contexts do not define. */
const listTypes = ({ nodes, ownTerms }: JsonLd): readonly string[] =>
  nodes.flatMap(({ types }) => types).filter((type) => !ownTerms.has(type));

/** Why consumers cannot interpret a block or its type names; null when they can. */
export const findNameFault = (data: JsonLd): Fault | null => {
  if (data.broken.length > 0) return { code: 'unreadable', items: data.broken };
  if (data.contextless > 0) return { code: 'noContext' };
  const strange = data.otherContexts.filter(isStrangeContext);
  if (strange.length > 0) return { code: 'unknownContext', items: strange };
  const unknown = findUnknownTypes(listTypes(data));
  return unknown.length > 0 ? { code: 'unknownType', items: unknown } : null;
};

/** Names that schema.org's release does not contain; null when it contains all. */
export const findNameDoubt = (data: JsonLd): Doubt | null => {
  const unfamiliar = findUnfamiliarTypes(listTypes(data));
  if (unfamiliar.length > 0) return { code: 'unfamiliarType', items: unfamiliar };
  const misspelt = findMisspeltProperties(data.nodes).filter(
    (name) => !data.ownTerms.has(name.split('.').at(-1) ?? ''),
  );
  return misspelt.length > 0 ? { code: 'misspelt', items: misspelt } : null;
};
