import { registrationExpiry } from '../../../lib/checks/domein/registration-expiry.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { NOW, scan } from '../../kit/facts.ts';
import { rdap, unregistered } from './dns-facts.ts';

const inDays = (days: number) => ({
  scan: scan(),
  rdap: rdap({ expires: new Date(NOW + days * 86_400_000).toISOString() }),
});

cases(registrationExpiry, {
  later: [{ scan: scan(), rdap: rdap() }, inDays(30)],
  soon: [inDays(29.9), inDays(14)],
  now: [inDays(13.9), inDays(0), inDays(-3)],
  notTold: [{ scan: scan(), rdap: rdap({ expires: null }) }],
  noServer: [{ scan: scan(), rdap: unregistered('noServer') }],
});

blindCases(registrationExpiry, [{ scan: scan(), rdap: unregistered('unknown') }]);
