import { registrationStatus } from '../../../lib/checks/domein/registration-status.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { rdap, unregistered } from './dns-facts.ts';

const having = (...statuses: string[]) => ({ rdap: rdap({ statuses }) });

cases(registrationStatus, {
  active: [
    { rdap: rdap() },
    having('ok'),
    having('client transfer prohibited', 'server delete prohibited'),
    having('auto renew period'),
  ],
  unsettled: [having('pending transfer'), having('inactive', 'client transfer prohibited')],
  leaving: [
    having('client hold'),
    having('server hold', 'active'),
    having('pending delete'),
    having('redemption period', 'inactive'),
    having('pending restore'),
  ],
  noServer: [{ rdap: unregistered('noServer') }],
});

blindCases(registrationStatus, [having(), { rdap: unregistered('unknown') }]);
