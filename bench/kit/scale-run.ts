import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreLocation } from '../../server/core/store/open-store.ts';
import { median, percentile } from './figures.ts';
import { watch } from './processes.ts';
import type { Did, Part } from './scale-process.ts';

/** Results of several processes on one store. */
export interface Round {
  /** Requests answered per second. */
  readonly perSecond: number;
  /** Requests for which there was no room, or that were not answered in time. */
  readonly refused: number;
  /** Milliseconds from a request to its answer, at the median and at the 95th percentile. */
  readonly median: number;
  readonly late: number;
  /** Seconds of the processor for each answer: of our processes, and of the database if it is a separate program. */
  readonly own: number;
  readonly database: number;
}

/** How long to measure, and the database's process; null if it is within ours. */
export interface How {
  readonly seconds: number;
  readonly database: number | null;
}

/** Resolves with the next message of a process; rejects if it ends instead. */
export const hear = async <T>(child: ChildProcess): Promise<T> => {
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with ${code}`)));
  failed.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return message as T;
};

/** Starts a process for each part, lets them work, and measures. */
export const runParts = async (
  location: StoreLocation,
  parts: readonly Omit<Part, 'place'>[],
  how: How,
): Promise<Round> => {
  const children = parts.map(() => fork(join(import.meta.dirname, 'scale-process.ts')));
  const all = async <T>(message: unknown): Promise<readonly T[]> => {
    const heard = Promise.all(children.map((child) => hear<T>(child)));
    for (const child of children) child.send(message as object);
    return heard;
  };
  try {
    // One after the other: the first creates the tables.
    for (const [index, child] of children.entries()) {
      const ready = hear(child);
      child.send({ ...parts[index], place: location });
      await ready;
    }
    await all('ask');
    for (const child of children) child.send('measure');
    const taken = how.database === null ? () => ({ processor: 0 }) : watch(how.database);
    const began = performance.now();
    await pause(how.seconds * 1_000);
    const seconds = (performance.now() - began) / 1_000;
    const database = taken().processor;
    const did = await all<Did>('report');
    const ended = Promise.all(children.map((child) => once(child, 'exit')));
    for (const child of children) child.send('end');
    await ended;
    return roundOf(did, { seconds, database });
  } finally {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  }
};

const roundOf = (
  did: readonly Did[],
  { seconds, database }: Readonly<Record<'seconds' | 'database', number>>,
): Round => {
  const sum = (of: (one: Did) => number): number => did.reduce((all, one) => all + of(one), 0);
  const answered = sum((one) => one.answered);
  const took = did.flatMap((one) => one.took);
  return {
    perSecond: answered / seconds,
    refused: sum((one) => one.refused),
    ...{ median: median(took), late: percentile(took, 95) },
    ...{ own: sum((one) => one.processor) / answered, database: database / answered },
  };
};
