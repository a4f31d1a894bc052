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

/** What limits a total, and the findings that the limit may name. */
interface Limited {
  readonly limit: Limit | null;
  readonly findings: readonly Finding[];
}

/** Puts a scan into words; supplied by the caller. */
export interface Presenter {
  /** In the viewer's language. */
  readonly say: Say;
  /** In the language of the result, which may be for others. */
  readonly sayInResult: Say;
  /** What limits a total, with the sentence of the finding that it names, in the viewer's language. */
  readonly toShownLimit: (limited: Limited) => ResultLimit | null;
  /** The same as a sentence, in the language of the result. */
  readonly sayLimitInResult: (limited: Limited) => string;
  /** Display names of the pillars in the result. */
  readonly names: Readonly<Record<Pillar, string>>;
  /** Address of the whole report. */
  readonly scanUrl: string;
  /** Whether the owner of a site with these facts cannot repair a finding: then it is no step, as in the report's path. */
  readonly isBeyond?: (facts: Partial<Evidence>) => (finding: Finding) => boolean;
  /** Earlier decisions about the site's findings; absent when there are none. */
  readonly decided?: readonly StoredDecision[];
}

/** A judged pillar as it appears in a result; if its checks cannot be put into words, at least its score. */
const toResultPillar = (judged: Judged, tier: Tier, say: Say): PillarState => {
  const { pillar: id, score } = judged;
  const bare: PillarState = { id, phase: 'done', score: score.score, incomplete: score.incomplete, unseen: [] };
  return tryOrElse(`what is told of ${id}`, bare, () => toPillarState(judged, tier, say));
};

/** The same as a state stores it: each check with the parts from which its sentences are made. */
export const toPillarResult = (judged: Judged, tier: Tier, say: Say): PillarState => {
  const shown = toResultPillar(judged, tier, say);
  if (shown.checks === undefined) return shown;
  const checks = judged.findings.flatMap(({ code, args, items }, index) => {
    const check = shown.checks?.[index];
    return check ? [{ ...check, evidence: check.evidence.slice(0, 1), code, args, items: [...items] }] : [];
  });
  return { ...shown, checks };
};

/** The first repair step; null when there is nothing to repair. */
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

/** The final event of a session whose pillars are judged; `at` in ms since 1970. */
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
