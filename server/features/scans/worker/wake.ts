import { type Queued, readQueued } from '../store/queue-notices.ts';

/** A worker of the queue, and the priorities of jobs that it takes. */
export interface Taker {
  readonly id: string;
  readonly minPriority?: number;
  readonly maxPriority?: number;
}

const takes = ({ minPriority = -Infinity, maxPriority = Infinity }: Taker, priority: number): boolean =>
  priority >= minPriority && priority <= maxPriority;

/** Which workers of a process look for a job. */
export interface Waking {
  add(taker: Taker): void;
  began(id: string): void;
  ended(id: string): void;
  /** Jobs came into the queue, as it is told on `QUEUED`. */
  tell(text: string): void;
  /** Any job may be free to be taken, by any of those that are idle: one of each kind looks. */
  lookAgain(): void;
}

/**
 * Wakes as many idle workers as there are new jobs, those first that were woken longest ago, and of several that may take a job one
 * that may take little else. Were all woken for each job, what a question costs would grow with the scans that can be made at once.
 */
export const makeWaking = (wake: (id: string) => void): Waking => {
  /** Idle ones, those that were woken last at the end. */
  const idle = new Map<string, Taker>();
  const all = new Map<string, Taker>();
  const isWide = ({ minPriority, maxPriority }: Taker): boolean =>
    minPriority === undefined && maxPriority === undefined;
  const rouse = (taker: Taker): void => {
    idle.delete(taker.id);
    idle.set(taker.id, taker);
    wake(taker.id);
  };
  const wakeFor = ({ priority, count }: Queued): void => {
    const able = [...idle.values()].filter((one) => takes(one, priority));
    const first = [...able.filter((one) => !isWide(one)), ...able.filter(isWide)];
    for (const taker of first.slice(0, count)) rouse(taker);
  };
  return {
    add: (taker) => {
      all.set(taker.id, taker);
      idle.set(taker.id, taker);
    },
    began: (id) => void idle.delete(id),
    ended: (id) => {
      const taker = all.get(id);
      // It looks for another at once.
      if (taker !== undefined) rouse(taker);
    },
    tell: (text) => {
      const queued = readQueued(text);
      if (queued !== null) wakeFor(queued);
    },
    lookAgain: () => {
      const kinds = new Map(
        [...idle.values()].toReversed().map((one) => [`${one.minPriority} ${one.maxPriority}`, one]),
      );
      for (const taker of kinds.values()) rouse(taker);
    },
  };
};
