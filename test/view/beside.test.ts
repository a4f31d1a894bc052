import { expect, test } from 'vitest';
import type { Finding } from '../../lib/model.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import { findBeside } from '../../lib/view/compare/beside.ts';

const SITE: Site = {
  ...{ host: 'voorbeeld.nl', domain: 'voorbeeld.nl', canonical: 'voorbeeld.nl', other: 'www.voorbeeld.nl' },
  ...{ url: 'https://voorbeeld.nl/', platforms: ['nginx'], expires: '2027-10-01T00:00:00.000Z' },
  ...{ spf: 'v=spf1 include:_spf.mailhuis.nl ?all', dmarc: 'v=DMARC1; p=none; fo=1', viewport: null },
  isDmarcFree: false,
  ...{ scheme: 'https', mail: 'arrives', isReported: true },
  ...{ page: 'https://voorbeeld.nl/', isNamed: true },
};
const BARE: Site = { ...SITE, spf: null, dmarc: null, isDmarcFree: true, viewport: null };

const finding = (id: string, code: string, items: readonly string[] = []): Finding => ({
  ...{ id, code, items, pillar: 'beveiliging', outcome: 'fail', why: null, weight: 5, credit: 0, points: 5, cap: null },
  ...{ args: {}, who: 'hostingpartij', source: '' },
});

test.each([
  [
    finding('hsts', 'tooShort', ['max-age=300; includeSubDomains']),
    ['Strict-Transport-Security: max-age=300; includeSubDomains'],
    ['Strict-Transport-Security: max-age=86400; includeSubDomains'],
  ],
  [finding('hsts', 'absent'), [], ['Strict-Transport-Security: max-age=86400']],
  [
    finding('content-type-options', 'other', ['sniff']),
    ['X-Content-Type-Options: sniff'],
    ['X-Content-Type-Options: nosniff'],
  ],
  // The page's own markup may have set it: no header is claimed.
  [
    finding('referrer-policy', 'leaky', ['unsafe-url']),
    ['unsafe-url'],
    ['Referrer-Policy: strict-origin-when-cross-origin'],
  ],
  // Reported by another check of the same record.
  [
    finding('dmarc-reporting', 'absent'),
    ['v=DMARC1; p=none; fo=1'],
    ['v=DMARC1; p=none; fo=1; rua=mailto:dmarc@voorbeeld.nl'],
  ],
  [finding('tls-rpt', 'absent'), [], ['v=TLSRPTv1; rua=mailto:tls@voorbeeld.nl']],
])('$id $code: what is there beside what it should be', (given, now, toSet) =>
  expect(findBeside(given, SITE)).toEqual({ now, toSet }),
);

test.each([
  ['an obsolete header', finding('obsolete-headers', 'present', ['x-xss-protection: 1']), SITE],
  ['a record that no snippet repairs', finding('spf-policy', 'open', ['?all']), SITE],
  ['a broken answer', finding('caa-present', 'broken', ['voorbeeld.nl']), SITE],
  ['several records', finding('spf-valid', 'several', ['v=spf1 -all']), SITE],
  ['a record that was not observed', finding('dmarc-policy', 'none'), BARE],
  ['a single directive', finding('csp-form-action', 'open', ['*']), SITE],
  ['a header in old syntax', finding('permissions-policy', 'oldSyntax'), SITE],
  ['an invalid host', finding('hsts', 'absent'), null],
  ['nothing to repair', { ...finding('hsts', 'absent'), outcome: 'pass' as const }, SITE],
])('nothing beside: %s', (_, given, site) => expect(findBeside(given, site)).toBeNull());
