import { pillarState, type Say, scanResult } from '../api/compose.ts';
import { orElse } from '../fault.ts';
import type { Pillar, Tier } from '../model.ts';
import type { Judged } from '../scan.ts';
import { overall } from '../score.ts';
import type { PillarState } from '../state.ts';
import type { ScanEvent } from './event.ts';
import type { Session } from './reduce.ts';

/** How a scan is told, handed in by whoever has the words. */
export interface Telling {
  /** In the language of who looks on. */
  readonly say: Say;
  /** In that of the result, which may be for others. */
  readonly sayInResult: Say;
  /** Display names of the pillars in the result. */
  readonly names: Readonly<Record<Pillar, string>>;
  /** Where the whole report is. */
  readonly scanUrl: string;
}

/** A judged pillar as it is shown; where telling of its checks fails, its score all the same. */
export const toldPillar = (judged: Judged, tier: Tier, say: Say): PillarState => {
  const { pillar: id, score } = judged;
  const bare: PillarState = { id, phase: 'done', score: score.score, incomplete: score.incomplete, unseen: [] };
  return orElse(`what is told of ${id}`, bare, () => pillarState(judged, tier, say));
};

/** The end of a session whose pillars are judged; `at` in ms since 1970. */
export const finish = (
  { state, judged }: Session,
  { sayInResult, names, scanUrl }: Telling,
  at: number,
): Extract<ScanEvent, { readonly type: 'finished' }> => {
  const { tier, host: domain } = state;
  const grade = orElse<ReturnType<typeof overall>>('the total', { overall: null, incomplete: true }, () =>
    overall(judged.map(({ score }) => score)),
  );
  const pillars = state.pillars.map((shown) => {
    const one = judged.find(({ pillar }) => pillar === shown.id);
    return one === undefined ? shown : toldPillar(one, tier, sayInResult);
  });
  const result = scanResult(pillars, { domain, overall: grade.overall, tier, scanUrl, names });
  return { type: 'finished', at, ...grade, result };
};
