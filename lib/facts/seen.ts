import * as z from 'zod/mini';
import { BLIND, type Blind } from '../model.ts';

/**
 * Why a fact is not there: nobody could see it, or the question it answers does not arise (`moot`: the page itself
 * answered with an error, which one check judges and which empties the others).
 */
export type Why = Blind | 'moot';
export type Seen<T> = { readonly seen: true; readonly value: T } | { readonly seen: false; readonly why: Why };

export const seen = <T>(value: T): Seen<T> => ({ seen: true, value });
export const notSeen = (why: Why): Seen<never> => ({ seen: false, why });

/** The schema of one part of a fact: seen, or not and why. */
export const part = <T extends z.ZodMiniType>(value: T) =>
  z.discriminatedUnion('seen', [
    z.object({ seen: z.literal(true), value }),
    z.object({ seen: z.literal(false), why: z.enum([...BLIND, 'moot']) }),
  ]);
