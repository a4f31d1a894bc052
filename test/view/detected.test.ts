import { expect, test } from 'vitest';
import type { Finding } from '../../lib/model.ts';
import { findDetected } from '../../lib/view/detected.ts';

const NAMES = { nginx: 'nginx', iis: 'IIS', wordpress: 'WordPress', wix: 'Wix' };
const found = (id: string, ...items: string[]) =>
  findDetected({ findings: [{ id, items } as unknown as Finding] }, NAMES);

test('finds the platforms in the evidence', () => {
  expect(found('version-disclosure', 'nginx/1.22.1')).toEqual(['nginx']);
  expect(found('version-disclosure', 'Microsoft-IIS/10.0')).toEqual(['iis']);
  expect(found('cms-version-supported', 'WordPress 6.8', 'nginx')).toEqual(['nginx', 'wordpress']);
});

test('uses the platforms stored by the scan, whatever the evidence says', () => {
  const stored = { findings: [], platforms: ['wix', 'webflow', 'nginx'] };
  expect(findDetected(stored, NAMES)).toEqual(['nginx', 'wix']);
});

test('ignores parts of words, and words in the evidence of other checks', () => {
  expect(found('version-disclosure', 'wixel/2', 'openresty')).toEqual([]);
  expect(found('links-alive', 'https://voorbeeld.nl/wordpress')).toEqual([]);
});
