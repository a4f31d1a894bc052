import { describe, expect, test } from 'vitest';
import { collectLanguage } from '../../lib/collect/language.ts';
import type { Reach } from '../../lib/collect/network/reach.ts';
import { FACTS } from '../../lib/evidence.ts';
import { target } from '../kit/reach.ts';

type Detected = Awaited<ReturnType<Reach['detectLanguage']>>;
const DUTCH = 'De fiets staat voor het huis en de man die hem heeft gekocht is niet in de stad maar op het strand.';
const detected = (...languages: readonly [string, number][]): Detected => ({
  isReliable: true,
  languages: languages.map(([language, percentage]) => ({ language, percentage })),
});

const look = async (letters: number, result: Detected, lang = 'nl') => {
  const requested: string[] = [];
  const reach = {
    page: async () => ({ languages: [{ lang, text: DUTCH, letters, selector: 'html' }] }),
    detectLanguage: async (text: string) => {
      requested.push(text);
      return result;
    },
  } as unknown as Reach;
  const [part] = FACTS.language.parse(await collectLanguage(target(), reach));
  return { part, asked: requested };
};

describe('language', () => {
  test('is detected by the browser and supported by its common words', async () => {
    const result = detected(['nl', 90], ['af', 8], ['de', 1], ['en', 1]);
    const { part, asked: requested } = await look(80, result);
    expect(requested).toEqual([DUTCH]);
    expect(part).toMatchObject({
      declared: 'nl',
      letters: 80,
      selector: 'html',
      reliable: true,
      detected: [
        { language: 'nl', percentage: 90 },
        { language: 'af', percentage: 8 },
        { language: 'de', percentage: 1 },
      ],
      borneOut: true,
    });
    expect(part?.common.declared).toBe(part?.common.detected);
    expect(part?.common.declared).toBeGreaterThan(30);
  });

  test('is compared with the declared language, each by its own words', async () => {
    const { part } = await look(80, detected(['nl', 90]), 'en');
    expect(part?.common.detected).toBeGreaterThan(part?.common.declared ?? 100);
    expect((await look(80, detected(['en', 90]))).part).toMatchObject({ borneOut: false });
  });

  test.each([
    [54, 0],
    [55, 1],
  ])('with %i letters is detected %i times', async (letters, times) => {
    const { part, asked: requested } = await look(letters, detected(['nl', 90]));
    expect(requested).toHaveLength(times);
    if (times > 0) return;
    expect(part).toEqual({
      declared: 'nl',
      letters,
      selector: 'html',
      reliable: false,
      detected: [],
      borneOut: false,
      common: { declared: 0, detected: 0 },
    });
  });

  test('is not supported by words when nothing was detected', async () => {
    const { part } = await look(80, { isReliable: false, languages: [] });
    expect(part).toMatchObject({ reliable: false, detected: [], borneOut: false, common: { detected: 0 } });
  });
});
