import * as z from 'zod/mini';
import { findPlatforms } from '../collect/software/platforms.ts';
import { FACTS, parseFittingFacts } from '../evidence.ts';
import { createPartSchema } from '../facts/seen.ts';
import { PILLARS, type Report } from '../model.ts';
import { assess, type Judged } from '../scan.ts';
import { computeTotal, RULES } from '../score.ts';
import { LedgerRow } from '../state.ts';

/** What a scan saw, as recorded by `scripts/example.ts`. */
const Recorded = z.object({
  /** Milliseconds since 1970. */
  finishedAt: z.number(),
  ledger: z.array(LedgerRow),
  facts: z.looseObject({ scan: createPartSchema(FACTS.scan) }),
});

/** A report, and the judged pillars that it is made from. */
export interface Example {
  readonly report: Report;
  readonly judged: readonly Judged[];
}

/** Judges recorded evidence by the current rules. Throws a TypeError for a recording without its scan. */
export const judgeExample = (recorded: unknown, { id, version }: Pick<Report, 'id' | 'version'>): Example => {
  const { finishedAt, ledger, facts } = Recorded.parse(recorded);
  if (!facts.scan.seen) throw new TypeError('a recording tells what was scanned');
  const evidence = parseFittingFacts((name) => facts[name]);
  const judged = PILLARS.map((pillar) => assess(pillar, evidence));
  const scores = judged.map(({ score }) => score);
  const report: Report = {
    schema: 'pijler/report-1',
    id,
    rules: RULES,
    version,
    // The browser in which the recording was made (`scripts/example.ts`).
    target: { ...facts.scan.value, tabId: -1, pillar: null, browser: 'chromium' },
    finishedAt,
    findings: judged.flatMap(({ findings }) => findings),
    scores,
    ...computeTotal(judged),
    access: true,
    platforms: findPlatforms(evidence),
    ledger,
  };
  return { report, judged };
};
