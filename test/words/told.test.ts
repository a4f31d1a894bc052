import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { recorded } from '../sites/recorded.ts';

/** A sentence that throws on what its check hands over is told as one of which something is missing: no finding of today is. */

/** “0 dagen” is “binnen een dag”, “1 days” is “1 day”; that of “1 of its 90 days” counts the whole. */
const MISCOUNTED = /\b0 (?:dag|uur|minu|day|hour)|\b1 (?:dagen|uren|minuten|days|hours|minutes)\b/;

describe.each(sampleOf(ARCHETYPES, 3).map(({ name }) => name))('what is found at %s', (name) => {
  test.each(['granted', 'plain'] as const)('%s, has a sentence of its own in both languages', (access) => {
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
