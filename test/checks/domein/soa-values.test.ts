import { soaValues } from '../../../lib/checks/domein/soa-values.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, soa, timeout } from './dns-facts.ts';

const having = (changes: Parameters<typeof soa>[0]) => facts({ 'SOA voorbeeld.nl': [soa(changes)] });

cases(soaValues, {
  sane: [
    facts(),
    having({ refresh: 14_400, retry: 3_600, expire: 604_800, minimum: 300 }),
    having({ minimum: 86_400 }),
  ],
  outside: [
    having({ refresh: 14_399 }),
    having({ retry: 3_599 }),
    having({ expire: 604_799 }),
    having({ minimum: 299 }),
    having({ minimum: 86_401 }),
  ],
});

blindCases(soaValues, [facts({ 'SOA voorbeeld.nl': timeout }), facts({ 'SOA voorbeeld.nl': [] })]);
