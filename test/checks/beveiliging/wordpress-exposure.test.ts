import { wordpressExposure } from '../../../lib/checks/beveiliging/wordpress-exposure.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, seen } from '../../kit/facts.ts';

type Exposure = NonNullable<Facts['wordpress']>;
const SHUT: Exposure = { users: seen(null), xmlrpc: seen(false), readme: seen(null) };
const describe = (changes: Partial<Exposure> = {}) => ({ wordpress: { ...SHUT, ...changes } });

cases(wordpressExposure, {
  closed: [describe(), describe({ xmlrpc: blind('notApplicable'), readme: blind('notApplicable') })],
  open: [
    describe({ users: seen(3) }),
    describe({ xmlrpc: seen(true) }),
    describe({ readme: seen('4.9.8') }),
    // Seen facts are reported, whatever was not seen.
    describe({ users: seen(1), xmlrpc: blind('timeout') }),
  ],
  none: [{ wordpress: null }],
});

blindCases(wordpressExposure, [describe({ users: blind('wall') }), describe({ xmlrpc: blind('timeout') })]);
