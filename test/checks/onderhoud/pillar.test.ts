import { describe, expect, test } from 'vitest';
import type { Evidence, Facts } from '../../../lib/evidence.ts';
import { assess } from '../../../lib/scan.ts';
import { blind, http, link, meta, page, resource, scan, seen } from '../../kit/facts.ts';

const visits = (...statuses: readonly number[]): Facts['visited'] => ({
  candidates: statuses.length,
  home: blind('notApplicable'),
  sample: statuses.map((status, index) => ({
    url: `https://voorbeeld.nl/${index}`,
    visit: seen({ status, redirected: false, challenged: false }),
  })),
});
const shown = page({
  links: { list: [link(), link({ href: 'https://voorbeeld.nl/over' })] },
  text: { body: 'Wij repareren uw fiets. Bijgewerkt op 1 oktober 2026.', footer: '© 2026 Voorbeeld' },
});
const answer = (headers: Readonly<Record<string, string>>) => seen({ ...http(headers), barrier: null });

/** A well-kept static site. */
const stored: Partial<Evidence> = {
  scan: seen(scan()),
  page: seen(shown),
  kind: seen('home'),
  raw: seen(shown),
  answer: answer({ server: 'nginx' }),
  fresh: seen(http({ 'content-encoding': 'br' })),
  libraries: seen([]),
  scripts: seen({ candidates: 0, sample: [] }),
  visited: seen(visits(200, 200, 200)),
  sitemap: blind('notApplicable'),
};
const scoreOf = (changes: Partial<Evidence> = {}) => assess('onderhoud', { ...stored, ...changes }).score;
const library = (...named: readonly string[]) =>
  seen(named.map((one) => ({ library: one.split(' ')[0] ?? '', version: one.split(' ')[1] ?? '' })));
const wordPress = (version: string) => ({
  ...shown,
  head: { ...shown.head, metas: [meta('generator', `WordPress ${version}`)] },
});

describe('the score of onderhoud', () => {
  test('of a well-maintained static site is over 90', () => expect(scoreOf().score).toBeGreaterThan(90));

  test('of an ordinary site with some old plug-ins is between 60 and 80', () => {
    const { score } = scoreOf({
      page: seen(wordPress('7.0.5')),
      libraries: library('jquery 3.7.1', 'bootstrap 3.4.1'),
      visited: seen(visits(200, 404, 200, 200)),
    });
    expect(score).toBeGreaterThanOrEqual(60);
    expect(score).toBeLessThanOrEqual(80);
  });

  test('of a neglected site is under 40', () => {
    const { score } = scoreOf({
      page: seen(wordPress('4.9.8')),
      answer: answer({ 'x-powered-by': 'PHP/5.6.40' }),
      libraries: library('jquery 1.8.3', 'lodash 4.17.4'),
      visited: seen(visits(200, 404, 404)),
    });
    expect(score).toBeLessThan(40);
  });

  test.each([
    [
      'a hijacked host',
      {
        page: seen({
          ...shown,
          resources: { ...shown.resources, list: [resource('script', 'https://cdn.polyfill.io/v3/polyfill.js')] },
        }),
      },
      20,
      'hijacked-script-hosts',
    ],
    [
      'a placeholder page',
      { page: seen(page({ head: { titles: ['Welcome to nginx!'] }, text: { body: 'Welcome to nginx!' } })) },
      25,
      'site-in-service',
    ],
    ['a system without support', { page: seen(wordPress('3.5.1')) }, 50, 'cms-version-supported'],
    [
      'a PHP version without support',
      { answer: answer({ 'x-powered-by': 'PHP/7.4.33' }) },
      50,
      'php-version-supported',
    ],
    ['a serious vulnerability', { libraries: library('lodash 4.17.10') }, 70, 'vulnerable-js-libraries'],
  ] as const)('is capped by %s', (_, changes, cap, check) =>
    expect(scoreOf(changes)).toMatchObject({ score: cap, cap: { at: cap, check } }),
  );

  test('without access differs by at most five points, or is incomplete', () => {
    const denied = blind('denied');
    const { score, incomplete } = scoreOf({
      raw: denied,
      fresh: denied,
      answer: denied,
      scripts: denied,
      visited: denied,
      sitemap: denied,
    });
    expect(incomplete || Math.abs((score ?? 0) - (scoreOf().score ?? 0)) <= 5).toBe(true);
  });
});
