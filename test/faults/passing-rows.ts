import { type Blind, PILLARS } from '../../lib/model.ts';
import type { Note, ScanState } from '../../lib/state.ts';
import type { PassingCause } from '../../lib/view/passing.ts';

/** What of a scan decides whether it is shown again. */
export type Lacking = Pick<ScanState, 'pillars' | 'notes' | 'lackedBefore'>;

/** A scan that lacks what is named as `pillar reason`. */
export const lacking = (
  lacks: readonly string[],
  notes: readonly Note[] = [],
  lackedBefore: readonly string[] = [],
  score: number | null = 80,
): Lacking => ({
  notes: [...notes],
  lackedBefore: [...lackedBefore],
  pillars: PILLARS.map((id) => ({
    ...{ id, phase: 'done', score, incomplete: false },
    unseen: lacks.flatMap((lack) => {
      const [pillar, why] = lack.split(' ');
      return pillar === id ? [{ why: why as Blind, count: 2 }] : [];
    }),
  })),
});

/** What was met, the cause that the popup names, and whether a second press shows the same result while online and while offline. */
export interface PassingRow {
  readonly met: string;
  readonly state: Lacking;
  readonly cause: PassingCause | null;
  readonly online: boolean;
  readonly offline: boolean;
}

export const PASSING_ROWS: readonly PassingRow[] = (
  [
    ['nothing lacking', lacking([]), null, true, true],
    ['no access, which lasts', lacking(['seo denied', 'beveiliging denied']), null, true, true],
    ['too large, which lasts', lacking(['seo tooLarge']), null, true, true],
    ['offline before the scan', lacking(['seo offline', 'domein offline'], ['offline']), 'offline', false, true],
    ['the network lost in mid-scan', lacking(['domein offline']), 'offline', false, true],
    ['the resolver limited', lacking(['domein limited']), 'limited', false, false],
    ['the resolver limited again', lacking(['domein limited'], [], ['domein limited'], null), 'limited', false, false],
    ['the registry limited again', lacking(['domein limited'], [], ['domein limited']), 'limited', true, true],
    ['no connection, twice', lacking(['domein offline'], [], ['domein offline']), 'offline', false, true],
    ['a time-out', lacking(['beveiliging timeout']), 'slow', false, false],
    ['out of time', lacking(['toegankelijkheid time']), 'slow', false, false],
    ["a hotel's login page", lacking(['domein offline', 'seo login'], ['login']), 'portal', false, true],
    ['a login page of the site', lacking(['seo login'], ['login']), null, true, true],
    ['the same as the scan before', lacking(['seo time'], [], ['seo time']), 'slow', true, true],
    ['other things than the scan before', lacking(['seo time'], [], ['ai time']), 'slow', false, false],
    ['less than the scan before', lacking(['seo time'], [], ['seo time', 'ai time']), 'slow', true, true],
  ] as const
).map(([met, state, cause, online, offline]) => ({ met, state, cause, online, offline }));
