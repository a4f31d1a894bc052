import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What others publish about the standards, in packages that our tools bring along: the compatibility tables of MDN (by web-ext)
 * and Chromium's own protocol (by puppeteer-core). They are independent of our tables.
 */

const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../node_modules', path), 'utf8'));

interface Compat {
  readonly status?: { readonly deprecated: boolean };
  readonly spec_url?: string | readonly string[];
}
type Entry = { readonly __compat?: Compat } & { readonly [name: string]: Entry };

const mdn = read('@mdn/browser-compat-data/data.json') as {
  readonly api: Entry;
  readonly http: { readonly headers: Entry };
};

const namesIn = (entry: Entry | undefined): readonly string[] =>
  Object.keys(entry ?? {}).filter((name) => name !== '__compat');

/** The parts of a response header according to MDN, including deprecated ones. */
export const partsOfHeader = (header: string): readonly { readonly name: string; readonly isDeprecated: boolean }[] =>
  namesIn(mdn.http.headers[header]).map((name) => ({
    name,
    isDeprecated: mdn.http.headers[header]?.[name]?.__compat?.status?.deprecated === true,
  }));

/** Names of the permissions that a script can request (`navigator.permissions`), according to MDN. */
export const permissionsOfScripts = (): readonly string[] =>
  namesIn(mdn.api['Permissions']).flatMap((name) => /^permission_(.+)$/.exec(name)?.[1] ?? []);

/** Interfaces with a method of one of these names, according to MDN. */
export const interfacesWith = (...methods: readonly string[]): readonly string[] =>
  namesIn(mdn.api).filter((name) => methods.some((method) => mdn.api[name]?.[method] !== undefined));

/** The values of an enumeration of Chromium's protocol. */
export const valuesInChromium = (domain: string, type: string): readonly string[] => {
  const { domains } = read('devtools-protocol/json/browser_protocol.json') as {
    readonly domains: readonly {
      readonly domain: string;
      readonly types?: readonly { readonly id: string; readonly enum?: readonly string[] }[];
    }[];
  };
  const found = domains.find((one) => one.domain === domain)?.types?.find(({ id }) => id === type)?.enum;
  if (found === undefined) throw new Error(`Chromium's protocol has no ${domain}.${type}`);
  return found;
};
