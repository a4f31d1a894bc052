import { registrationLock } from '../../../lib/checks/domein/registration-lock.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { rdap, unregistered } from './dns-facts.ts';

const at = (domain: string, ...statuses: string[]) => ({
  scan: scan({ domain, host: domain }),
  rdap: rdap({ statuses }),
});

cases(registrationLock, {
  locked: [
    at('voorbeeld.com', 'client transfer prohibited'),
    at('voorbeeld.com', 'ok', 'server transfer prohibited'),
    at('voorbeeld.fr', 'server transfer prohibited'),
  ],
  unlocked: [at('voorbeeld.com', 'active'), at('voorbeeld.amsterdam', 'client delete prohibited')],
  noLocks: [at('voorbeeld.nl', 'active'), at('voorbeeld.co.uk', 'active'), at('voorbeeld.zz', 'active')],
  noServer: [{ scan: scan(), rdap: unregistered('noServer') }],
});

blindCases(registrationLock, [{ scan: scan(), rdap: unregistered('unknown') }]);
