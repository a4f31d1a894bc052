import { describe, expect, test } from 'vitest';
import { createSeen, type Evidence } from '../../lib/evidence.ts';
import { PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { isNarrowed } from '../kit/inputs.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from './archetypes.ts';
import { gradesOn } from './graded.ts';
import { RANKED } from './ranked/order.ts';
import { type Access, recorded } from './recorded.ts';

/* A fault found by a table stays while the table ages: the same evidence, graded by this version later. */

const MONTHS = isNarrowed ? [24] : [1, 6, 12, 24];
const COLUMNS = [...PILLARS, 'overall'] as const;

const later = (name: string, access: Access, months: number): Partial<Evidence> => {
  const facts = recorded(name, access);
  if (facts.scan?.seen !== true) throw new TypeError(`${name} has no scan`);
  const day = new Date(facts.scan.value.at);
  return { ...facts, scan: createSeen({ ...facts.scan.value, at: day.setUTCMonth(day.getUTCMonth() + months) }) };
};

const RECORDINGS = [...ARCHETYPES.map(({ name }) => name), ...RANKED.map(({ name }) => `ranked/${name}`)];

describe.each(sampleOf(RECORDINGS, 8))('%s', (name) => {
  test.each(MONTHS)('does not score higher after %i months, with or without access', (months) => {
    for (const access of ['granted', 'plain'] as const) {
      const [now, then] = [gradesOn(recorded(name, access)), gradesOn(later(name, access, months))];
      const risen = COLUMNS.filter((column) => (then[column].score ?? -1) > (now[column].score ?? 101));
      expect(risen.map((column) => `${column} ${access}: ${now[column].score} to ${then[column].score}`)).toEqual([]);
    }
  });
});

test('a pass that relies on an outdated table becomes untested, with the day of the table', () => {
  const found = PILLARS.flatMap((pillar) => assess(pillar, later('goed', 'granted', 12)).findings);
  const outdated = found.filter(({ why }) => why === 'outdated');
  expect(outdated.map(({ id }) => id)).toContain('hijacked-script-hosts');
  for (const finding of outdated) {
    expect(sayFinding(finding, 'nl').conclusion).toMatch(/van \d+ nov 2026/);
    expect(sayFinding(finding, 'en').conclusion).toMatch(/from 2\d Nov 2026|Nov 2\d, 2026/);
  }
});

test('a page that loads from a hijacked host stays limited', () => {
  expect(gradesOn(later('gekaapt', 'granted', 24)).overall.score).toBeLessThanOrEqual(39);
  expect(gradesOn(later('overgenomen', 'granted', 24)).onderhoud.score).toBeLessThanOrEqual(39);
  expect(gradesOn(later('tekoop', 'granted', 24)).onderhoud.score).toBeLessThanOrEqual(25);
});
