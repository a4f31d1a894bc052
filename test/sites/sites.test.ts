import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import { calibrationPage } from '../../scripts/calibration.ts';
import { ARCHETYPES } from './archetypes.ts';
import { grades } from './graded.ts';
import { type Recorded, recorded, recordedIn, written } from './recorded.ts';
import { differenceWithoutAccess } from './without-access.ts';

const COLUMNS = [...PILLARS, 'overall'] as const;

describe('the archetypes', () => {
  test('are at least 24, each with its recording, and no other recordings', () => {
    expect(ARCHETYPES.length).toBeGreaterThanOrEqual(24);
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(ARCHETYPES.map(({ name }) => `${name}.json`).sort());
  });

  describe.each(ARCHETYPES)('$name: $what', ({ name, url, bands }) => {
    test.each(['granted', 'plain'] as const)('was recorded %s at its own address', (access) => {
      expect(recorded(name, access).scan).toMatchObject({ seen: true, value: { url } });
    });

    test.each(COLUMNS)('%s falls within its band', (column) => {
      const { score } = grades(name, 'granted')[column];
      const band = bands[column];
      if (band === null) return expect(score).toBeNull();
      expect(score).toBeGreaterThanOrEqual(band[0]);
      expect(score).toBeLessThanOrEqual(band[1]);
    });

    test.each(COLUMNS)('%s changes little without access, or its range contains the score with access', (column) => {
      const { [column]: plain } = grades(name, 'plain');
      expect(differenceWithoutAccess(plain, grades(name, 'granted')[column].score)).toBeNull();
    });
  });

  test('are ranked as an expert would: exemplary, then maintained, then neglected', () => {
    const overall = (name: string): number => grades(name, 'granted').overall.score ?? Number.NaN;
    const order = ['verzorgd', 'gewoon', 'verwaarloosd', 'slecht'].map(overall);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    expect(overall('fietstassen')).toBeGreaterThan(overall('tuinzaad'));
    expect(overall('tuinzaad')).toBeGreaterThan(overall('lampenhal'));
    expect(overall('kapsalonlisa')).toBeGreaterThan(overall('zolderkamer'));
    expect(overall('gemeentemerendam')).toBeGreaterThan(overall('waterschapderijp'));
    expect(overall('planbord')).toBeGreaterThan(overall('app'));
    expect(overall('goed')).toBeGreaterThan(overall('schaakclubdetoren'));
    expect(overall('schaakclubdetoren')).toBeGreaterThan(overall('koorvreugde'));
  });

  test('docs/calibration.md matches the current grades', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/calibration.md'), 'utf8');
    expect(page, 'write it anew: npm run docs').toBe(calibrationPage());
  });
});

describe('a recording', () => {
  const granted: Recorded = {
    page: { seen: true, value: { one: 1, two: [2] } },
    axe: { seen: true, value: [1] },
    cert: { seen: false, why: 'otherBrowser' },
  };
  const plain: Recorded = {
    page: { seen: true, value: { one: 1, two: [3] } },
    axe: { seen: true, value: [1] },
    cert: { seen: false, why: 'denied' },
  };

  test('stores both scans, with identical facts once', () => {
    const text = written(granted, plain);
    expect(recordedIn(text, 'granted')).toEqual(granted);
    expect(recordedIn(text, 'plain')).toEqual(plain);
    expect(text.match(/"axe"/g)).toHaveLength(1);
  });

  test('that no longer matches the facts says which, where, and how to record it again', () => {
    const old = written(
      { robots: { seen: true, value: { status: 'fine' } }, gone: { seen: true, value: 1 } } as Recorded,
      {},
    );
    expect(() => recorded('oud', 'granted', () => old)).toThrow(
      /oud\.json no longer fits the facts\. Record it anew: npm run record -- oud\ngone: no such fact any more\nrobots: asked: /,
    );
  });
});
