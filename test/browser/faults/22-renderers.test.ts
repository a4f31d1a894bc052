import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../faults/hostile-texts.ts';
import { extremeReport } from '../../kit/extreme-reports.ts';
import { inputs } from '../../kit/inputs.ts';
import { UNSEEN_TEXTS } from '../../kit/unseen.ts';
import { inPage } from '../kit/in-page.ts';

/** Number of texts that every view shows; FUZZ_RUNS changes it. */
const TEXTS = inputs(100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

const VIEWS = ['popup', 'report', 'paper', 'history', 'compare', 'options', 'service', 'platform'] as const;

const page = inPage('test/browser/faults/renderers-subject.tsx');

describe('row 22: hostile strings in every field that is shown', () => {
  test('covers every view', async () => {
    expect(await page.run('<!doctype html><title>x</title>', 'subject.NAMES')).toEqual(VIEWS);
  });

  test.each(VIEWS)(
    `%s renders ${TEXTS} generated texts as plain text`,
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

describe('row 22: invisible characters', () => {
  test.each(VIEWS)('%s makes every such character visible, except joiners where a script needs them', async (name) => {
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
/** Reports that every view shows; a report is a hundred texts, and a comparison draws two of them. */
const REPORTS = Math.ceil(TEXTS / 20);
/** Reports that a page draws in one call, which the driver gives three minutes. */
const AT_ONCE = 200;

describe('row 22: reports with extreme values', () => {
  test('covers every view of a report', async () => {
    expect(await reports.run('<!doctype html><title>x</title>', 'subject.NAMES')).toEqual(REPORT_VIEWS);
  });

  test.each(REPORT_VIEWS)(
    `%s renders ${REPORTS} reports with extreme values without throwing`,
    async (name) => {
      const extreme = fc.sample(extremeReport, { numRuns: REPORTS, seed: SEED });
      for (let from = 0; from < extreme.length; from += AT_ONCE) {
        const some = JSON.stringify(extreme.slice(from, from + AT_ONCE));
        const expression = `subject.drawAll(${JSON.stringify(name)}, ${some})`;
        expect(await reports.run<string[]>('<!doctype html><title>x</title>', expression)).toEqual([]);
      }
    },
    600_000,
  );

  test.each(['popup', 'report', 'paper', 'compare'])(
    '%s accesses its findings twice as often when there are twice as many',
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
