import { isLocalFile } from '../parse/url/local-file.ts';

type Replacing = readonly (readonly [string, string])[];

/** The folders that contain a file, the deepest first: they reveal who works on it and for whom. */
const listFolderReplacements = (address: string): Replacing => {
  const parts = address
    .replace(/^file:\/\/\/?/, '')
    .split('/')
    .slice(0, -1);
  return parts.map((_, index) => [`file:///${parts.slice(0, parts.length - index).join('/')}/`, 'file:///']);
};

/** How a form encodes a value (URL Standard, application/x-www-form-urlencoded). */
const encodeForm = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);

/** Markup writes the ampersands of a query as entities; an address that is a value in another one is encoded. */
const findQueryReplacements = (address: string): Replacing => {
  const search = URL.parse(address)?.search ?? '';
  if (search === '') return [];
  const spellings = [search, search.replaceAll('&', '&amp;'), encodeURIComponent(search), encodeForm(search)];
  return spellings.map((query) => [query, '']);
};

/**
 * Copies plain data without the parts of an address that may reveal people, wherever it is quoted: the query string,
 * with search terms, names and tokens; of a local file its folders.
 */
export const withoutQuery = <T>(data: T, address: string): T => {
  const replacing = [
    ...findQueryReplacements(address),
    ...(isLocalFile(address) ? listFolderReplacements(address) : []),
  ];
  if (replacing.length === 0) return data;
  const strip = (text: string): string => replacing.reduce((rest, [part, by]) => rest.replaceAll(part, by), text);
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? strip(value) : value)));
};
