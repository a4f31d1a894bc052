import type { ScanState } from '../../../lib/state.ts';
import { commonWords } from '../../../lib/words/common.ts';

/**
 * Errors of ours that a session met. To a user each costs one row; here each fails the test that meets it, and the end of
 * the session, also where a second try met none.
 */
export interface Faults {
  /** What was met: where, and by which error. */
  met(): readonly string[];
  /** Of the extension's own console. */
  hear(text: string): void;
  /** Of an error that nobody caught, by its class. */
  uncaught(text: string): void;
  /** Of a scan's state. Throws when it has any. */
  lookAt(state: ScanState): void;
  /** From now on the browser goes: what a background cannot finish because of that is nobody's error. */
  leave(): void;
  /** Throws when any was met. */
  end(): void;
}

/** What is told where the sentence of a conclusion is missing, or threw. */
const MISSING = [commonWords.nl, commonWords.en].flatMap(({ unsaid }) => Object.values(unsaid));

const inState = ({ pillars }: ScanState): readonly string[] =>
  pillars.flatMap(({ id, unseen, checks = [] }) => [
    ...unseen.flatMap(({ faults = [] }) =>
      faults.map(({ check = 'a check', error, at = '' }) => `${id}: ${check} ended by ${error} ${at}`.trimEnd()),
    ),
    ...checks.flatMap(({ id: check, evidence }) =>
      MISSING.includes(evidence[0] ?? '') ? [`${id}: ${check} has no sentence for what it found`] : [],
    ),
  ]);

const fail = (met: Iterable<string>): void => {
  const lines = [...met];
  if (lines.length > 0) throw new Error(`errors of ours, which become rows “not tested”:\n${lines.join('\n')}`);
};

/** Errors of a program; what a browser refuses is an `Error`. */
const OURS = /^(?:Uncaught )?(?:\(in promise\) )?(?:Type|Range|Reference|Syntax|Eval|URI)Error\b/;

/** `planted`: the extension was given an error on purpose, or nobody is to be stopped by one. */
export const watchFaults = (planted = false): Faults => {
  const met = new Set<string>();
  let isLeaving = false;
  const meet = (one: string): void => {
    if (!isLeaving) met.add(one);
  };
  const check = (): void => (planted ? undefined : fail(met));
  return {
    met: () => [...met],
    hear: (text) => {
      if (text.startsWith('Pijler fault')) meet(text);
    },
    uncaught: (text) => {
      if (OURS.test(text)) meet(`nobody caught: ${text}`);
    },
    lookAt: (state) => {
      const found = inState(state);
      for (const one of found) meet(one);
      if (found.length > 0) check();
    },
    leave: () => {
      isLeaving = true;
    },
    end: check,
  };
};
