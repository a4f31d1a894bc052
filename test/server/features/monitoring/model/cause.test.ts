import { expect, test } from 'vitest';
import type { Finding, Report } from '../../../../../lib/model.ts';
import { findCause } from '../../../../../server/features/monitoring/model/cause.ts';
import { sampleReport } from '../../../../components/sample.ts';

const sample = sampleReport();
const of = (id: string, more: Partial<Finding> = {}): Finding => {
  const known = sample.findings.find((one) => one.id === id) ?? { ...(sample.findings[0] as Finding), id };
  return { ...known, items: [], args: {}, ...more };
};
const running = (...items: readonly string[]): Report => ({
  ...sample,
  findings: [of('cms-version-supported', { items })],
});
const same = running('WordPress 6.9.3');
const between = (before: Finding, after: Finding, was: Report = same, is: Report = same) =>
  findCause({ before, after }, was, is);
const kindOf = (id: string): string | undefined => between(of(id), of(id, { items: ['x'] }))?.kind;

test.each([
  ['dmarc-policy', 'dns'],
  ['dnssec-valid', 'dns'],
  ['caa-matches-issuer', 'dns'],
  ['registration-lock', 'registration'],
  ['registration-status', 'registration'],
  ['tls-certificate', 'certificate'],
  ['hsts', 'server'],
  ['csp-present', 'server'],
  ['cookie-secure', 'server'],
  ['page-http-status', 'server'],
  ['server-software-supported', 'server'],
  ['mixed-content-active', 'content'],
  ['title-present', 'content'],
  ['text-contrast', 'content'],
  ['robots-allows-page', 'content'],
  ['cms-version-supported', 'platform'],
  ['php-version-supported', 'platform'],
])('%s changes because of %s', (id, kind) => expect(kindOf(id)).toBe(kind));

test('another version of the platform is the cause, except for changes of the domain', () => {
  const to = running('WordPress 7.0.3');
  const moved = { kind: 'platform', name: 'WordPress', from: '6.9.3', to: '7.0.3' };
  expect(between(of('hsts'), of('hsts'), same, to)).toEqual(moved);
  expect(between(of('title-present'), of('title-present'), same, to)).toEqual(moved);
  expect(between(of('dmarc-policy'), of('dmarc-policy'), same, to)?.kind).toBe('dns');
  expect(between(of('tls-certificate'), of('tls-certificate'), same, to)?.kind).toBe('certificate');
  expect(between(of('title-present'), of('title-present'), running(), to)?.kind).toBe('content');
});

test('without a change on the site the cause is our tables, our version or the date', () => {
  const library = of('vulnerable-js-libraries', { items: ['jQuery 3.4.1'] });
  const newer = { ...same, version: '99.0.0' };
  expect(between(library, library, same, newer)).toEqual({
    kind: 'ours',
    name: 'Pijler',
    from: same.version,
    to: '99.0.0',
  });
  expect(between(library, library)?.kind).toBe('date');
  // The same version, with a bundle of newer tables for the second scan.
  const [own, bundled] = [
    { number: 0, day: '2026-11-26' },
    { number: 3, day: '2026-12-10' },
  ];
  expect(between(library, library, { ...same, data: own }, { ...same, data: bundled })).toEqual({
    kind: 'data',
    name: '',
    from: '2026-11-26',
    to: '2026-12-10',
  });
  expect(between(library, library, { ...same, data: bundled }, { ...same, data: bundled })?.kind).toBe('date');
  expect(between(library, { ...library, items: ['jQuery 3.4.0'] }, same, newer)?.kind).toBe('content');
  const domain = of('registration-expiry', { args: { date: '2026-12-20' } });
  expect(between(domain, domain)?.kind).toBe('date');
  expect(between(domain, { ...domain, args: { date: '2027-12-20' } })?.kind).toBe('registration');
});

test('a check that no longer exists has no cause', () => expect(between(of('gone'), of('gone'))).toBeNull());
