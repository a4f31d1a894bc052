import { type JsonLdNode, listNodes, listValues, parseJsonLd, readText, toBareType } from './json-ld.ts';

/** Structured data as in the page facts. */
export interface MarkedUp {
  readonly jsonLd: readonly string[];
  readonly microdata: readonly { readonly type: string; readonly property: string; readonly value: string }[];
}

/** An organisation or person as markup describes it: values by property name, texts only. */
export interface Entity {
  readonly type: string;
  readonly name: string;
  readonly url: string;
  readonly telephone: string;
  /** Chamber of Commerce number (KvK), digits; '' when absent. */
  readonly kvk: string;
  /** VAT number (btw-id), as written; '' when absent. */
  readonly vat: string;
  readonly postcode: string;
  readonly hasLogo: boolean;
  readonly hasAddress: boolean;
  readonly sameAs: readonly string[];
}

const KVK = /\bkvk|kamer ?van ?koophandel|chamber ?of ?commerce|coc\b/i;
const VAT = /\b(?:btw|vat)\b/i;

/** The number of one branch, beside that of its company (https://www.kvk.nl: vestigingsnummer, twelve digits). */
const BRANCH = /vestiging|branch/i;

/** Identifiers as PropertyValue nodes: `{ propertyID: "KvK", value: "12345678" }`; a branch's if there is no other. */
const findIdentifier = (node: JsonLdNode, kind: RegExp): string => {
  const named = listNodes(node, 'identifier').flatMap((one) => {
    const name = `${readText(one, 'propertyID')} ${readText(one, 'name')}`;
    return kind.test(name) ? { name, value: readText(one, 'value') } : [];
  });
  return (named.find(({ name }) => !BRANCH.test(name)) ?? named[0])?.value ?? '';
};

const findBareIdentifier = (node: JsonLdNode, shape: RegExp): string =>
  listValues(node, 'identifier').flatMap((value) =>
    typeof value === 'object' ? [] : (shape.exec(String(value))?.[0] ?? []),
  )[0] ?? '';

/** Schemes of ISO 6523 that number Dutch companies: the Chamber of Commerce (a branch has four digits more), and VAT. */
const SCHEME = { kvk: /^0106:\s*(\d{8})(?:\d{4})?$/, vat: /^9944:\s*(\S+)$/ };

/** A number by its scheme, as `iso6523Code` has it: `0106:12345678`. */
const findCodedNumber = (node: JsonLdNode, scheme: RegExp): string =>
  listValues(node, 'iso6523Code').flatMap((value) => scheme.exec(String(value))?.[1] ?? [])[0] ?? '';

/** A VAT number given as `taxID`, which search engines accept too. */
const findVatNumber = (node: JsonLdNode): string => {
  const number = readText(node, 'taxID');
  return /^NL/i.test(number) ? number : '';
};

const toEntity = (node: JsonLdNode): Entity => {
  const address = listNodes(node, 'address')[0];
  return {
    type: node.types[0] ?? '',
    name: readText(node, 'name') || readText(node, 'legalName'),
    url: readText(node, 'url') || (/^https?:/.test(node.id) ? node.id : ''),
    telephone:
      readText(node, 'telephone') ||
      (listNodes(node, 'contactPoint')
        .map((point) => readText(point, 'telephone'))
        .find((number) => number !== '') ??
        ''),
    kvk: findIdentifier(node, KVK) || findCodedNumber(node, SCHEME.kvk) || findBareIdentifier(node, /\b\d{8}\b/),
    vat:
      readText(node, 'vatID') || findIdentifier(node, VAT) || findCodedNumber(node, SCHEME.vat) || findVatNumber(node),
    postcode: address === undefined ? '' : readText(address, 'postalCode'),
    hasLogo: listValues(node, 'logo').length > 0 || listValues(node, 'image').length > 0,
    hasAddress: listValues(node, 'address').length > 0,
    sameAs: listValues(node, 'sameAs')
      .map((value) => (typeof value === 'object' ? value.id : String(value)))
      .filter((address) => address !== ''),
  };
};

/** The postcode of a page's microdata: '' when it has several, since a flat list does not say whose each is. */
const findOnlyPostcode = (microdata: MarkedUp['microdata']): string => {
  const all = new Set(microdata.flatMap(({ property, value }) => (property === 'postalCode' ? value : [])));
  const [first = ''] = all;
  return all.size === 1 ? first : '';
};

/** The microdata here has no tree: the properties of one type are combined. */
const toMicrodataEntity = (type: string, microdata: MarkedUp['microdata']): Entity => {
  const findValue = (property: string): string =>
    microdata.find((one) => toBareType(one.type) === type && one.property === property)?.value ?? '';
  return {
    type,
    name: findValue('name') || findValue('legalName'),
    url: findValue('url'),
    telephone: findValue('telephone'),
    kvk: '',
    vat: findValue('vatID'),
    postcode: findOnlyPostcode(microdata),
    hasLogo: findValue('logo') !== '' || findValue('image') !== '',
    hasAddress: microdata.some((one) => toBareType(one.type) === type && one.property === 'address'),
    sameAs: microdata
      .filter((one) => toBareType(one.type) === type && one.property === 'sameAs')
      .map((one) => one.value),
  };
};

/** Every organisation and person that markup describes, JSON-LD first; `types` are the names that count as one. */
export const findEntities = (data: MarkedUp, types: ReadonlySet<string>): readonly Entity[] => {
  const nodes = parseJsonLd(data.jsonLd).nodes.filter((node) => node.types.some((type) => types.has(type)));
  const micro = new Set(data.microdata.map(({ type }) => toBareType(type)).filter((type) => types.has(type)));
  return [...nodes.map(toEntity), ...[...micro].map((type) => toMicrodataEntity(type, data.microdata))];
};

/** The properties that a description lacks to distinguish its subject from a namesake. */
export const listLacking = (entity: Entity): readonly string[] => [
  ...(entity.name === '' ? ['name'] : []),
  ...(entity.url === '' ? ['url'] : []),
  ...(entity.hasLogo || entity.hasAddress || entity.telephone !== '' ? [] : ['logo / address / telephone']),
  ...(entity.sameAs.length > 0 || entity.kvk !== '' || entity.vat !== '' ? [] : ['sameAs / identifier / vatID']),
];
