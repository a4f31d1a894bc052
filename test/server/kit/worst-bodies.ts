import { setTimeout as pause } from 'node:timers/promises';
import type { Listening } from './http.ts';

/**
 * Ms of processor time that this thread may spend in one go. On an embedded store its statements run on the same thread, and are not
 * counted here: there the test only checks that other requests are answered.
 */
export const MAX = 50;

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The longest turn of this thread, in ms of processor time, while some work runs, and the /healthz responses meanwhile. */
export const watched = async ({ base }: Listening, work: () => Promise<unknown>) => {
  let [longest, before, isOn, healthy] = [0, cpu(), true, 0];
  const look = (): void => {
    const now = cpu();
    longest = Math.max(longest, now - before);
    before = now;
    if (isOn) setImmediate(look);
  };
  const ask = async (): Promise<void> => {
    while (isOn) {
      if ((await fetch(`${base}/healthz`)).ok) healthy += 1;
      await pause(20);
    }
  };
  setImmediate(look);
  const asking = ask();
  const done = await work().finally(() => {
    isOn = false;
  });
  await asking;
  return { longest, healthy, done };
};

export const filled = (piece: string, bytes: number): string =>
  piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

export interface Body {
  readonly type: string;
  readonly text: string;
}
export const json = (text: string): Body => ({ type: 'application/json', text });
const csv = (text: string): Body => ({ type: 'text/csv', text });

/** Bodies of this size that would take long if they were parsed in one go, by name. */
export const worst = (bytes: number, list: string): Readonly<Record<string, Body>> => {
  const within = (items: string): Body => json(list === '' ? `[${items}]` : `{"${list}":[${items}]}`);
  return {
    'empty lines': csv(filled('\n', bytes)),
    'lines of a word': csv(filled('a\n', bytes)),
    'lines that are refused': csv(filled('geen adres;x;y\n', bytes)),
    'good lines': csv(
      Array.from({ length: 4_990 }, (_, n) => `site-${n}.nl;klant ${n};a,b`)
        .join('\n')
        .slice(0, bytes),
    ),
    'one line': csv(filled('a', bytes)),
    'one line of cells': csv(filled(';', bytes)),
    'a quotation mark that is never closed': csv(`"${filled('""', bytes)}`),
    'a list of nothing': within(`${filled('0,', bytes - 100)}0`),
    'a list of addresses': within(
      `${Array.from({ length: 4_990 }, (_, n) => `"site-${n}.nl"`)
        .join(',')
        .slice(0, bytes - 100)}`,
    ),
    'lists in lists': json(filled('[', bytes)),
    'an item of lists in lists': within(`${filled('[', bytes / 2)}${filled(']', bytes / 2 - 100)}`),
    'objects in objects': json(filled('{"a":', bytes)),
    'one field again and again': json(`{${filled('"a":1,', bytes - 10)}"a":1}`),
    'one text of escapes': within(`"${filled('\\u0041', bytes - 100)}"`),
    'white space': json(filled(' ', bytes)),
  };
};
