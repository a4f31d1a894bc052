/** Removes secrets from the results of a scan: a page may repeat what was filled in or sent to it. */

/** Minimum characters of a secret: removing shorter texts would remove ordinary words. */
const SHORTEST = 4;

const REDACTED = '•••';

/** Spellings of a value in markup, in addresses and in forms. */
const listSpellings = (secret: string): readonly string[] => {
  const inMarkup = secret
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  return [secret, inMarkup, encodeURIComponent(secret), encodeURI(secret), inForm, JSON.stringify(secret).slice(1, -1)];
};

const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [map(name), mapTexts(one, map)]));
};

/**
 * Creates a function that removes these secrets from plain data, wherever they occur; without secrets it returns the same data.
 */
export const createRedactor = (secrets: readonly string[]): (<T>(data: T) => T) => {
  const long = secrets.filter(({ length }) => length >= SHORTEST);
  // The longest first, because one may be a part of another.
  const all = [...new Set(long.flatMap(listSpellings))].toSorted((one, other) => other.length - one.length);
  if (all.length === 0) return (data) => data;
  const redactText = (text: string): string => all.reduce((rest, one) => rest.replaceAll(one, REDACTED), text);
  return <T>(data: T): T => mapTexts(data, redactText) as T;
};
