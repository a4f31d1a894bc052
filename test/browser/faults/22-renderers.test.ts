import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../faults/hostile-texts.ts';
import { inPage } from '../kit/in-page.ts';

/** Texts that every view shows; FUZZ_RUNS makes it more or fewer. */
const TEXTS = Number(process.env['FUZZ_RUNS'] ?? 500);
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
