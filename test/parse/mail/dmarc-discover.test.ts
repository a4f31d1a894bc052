import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDmarc, listDmarcDomains } from '../../../lib/parse/mail/dmarc-discover.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
type Zone = Readonly<Record<string, string | readonly string[] | null>>;

/** `!timeout` was queried without an answer, null was not queried, and a missing name does not exist. */
const lookIn = (zone: Zone) => (name: string) => {
  const texts = Object.hasOwn(zone, name) ? zone[name] : [];
  if (texts === null || texts === undefined) return null;
  if (texts === '!timeout') return { seen: false as const, why: 'timeout' };
  return { seen: true as const, value: typeof texts === 'string' ? [texts] : texts };
};
const discover = (domain: string, zone: Zone, exists?: boolean) => findDmarc(domain, lookIn(zone), exists);

describe('listDmarcDomains', () => {
  test('follows the example of RFC 9989 §4.10', () => {
    expect(listDmarcDomains('a.b.c.d.e.f.g.h.i.j.mail.example.com')).toEqual([
      'a.b.c.d.e.f.g.h.i.j.mail.example.com',
      'g.h.i.j.mail.example.com',
      'h.i.j.mail.example.com',
      'i.j.mail.example.com',
      'j.mail.example.com',
      'mail.example.com',
      'example.com',
      'com',
    ]);
  });

  test.each([
    ['nl', ['nl']],
    ['goed.nl', ['goed.nl', 'nl']],
    [
      '1.2.3.4.5.6.7.8',
      ['1.2.3.4.5.6.7.8', '2.3.4.5.6.7.8', '3.4.5.6.7.8', '4.5.6.7.8', '5.6.7.8', '6.7.8', '7.8', '8'],
    ],
  ])('%s', (domain, names) => expect(listDmarcDomains(domain)).toEqual(names));

  test('lists at most eight names', () => {
    const label = fc.stringMatching(/^[a-z]{1,3}$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 40 }), (labels) => {
        expect(listDmarcDomains(labels.join('.')).length).toBe(Math.min(8, labels.length));
      }),
      { numRuns },
    );
  });
});

describe('whose record applies', () => {
  test.each<[string, string, Zone, object]>([
    [
      'its own',
      'goed.nl',
      { '_dmarc.goed.nl': 'v=DMARC1; p=reject; sp=none' },
      { at: 'goed.nl', owner: 'own', effective: 'reject' },
    ],
    [
      'its own, with psd=y at the start',
      'gov.nl',
      { '_dmarc.gov.nl': 'v=DMARC1; p=reject; psd=y', '_dmarc.nl': 'v=DMARC1; p=none' },
      { at: 'gov.nl', owner: 'own', effective: 'reject' },
    ],
    ['nobody’s', 'goed.nl', {}, { at: null, owner: null, effective: null, record: null }],
    [
      'the organisation’s: fewest labels',
      'a.mail.example.com',
      { '_dmarc.mail.example.com': 'v=DMARC1; p=none', '_dmarc.example.com': 'v=DMARC1; p=reject; sp=quarantine' },
      { at: 'example.com', owner: 'organisation', effective: 'quarantine' },
    ],
    [
      'the organisation’s: psd=n stops the walk',
      'a.mail.example.com',
      { '_dmarc.mail.example.com': 'v=DMARC1; p=quarantine; psd=n', '_dmarc.example.com': 'v=DMARC1; p=reject' },
      { at: 'mail.example.com', owner: 'organisation', effective: 'quarantine' },
    ],
    [
      'the organisation’s: one label below psd=y',
      'a.mail.example.com',
      { '_dmarc.example.com': 'v=DMARC1; p=reject', '_dmarc.com': 'v=DMARC1; p=none; psd=y' },
      { at: 'example.com', owner: 'organisation', effective: 'reject' },
    ],
    [
      'the public suffix’s',
      'goed.bank',
      { '_dmarc.bank': 'v=DMARC1; p=reject; sp=quarantine; psd=y' },
      { at: 'bank', owner: 'suffix', effective: 'quarantine' },
    ],
  ])('%s', (_, domain, zone, expected) => {
    expect(discover(domain, zone)).toMatchObject({ ...expected, open: [], unseen: [] });
  });

  test('np applies to names that do not exist, else sp, else p', () => {
    const zone = (tags: string): Zone => ({ '_dmarc.example.nl': `v=DMARC1; p=none; ${tags}` });
    expect(discover('a.example.nl', zone('sp=quarantine; np=reject')).effective).toBe('quarantine');
    expect(discover('a.example.nl', zone('sp=quarantine; np=reject'), false).effective).toBe('reject');
    expect(discover('a.example.nl', zone('sp=quarantine'), false).effective).toBe('quarantine');
    expect(discover('a.example.nl', zone(''), false).effective).toBe('none');
  });

  test('discards several records at one name and continues the walk', () => {
    const zone = {
      '_dmarc.goed.nl': ['v=DMARC1; p=reject', 'v=DMARC1; p=none'],
      '_dmarc.nl': 'v=DMARC1; p=quarantine',
    };
    expect(discover('goed.nl', zone)).toMatchObject({ several: ['goed.nl'], at: 'nl', effective: 'quarantine' });
  });

  test('ignores other texts beside a record', () => {
    const zone = { '_dmarc.goed.nl': ['v=spf1 -all', 'v=DMARC1; p=reject', 'v=dmarc1; p=none'] };
    expect(discover('goed.nl', zone)).toMatchObject({ several: [], effective: 'reject' });
  });
});

describe('requested and effective policy', () => {
  test.each([
    ['p=reject; t=y', 'reject', 'quarantine'],
    ['p=quarantine; t=y', 'quarantine', 'none'],
    ['p=none; t=y', 'none', 'none'],
    ['p=block', null, null],
  ])('%s', (tags, requested, effective) => {
    expect(discover('goed.nl', { '_dmarc.goed.nl': `v=DMARC1; ${tags}` })).toMatchObject({
      requested,
      effective,
    });
  });
});

describe('records that were not seen', () => {
  test('a record of the domain itself needs no walk', () => {
    const zone = { '_dmarc.goed.nl': 'v=DMARC1; p=reject', '_dmarc.nl': null };
    expect(discover('goed.nl', zone)).toMatchObject({ owner: 'own', open: [] });
  });

  test('no record above an unseen name is used', () => {
    const zone = { '_dmarc.goed.nl': '!timeout', '_dmarc.nl': 'v=DMARC1; p=reject' };
    expect(discover('goed.nl', zone)).toMatchObject({ record: null, effective: null, unseen: ['timeout'] });
    expect(discover('goed.nl', { '_dmarc.nl': null })).toMatchObject({ record: null, open: ['nl'] });
  });
});
