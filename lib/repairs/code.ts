/** Lines of code as one text. */
export const block = (lines: readonly string[]): string => lines.join('\n');

/** A value as JSON, the way people write it. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Text between double quotes, as in configurations and TOML. */
export const inDouble = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Text between single quotes, as in PHP and JavaScript. */
export const inSingle = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** Text in an attribute of XML. */
export const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
