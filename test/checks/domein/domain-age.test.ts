import { domainAge } from '../../../lib/checks/domein/domain-age.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { rdap, unregistered } from './dns-facts.ts';

cases(domainAge, {
  known: [
    { scan: scan(), rdap: rdap() },
    { scan: scan(), rdap: rdap({ registered: '2026-10-21T00:00:00.000Z' }) },
  ],
  young: [{ scan: scan(), rdap: rdap({ registered: '2026-10-22T00:00:00.000Z' }) }],
});

blindCases(domainAge, [
  { scan: scan(), rdap: rdap({ registered: null }) },
  { scan: scan(), rdap: unregistered('noServer') },
]);
