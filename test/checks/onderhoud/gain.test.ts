import { describe, expect, test } from 'vitest';
import { findAdvisories, formatAdvisories, rateLibrary } from '../../../lib/checks/onderhoud/shared/advisories-of.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';

const library = (id: string, version: string) => ({ id, name: id, version, source: 'page' }) as never;

describe("the attacker's gain decides the severity of an advisory", () => {
  test.each([
    // All its advisories can only hang the page.
    ['moment', '2.29.3', 'medium'],
    ['three', '0.120.0', 'medium'],
    // A script runs.
    ['lodash', '4.17.20', 'high'],
    ['dompurify', '2.4.0', 'high'],
  ])('%s %s is %s', (id, version, rating) => {
    expect(findAdvisories(library(id, version)).length).toBeGreaterThan(0);
    expect(rateLibrary(library(id, version), false)).toBe(rating);
  });

  test('every advisory states its gain, and the evidence marks denial of service', () => {
    expect(new Set(BUILT_IN_TABLES.advisories.map(({ gain }) => gain))).toEqual(
      new Set(['runs', 'leaks', 'hangs', 'server']),
    );
    for (const { scope, gain } of BUILT_IN_TABLES.advisories) expect(gain === 'server').toBe(scope === 'node');
    expect(formatAdvisories(library('moment', '2.29.3'))).toContain('(DoS)');
  });
});
