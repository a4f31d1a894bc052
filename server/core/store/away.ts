import { ObjectStoreError } from './objects/object-store.ts';

/** Codes of Node of a connection that is not made, or lost. */
const CONNECTION = /^(?:ECONN(?:REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT)$/;

/**
 * Classes of PostgreSQL's codes (appendix A of its manual) that pass: connection exception, insufficient resources, operator
 * intervention (it starts, or ends).
 */
const PASSING = /^(?:08|53|57)[0-9A-Z]{3}$/;

/** What `pg` says, without a code, of a connection that ended while it asked. */
const ENDED = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Whether an error says that the store is away for now: not reached, starting, ending, or without room. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof ObjectStoreError) return true;
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string };
  const of = String(code);
  return CONNECTION.test(of) || PASSING.test(of) || ENDED.test(message);
};
