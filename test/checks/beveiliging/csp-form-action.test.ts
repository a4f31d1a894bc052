import { cspFormAction } from '../../../lib/checks/beveiliging/csp-form-action.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { policy } from '../../kit/transport.ts';

cases(cspFormAction, {
  closed: [
    policy("form-action 'self'"),
    policy('form-action https://betaal.nl'),
    policy('form-action'),
    policy("default-src 'self'", "form-action 'none'"),
    policy("form-action *, form-action 'self'"),
    policy('sandbox allow-scripts'),
  ],
  unset: [policy("default-src 'self'"), policy('sandbox allow-Forms'), policy("default-src 'self'", 'sandbox')],
  open: [policy('form-action *'), policy("form-action 'self' https:")],
  noPolicy: [policy(null)],
});

blindCases(cspFormAction, [policy(`form-action ${'a '.repeat(9_000)}`)]);
