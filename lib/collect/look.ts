import { $ZodError } from 'zod/v4/core';
import { FACTS, type FactName, type Facts, notSeen, type Seen, seen } from '../evidence.ts';
import type { Target } from '../model.ts';
import { isLocalFile } from '../parse/local-file.ts';
import { COLLECTORS } from './index.ts';
import { Blinded, type Reach } from './reach.ts';

/** Why a collector that threw saw nothing. */
const whyOf = (error: unknown): Extract<Seen<never>, { seen: false }>['why'] => {
  if (error instanceof Blinded) return error.why;
  return error instanceof $ZodError ? 'malformed' : 'interrupted';
};

/** What a page tells by itself. The other facts are answers of a server, and a local file has none. */
const OF_THE_PAGE: readonly FactName[] = ['scan', 'page', 'axe', 'richResults', 'libraries', 'language'];

/** One fact, seen or not and why: never rejects. What does not fit the fact's schema was not seen. */
export const look = async <Name extends FactName>(
  name: Name,
  target: Target,
  reach: Reach,
): Promise<Seen<Facts[Name]>> => {
  if (isLocalFile(target.url) && !OF_THE_PAGE.includes(name)) return notSeen('moot');
  try {
    const value: unknown = await COLLECTORS[name](target, reach);
    return seen(FACTS[name].parse(value) as Facts[Name]);
  } catch (error) {
    return notSeen(whyOf(error));
  }
};
