import { readdirSync, readFileSync } from 'node:fs';

/** Other processes of this machine with a text in their arguments or environment: `812 cmdline`. */
export const processesWith = (text: string): readonly string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .flatMap((pid) =>
      ['cmdline', 'environ'].flatMap((file) => {
        try {
          return readFileSync(`/proc/${pid}/${file}`).includes(text) ? [`${pid} ${file}`] : [];
        } catch {
          // It has ended meanwhile.
          return [];
        }
      }),
    );

/** Looks for them repeatedly while some work runs; returns its result, and all that were found. */
export const watchingProcesses = async <T>(
  text: string,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly found: readonly string[] }> => {
  const found = new Set<string>();
  const timer = setInterval(() => {
    for (const one of processesWith(text)) found.add(one);
  }, 100);
  try {
    return { done: await work(), found: [...found] };
  } finally {
    clearInterval(timer);
  }
};
