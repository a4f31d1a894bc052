import type { ScanState } from '../../../lib/state.ts';

/**
 * Errors of ours that a session met. To a user each costs one row; here each fails the test that meets it, and the end of
 * the session, also where a second try met none.
 */
export interface Faults {
  /** What was met: where, and by which error. */
  met(): readonly string[];
  /** Of the extension's own console. */
  hear(text: string): void;
  /** Of a scan's state. Throws when it has any. */
  lookAt(state: ScanState): void;
  /** Throws when any was met. */
  end(): void;
}

const inState = ({ pillars }: ScanState): readonly string[] =>
  pillars.flatMap(({ id, unseen }) =>
    unseen.flatMap(({ faults = [] }) =>
      faults.map(({ check = 'a check', error, at = '' }) => `${id}: ${check} ended by ${error} ${at}`.trimEnd()),
    ),
  );

const fail = (met: Iterable<string>): void => {
  const told = [...met];
  if (told.length > 0) throw new Error(`errors of ours, which become rows “not tested”:\n${told.join('\n')}`);
};

/** `planted`: the extension was given an error on purpose, or nobody is to be stopped by one. */
export const watchFaults = (planted = false): Faults => {
  const met = new Set<string>();
  const check = (): void => (planted ? undefined : fail(met));
  return {
    met: () => [...met],
    hear: (text) => {
      if (text.startsWith('Pijler fault')) met.add(text);
    },
    lookAt: (state) => {
      const found = inState(state);
      for (const one of found) met.add(one);
      if (found.length > 0) check();
    },
    end: check,
  };
};
