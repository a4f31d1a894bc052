/** Takes secrets out of what a scan tells: a page may say again what was filled in or sent to it. */

/** Characters without which a text is no secret: taking it out would take ordinary words out. */
const SHORTEST = 4;

const REDACTED = '•••';

/** How a value is written in markup, in addresses and in forms. */
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

/** What takes these secrets out of plain data, wherever they stand in it; the same data where there are none. */
export const createRedactor = (secrets: readonly string[]): (<T>(data: T) => T) => {
  const long = secrets.filter(({ length }) => length >= SHORTEST);
  // The longest first: one may be a part of another.
  const all = [...new Set(long.flatMap(listSpellings))].toSorted((one, other) => other.length - one.length);
  if (all.length === 0) return (data) => data;
  const redactText = (text: string): string => all.reduce((rest, one) => rest.replaceAll(one, REDACTED), text);
  return <T>(data: T): T => mapTexts(data, redactText) as T;
};
