import { ObjectStoreError } from './objects/object-store.ts';

/** Node's error codes of a connection that cannot be made, or is lost. */
const CONNECTION = /^(?:ECONN(?:REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT)$/;

/**
 * Classes of PostgreSQL's codes (appendix A of its manual) that are temporary: connection exception, insufficient resources,
 * operator intervention (it starts, or ends).
 */
const PASSING = /^(?:08|53|57)[0-9A-Z]{3}$/;

/** Messages of `pg`, without a code, about a connection that ended during a query. */
const ENDED = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Whether an error means that the store is temporarily unavailable: unreachable, starting, ending, or without room. */
export const isStoreUnavailable = (error: unknown): boolean => {
  if (error instanceof ObjectStoreError) return true;
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string };
  const of = String(code);
  return CONNECTION.test(of) || PASSING.test(of) || ENDED.test(message);
};
