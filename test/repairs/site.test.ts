import { expect, test } from 'vitest';
import type { Finding } from '../../lib/model.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { sampleReport } from '../components/sample.ts';

const report = sampleReport();
const seen = (host: string, found: readonly Pick<Finding, 'id' | 'items'>[] = []) =>
  toRepairSite(
    {
      finishedAt: report.finishedAt,
      target: { ...report.target, host, domain: 'voorbeeld.nl', url: `https://${host}/winkel?a=1` },
      findings: found.map((one) => ({ ...(report.findings[0] as Finding), ...one })),
    },
    [],
  );

test('the scanned host is the preferred one', () => {
  expect(seen('voorbeeld.nl')).toMatchObject({ canonical: 'voorbeeld.nl', other: 'www.voorbeeld.nl' });
  expect(seen('www.voorbeeld.nl')).toMatchObject({ canonical: 'www.voorbeeld.nl', other: 'voorbeeld.nl' });
  expect(seen('winkel.voorbeeld.nl')).toMatchObject({ canonical: 'winkel.voorbeeld.nl', other: null });
});

test('a twin named by the page is the preferred one', () => {
  const found = [{ id: 'canonical-target-ok', items: ['https://www.voorbeeld.nl/winkel'] }];
  expect(seen('voorbeeld.nl', found)).toMatchObject({ canonical: 'www.voorbeeld.nl', other: 'voorbeeld.nl' });
});

test('records are stored as seen, unless they could end a string', () => {
  const spf = (text: string) => seen('voorbeeld.nl', [{ id: 'spf-policy', items: [text] }])?.spf;
  expect(spf('v=spf1 include:_spf.mailhuis.nl ?all')).toBe('v=spf1 include:_spf.mailhuis.nl ?all');
  expect(spf('v=spf1 exists:%{i}.x.nl "; rm -rf / ; ~all')).toBeNull();
  expect(spf("v=spf1 a'$(reboot) ~all")).toBeNull();
});

test.each(["voorbeeld.nl'; reboot #", 'voor beeld.nl', '', 'voorbeeld.nl\n}'])('%j is not a valid name', (host) => {
  const target = { ...report.target, host, url: 'https://voorbeeld.nl/' };
  expect(toRepairSite({ target, findings: [], finishedAt: report.finishedAt }, [])).toBeNull();
});
