/**
 * What a build prints is read by its runner line by line, and some lines are commands to it: `::set-env …` at the beginning
 * of a line behind any white space (GitHub, Forgejo), `##[…]` and `##vso[…]` anywhere in one (GitHub's older form, Azure
 * Pipelines), `##teamcity[…]`. A scanned page may say such a line of itself, so no file of ours holds one.
 */

/** Two colons behind nothing but white space of their own line. */
const COLONS = /^([^\S\n\r\u2028\u2029]*):(?=:)/gm;
const HASHES = /##(?=\w*\[)/g;

/** Text as it stands in a file without any way to write a character otherwise (Markdown, CSV, a table): with a space within. */
export const escapePlainForLog = (text: string): string => text.replace(COLONS, '$1: ').replace(HASHES, '# #');

/** JSON that says the same: in it such characters stand in strings alone, where they may be written by their number. */
export const escapeJsonForLog = (json: string): string => json.replace(HASHES, '#\\u0023');

/** Escaped text in XML or HTML that says the same, by references. */
export const escapeMarkupForLog = (text: string): string => text.replace(COLONS, '$1&#58;').replace(HASHES, '#&#35;');

/** A value as JSON that no runner reads a command in. */
export const formatJson = (value: unknown, indent?: number): string =>
  escapeJsonForLog(JSON.stringify(value, null, indent));
