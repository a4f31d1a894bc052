import { describe, expect, test } from 'vitest';
import { collectDns } from '../../../lib/collect/dns/dns.ts';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { isPublicName } from '../../../lib/parse/url/host-name.ts';
import { fakeResolver, target, type Zone } from '../network/fake-resolver.ts';

const IPV6 = '2a0e4d40000100000000000000000053';

const GOED: Zone = {
  'SOA goed.nl': ['ns1.dnshuis.nl'],
  'NS goed.nl': ['ns1.dnshuis.nl', 'ns2.dnshuis.nl'],
  'A ns1.dnshuis.nl': ['45.92.8.53'],
  'AAAA ns1.dnshuis.nl': [IPV6],
  'A goed.nl': ['45.92.7.10'],
  'MX goed.nl': ['mx1.mailhuis.nl'],
  'TXT goed.nl': ['v=spf1 include:spf.mailhuis.nl -all'],
  'TXT spf.mailhuis.nl': ['v=spf1 include:spf2.mailhuis.nl -all'],
  'TXT spf2.mailhuis.nl': ['v=spf1 a:mx1.mailhuis.nl -all'],
  'TXT _dmarc.goed.nl': ['v=DMARC1; p=reject; rua=mailto:a@rapport.nl,mailto:b@goed.nl'],
  'CAA goed.nl': ['letsencrypt.org'],
};

const look = async (zone: Zone, changes = {}, fail?: Parameters<typeof fakeResolver>[1]) => {
  const resolver = fakeResolver(zone, fail);
  const fact = await collectDns(target(changes), resolver.reach);
  return { fact: FACTS.dns.parse(fact), ...resolver, keys: resolver.heard.map(({ key }) => key) };
};

describe('dns', () => {
  test('sends the queries that follow from the answers, each once, eight at a time and at most 70 in all', async () => {
    const { keys, most, fact } = await look(GOED);
    expect(new Set(keys).size).toBe(keys.length - 1); // the bogus name is queried twice: without and with CD
    expect(most()).toBe(8);
    expect(keys.length).toBeLessThanOrEqual(70);
    for (const key of [
      'DS goed.nl',
      'AAAA ns2.dnshuis.nl',
      'A www.goed.nl',
      'TXT spf2.mailhuis.nl',
      'A mx1.mailhuis.nl',
      'TLSA _25._tcp.mx1.mailhuis.nl',
      'TXT goed.nl._report._dmarc.rapport.nl',
      'TXT _mta-sts.goed.nl',
      'HTTPS goed.nl',
      'TXT selector1._domainkey.goed.nl',
    ]) {
      expect(Object.keys(fact.answers)).toContain(key);
    }
    expect(keys).not.toContain('CAA nl');
    expect(keys).not.toContain('TXT goed.nl._report._dmarc.goed.nl');
    expect(keys).not.toContain('TXT _dmarc.nl');
  });

  test('stores the answers', async () => {
    const { fact } = await look(GOED);
    expect(fact.validates).toBe(true);
    expect(fact.answers['MX goed.nl']).toEqual({
      seen: true,
      value: {
        rcode: 'NOERROR',
        authenticated: true,
        bogus: false,
        errors: [],
        records: [{ name: 'goed.nl', type: 'MX', ttl: 300, data: { preference: 10, exchange: 'mx1.mailhuis.nl' } }],
      },
    });
  });

  test('stores the texts with a policy when there are more texts than fit', async () => {
    const proofs = Array.from({ length: 80 }, (_, index) => `dienst${index}-site-verification=${index}`);
    const { fact } = await look({ ...GOED, 'TXT goed.nl': [...proofs, 'v=spf1 include:spf.mailhuis.nl -all'] });
    const found = fact.answers['TXT goed.nl'];
    expect(found?.seen && found.value.records).toHaveLength(60);
    expect(found?.seen && found.value.records.map(({ data }) => data['text'])).toContain(
      'v=spf1 include:spf.mailhuis.nl -all',
    );
    expect(fact.answers).toHaveProperty(['TXT spf2.mailhuis.nl']);
  });

  test('requests the SOA first, with its signatures, and no other signatures', async () => {
    const { heard } = await look(GOED);
    const own = heard.filter(({ key }) => key !== 'SOA nl' && !key.endsWith('dnssec-failed.org'));
    expect(own[0]).toEqual({ key: 'SOA goed.nl', cd: false, do: true });
    expect(own.slice(1).some((question) => question.do)).toBe(false);
  });

  test('queries the same made-up label in one scan, and another in the next', async () => {
    const [one, two, later] = await Promise.all([look(GOED), look(GOED), look(GOED, { at: 5 })]);
    expect(one.keys.toSorted()).toEqual(two.keys.toSorted());
    expect(later.fact.madeUpName).not.toBe(one.fact.madeUpName);
  });

  test('queries no selector without mail', async () => {
    const zone = { 'MX leeg.nl': ['.'], 'SOA leeg.nl': ['ns.nl'] };
    const { keys } = await look(zone, { host: 'leeg.nl', domain: 'leeg.nl' });
    expect(keys.filter((key) => key.includes('_domainkey'))).toEqual([]);
  });

  test('queries no selector when nothing exists below _domainkey', async () => {
    const { keys } = await look({ ...GOED, 'TXT _domainkey.goed.nl': { rcode: 'NXDOMAIN' } });
    expect(keys.filter((key) => key.includes('._domainkey'))).toEqual([]);
  });

  test('climbs to the top for CAA, and for DMARC too', async () => {
    const { keys } = await look({ 'SOA goed.nl': ['ns.nl'] }, { host: 'www.goed.nl' });
    expect(keys.filter((key) => key.startsWith('CAA'))).toEqual(['CAA www.goed.nl', 'CAA goed.nl', 'CAA nl']);
    expect(keys).toContain('TXT _dmarc.nl');
  });

  test('queries at most six name servers and six mail servers', async () => {
    const many = (word: string) => Array.from({ length: 13 }, (_, index) => `${word}${index}.nl`);
    const { keys } = await look({ ...GOED, 'NS goed.nl': many('ns'), 'MX goed.nl': many('mx') });
    expect(keys.filter((key) => /^A ns\d/.test(key))).toHaveLength(6);
    expect(keys.filter((key) => /^TLSA/.test(key))).toHaveLength(6);
  });
});

