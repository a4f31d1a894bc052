import * as z from 'zod/mini';
import { BLIND, type Blind, type Fault } from '../model.ts';

/**
 * Why a fact is missing: it could not be seen, or the question that it answers does not arise (`notApplicable`: the
 * page itself returned an error, which one check judges and which makes the others not applicable).
 */
export type Why = Blind | 'notApplicable';

/** Not seen and why; with an error of ours, what may be disclosed of it. */
export interface NotSeen {
  readonly seen: false;
  readonly why: Why;
  readonly fault?: Fault;
}
export type Seen<T> = { readonly seen: true; readonly value: T } | NotSeen;

export const createSeen = <T>(value: T): Seen<T> => ({ seen: true, value });
export const createNotSeen = (why: Why): NotSeen => ({ seen: false, why });

export const FaultSchema: z.ZodMiniType<Fault> = z.object({ error: z.string(), at: z.string() });

/** The schema of one part of a fact: seen, or not seen and why. */
export const createPartSchema = <T extends z.ZodMiniType>(value: T) =>
  z.discriminatedUnion('seen', [
    z.object({ seen: z.literal(true), value }),
    z.object({ seen: z.literal(false), why: z.enum([...BLIND, 'notApplicable']), fault: z.exactOptional(FaultSchema) }),
  ]);
