import { contentTypeOptions } from '../../../lib/checks/beveiliging/content-type-options.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const sent = (value: string) => ({ fresh: http({ 'x-content-type-options': value }) });

cases(contentTypeOptions, {
  nosniff: [sent('nosniff'), sent('NoSniff'), sent('nosniff, nosniff'), sent(' nosniff ,whatever')],
  other: [sent(''), sent('sniff'), sent('whatever, nosniff'), sent('"nosniff"')],
  absent: [{ fresh: http() }],
});
