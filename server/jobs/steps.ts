import { readStep, type Step } from '../store/scans/steps.ts';

/** Who hears how far scans are, by the name of their question. */
export interface Steps {
  /** Hands on what was told on the channel of steps. */
  tell(text: string): void;
  /** Calls `hear` with every step from now on; the result ends that. */
  hear(question: string, hear: (step: Step) => void): () => void;
}

export const makeSteps = (): Steps => {
  const hearers = new Map<string, Set<(step: Step) => void>>();
  return {
    tell: (text) => {
      const message = readStep(text);
      if (message === null) return;
      const { question, ...step } = message;
      for (const hear of hearers.get(question) ?? []) hear(step);
    },
    hear: (question, hear) => {
      const those = hearers.get(question) ?? new Set();
      hearers.set(question, those.add(hear));
      return () => {
        those.delete(hear);
        if (those.size === 0 && hearers.get(question) === those) hearers.delete(question);
      };
    },
  };
};
