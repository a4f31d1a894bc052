import { describe, expect, test } from 'vitest';
import { domein } from '../../lib/checks/domein/index.ts';
import type { Finding } from '../../lib/model.ts';
import { findRepairs } from '../../lib/repairs/repairs.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { cname, facts, noName, txt, type Zone } from '../checks/domein/dns-facts.ts';
import { sampleReport } from '../components/sample.ts';

const report = sampleReport();
const seen = (host: string, found: readonly (Pick<Finding, 'id' | 'items'> & Partial<Finding>)[] = []) =>
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

describe('the DMARC record', () => {
  const IDS = ['dmarc-valid', 'dmarc-policy', 'dmarc-reporting', 'null-mx'];
  const DMARC = 'TXT _dmarc.voorbeeld.nl';
  const NONE: Zone = { [DMARC]: noName(), 'TXT _dmarc.nl': noName() };

  /** The findings of these checks on a zone. */
  const findingsOn = (zone: Zone): readonly Finding[] =>
    domein.checks.flatMap((check) => {
      if (!IDS.includes(check.id)) return [];
      const judged = check.judge(facts(zone) as never);
      if ('unseen' in judged) throw new TypeError(`${check.id} is unseen`);
      const { code, args = {}, items = [] } = judged;
      return [{ ...(report.findings[0] as Finding), id: check.id, points: 0, code, args, items }];
    });

  /** Each DMARC record in the snippets, after the place where it goes. */
  const offeredOn = (zone: Zone): readonly string[] => {
    const findings = findingsOn(zone);
    const site = seen('voorbeeld.nl', findings);
    const repairs = findings
      .flatMap((finding) => findRepairs(site, finding))
      .filter(({ platform }) => platform === null);
    const records = repairs.flatMap(({ where, sets = [] }) => sets.map((record) => `${where} ${record}`));
    return [...new Set(records.filter((record) => record.includes('DMARC1')))];
  };
  const RUA = 'rua=mailto:post@voorbeeld.nl';

  test.each<[string, Zone, readonly string[]]>([
    ['is added where there is none', NONE, ['zone v=DMARC1; p=none; rua=mailto:dmarc@voorbeeld.nl']],
    ['is not added beside two', { ...NONE, [DMARC]: [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=none')] }, []],
    ['is not added beside one without a policy', { [DMARC]: [txt('v=DMARC1')] }, []],
    ['is not added beside one with a quoted policy', { [DMARC]: [txt('v=DMARC1; p="reject"')] }, []],
    [
      'is not added beside two on a domain without mail',
      {
        ...{ ...NONE, [DMARC]: [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=none')] },
        ...{ 'MX voorbeeld.nl': [], 'TXT voorbeeld.nl': [txt('v=spf1 -all')] },
      },
      [],
    ],
    [
      'is added on a domain without mail',
      { ...NONE, 'MX voorbeeld.nl': [], 'TXT voorbeeld.nl': [txt('v=spf1 -all')] },
      ['zone v=DMARC1; p=reject'],
    ],
    [
      'replaces the one that is there',
      { [DMARC]: [txt(`v=DMARC1; p=none; ${RUA}`)] },
      [`zoneDmarc v=DMARC1; p=quarantine; ${RUA}; pct=10; t=y`],
    ],
    [
      'replaces the one at its place, not one at the domain itself',
      {
        [DMARC]: [txt(`v=DMARC1; p=none; ${RUA}`)],
        'TXT voorbeeld.nl': [txt('v=DMARC1; p=none; rua=mailto:x@elders.nl')],
      },
      [`zoneDmarc v=DMARC1; p=quarantine; ${RUA}; pct=10; t=y`],
    ],
    [
      'is added where a wildcard answers, which stays',
      {
        [DMARC]: [txt(`v=DMARC1; p=none; ${RUA}`)],
        'TXT pijler-x.voorbeeld.nl': [txt(`v=DMARC1; p=none; ${RUA}`)],
      },
      [`zone v=DMARC1; p=quarantine; ${RUA}; pct=10; t=y`],
    ],
    [
      'of the top-level domain is not copied',
      { [DMARC]: noName(), 'TXT _dmarc.nl': [txt('v=DMARC1; p=none; psd=y')] },
      [],
    ],
    [
      'of a service behind an alias is left to that service',
      { [DMARC]: [cname('_dmarc.voorbeeld.nl', 'voorbeeld.nl.dienst.nl'), txt(`v=DMARC1; p=none; ${RUA}`)] },
      [],
    ],
    [
      'is not added beside an alias that leads nowhere',
      { ...NONE, [DMARC]: noName(cname('_dmarc.voorbeeld.nl', 'voorbeeld.nl.dienst.nl')) },
      [],
    ],
  ])('%s', (_, zone, records) => expect(offeredOn(zone)).toEqual(records));
});
