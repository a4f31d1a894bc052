/** Contents of the declarations: names of types, the types below LocalBusiness, and names of properties; each sorted. */
export interface Vocabulary {
  readonly types: readonly string[];
  readonly localBusinesses: readonly string[];
  readonly properties: readonly string[];
}

/** A declaration of a type or of its fields: the declared name, what it extends, and its body. */
const DECLARED = /^(?:export )?interface (\w+) extends ([^{]+)\{([\s\S]*?)^\}/gm;
/** Values that are not nodes (https://schema.org/DataType), and quantities. */
const DATA_TYPES =
  'Boolean CssSelectorType Date DateTime Distance Duration Energy Float Integer Mass Number PronounceableText Quantity Text Time ' +
  'URL XPathType';

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

/** Reads the declarations of `schema-dts`. Throws if they have another form, so that no empty table is written. */
export const readVocabulary = (declarations: string): Vocabulary => {
  const above = new Map<string, readonly string[]>();
  const named = new Map<string, string>();
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(DECLARED)) {
    above.set(name, parents.match(/\w+/g) ?? []);
    const type = /"@type": "([A-Za-z0-9]+)"/.exec(body)?.[1];
    if (type !== undefined) named.set(name, type);
  }
  const isBelow = (name: string, ancestor: string): boolean =>
    name === ancestor || (above.get(name) ?? []).some((parent) => isBelow(parent, ancestor));
  // Roles (https://schema.org/Role) are declared differently, together with what they stand for.
  const written = [...declarations.matchAll(/^ {4}"@type": "([A-Za-z0-9]+)"/gm)].map(([, type = '']) => type);
  const types = sorted([...written, ...DATA_TYPES.split(' ')]);
  const localBusinesses = sorted(
    [...named].filter(([name]) => isBelow(name, 'LocalBusinessBase')).map(([, type]) => type),
  );
  const properties = sorted([...declarations.matchAll(/^ {4}"([A-Za-z0-9]+)"\?:/gm)].map(([, name = '']) => name));
  if (types.length < 800 || properties.length < 1_200 || localBusinesses.length < 100) {
    throw new TypeError(`too little was read: ${types.length} types, ${properties.length} properties`);
  }
  return { types, localBusinesses, properties };
};

const lines = (names: readonly string[]): string =>
  (names.join(' ').match(/.{1,108}(?:\s|$)/g) ?? []).map((line) => `'${line}'`).join(' +\n    ');

const set = (name: string, comment: string, names: readonly string[]): string =>
  `/** ${names.length} ${comment} */
export const ${name}: ReadonlySet<string> = new Set(
  (
    ${lines(names)}
  ).split(' '),
);
`;

/** The text of `lib/data/generated/schema-types.ts`. */
export const vocabularyTable = (declarations: string, version: string): string => {
  const { types, localBusinesses, properties } = readVocabulary(declarations);
  return `/**
 * Names of schema.org's vocabulary (https://schema.org, CC BY-SA 3.0), made by \`npm run vocabulary\` from schema-dts ${version}
 * (Apache-2.0); the pending ones and those that were superseded among them.
 */

${set('SCHEMA_TYPE_NAMES', 'types, data types too.', types)}
${set('LOCAL_BUSINESS_NAMES', 'types of local businesses: LocalBusiness and all below it.', localBusinesses)}
${set('SCHEMA_PROPERTY_NAMES', 'properties.', properties)}`;
};
