import { trustedTypes } from '../../../lib/checks/beveiliging/trusted-types.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { policy } from '../../kit/transport.ts';

cases(trustedTypes, {
  required: [
    policy("require-trusted-types-for 'script'"),
    policy("img-src *, require-trusted-types-for 'SCRIPT'"),
    policy(null, "require-trusted-types-for 'script'"),
  ],
  absent: [policy(null), policy('trusted-types default'), policy('require-trusted-types-for script')],
});

blindCases(trustedTypes, [policy(`img-src ${'a '.repeat(9_000)}`)]);
