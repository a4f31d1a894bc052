import type { Report } from '../../../../lib/model.ts';
import { withoutQuery } from '../../../../lib/session/without-query.ts';

/**
 * What is kept and shown of a scan has no query of its page's address, wherever that is quoted: tokens and names stand in
 * queries. `addresses` are those that it was asked for by and shown under.
 */
export const stripQueries = <T>(data: T, addresses: readonly (string | null)[]): T =>
  addresses.reduce((rest, address) => (address?.includes('?') ? withoutQuery(rest, address) : rest), data);

/** An address without query and fragment. */
export const toBareAddress = (address: string): string => address.replace(/[?#].*$/s, '');

/** A report without the query of its address, which those of earlier versions and of the extension may have. */
export const toBareReport = <R extends Report | null>(report: R): R =>
  report === null ? report : stripQueries(report, [report.target.url]);
