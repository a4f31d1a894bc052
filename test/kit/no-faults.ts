import { afterEach, expect } from 'vitest';

/** An error of ours costs its row and nothing more: so that no test stays green for that, each ends red that met one. */

declare global {
  var faultsMet: string[] | undefined;
}

const describe = (part: unknown): string => (part instanceof Error ? (part.stack ?? String(part)) : String(part));

/** Files of tests may share this module or load it anew: the console is listened to once. */
const listen = (): string[] => {
  const met: string[] = [];
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    if (String(parts[0]).startsWith('Pijler fault')) met.push(parts.map(describe).join(' '));
    else write(...parts);
  };
  return met;
};
globalThis.faultsMet ??= listen();

/** Faults that were met until now, for a test that makes some: where, and by which error. They count no more. */
export const takeFaults = (): readonly string[] => globalThis.faultsMet?.splice(0) ?? [];

afterEach(() => expect(takeFaults().join('\n'), 'errors of ours, which become rows “not tested”').toBe(''));
