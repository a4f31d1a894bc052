import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BadCopy } from './bad-copy.ts';
import { isDay } from './plain.ts';

/** The folder of copies: one folder per source, and `copies.json` with the day on which each was taken. */
export interface Copies {
  /** The text of a file. Throws `BadCopy` when it is not there. */
  readonly text: (path: string) => string;
  /** Parses a JSON file, of any shape. Throws `BadCopy`. */
  readonly json: (path: string) => unknown;
  /** Names of the files in a folder, sorted. */
  readonly files: (path: string) => readonly string[];
  readonly has: (path: string) => boolean;
  /** The day on which a source was copied. Throws `BadCopy` if it is absent or in the future. */
  readonly day: (source: string) => string;
  /** The newest of those days: years are counted back from it, so that the same copies produce the same tables. */
  readonly newestDay: string;
}

const Manifest = z.record(z.string(), z.object({ day: z.string(), revision: z.optional(z.string()) }));

const readManifest = (folder: string, today: string): Readonly<Record<string, string>> => {
  const path = join(folder, 'copies.json');
  if (!existsSync(path)) throw new BadCopy(`${path} is not there: it names each copy and its day (docs/data.md).`);
  const read = Manifest.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new BadCopy(`${path} does not name a day for each copy.`);
  const days = Object.entries(read.data).map(([source, { day }]) => [source, day] as const);
  const wrong = days.find(([, day]) => !isDay(day) || day > today || day < '2020-01-01');
  if (wrong !== undefined) throw new BadCopy(`copies.json: ${wrong[0]} cannot have been copied on ${wrong[1]}.`);
  return Object.fromEntries(days);
};

/** Opens a folder of copies; `today` is the last valid day. Throws `BadCopy`. */
export const openCopies = (folder: string, today: string): Copies => {
  const days = readManifest(folder, today);
  const at = (path: string): string => join(folder, path);
  const text = (path: string): string => {
    if (!existsSync(at(path))) throw new BadCopy(`${path} is not among the copies.`);
    return readFileSync(at(path), 'utf8');
  };
  const json = (path: string): unknown => {
    try {
      return JSON.parse(text(path));
    } catch (error) {
      throw error instanceof BadCopy ? error : new BadCopy(`${path} is no JSON.`);
    }
  };
  const day = (source: string): string => {
    const found = Object.hasOwn(days, source) ? days[source] : undefined;
    if (found === undefined) throw new BadCopy(`copies.json does not tell on which day ${source} was copied.`);
    return found;
  };
  const files = (path: string): readonly string[] => (existsSync(at(path)) ? readdirSync(at(path)).toSorted() : []);
  const newestDay = Object.values(days).toSorted().at(-1) ?? today;
  return { text, json, files, has: (path) => existsSync(at(path)), day, newestDay };
};
