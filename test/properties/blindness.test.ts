import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence, FactName } from '../../lib/evidence.ts';
import { type Finding, PILLARS } from '../../lib/model.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { recorded } from '../sites/recorded.ts';
import { rejudged, restsOn, verdictsOn } from './rejudged.ts';

/** What the reader keeps from being seen is never absence: whatever part of the evidence is taken away, nobody else's verdict changes and nothing costs more. */

const SITES = ['goed', 'gewoon', 'northmill', 'lampenhal', 'verwaarloosd', 'app'] as const;
const BLIND = { seen: false, why: 'denied' } as const;

type Path = readonly string[];

/** Every seen part in a fact, the fact itself included. */
const partsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([name, child]) => partsIn(child, [...path, name]));
  return 'seen' in value && value.seen === true ? [path, ...inside] : inside;
};

const without = (value: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return BLIND;
  if (Array.isArray(value)) return value.map((child, index) => (String(index) === name ? without(child, rest) : child));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [name]: without(record[name], rest) };
};

const byId = new Map(PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map((check) => [check.id, check] as const)));

const said = ({ outcome, code, points, cap }: Finding): string => JSON.stringify([outcome, code, points, cap]);

describe.each(sampleOf(SITES, 3))('%s with one part of its evidence unseen', (name) => {
  const evidence = recorded(name, 'granted') as Evidence;
  const before = verdictsOn(evidence);
  const facts = (Object.keys(evidence) as FactName[]).filter((fact) => fact !== 'scan');

  test.each(facts)('%s and each of its parts', (fact) => {
    const parts = partsIn(evidence[fact]);
    for (const path of parts) {
      const dimmed = { ...evidence, [fact]: without(evidence[fact], path) } as Evidence;
      // The whole report is recomputed when a whole fact is missing; for a part of it only what depends on the fact.
      const after = path.length === 0 ? verdictsOn(dimmed) : rejudged(before, dimmed, fact);
      const changed = [...after.findings.values()].filter((finding) => {
        const was = before.findings.get(finding.id);
        return was === undefined || said(was) !== said(finding);
      });
      const where = `${name} ${fact} ${path.join('.')}`;
      for (const finding of changed) {
        const was = before.findings.get(finding.id);
        const check = byId.get(finding.id);
        expect(check !== undefined && restsOn(fact, check), `${where}: ${finding.id} rests on it`).toBe(true);
        expect(finding.points, `${where}: points of ${finding.id}`).toBeLessThanOrEqual(was?.points ?? 0);
        expect(finding.cap ?? 101, `${where}: cap of ${finding.id}`).toBeGreaterThanOrEqual(was?.cap ?? 101);
      }
      for (const pillar of PILLARS)
        expect(after.scores[pillar].lost, `${where}: ${pillar}`).toBeLessThanOrEqual(before.scores[pillar].lost);
    }
  });
});

test('evidence without any seen fact costs nothing', () => {
  const evidence = recorded('lampenhal', 'granted') as Evidence;
  const blind = Object.fromEntries(
    Object.entries(evidence).map(([fact, value]) => [fact, fact === 'scan' ? value : BLIND]),
  ) as unknown as Evidence;
  const { scores, overall } = verdictsOn(blind);
  expect(Object.values(scores).map(({ lost }) => lost)).toEqual(PILLARS.map(() => 0));
  expect(overall === null || overall >= 95).toBe(true);
});
