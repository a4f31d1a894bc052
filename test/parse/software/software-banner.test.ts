import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBanners } from '../../../lib/parse/software/software-banner.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('parseBanners', () => {
  test.each([
    ['nginx/1.18.0', [['nginx/1.18.0', true]]],
    [
      'Apache/2.4.57 (Debian) OpenSSL/3.0.2',
      [
        ['Apache/2.4.57', true],
        ['OpenSSL/3.0.2', true],
      ],
    ],
    ['PHP/8.1.2-1ubuntu2.14', [['PHP/8.1.2', true]]],
    ['Jetty(9.4.43.v20210629)', [['Jetty(9.4.43', true]]],
    ['Phusion Passenger 6.0.4', [['Passenger 6.0.4', true]]],
    ['Phusion Passenger(R) 6.0.22', [['Passenger(R) 6.0.22', true]]],
    [
      'Apache OpenSSL/1.0.2k-fips mod_ssl/2.4.6',
      [
        ['OpenSSL/1.0.2k', true],
        ['mod_ssl/2.4.6', true],
      ],
    ],
    ['Drupal 10 (https://www.drupal.org)', [['Drupal 10', false]]],
    ['Joomla! 4.2', [['Joomla! 4.2', false]]],
    ['Microsoft-IIS/10.0', [['Microsoft-IIS/10.0', false]]],
    ['PHP/8.1', [['PHP/8.1', false]]],
    ['nginx', []],
    ['cloudflare', []],
    ['ASP.NET', []],
    ['ECS (amb/6BCC)', []],
    ['', []],
  ] as const)('%s', (header, banners) => {
    expect(parseBanners(header).map(({ text, exact }) => [text, exact])).toEqual(banners);
  });

  test('never throws, quotes only what was sent, and ignores a very long word', () => {
    fc.assert(
      fc.property(anyText, (header) => {
        for (const { text } of parseBanners(header)) expect(header).toContain(text);
      }),
      RUNS,
    );
    expect(parseBanners('x'.repeat(16_000))).toEqual([]);
  });
});
