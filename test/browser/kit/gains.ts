import type { ScanState } from '../../../lib/state.ts';
import { listPassingLacks } from '../../../lib/view/passing.ts';
import type { Engine } from '../../../server/engine/engine.ts';

/** What one scan came to. */
export type Grade = Pick<ScanState, 'phase' | 'overall' | 'incomplete' | 'pillars' | 'range'>;

/** What is higher with a trick than without it: a pillar that has a score where it had none is higher too. */
export const gains = (without: Grade, withIt: Grade): readonly string[] => {
  const higher = without.pillars.flatMap(({ id, score }) => {
    const now = withIt.pillars.find((pillar) => pillar.id === id)?.score ?? null;
    return now !== null && (score === null || now > score) ? [`${id}: ${score} → ${now}`] : [];
  });
  const total = (withIt.overall ?? 0) > (without.overall ?? 0);
  return [...higher, ...(total ? [`total: ${without.overall} → ${withIt.overall}`] : [])];
};

/** Told as incomplete, with a range that begins at or below what it is without the trick. */
const isShownIncomplete = (
  { incomplete, range }: Pick<Grade, 'incomplete' | 'range'>,
  before: number | null,
): boolean => incomplete && range !== undefined && range[0] <= (before ?? 0);

/**
 * The same without the pillars of which everybody is told that they are open, and how low they may be
 * (docs/decisions/29-open-and-told.md); the total is among those only where that is asked for.
 */
export const untoldGains = (without: Grade, withIt: Grade, mayTotal = false): readonly string[] => {
  const open = withIt.pillars.filter((pillar) => {
    const before = without.pillars.find(({ id }) => id === pillar.id)?.score ?? null;
    return isShownIncomplete(pillar, before);
  });
  const named = [
    ...open.map(({ id }) => `${id}:`),
    ...(mayTotal && isShownIncomplete(withIt, without.overall) ? ['total:'] : []),
  ];
  return gains(without, withIt).filter((gain) => !named.some((name) => gain.startsWith(name)));
};

/** The checks that cost less with a trick than without it, or were not judged with it: where a gain comes from. */
export const cheaper = (without: Grade, withIt: Grade): readonly string[] => {
  const before = without.pillars.flatMap(({ checks = [] }) => checks);
  const caps = (grade: Grade): string =>
    grade.pillars
      .flatMap(({ id, limitedBy }) => (limitedBy ? [`${id} ${limitedBy.cap} ${limitedBy.check}`] : []))
      .join(' ');
  const after = new Map(withIt.pillars.flatMap(({ checks = [] }) => checks.map((check) => [check.id, check])));
  const costs = before.flatMap(({ id, outcome, points }) => {
    const now = after.get(id);
    if (now === undefined || now.points >= points) return [];
    return [`${id} ${outcome} ${points} → ${now.outcome} ${now.reason ?? ''} ${now.points}`];
  });
  return [
    ...costs,
    `caps ${caps(without)} → ${caps(withIt)}`,
    `ranges ${JSON.stringify([withIt.range, ...withIt.pillars.map(({ id, range }) => [id, range])])}`,
  ];
};

/** Times that a page is scanned while a busy machine leaves something out. */
const TRIES = 4;

/** What a scan of the service's engine comes to; once more where something was not seen for want of time, which a busy machine has little of, `most` times at most. */
export const gradeByService = async (engine: Engine, url: string, most = TRIES): Promise<Grade> => {
  for (let tries = 1; ; tries += 1) {
    const state = await engine.scan({ url }).then(
      ({ session }) => session.state,
      (error: unknown) => {
        if (tries === most) throw error;
        return null;
      },
    );
    if (state !== null && (tries === most || listPassingLacks(state).length === 0)) return state;
  }
};
