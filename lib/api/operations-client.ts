import * as z from 'zod/mini';
import { type Line, sendRequest, Unanswered } from './exchange.ts';
import { buildOperationCall, type Filled, isFilled, type Operation, type ParameterOf } from './operations.ts';

/** The answer of an operation: shown unchanged, never interpreted. */
export const OperationAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    status: z.number(),
    /** Content-Type as sent; '' without one. */
    type: z.string(),
    text: z.string(),
    truncated: z.boolean(),
    bytes: z.number(),
    ms: z.number(),
    /** Seconds the platform asks to wait. */
    retryAfter: z.nullable(z.number()),
  }),
  z.object({ ok: z.literal(false), why: z.enum(['unreachable', 'timeout', 'interrupted', 'noAccess']) }),
]);
export type OperationAnswer = z.infer<typeof OperationAnswer>;

/** The values of a call, by the names of its operation's parameters. */
export type Values<Table extends readonly Operation[], Id extends Table[number]['id']> = Readonly<
  Record<ParameterOf<Table, Id>, string>
>;

/** Calls the operations of a table by their ids, with exactly the parameters of each. */
interface OperationsClient<Table extends readonly Operation[]> {
  call<Id extends Table[number]['id']>(id: Id, values: Values<Table, Id>, body?: string): Promise<OperationAnswer>;
}

const callOperation = async (
  base: string,
  operation: Operation,
  filled: Filled,
  line: Line,
): Promise<OperationAnswer> => {
  try {
    const { status, type, text, truncated, bytes, ms, retryAfter } = await sendRequest(
      buildOperationCall(base, operation, filled),
      line,
    );
    return { ok: true, status, type, text, truncated, bytes, ms, retryAfter };
  } catch (error) {
    if (error instanceof Unanswered) return { ok: false, why: error.why };
    throw error;
  }
};

/**
 * A client for a platform's operations. A call throws a RangeError when a value is missing or invalid; whatever the
 * platform returns is an answer.
 */
export const createOperationsClient = <const Table extends readonly Operation[]>(
  table: Table,
  base: string,
  line: Line,
): OperationsClient<Table> => ({
  call: async (id, values, body = '') => {
    const operation = table.find((one) => one.id === id);
    if (operation === undefined || !isFilled(operation, { values, body })) throw new RangeError(`${id}: not filled in`);
    return callOperation(base, operation, { values, body }, line);
  },
});
