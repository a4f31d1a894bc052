/** Lines of code as one text. */
export const joinLines = (lines: readonly string[]): string => lines.join('\n');

/** A value as JSON, the way people write it. */
export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Text between double quotes, as in configurations and TOML. */
export const escapeDoubleQuoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Text between single quotes, as in PHP and JavaScript. */
export const escapeSingleQuoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** Text in an attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
