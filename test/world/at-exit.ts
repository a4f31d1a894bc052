/**
 * Cleanups for when the process ends before its things were ended properly: on exit (also after an uncaught exception)
 * and on the signals that ask for it. They must be synchronous.
 */
const cleanups = new Set<() => void>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Registers a cleanup; the function it returns withdraws it. */
export const atExit = (cleanup: () => void): (() => void) => {
  if (cleanups.size === 0) listen();
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0) forget();
  };
};

const runAll = (): void => {
  for (const cleanup of cleanups) cleanup();
  cleanups.clear();
};

/** The signal is raised again, so that the process ends as whoever sent it expects. */
const onSignal = (signal: NodeJS.Signals): void => {
  runAll();
  forget();
  process.kill(process.pid, signal);
};

const listen = (): void => {
  process.on('exit', runAll);
  for (const signal of SIGNALS) process.on(signal, onSignal);
};

const forget = (): void => {
  process.off('exit', runAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
};
