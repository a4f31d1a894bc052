/** Joins lines of code into one text. */
export const joinLines = (lines: readonly string[]): string => lines.join('\n');

/** Formats a value as indented JSON. */
export const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Escapes text for double quotes, as in configurations and TOML. */
export const escapeDoubleQuoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Escapes text for single quotes, as in PHP and JavaScript. */
export const escapeSingleQuoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** Escapes text for an XML attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
