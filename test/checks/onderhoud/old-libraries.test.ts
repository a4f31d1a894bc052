import { describe, expect, test } from 'vitest';
import { vulnerableJsLibraries } from '../../../lib/checks/onderhoud/vulnerable-js-libraries.ts';
import { EXPECTED, verdictFor } from '../../world/old-libraries/expected.ts';
import { loading, world } from './software.ts';

/** The verdict alone; test/browser/old-libraries.test.ts covers finding them in a page. */

const verdictOf = (named: string) => {
  const ruling = vulnerableJsLibraries.judge(world(named));
  const conclusion = 'code' in ruling ? vulnerableJsLibraries.verdicts[ruling.code] : 'unknown';
  return typeof conclusion === 'string' ? conclusion : conclusion.verdict;
};

describe('old releases', () => {
  test.each(EXPECTED)('$library $version: $severity', (one) =>
    expect(verdictOf(`${one.library} ${one.version}`)).toBe(verdictFor(one)),
  );
});

test('a page with current releases has no finding', () => {
  const current = world(
    'jquery 4.0.0',
    'bootstrap 5.3.8',
    'lodash 4.18.1',
    'moment 2.31.0',
    'axios 1.21.1',
    'vue 3.5.45',
  );
  expect(vulnerableJsLibraries.judge(current)).toMatchObject({ code: 'none', items: [] });
  const addressed = loading(
    'https://cdn.jsdelivr.net/npm/swiper@14.4.0/swiper-bundle.min.js',
    'https://code.jquery.com/jquery-3.7.1.min.js',
  );
  expect(vulnerableJsLibraries.judge(addressed)).toMatchObject({ code: 'none', items: [] });
});
