import { describe, expect, test } from 'vitest';
import { vulnerableJsLibraries } from '../../../lib/checks/onderhoud/vulnerable-js-libraries.ts';
import { loading, world } from './software.ts';

/**
 * What public advisories say of nineteen old releases, each with the one that decides: `fail` from high on, `warn` at
 * medium, told at low.
 */
const EXPECTED = [
  ['jquery', '1.12.4', 'warn', 'https://github.com/advisories/GHSA-gxr4-xjj5-5px2'],
  ['jquery', '3.4.1', 'warn', 'https://github.com/advisories/GHSA-jpcq-cgw6-v4j6'],
  ['jquery-ui', '1.12.1', 'warn', 'https://github.com/advisories/GHSA-9gj3-hwp5-pmwc'],
  ['jquery-validation', '1.19.1', 'fail', 'https://github.com/advisories/GHSA-jxwx-85vp-gvwm'],
  ['bootstrap', '3.3.7', 'warn', 'https://github.com/advisories/GHSA-9v3m-8fp8-mj99'],
  ['bootstrap', '4.1.3', 'warn', 'https://github.com/advisories/GHSA-9v3m-8fp8-mj99'],
  ['angularjs', '1.7.8', 'fail', 'https://github.com/advisories/GHSA-89mq-4x47-5v83'],
  ['lodash', '4.17.10', 'fail', 'https://github.com/advisories/GHSA-jf85-cpcp-j695'],
  ['underscore', '1.8.3', 'fail', 'https://github.com/advisories/GHSA-cf4h-3jhx-xvhq'],
  ['moment', '2.19.1', 'fail', 'https://github.com/advisories/GHSA-446m-mv8f-q348'],
  ['handlebars', '4.5.2', 'fail', 'https://github.com/advisories/GHSA-f2jv-r9rf-7988'],
  ['mustache', '2.1.0', 'warn', 'https://nvd.nist.gov/vuln/detail/CVE-2015-8862'],
  ['dompurify', '2.0.8', 'fail', 'https://github.com/advisories/GHSA-mmhx-hmjr-r674'],
  ['axios', '0.21.1', 'fail', 'https://github.com/advisories/GHSA-cph5-m8f7-6c5x'],
  ['chart.js', '2.9.3', 'fail', 'https://github.com/advisories/GHSA-h68q-55jf-x68w'],
  ['swiper', '6.4.5', 'fail', 'https://github.com/advisories/GHSA-p3hc-fv2j-rp68'],
  ['datatables', '1.10.18', 'fail', 'https://github.com/advisories/GHSA-m7j4-fhg6-xf5v'],
  ['knockout', '3.4.2', 'warn', 'https://nvd.nist.gov/vuln/detail/CVE-2019-14862'],
  ['vue', '2.6.11', 'pass', 'https://github.com/advisories/GHSA-5j4c-8p2g-v4jx'],
] as const;

const verdictOf = (named: string) => {
  const ruling = vulnerableJsLibraries.judge(world(named));
  const conclusion = 'code' in ruling ? vulnerableJsLibraries.verdicts[ruling.code] : 'unknown';
  return typeof conclusion === 'string' ? conclusion : conclusion.verdict;
};

describe('old releases', () => {
  test.each(EXPECTED)('%s %s: %s', (library, version, verdict) =>
    expect(verdictOf(`${library} ${version}`)).toBe(verdict),
  );
});

test('a page with current releases has no finding', () => {
  const current = world(
    'jquery 4.0.0',
    'bootstrap 5.3.8',
    'lodash 4.17.23',
    'moment 2.30.1',
    'axios 1.13.5',
    'vue 3.5.25',
  );
  expect(vulnerableJsLibraries.judge(current)).toMatchObject({ code: 'none', items: [] });
  const addressed = loading(
    'https://cdn.jsdelivr.net/npm/swiper@12.0.3/swiper-bundle.min.js',
    'https://code.jquery.com/jquery-3.7.1.min.js',
  );
  expect(vulnerableJsLibraries.judge(addressed)).toMatchObject({ code: 'none', items: [] });
});
