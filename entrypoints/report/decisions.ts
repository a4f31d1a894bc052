import type { Deciding } from '../../components/report/finding/Decide.tsx';
import { useSlot } from '../../components/shared/use-slot.ts';
import { decidedReport, decisionsFor, type Lapsed, lapsedDecisions, redecided } from '../../lib/decision.ts';
import { decisionsSlot } from '../../lib/platform/storage/decisions.ts';
import { isExample } from './example.ts';
import type { Found } from './find-scan.ts';

interface Decided {
  /** The scan, its findings with what was decided about them. */
  readonly found: Found;
  /** Null where nothing can be decided: of an example, a file's, and a private window's. */
  readonly onDecide: Deciding | null;
  /** What was decided about findings that have changed since. */
  readonly lapsed: readonly Lapsed[];
}

const mayDecide = ({ stored: { id, imported }, state }: Found): boolean =>
  !isExample(id) && imported !== true && !(state?.notes ?? []).includes('private');

/** What was decided about a scan's findings, kept in step with what is stored. */
export const useDecisions = (found: Found): Decided => {
  const [all, setAll] = useSlot(decisionsSlot);
  const { report } = found.stored;
  if (report === null || !mayDecide(found)) return { found, onDecide: null, lapsed: [] };
  const { host } = report.target;
  const onDecide: Deciding = async ({ id: check, code, args }, decision) => {
    const entry = decision && { ...decision, check, code, args, rules: report.rules, at: Date.now() };
    setAll(await decisionsSlot.change((others) => redecided(others, { host, check }, entry)));
  };
  const decisions = decisionsFor(all ?? {}, host);
  const shown = decidedReport(report, decisions);
  const lapsed = lapsedDecisions(shown.findings, decisions, report.finishedAt);
  return { found: { ...found, stored: { ...found.stored, report: shown } }, onDecide, lapsed };
};
