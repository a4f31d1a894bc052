import { type Evidence, FACTS, type FactName, notSeen } from '../../../lib/evidence.ts';

/** Evidence of one site as a scan of the extension left it: fact → seen with its value, or not and why. */
export type Recorded = Readonly<Record<string, unknown>>;

interface Kept {
  readonly seen?: boolean;
  readonly value?: unknown;
}

/** Recorded facts as the engine takes them; one that no longer fits its schema was not seen. */
export const evidenceOf = (recorded: Recorded): Partial<Evidence> =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).map((name) => {
      const kept = (recorded[name] ?? notSeen('interrupted')) as Kept;
      if (kept.seen !== true) return [name, kept];
      const parsed = FACTS[name].safeParse(kept.value);
      return [name, parsed.success ? { seen: true, value: parsed.data } : notSeen('malformed')];
    }),
  ) as unknown as Partial<Evidence>;
