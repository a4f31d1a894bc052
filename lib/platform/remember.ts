import { PILLARS, type Report, type Target } from '../model.ts';
import type { Judged } from '../scan.ts';
import { RULES } from '../score.ts';
import type { Settings } from '../settings.ts';
import type { Note, ScanState } from '../state.ts';
import { browser } from './browser.ts';
import { keep, type Stored } from './history.ts';
import { holdReport } from './session-report.ts';
import { withoutQuery } from './without-query.ts';

/** The scan that ended, and what may become of it. */
interface Ended {
  readonly id: string;
  readonly target: Target;
  readonly settings: Settings;
  /** A private window: nothing is kept beyond the session's memory. */
  readonly isPrivate: boolean;
  /** What the site was seen to run on. */
  readonly platforms: readonly string[];
}

const reportOf = ({ id, target, platforms }: Ended, state: ScanState, judged: readonly Judged[]): Report => {
  const inOrder = PILLARS.flatMap((pillar) => judged.filter((one) => one.pillar === pillar));
  return {
    schema: 'pijler/report-1',
    id,
    rules: RULES,
    version: browser.runtime.getManifest().version,
    target,
    finishedAt: state.finishedAt ?? state.startedAt,
    findings: inOrder.flatMap(({ findings }) => findings),
    scores: inOrder.map(({ score }) => score),
    overall: state.overall,
    incomplete: state.incomplete,
    access: state.access,
    platforms,
    ledger: state.ledger,
  };
};

/** Keeps a scan in the history; why it is not there, if it is not. */
const place = async ({ settings, isPrivate }: Ended, scan: Stored): Promise<Note | null> => {
  if (isPrivate) return 'private';
  if (!settings.keepHistory) return 'historyOff';
  return (await keep(scan)) ? null : 'noRoom';
};

/**
 * Keeps the result; on the partner tier the report with it. A report that has no place in the history is held while its
 * tab is there. Tells why a scan is not in the history.
 */
export const remember = async (ended: Ended, state: ScanState, judged: readonly Judged[]): Promise<Note | null> => {
  const { result, finishedAt, tier } = state;
  if (result === null || finishedAt === null) return null;
  const { id, target, settings } = ended;
  const report = tier === 'partner' ? reportOf(ended, state, judged) : null;
  const full: Stored = { id, domain: target.host, finishedAt, result, report };
  const scan = settings.fullUrl ? full : withoutQuery(full, target.url);
  const note = await place(ended, scan);
  if (note !== null && scan.report !== null) await holdReport(target.tabId, scan.report);
  return note;
};
