import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { recorded } from '../sites/recorded.ts';

/** A conclusion that throws on its values gets the text for missing values: no current finding does. */

/** “0 dagen” must be “binnen een dag”, “1 days” “1 day”; in “1 of its 90 days” the unit belongs to the total. */
const MISCOUNTED = /\b0 (?:dag|uur|minu|day|hour)|\b1 (?:dagen|uren|minuten|days|hours|minutes)\b/;

describe.each(sampleOf(ARCHETYPES, 3).map(({ name }) => name))('findings of %s', (name) => {
  test.each(['granted', 'plain'] as const)('with access %s have their own sentences in both languages', (access) => {
    const findings = PILLARS.flatMap((pillar) => assess(pillar, recorded(name, access)).findings);
    expect(findings.filter(({ why }) => why === 'fault')).toEqual([]);
    for (const locale of ['nl', 'en'] as const) {
      const lines = findings.map((finding) => `${finding.id}: ${sayFinding(finding, locale).conclusion}`);
      const unsaid = Object.values(commonWords[locale].unsaid);
      expect(lines.filter((line) => unsaid.some((text) => line.includes(text)))).toEqual([]);
      expect(lines.filter((line) => /\b(?:undefined|NaN|\[object)/.test(line))).toEqual([]);
      expect(lines.filter((line) => MISCOUNTED.test(line))).toEqual([]);
    }
  });
});
