import { referrerPolicy } from '../../../lib/checks/beveiliging/referrer-policy.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';

const sent = (value: string | null, inMeta?: string) => ({
  fresh: http(value === null ? {} : { 'referrer-policy': value }),
  raw: seen(page({ head: { metas: inMeta === undefined ? [] : [meta('referrer', inMeta)] } })),
});

cases(referrerPolicy, {
  strict: [
    ...['no-referrer', 'same-origin', 'strict-origin', 'Strict-Origin-When-Cross-Origin'].map((value) => sent(value)),
    sent('unsafe-url, no-referrer'),
    sent('unsafe-url', 'no-referrer'),
    sent(null, 'never'),
    { ...sent('no-referrer'), raw: blind('notApplicable') },
  ],
  partlyRead: [sent('no-referrer, later-invention'), sent('strict, strict-origin')],
  absent: [sent(null), sent(''), { fresh: http(), raw: blind('notApplicable') }],
  leaky: [
    ...['origin', 'origin-when-cross-origin', 'no-referrer-when-downgrade', 'unsafe-url'].map((value) => sent(value)),
    sent('no-referrer', 'unsafe-url'),
    sent(null, 'always'),
  ],
  unknown: [sent('none'), sent('origin-when-crossorigin, strict')],
});

blindCases(referrerPolicy, [{ ...sent('no-referrer'), raw: blind('timeout') }]);
