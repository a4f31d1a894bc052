import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FACTS, type FactName } from '../../lib/evidence.ts';
import { createPartSchema } from '../../lib/facts/seen.ts';
import { PILLARS } from '../../lib/model.ts';
import { judgeExample } from '../../lib/session/example.ts';

const text = readFileSync(new URL('../../entrypoints/report/example.json', import.meta.url), 'utf8');
const recorded = JSON.parse(text);
const name = { id: 'voorbeeld', version: '0.1.0' };

describe('the example', () => {
  test.each(Object.keys(FACTS) as FactName[])(
    'has %s matching its schema (otherwise run: node scripts/example.ts)',
    (fact) => {
      const value = recorded.facts[fact];
      expect(createPartSchema(FACTS[fact]).safeParse(value).error).toBeUndefined();
    },
  );

  test('is graded completely, with something of everything', () => {
    const { report } = judgeExample(recorded, name);
    expect(report.scores.map(({ pillar }) => pillar)).toEqual(PILLARS);
    for (const { pillar, score, incomplete } of report.scores) {
      expect(score, pillar).toBeGreaterThan(40);
      expect(score, pillar).toBeLessThan(95);
      expect(incomplete, pillar).toBe(false);
    }
    const outcomes = new Set(report.findings.map(({ outcome }) => outcome));
    expect([...outcomes].toSorted()).toEqual(['fail', 'info', 'pass', 'skip', 'unknown', 'warn']);
    expect(report.ledger.length).toBeGreaterThan(50);
  });

  test('names no hosts except those of every scan', () => {
    const hosts = text.match(/[a-z0-9-]+\.(?:nl|com|net|org|eu)\b/gi) ?? [];
    expect([...new Set(hosts)].toSorted()).toEqual(
      [
        'cloudflare-dns.com',
        'facebook.com',
        'instagram.com',
        'jsdelivr.net',
        'schema.org',
        'sidn.nl',
        'voorbeeld.nl',
        'w.org',
      ].toSorted(),
    );
  });

  test('is rejected without a scan', () => {
    expect(() => judgeExample({ ...recorded, facts: {} }, name)).toThrow();
    expect(() => judgeExample(null, name)).toThrow();
  });
});
