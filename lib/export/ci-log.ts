/**
 * A build's output is read line by line by its runner, and some lines are commands to it: `::set-env …` at the
 * beginning of a line after any white space (GitHub, Forgejo), `##[…]` and `##vso[…]` anywhere in a line (GitHub's
 * older form, Azure Pipelines), `##teamcity[…]`. A scanned page may contain such a line, so none of our files does.
 */

/** Two colons preceded only by white space on their line. */
const COLONS = /^([^\S\n\r\u2028\u2029]*):(?=:)/gm;
const HASHES = /##(?=\w*\[)/g;

/** Escapes text for a format without escapes of its own (Markdown, CSV, a table), by inserting a space. */
export const escapePlainForLog = (text: string): string => text.replace(COLONS, '$1: ').replace(HASHES, '# #');

/**
 * Escapes JSON without changing its meaning: there such characters occur only in strings, where a numeric escape can
 * replace them.
 */
export const escapeJsonForLog = (json: string): string => json.replace(HASHES, '#\\u0023');

/** Escapes already escaped text in XML or HTML without changing its meaning, by character references. */
export const escapeMarkupForLog = (text: string): string => text.replace(COLONS, '$1&#58;').replace(HASHES, '#&#35;');

/** Formats a value as JSON in which no runner finds a command. */
export const formatJson = (value: unknown, indent?: number): string =>
  escapeJsonForLog(JSON.stringify(value, null, indent));
