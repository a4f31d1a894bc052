import type { Report } from '../../../../lib/model.ts';
import { withoutQuery } from '../../../../lib/session/without-query.ts';

/**
 * Removes the query of the page's address wherever a stored or displayed scan quotes it: queries may contain tokens and names.
 * `addresses` are the requested address and the one under which it is shown.
 */
export const stripQueries = <T>(data: T, addresses: readonly (string | null)[]): T =>
  addresses.reduce((rest, address) => (address?.includes('?') ? withoutQuery(rest, address) : rest), data);

/** An address without query and fragment. */
export const toBareAddress = (address: string): string => address.replace(/[?#].*$/s, '');

/** Removes the query of a report's address, which reports of earlier versions and of the extension may have. */
export const toBareReport = <R extends Report | null>(report: R): R =>
  report === null ? report : stripQueries(report, [report.target.url]);
