import { describe, expect, test } from 'vitest';
import { collectMailPolicy } from '../../../lib/collect/dns/mail-policy.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { fakeResolver, target, type Zone } from '../network/fake-resolver.ts';

const POLICY = 'version: STSv1\nmode: enforce\nmx: mx1.mailhuis.nl\nmax_age: 604800\n';
const RECORD: Zone = { 'TXT _mta-sts.goed.nl': ['v=STSv1; id=1'] };

const site = (zone: Zone, error: Error | null = null, status = 200) => {
  const requests: [string, unknown][] = [];
  const { reach } = fakeResolver(zone);
  const answer = {
    asked: 'x',
    url: 'x',
    status,
    redirected: false,
    headers: { 'content-type': 'text/plain' },
    body: new TextEncoder().encode(POLICY),
    truncated: false,
    cookies: null,
  };
  const whole: Reach = {
    ...reach,
    site: async (url, ask) => {
      requests.push([url, ask]);
      if (error !== null) throw error;
      return answer;
    },
  };
  return { reach: whole, asked: requests };
};

describe('collectMailPolicy', () => {
  test('returns the file as sent, without following redirects', async () => {
    const { reach, asked: requests } = site(RECORD);
    expect(FACTS.mailPolicy.parse(await collectMailPolicy(target({ host: 'www.goed.nl' }), reach)).body).toBe(POLICY);
    expect(requests).toEqual([
      ['https://mta-sts.goed.nl/.well-known/mta-sts.txt', { purpose: 'mail', redirect: 'manual', cap: 65_536 }],
    ]);
  });

  test.each<[string, Zone]>([
    ['no record', {}],
    ['another text', { 'TXT _mta-sts.goed.nl': ['v=spf1 -all'] }],
    ['no name', { 'TXT _mta-sts.goed.nl': { rcode: 'NXDOMAIN' } }],
  ])('%s: not applicable, and no request to the site', async (_, zone) => {
    const { reach, asked: requests } = site(zone);
    await expect(collectMailPolicy(target(), reach)).rejects.toMatchObject({ why: 'notApplicable' });
    expect(requests).toEqual([]);
  });

  test('is denied without access', async () => {
    const { reach } = site(RECORD, new NotObservable('denied'));
    await expect(collectMailPolicy(target(), reach)).rejects.toMatchObject({ why: 'denied' });
  });

  test.each([
    [403, 'wall'],
    [429, 'wall'],
    [401, 'login'],
  ])('treats a refusal (%i) as a barrier for us, not as the policy', async (status, why) => {
    const { reach } = site(RECORD, null, status);
    await expect(collectMailPolicy(target(), reach)).rejects.toMatchObject({ why });
  });

  test('treats an error as an answer', async () => {
    const { reach } = site(RECORD, null, 503);
    expect(await collectMailPolicy(target(), reach)).toMatchObject({ status: 503 });
  });

  test.each([
    [{ level: 'A' as const }, 'off'],
    [{ isPublic: false }, 'notApplicable'],
    [{ domain: null }, 'notApplicable'],
  ])('%j: no request is sent', async (changes, why) => {
    const { reach, asked: requests } = site(RECORD);
    await expect(collectMailPolicy(target(changes), reach)).rejects.toMatchObject({ why });
    expect(requests).toEqual([]);
  });
});