describe('DNSSEC', () => {
  test('one bogus record set is fetched with CD, and the others are unchanged', async () => {
    const { fact } = await look({ ...GOED, 'A goed.nl': { bogus: true, records: ['45.92.7.10'], ede: 6 } });
    expect(fact.answers['A goed.nl']).toMatchObject({
      seen: true,
      value: {
        rcode: 'NOERROR',
        bogus: true,
        authenticated: false,
        errors: [{ code: 6, text: '' }],
        records: [{ type: 'A' }],
      },
    });
    expect(fact.answers['MX goed.nl']).toMatchObject({ value: { authenticated: true, bogus: false } });
  });

  test('with a bogus SOA the rest of the domain is queried with CD, except decisive records', async () => {
    const { heard, fact } = await look({ ...GOED, 'SOA goed.nl': { bogus: true, records: ['ns.nl'] } });
    const rest = heard.filter(({ key }) => /[ .]goed\.nl$/.test(key) && key !== 'SOA goed.nl');
    expect(rest.length).toBeGreaterThan(8);
    const checked = rest.filter(({ cd }) => !cd).map(({ key }) => key);
    expect(checked.toSorted()).toEqual(['A goed.nl', 'AAAA goed.nl', 'MX goed.nl']);
    expect(heard.find(({ key }) => key === 'A mx1.mailhuis.nl')?.cd).toBe(false);
    expect(fact.answers['CAA goed.nl']).toMatchObject({ value: { authenticated: false } });
  });

  test('the address of an entirely bogus zone is reported as bogus, too', async () => {
    const zone = Object.fromEntries(
      Object.entries(GOED).map(([key, answer]) => {
        const isOwn = /[ .]goed\.nl$/.test(key) && Array.isArray(answer);
        return [key, isOwn ? { bogus: true, records: answer } : answer];
      }),
    );
    const { fact } = await look(zone);
    expect(fact.answers['SOA goed.nl']).toMatchObject({ value: { bogus: true } });
    expect(fact.answers['A goed.nl']).toMatchObject({ value: { bogus: true, records: [{ type: 'A' }] } });
  });

  test.each([22, 23])('servers that were unreachable (%i) are not bogus', async (ede) => {
    const { fact } = await look({ ...GOED, 'MX goed.nl': { bogus: true, records: ['mx1.mailhuis.nl'], ede } });
    expect(fact.answers['MX goed.nl']).toEqual({ seen: false, why: 'timeout' });
  });

  test.each([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 25, 27, 21, 24])('a signature error (%i) is bogus', async (ede) => {
    const { fact } = await look({ ...GOED, 'MX goed.nl': { bogus: true, records: ['mx1.mailhuis.nl'], ede } });
    expect(fact.answers['MX goed.nl']).toMatchObject({
      seen: true,
      value: { bogus: true, errors: [{ code: ede, text: '' }] },
    });
  });

  test('SERVFAIL that persists with CD is not bogus', async () => {
    const { fact } = await look({ ...GOED, 'CAA goed.nl': { rcode: 'SERVFAIL' } });
    expect(fact.answers['CAA goed.nl']).toMatchObject({ seen: true, value: { rcode: 'SERVFAIL', bogus: false } });
  });

  test.each([
    ['does not authenticate', { 'SOA nl': { records: ['ns.nl'], ad: false } }],
    ['accepts bogus data', { 'A dnssec-failed.org': ['192.0.2.1'] }],
    ['rejects bogus data without authenticating any', { 'SOA nl': { records: ['ns.nl'], ad: false } }],
    ['fails on bogus data even with CD', { 'A dnssec-failed.org': { rcode: 'SERVFAIL' as const } }],
    ['filters', { 'A dnssec-failed.org': { rcode: 'NXDOMAIN' as const, ede: 17 } }],
  ])('a resolver that %s is not trusted', async (_, zone) => {
    expect((await look({ ...GOED, ...zone })).fact.validates).toBe(false);
  });

  test('an unknown resolver is tested again, a tested one is not', async () => {
    const { reach, heard } = fakeResolver(GOED);
    await collectDns(target(), reach);
    await collectDns(target(), reach);
    expect(heard.filter(({ key }) => key === 'SOA nl')).toHaveLength(1);

    const broken = fakeResolver(GOED, ({ key }) => (key === 'SOA nl' ? new NotObservable('timeout') : null));
    expect((await collectDns(target(), broken.reach)).validates).toBe(false);
    await collectDns(target(), broken.reach);
    expect(broken.heard.filter(({ key }) => key === 'SOA nl')).toHaveLength(2);
  });
});

