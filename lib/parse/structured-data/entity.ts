import { type JsonLdNode, nodesOf, parseJsonLd, textOf, valuesOf } from './json-ld.ts';

/** Structured data as the page facts have it. */
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

/** Identifiers as PropertyValue nodes: `{ propertyID: "KvK", value: "12345678" }`. */
const identifierOf = (node: JsonLdNode, kind: RegExp): string => {
  const named = nodesOf(node, 'identifier').find((one) =>
    kind.test(`${textOf(one, 'propertyID')} ${textOf(one, 'name')}`),
  );
  return named === undefined ? '' : textOf(named, 'value');
};

const bareIdentifier = (node: JsonLdNode, shape: RegExp): string =>
  valuesOf(node, 'identifier').flatMap((value) =>
    typeof value === 'object' ? [] : (shape.exec(String(value))?.[0] ?? []),
  )[0] ?? '';

/** Schemes of ISO 6523 that number Dutch companies: the Chamber of Commerce (a branch has four digits more), and VAT. */
const SCHEME = { kvk: /^0106:\s*(\d{8})(?:\d{4})?$/, vat: /^9944:\s*(\S+)$/ };

/** A number by its scheme, as `iso6523Code` has it: `0106:12345678`. */
const codedNumber = (node: JsonLdNode, scheme: RegExp): string =>
  valuesOf(node, 'iso6523Code').flatMap((value) => scheme.exec(String(value))?.[1] ?? [])[0] ?? '';

/** A VAT number that stands as `taxID`, as search engines accept it too. */
const taxedAs = (node: JsonLdNode): string => {
  const number = textOf(node, 'taxID');
  return /^NL/i.test(number) ? number : '';
};

const fromNode = (node: JsonLdNode): Entity => {
  const address = nodesOf(node, 'address')[0];
  return {
    type: node.types[0] ?? '',
    name: textOf(node, 'name') || textOf(node, 'legalName'),
    url: textOf(node, 'url') || (/^https?:/.test(node.id) ? node.id : ''),
    telephone:
      textOf(node, 'telephone') ||
      (nodesOf(node, 'contactPoint')
        .map((point) => textOf(point, 'telephone'))
        .find((number) => number !== '') ??
        ''),
    kvk: identifierOf(node, KVK) || codedNumber(node, SCHEME.kvk) || bareIdentifier(node, /\b\d{8}\b/),
    vat: textOf(node, 'vatID') || identifierOf(node, VAT) || codedNumber(node, SCHEME.vat) || taxedAs(node),
    postcode: address === undefined ? '' : textOf(address, 'postalCode'),
    hasLogo: valuesOf(node, 'logo').length > 0 || valuesOf(node, 'image').length > 0,
    hasAddress: valuesOf(node, 'address').length > 0,
    sameAs: valuesOf(node, 'sameAs')
      .map((value) => (typeof value === 'object' ? value.id : String(value)))
      .filter((address) => address !== ''),
  };
};

const bareType = (type: string): string => type.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '');

/** Microdata keeps no tree here: the properties of one type are taken together. */
const fromMicrodata = (type: string, microdata: MarkedUp['microdata']): Entity => {
  const value = (property: string): string =>
    microdata.find((one) => bareType(one.type) === type && one.property === property)?.value ?? '';
  return {
    type,
    name: value('name') || value('legalName'),
    url: value('url'),
    telephone: value('telephone'),
    kvk: '',
    vat: value('vatID'),
    postcode: microdata.find(({ property }) => property === 'postalCode')?.value ?? '',
    hasLogo: value('logo') !== '' || value('image') !== '',
    hasAddress: microdata.some((one) => bareType(one.type) === type && one.property === 'address'),
    sameAs: microdata.filter((one) => bareType(one.type) === type && one.property === 'sameAs').map((one) => one.value),
  };
};

/** Every organisation and person that markup describes, JSON-LD first; `types` are the names that count as one. */
export const entitiesIn = (data: MarkedUp, types: ReadonlySet<string>): readonly Entity[] => {
  const nodes = parseJsonLd(data.jsonLd).nodes.filter((node) => node.types.some((type) => types.has(type)));
  const micro = new Set(data.microdata.map(({ type }) => bareType(type)).filter((type) => types.has(type)));
  return [...nodes.map(fromNode), ...[...micro].map((type) => fromMicrodata(type, data.microdata))];
};

/** What a description lacks to tell its subject from a namesake. */
export const lackingIn = (entity: Entity): readonly string[] => [
  ...(entity.name === '' ? ['name'] : []),
  ...(entity.url === '' ? ['url'] : []),
  ...(entity.hasLogo || entity.hasAddress || entity.telephone !== '' ? [] : ['logo / address / telephone']),
  ...(entity.sameAs.length > 0 || entity.kvk !== '' || entity.vat !== '' ? [] : ['sameAs / identifier / vatID']),
];
