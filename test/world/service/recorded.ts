import { createNotSeen, type Evidence, FACTS, type FactName } from '../../../lib/evidence.ts';

/** Evidence of one site as a scan of the extension left it: fact → seen with its value, or not and why. */
export type Recorded = Readonly<Record<string, unknown>>;

interface StoredResult {
  readonly seen?: boolean;
  readonly value?: unknown;
}

/** Recorded facts as the engine takes them; one that no longer fits its schema was not seen. */
export const evidenceOf = (recorded: Recorded): Partial<Evidence> =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).map((name) => {
      const stored = (recorded[name] ?? createNotSeen('interrupted')) as StoredResult;
      if (stored.seen !== true) return [name, stored];
      const parsed = FACTS[name].safeParse(stored.value);
      return [name, parsed.success ? { seen: true, value: parsed.data } : createNotSeen('malformed')];
    }),
  ) as unknown as Partial<Evidence>;
