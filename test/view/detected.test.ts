import { expect, test } from 'vitest';
import type { Finding } from '../../lib/model.ts';
import { findDetected } from '../../lib/view/detected.ts';

const NAMES = { nginx: 'nginx', iis: 'IIS', wordpress: 'WordPress', wix: 'Wix' };
const found = (id: string, ...items: string[]) =>
  findDetected({ findings: [{ id, items } as unknown as Finding] }, NAMES);

test('names the platforms that the evidence names', () => {
  expect(found('version-disclosure', 'nginx/1.22.1')).toEqual(['nginx']);
  expect(found('version-disclosure', 'Microsoft-IIS/10.0')).toEqual(['iis']);
  expect(found('cms-version-supported', 'WordPress 6.8', 'nginx')).toEqual(['nginx', 'wordpress']);
});

test('names what the scan kept, whatever the evidence says', () => {
  const stored = { findings: [], platforms: ['wix', 'webflow', 'nginx'] };
  expect(findDetected(stored, NAMES)).toEqual(['nginx', 'wix']);
});

test('part of a word is no name, and neither is a word in the evidence of another check', () => {
  expect(found('version-disclosure', 'wixel/2', 'openresty')).toEqual([]);
  expect(found('links-alive', 'https://voorbeeld.nl/wordpress')).toEqual([]);
});
