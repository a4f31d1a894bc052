import { describe, expect, test } from 'vitest';
import type { Finding, Locale } from '../../lib/model.ts';
import { sayFinding } from '../../lib/words/say.ts';

const textOf = (id: string, code: string, args: Finding['args']) => {
  const finding: Finding = {
    id,
    pillar: 'beveiliging',
    outcome: 'fail',
    code,
    why: null,
    weight: 1,
    credit: 0,
    points: 1,
    cap: null,
    args,
    items: [],
    who: 'hostingpartij',
    source: '',
  };
  return (['nl', 'en'] as const).map((locale: Locale) => sayFinding(finding, locale).conclusion);
};

describe('the rest of a period is worded naturally', () => {
  test.each([
    ['certificate-expiry', 'ample', { days: 30, lifetime: 90 }, 'nog 30 van de 90 dagen', '30 of its 90 days'],
    ['certificate-expiry', 'soon', { days: 0, lifetime: 90 }, 'verloopt binnen een dag', 'expires within a day'],
    ['hsts', 'tooShort', { days: 0, seconds: 300 }, 'maar 5 minuten', 'for only 5 minutes'],
    // As in an earlier report.
    ['hsts', 'tooShort', { days: 3 }, 'maar 3 dagen', 'for only 3 days'],
    ['mail-transport-policy', 'shortLived', { days: 0, seconds: 3_600 }, 'maar 1 uur', 'only 1 hour'],
    ['dnssec-signature-lifetime', 'ending', { hours: 0, days: 0 }, 'nog geen uur', 'less than an hour'],
    ['dnssec-signature-lifetime', 'ending', { hours: 1, days: 0 }, 'nog maar 1 uur', 'only 1 more hour'],
    ['registration-expiry', 'now', { days: 0, date: '2026-11-20' }, 'binnen een dag', 'within a day'],
    ['security-txt', 'expiresSoon', { days: 0 }, 'binnen een dag', 'within a day'],
    ['domain-age', 'young', { days: 0, date: '2026-11-20' }, 'nog geen dag oud', 'less than a day old'],
    ['experience-this-visit', 'good', { paint: 2_340, firstByte: 80 }, 'na 2,34 s', 'after 2.34 s'],
  ] as const)('%s %s %o', (id, code, args, nl, en) => {
    const [dutch, english] = textOf(id, code, args);
    expect(dutch).toContain(nl);
    expect(english).toContain(en);
    expect(`${dutch} ${english}`).not.toMatch(/(?<!\d)0 (?:dag|uur|day|hour)/);
  });
});
