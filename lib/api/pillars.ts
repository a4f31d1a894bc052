import { PILLARS, type Pillar } from '../model.ts';
import { isJsonObject, type JsonObject } from '../parse/structured-data/json-object.ts';
import { omitFields, readScore, readText } from './lenient.ts';
import type { ServiceNote, ServicePillar } from './service.ts';

interface PillarsRead {
  /** In the scan API's order. */
  readonly pillars: readonly ServicePillar[];
  readonly notes: readonly ServiceNote[];
  /** Fields of each pillar that the scan API does not know, unchanged. */
  readonly aside: JsonObject;
}

interface One {
  readonly pillar: ServicePillar | null;
  readonly notes: readonly ServiceNote[];
  readonly aside: JsonObject;
}

/** Entries that are read, at most. */
const MAX = 50;

const note = (code: ServiceNote['code'], detail = ''): ServiceNote => ({ code, detail });

const isPillar = (id: string | null): id is Pillar => PILLARS.some((pillar) => pillar === id);

const readOne = (entry: unknown): One => {
  if (!isJsonObject(entry)) return { pillar: null, notes: [note('pillarUnfit')], aside: {} };
  const id = readText(entry['id'], 40);
  if (!isPillar(id)) return { pillar: null, notes: [note('pillarUnknown', id ?? '')], aside: {} };

  const scored = readScore(entry['score']);
  const { checks } = entry;
  return {
    pillar: {
      id,
      name: readText(entry['name'], 80) ?? '',
      score: scored.is === 'score' ? scored.score : null,
      checks: Array.isArray(checks) ? checks.length : null,
    },
    notes: scored.is === 'unfit' ? [note('scoreUnfit', id)] : [],
    aside: omitFields(entry, ['id', 'name', 'score']),
  };
};

/** Reads the pillars of an answer: the first of every id; unknown ids are only noted. `pillar` is the single one requested. */
export const readPillars = (value: unknown, pillar: Pillar | null): PillarsRead => {
  const read = (Array.isArray(value) ? value.slice(0, MAX) : []).map(readOne);
  const found = new Map<Pillar, One>();
  const twice: ServiceNote[] = [];
  for (const one of read) {
    if (one.pillar === null) continue;
    if (found.has(one.pillar.id)) twice.push(note('pillarTwice', one.pillar.id));
    else found.set(one.pillar.id, one);
  }
  const missing = (pillar === null ? PILLARS : [pillar]).filter((id) => !found.has(id));
  const surplus = pillar !== null && [...found.keys()].some((id) => id !== pillar);
  return {
    pillars: PILLARS.flatMap((id) => found.get(id)?.pillar ?? []),
    notes: [
      ...read.flatMap(({ notes }) => notes),
      ...twice,
      ...(missing.length > 0 ? [note('pillarMissing', missing.join(', '))] : []),
      ...(surplus ? [note('otherPillars')] : []),
    ],
    aside: Object.fromEntries(
      [...found].flatMap(([id, { aside }]) => (Object.keys(aside).length > 0 ? [[id, aside]] : [])),
    ),
  };
};
