import { crossOriginOpener } from '../../../lib/checks/beveiliging/cross-origin-opener.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const sent = (value: string) => ({ fresh: http({ 'cross-origin-opener-policy': value }) });

cases(crossOriginOpener, {
  separated: [sent('same-origin'), sent('same-origin-allow-popups; report-to="coop"'), sent('noopener-allow-popups')],
  open: [sent('unsafe-none')],
  absent: [{ fresh: http() }],
  invalid: [sent('"same-origin"'), sent('same-origin, same-origin'), sent('SAME-ORIGIN'), sent('same-site'), sent('')],
});
