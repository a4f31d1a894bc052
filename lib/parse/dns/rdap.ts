import { toIsoText } from '../../time.ts';
import { readIsoDate } from '../dates/iso-dates.ts';
import { isJsonObject, type JsonObject } from '../structured-data/json-object.ts';

/** A registry's data about a domain (RDAP, RFC 9083). */
export interface Registration {
  /** Status values in lower case, as registries write them: `client transfer prohibited`. */
  readonly statuses: readonly string[];
  /** Moments as ISO 8601 in UTC; null when missing or unreadable. */
  readonly registered: string | null;
  readonly expires: string | null;
  readonly changed: string | null;
  /** Host names, lower case, without last dot. */
  readonly nameservers: readonly string[];
  /** Whether the parent zone has a DS; null when not stated. */
  readonly signed: boolean | null;
  /** Name of the registrar; null when not stated. */
  readonly registrar: string | null;
}

/** Why a response has no data about a domain: no object, RDAP's own error (RFC 9083 §6), or an object of another class. */
type RdapProblem = 'malformed' | 'error' | 'otherObject';
type RdapReading =
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly problem: RdapProblem };

const keepObjects = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const readTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => readText(item) ?? []);

/** Converts a status to the form of RFC 8056; some registries still send EPP's own `clientHold`. */
const normalizeStatus = (status: string): string => status.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The moment of the last event with that action (RFC 9083 §4.5); some registries only give the day. */
const findEventDate = (events: readonly JsonObject[], action: string): string | null => {
  const dates = events.filter(({ eventAction }) => readText(eventAction)?.toLowerCase() === action);
  const moment = readIsoDate(readText(dates.at(-1)?.['eventDate']) ?? '');
  return moment === null ? null : toIsoText(moment);
};

/** The full name in a jCard (RFC 7095): `["vcard", [["fn", {}, "text", "…"], …]]`. */
const readCardName = (card: unknown): string | null => {
  const properties: unknown = Array.isArray(card) ? card[1] : null;
  const names = (Array.isArray(properties) ? properties : []).filter((item) => Array.isArray(item) && item[0] === 'fn');
  return readText(names[0]?.[3]);
};

const findRegistrar = (entities: unknown): string | null => {
  const entity = keepObjects(entities).find(({ roles }) =>
    readTexts(roles).some((role) => role.toLowerCase() === 'registrar'),
  );
  return entity === undefined ? null : (readCardName(entity['vcardArray']) ?? readText(entity['handle']));
};

const listHosts = (nameservers: unknown): string[] => {
  const names = keepObjects(nameservers).flatMap(({ ldhName }) => readText(ldhName) ?? []);
  return [...new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')))].sort();
};

const isSigned = (secureDns: unknown): boolean | null => {
  const signed = isJsonObject(secureDns) ? secureDns['delegationSigned'] : null;
  return typeof signed === 'boolean' ? signed : null;
};

const toAscii = (name: string): string => {
  const host = name.toLowerCase().replace(/\.$/, '');
  return URL.parse(`https://${host}`)?.hostname ?? host;
};

/** The domains that end the response's own addresses: its links to itself (RFC 9083 §4.2), in the form of RFC 9082 §3.1.3. */
const listOwnAddresses = (links: unknown): readonly string[] =>
  keepObjects(links)
    .filter(({ rel }) => readText(rel)?.toLowerCase() === 'self')
    .flatMap(({ href }) => /\/domain\/([^/?#]+)$/.exec(readText(href) ?? '')?.[1] ?? []);

/**
 * Whether a handle is a name. Some registries use a domain's own name as its handle; other handles
 * (`2138514_DOMAIN_COM-VRSN`) are not names.
 */
const isName = (handle: string, domain: string): boolean =>
  toAscii(handle).endsWith(domain.slice(domain.lastIndexOf('.')));

/**
 * Whether a response is about a domain: all names in it (RFC 9083 §5.3) are that domain's. When it has no names, its
 * handle and its own address are compared; a response without any of these is taken to be about the requested domain.
 */
export const isAbout = (json: unknown, domain: string): boolean => {
  const { ldhName, unicodeName, handle, links } = isJsonObject(json) ? json : {};
  const names = [ldhName, unicodeName].flatMap((name) => readText(name) ?? []);
  const handles = [handle].flatMap((one) => readText(one) ?? []).filter((one) => isName(one, toAscii(domain)));
  const listed = names.length > 0 ? names : [...handles, ...listOwnAddresses(links)];
  return listed.every((name) => toAscii(name) === toAscii(domain));
};

/** Reads an RDAP response that was parsed as JSON. Never throws: the result is a registration or a typed problem. */
export const readRdap = (json: unknown): RdapReading => {
  if (!isJsonObject(json)) return { ok: false, problem: 'malformed' };
  if (json['errorCode'] !== undefined) return { ok: false, problem: 'error' };
  if (readText(json['objectClassName'])?.toLowerCase() !== 'domain') return { ok: false, problem: 'otherObject' };

  const events = keepObjects(json['events']);
  return {
    ok: true,
    registration: {
      statuses: [...new Set(readTexts(json['status']).map(normalizeStatus))],
      registered: findEventDate(events, 'registration'),
      expires: findEventDate(events, 'expiration'),
      changed: findEventDate(events, 'last changed'),
      nameservers: listHosts(json['nameservers']),
      signed: isSigned(json['secureDNS']),
      registrar: findRegistrar(json['entities']),
    },
  };
};