describe('missing or withheld answers', () => {
  test.each([4, 15, 16, 17, 18])('a withheld answer (%i) is not an answer', async (ede) => {
    const { fact } = await look({ ...GOED, 'A goed.nl': { rcode: 'NXDOMAIN', ede } });
    expect(fact.answers['A goed.nl']).toEqual({ seen: false, why: 'unfitResolver' });
  });

  test.each([3, 13, 14, 19])('an answer with another explanation (%i) is an answer', async (ede) => {
    const { fact } = await look({ ...GOED, 'A goed.nl': { rcode: 'NXDOMAIN', ede } });
    expect(fact.answers['A goed.nl']).toMatchObject({ seen: true, value: { errors: [{ code: ede, text: '' }] } });
  });

  test('one timeout and one query over the plan leave the other answers', async () => {
    const { fact } = await look(GOED, {}, ({ key }) => {
      if (key === 'MX goed.nl') return new NotObservable('timeout');
      return key === 'HTTPS goed.nl' ? new NotObservable('time') : null;
    });
    expect(fact.answers['MX goed.nl']).toEqual({ seen: false, why: 'timeout' });
    expect(fact.answers['HTTPS goed.nl']).toEqual({ seen: false, why: 'time' });
    expect(fact.answers['NS goed.nl']).toMatchObject({ seen: true });
  });

  test('an unreachable resolver is not queried further', async () => {
    const { reach, heard } = fakeResolver(GOED, () => new NotObservable('offline'));
    await expect(collectDns(target(), reach)).rejects.toMatchObject({ why: 'offline' });
    expect(heard.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['MX', { 'MX goed.nl': ['mail.intern', 'mx.local', 'post', '10.0.0.1', 'mx1.mailhuis.nl'] }],
    ['NS', { 'NS goed.nl': ['ns.kantoor.lokal', 'ns1.home.arpa', 'ns1.dnshuis.nl'] }],
    ['SPF', { 'TXT goed.nl': ['v=spf1 include:spf.intern a:mail.corp mx:mx.test exists:x.onion redirect=_spf.lan'] }],
    ['an SPF further on', { 'TXT spf.mailhuis.nl': ['v=spf1 include:spf.bedrijf include:spf2.mailhuis.nl -all'] }],
    ['DMARC', { 'TXT _dmarc.goed.nl': ['v=DMARC1; p=reject; rua=mailto:a@rapport.intern,mailto:b@rapport.nl'] }],
    ['a name with an escaped dot', { 'MX goed.nl': ['geheim\\\\.nl', 'mx1.mailhuis.nl'] }],
  ])('a private name in %s is not queried, and public names are', async (_, records: Zone) => {
    const { fact, keys } = await look({ ...GOED, ...records });
    const names = keys.map((key) => key.slice(key.indexOf(' ') + 1));
    expect(names.filter((name) => !isPublicName(name))).toEqual([]);
    expect(
      names.filter((name) => /intern|local|lokal|arpa|corp|test|onion|lan|bedrijf|geheim|^\d|\bpost$/.test(name)),
    ).toEqual([]);
    const unasked = Object.values(fact.answers).filter((part) => !part.seen);
    expect(unasked.length).toBeGreaterThan(0);
    expect(unasked).toEqual(unasked.map(() => ({ seen: false, why: 'hidden' })));
    expect(keys).toContain('A mx1.mailhuis.nl');
  });

  test('a malformed name is reported as malformed', async () => {
    const { fact } = await look({ ...GOED, 'TXT _dmarc.goed.nl': ['v=DMARC1; p=reject; rua=mailto:a@a..b.nl'] });
    expect(Object.entries(fact.answers).filter(([, part]) => !part.seen)).toEqual([
      ['TXT goed.nl._report._dmarc.a..b.nl', { seen: false, why: 'malformed' }],
    ]);
  });

  test.each([
    ['level A', { level: 'A' as const }, 'off'],
    ['a private name', { isPublic: false }, 'notApplicable'],
    ['a shared suffix', { onSharedSuffix: true }, 'notApplicable'],
    ['no domain', { domain: null }, 'notApplicable'],
  ])('%s: no query is sent', async (_, changes, why) => {
    const { reach, heard } = fakeResolver(GOED);
    await expect(collectDns(target(changes), reach)).rejects.toMatchObject({ why });
    expect(heard).toEqual([]);
  });
});
