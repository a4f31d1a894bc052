import type { ScanState } from '../../../lib/state.ts';
import { passingLacks } from '../../../lib/view/passing.ts';
import type { Engine } from '../../../server/engine/engine.ts';

/** What one scan came to. */
export type Grade = Pick<ScanState, 'phase' | 'overall' | 'incomplete' | 'pillars'>;

/** What is higher with a trick than without it: a pillar that has a score where it had none is higher too. */
export const gains = (without: Grade, withIt: Grade): readonly string[] => {
  const higher = without.pillars.flatMap(({ id, score }) => {
    const now = withIt.pillars.find((pillar) => pillar.id === id)?.score ?? null;
    return now !== null && (score === null || now > score) ? [`${id}: ${score} → ${now}`] : [];
  });
  const total = (withIt.overall ?? 0) > (without.overall ?? 0);
  return [...higher, ...(total ? [`total: ${without.overall} → ${withIt.overall}`] : [])];
};

/** Times that a page is scanned while a busy machine leaves something out. */
const TRIES = 4;

/** What a scan of the service's engine comes to; once more where something was not seen for want of time, which a busy machine has little of. */
export const gradeByService = async (engine: Engine, url: string): Promise<Grade> => {
  for (let tries = 1; ; tries += 1) {
    const state = await engine.scan({ url }).then(
      ({ session }) => session.state,
      (error: unknown) => {
        if (tries === TRIES) throw error;
        return null;
      },
    );
    if (state !== null && (tries === TRIES || passingLacks(state).length === 0)) return state;
  }
};
