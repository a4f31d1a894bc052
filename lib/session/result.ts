import { type Say, scanResult, toPillarState } from '../api/compose.ts';
import { toNotGradable } from '../api/not-gradable.ts';
import type { ResultLimit } from '../api/result.ts';
import { filterDecisionsAt, type StoredDecision, withDecisions } from '../decision.ts';
import { listDecisiveStates } from '../decisive-states.ts';
import type { Evidence } from '../evidence.ts';
import { tryOrElse } from '../fault.ts';
import type { Finding, Limit, Pillar, Tier, Total } from '../model.ts';
import { buildPath } from '../path/path.ts';
import type { Judged } from '../scan.ts';
import { computeTotal } from '../score.ts';
import type { FirstStep, PillarState } from '../state.ts';
import type { ScanEvent } from './event.ts';
import type { Session } from './reduce.ts';

/** What limits a total, and the findings that it may name. */
interface Limited {
  readonly limit: Limit | null;
  readonly findings: readonly Finding[];
}

/** How a scan is told, handed in by whoever has the words. */
export interface Presenter {
  /** In the language of who looks on. */
  readonly say: Say;
  /** In that of the result, which may be for others. */
  readonly sayInResult: Say;
  /** What limits a total, with the sentence of the finding that it names, in the language of who looks on. */
  readonly toShownLimit: (limited: Limited) => ResultLimit | null;
  /** The same in a sentence, in that of the result. */
  readonly sayLimitInResult: (limited: Limited) => string;
  /** Display names of the pillars in the result. */
  readonly names: Readonly<Record<Pillar, string>>;
  /** Where the whole report is. */
  readonly scanUrl: string;
  /** What the owner of a site of which this was seen cannot repair: no step, as in the report's path. */
  readonly isBeyond?: (facts: Partial<Evidence>) => (finding: Finding) => boolean;
  /** What was decided about the site's findings before; absent where nothing was. */
  readonly decided?: readonly StoredDecision[];
}

/** A judged pillar as a result has it; where telling of its checks fails, its score all the same. */
const toResultPillar = (judged: Judged, tier: Tier, say: Say): PillarState => {
  const { pillar: id, score } = judged;
  const bare: PillarState = { id, phase: 'done', score: score.score, incomplete: score.incomplete, unseen: [] };
  return tryOrElse(`what is told of ${id}`, bare, () => toPillarState(judged, tier, say));
};

/** The same as a state keeps it: each check with what its sentences are made of. */
export const toPillarResult = (judged: Judged, tier: Tier, say: Say): PillarState => {
  const shown = toResultPillar(judged, tier, say);
  if (shown.checks === undefined) return shown;
  const checks = judged.findings.flatMap(({ code, args, items }, index) => {
    const check = shown.checks?.[index];
    return check ? [{ ...check, evidence: check.evidence.slice(0, 1), code, args, items: [...items] }] : [];
  });
  return { ...shown, checks };
};

/** What to do first; null where nothing is to be done. */
const findFirstStep = (
  { judged, facts }: Session,
  { say, decided = [], isBeyond }: Presenter,
  at: number,
): FirstStep | null => {
  const all = judged.flatMap((one) => one.findings);
  const findings = withDecisions(all, filterDecisionsAt(decided, at));
  const [first] = buildPath({
    findings,
    pillars: judged.map(({ pillar }) => pillar),
    ...(isBeyond === undefined ? {} : { isBeyond: isBeyond(facts) }),
  });
  if (first === undefined) return null;
  const { kind, pillar, points, before, after, countsWith, opens } = first;
  const [lead] = first.findings;
  const { imperative, title } = say(lead);
  return { check: lead.id, title: imperative || title, kind, pillar, points, before, after, countsWith, opens };
};

/** The end of a session whose pillars are judged; `at` in ms since 1970. */
export const finish = (
  session: Session,
  presenter: Presenter,
  at: number,
): Extract<ScanEvent, { readonly type: 'finished' }> => {
  const { state, judged } = session;
  const { tier, host: domain } = state;
  const { sayInResult, names, scanUrl } = presenter;
  const findings = judged.flatMap((one) => one.findings);
  const grade = tryOrElse<Total>('the total', { overall: null, incomplete: true, limit: null }, () =>
    computeTotal(judged),
  );
  const limited = { limit: grade.limit, findings };
  const pillars = state.pillars.map((shown) => {
    const one = judged.find(({ pillar }) => pillar === shown.id);
    return one === undefined ? shown : toResultPillar(one, tier, sayInResult);
  });
  const limit = grade.limit && tryOrElse('what limits the total', null, () => presenter.sayLimitInResult(limited));
  const walled = state.notes.includes('wall');
  const notGradable = tryOrElse('why it is no grade', null, () =>
    toNotGradable({ total: grade, parts: judged, walled }),
  );
  const result = scanResult(pillars, { domain, total: grade, limit, notGradable, tier, scanUrl, names });
  return {
    type: 'finished',
    at,
    result,
    ...grade,
    limit: tryOrElse('what limits the total', null, () => presenter.toShownLimit(limited)),
    states: listDecisiveStates(findings),
    first: tier === 'public' ? null : tryOrElse('the first step', null, () => findFirstStep(session, presenter, at)),
  };
};
