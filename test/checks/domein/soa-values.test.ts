import { soaValues } from '../../../lib/checks/domein/soa-values.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, soa, timeout } from './dns-facts.ts';

const having = (changes: Parameters<typeof soa>[0]) => facts({ 'SOA voorbeeld.nl': [soa(changes)] });

cases(soaValues, {
  sane: [
    facts(),
    having({ refresh: 1_200, retry: 180, expire: 604_800, minimum: 300 }),
    // As Cloudflare, Azure and Amazon set them.
    having({ refresh: 10_000, retry: 2_400, expire: 604_800, minimum: 1_800 }),
    having({ refresh: 3_600, retry: 300, expire: 2_419_200, minimum: 300 }),
    having({ refresh: 7_200, retry: 900, expire: 1_209_600, minimum: 86_400 }),
    having({ minimum: 86_400 }),
  ],
  outside: [
    having({ refresh: 1_199, retry: 180 }),
    having({ refresh: 7_200, retry: 7_200 }),
    having({ expire: 604_799 }),
    having({ minimum: 299 }),
    having({ minimum: 86_401 }),
  ],
});

blindCases(soaValues, [facts({ 'SOA voorbeeld.nl': timeout }), facts({ 'SOA voorbeeld.nl': [] })]);
