import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { isFullRun } from '../kit/inputs.ts';
import { turnsOf } from '../kit/taking-turns.ts';
import { ARCHETYPES, type Archetype, type Band } from '../sites/archetypes.ts';
import type { Shown } from '../sites/graded.ts';
import { differenceWithoutAccess } from '../sites/without-access.ts';
import { ARCHETYPE_SITES } from '../world/sites/archetypes.ts';
import { SITES } from '../world/sites.ts';
import { startWorld, type World } from '../world/world.ts';
import { grade, openGranted, openUngranted } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';

/** Archetypes of each kind in both browsers, with and without access; the full run scans all of them in both. */

const SAMPLE = ['gewoon', 'startvite'];
// Behind a challenge or a form their visitor has been let in before: those stand in their recordings.
const CHOSEN = ARCHETYPES.filter(({ name, enter }) => enter === undefined && (isFullRun || SAMPLE.includes(name)));

let world: World;

beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...ARCHETYPE_SITES] });
});
afterAll(() => world.stop());

interface Column extends Shown {
  readonly name: string;
}

const withRange = (range: Shown['range'] | undefined): Pick<Shown, 'range'> => (range === undefined ? {} : { range });

const columnsOf = ({ overall, incomplete, range, pillars }: ScanState): readonly Column[] => [
  { name: 'overall', score: overall, incomplete, ...withRange(range) },
  ...PILLARS.map((name) => {
    const pillar = pillars.find(({ id }) => id === name);
    const { score = null, incomplete: isIncomplete = false } = pillar ?? {};
    return { name, score, incomplete: isIncomplete, ...withRange(pillar?.range) };
  }),
];

const lies = (score: number | null, band: Band | undefined): boolean => {
  if (band === null || band === undefined) return score === null;
  return score !== null && score >= band[0] && score <= band[1];
};

/** Scores outside the bands that an expert expects. */
const outside = (columns: readonly Column[], bands: Archetype['bands']): readonly string[] =>
  columns.flatMap(({ name, score }) => {
    const band = bands[name as keyof typeof bands];
    return lies(score, band) ? [] : [`${name}: ${score}, expected ${band?.join('–') ?? 'none'}`];
  });

/** Scores that differ more without access than they may. */
const apart = (plain: readonly Column[], granted: readonly Column[]): readonly string[] =>
  plain.flatMap((shown) => {
    const known = granted.find(({ name }) => name === shown.name)?.score ?? null;
    const difference = differenceWithoutAccess(shown, known, 1);
    return difference === null ? [] : [`${shown.name}: ${difference}`];
  });

describe.each(['chromium', 'firefox'] as const)('in %s', (kind) => {
  let granted: Driven;
  let plain: Driven;

  beforeAll(async () => {
    const hosts = CHOSEN.map(({ url }) => new URL(url).hostname);
    [granted, plain] = await Promise.all([openGranted(kind, world, hosts), openUngranted(kind, world)]);
  });
  afterAll(() => Promise.all([granted?.close(), plain?.close()]));

  test.each(turnsOf(kind, CHOSEN))('$name: $what', async (archetype) => {
    const [seen, less] = await Promise.all([grade(granted, archetype.url), grade(plain, archetype.url)]);
    expect(outside(columnsOf(seen), archetype.bands)).toEqual([]);
    expect(apart(columnsOf(less), columnsOf(seen))).toEqual([]);
  });
});
