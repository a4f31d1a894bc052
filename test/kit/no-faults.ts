import { afterEach, expect } from 'vitest';

/** An error of ours costs only its row, so that tests could stay green despite it: each test that met one fails. */

declare global {
  var faultsMet: string[] | undefined;
}

const describe = (part: unknown): string => (part instanceof Error ? (part.stack ?? String(part)) : String(part));

/** Test files may share this module or load it anew: the console is wrapped once. */
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

/** Returns the faults met until now, for a test that causes some: where, and by which error. They no longer count. */
export const takeFaults = (): readonly string[] => globalThis.faultsMet?.splice(0) ?? [];

afterEach(() => expect(takeFaults().join('\n'), 'errors of ours, which become rows “not tested”').toBe(''));
