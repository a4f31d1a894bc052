import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../faults/hostile-texts.ts';
import { extremeReport } from '../../kit/extreme-reports.ts';
import { inputs } from '../../kit/inputs.ts';
import { UNSEEN_TEXTS } from '../../kit/unseen.ts';
import { inPage } from '../kit/in-page.ts';

/** Texts that every view shows; FUZZ_RUNS makes it more or fewer. */
const TEXTS = inputs(100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

const VIEWS = ['popup', 'report', 'paper', 'history', 'compare', 'options', 'service', 'platform'] as const;

const page = inPage('test/browser/faults/renderers-subject.tsx');

describe('row 22: hostile strings in every field that is shown', () => {
  test('every view is among them', async () => {
    expect(await page.run('<!doctype html><title>x</title>', 'subject.NAMES')).toEqual(VIEWS);
  });

  test.each(VIEWS)(
    `%s draws ${TEXTS} generated texts as text`,
    async (name) => {
      const texts = JSON.stringify(hostileTexts(TEXTS, SEED));
      const { faults, shown } = await page.run<{ faults: string[]; shown: number }>(
        '<!doctype html><title>x</title>',
        `subject.drawAll(${JSON.stringify(name)}, ${texts})`,
      );
      expect(faults).toEqual([]);
      expect(shown).toBeGreaterThanOrEqual(TEXTS);
    },
    600_000,
  );
});

describe('row 22: what cannot be seen', () => {
  test.each(VIEWS)('%s writes out every such character, and leaves joiners to those who use them', async (name) => {
    const { faults, shown } = await page.run<{ faults: string[]; shown: number }>(
      '<!doctype html><title>x</title>',
      `subject.drawAll(${JSON.stringify(name)}, ${JSON.stringify(UNSEEN_TEXTS)})`,
    );
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThanOrEqual(UNSEEN_TEXTS.length);
  });
});

const reports = inPage('test/browser/faults/reports-subject.tsx');
const REPORT_VIEWS = ['popup', 'report', 'paper', 'history', 'compare'] as const;
/** Reports that every view shows; a report is a hundred texts. */
const REPORTS = Math.ceil(TEXTS / 5);

describe('row 22: whatever a report may hold', () => {
  test('every view of a report is among them', async () => {
    expect(await reports.run('<!doctype html><title>x</title>', 'subject.NAMES')).toEqual(REPORT_VIEWS);
  });

  test.each(REPORT_VIEWS)(
    `%s draws ${REPORTS} reports with extreme values, and throws at none`,
    async (name) => {
      const extreme = JSON.stringify(fc.sample(extremeReport, { numRuns: REPORTS, seed: SEED }));
      const faults = await reports.run<string[]>(
        '<!doctype html><title>x</title>',
        `subject.drawAll(${JSON.stringify(name)}, ${extreme})`,
      );
      expect(faults).toEqual([]);
    },
    600_000,
  );

  test.each(['popup', 'report', 'paper', 'compare'])(
    '%s looks twice as often at twice as many findings',
    async (name) => {
      const [once, twice] = await reports.run<[number, number]>(
        '<!doctype html><title>x</title>',
        `[subject.looks(${JSON.stringify(name)}, 200), subject.looks(${JSON.stringify(name)}, 400)]`,
      );
      expect(once).toBeGreaterThan(200);
      expect(twice / once).toBeLessThan(2.4);
    },
  );
});
