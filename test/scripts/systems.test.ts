import { describe, expect, test } from 'vitest';
import { CONTENT_SYSTEMS } from '../../scripts/systems/content-systems.ts';
import { DEBIAN_SYSTEMS } from '../../scripts/systems/debian-systems.ts';
import { EXPECTED } from '../../scripts/systems/expected.ts';
import { differences, upstream } from '../../scripts/systems/judged.ts';
import { section } from '../../scripts/systems/page.ts';
import { TEMPLATES } from '../../scripts/systems/templates.ts';

const SAID = {
  kind: 'signIn',
  system: 'MediaWiki 1.39.17, ended',
  untouched: false,
  server: null,
  advisories: 'CVE-1',
};
const PAGE = { path: '/', kinds: ['signIn', 'application'], untouched: false } as const;

describe('the real systems', () => {
  test('are at least twelve systems and six templates, each installed and judged by an expert', () => {
    const installed = [...DEBIAN_SYSTEMS, ...CONTENT_SYSTEMS, ...TEMPLATES].map(({ id }) => id);
    expect(EXPECTED.map(({ id }) => id).toSorted()).toEqual(installed.toSorted());
    expect(DEBIAN_SYSTEMS.length).toBeGreaterThanOrEqual(12);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(6);
    expect(EXPECTED.filter(({ inFirefox }) => inFirefox).length).toBeGreaterThanOrEqual(6);
  });

  test('include a vulnerable and a fixed version of six frameworks, in both browsers', () => {
    const both = EXPECTED.filter(({ inFirefox, library }) => inFirefox && library !== undefined);
    const old = both.filter(({ id }) => id.endsWith('-old')).map(({ library }) => library);
    expect(old).toHaveLength(6);
    const mended = both.filter(({ id }) => !id.endsWith('-old')).map(({ library }) => library);
    expect(old.filter((library) => !mended.includes(library))).toEqual([]);
  });

  test('have a source for each support status in the table', () => {
    const results = EXPECTED.filter(({ names }) => names !== null && names.standing !== 'hidden');
    expect(results.filter(({ source }) => !source?.startsWith('https://'))).toEqual([]);
  });

  test('have the upstream version, without Debian’s suffixes', () => {
    expect(
      ['1%3a1.39.17-1+deb12u2', '6.1.9+dfsg1-0+deb12u1', '1.2.24+ds1-1+deb12u5', '8.3-1', '3.11.2-6+deb12u6'].map(
        upstream,
      ),
    ).toEqual(['1.39.17', '6.1.9', '1.2.24', '8.3', '3.11.2']);
  });
});

describe('differences from the expected', () => {
  test('are empty when one of the kinds, the system and the leftovers match', () => {
    expect(differences(PAGE, { ...SAID, kind: 'signIn or application' }, SAID)).toEqual([]);
  });

  test.each([
    ['kind', { ...SAID, kind: 'home' }, ['home']],
    ['system', { ...SAID, system: 'none' }, ['no system']],
    ['version', { ...SAID, system: 'MediaWiki 1.39.16, ended' }, ['MediaWiki 1.39.16, ended']],
    ['leftover', { ...SAID, untouched: true }, ['a leftover']],
    ['server', { ...SAID, server: 'php: ended' }, ['php: ended']],
    ['advisories', { ...SAID, advisories: 'none' }, ['advisories: none']],
    ['scan', null, ['not scanned']],
  ])('include the %s', (_, said, words) => {
    expect(differences(PAGE, SAID, said)).toEqual(words);
  });

  test('are in the table, per browser', () => {
    const otherwise = { chromium: ['home', 'no system'], firefox: [] };
    const banner = { headers: 'server: Apache/2.4.66 (Debian)', standing: 'ending', later: 'endedInDistribution' };
    const page = section([
      { system: 'mediawiki', path: '/', expected: SAID, otherwise, scores: [65, null, 40], banner },
    ]);
    expect(page).toContain(
      '| mediawiki `/` | signIn | MediaWiki 1.39.17, ended |  | CVE-1 | home; no system | so | 65 · – · 40 |',
    );
    expect(page).toContain('| `server: Apache/2.4.66 (Debian)` | ending | endedInDistribution |');
    expect(page).toContain('Of 2 scans 1 were as expected in all.');
  });
});
