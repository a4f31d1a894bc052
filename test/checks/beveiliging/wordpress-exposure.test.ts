import { wordpressExposure } from '../../../lib/checks/beveiliging/wordpress-exposure.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, seen } from '../../kit/facts.ts';

type Told = NonNullable<Facts['wordpress']>;
const SHUT: Told = { users: seen(null), xmlrpc: seen(false), readme: seen(null) };
const told = (changes: Partial<Told> = {}) => ({ wordpress: { ...SHUT, ...changes } });

cases(wordpressExposure, {
  closed: [told(), told({ xmlrpc: blind('notApplicable'), readme: blind('notApplicable') })],
  open: [
    told({ users: seen(3) }),
    told({ xmlrpc: seen(true) }),
    told({ readme: seen('4.9.8') }),
    // What was seen is told, whatever was not.
    told({ users: seen(1), xmlrpc: blind('timeout') }),
  ],
  none: [{ wordpress: null }],
});

blindCases(wordpressExposure, [told({ users: blind('wall') }), told({ xmlrpc: blind('timeout') })]);
