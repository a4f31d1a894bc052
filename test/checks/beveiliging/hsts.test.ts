import { hsts } from '../../../lib/checks/beveiliging/hsts.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const sent = (value: string) => ({ fresh: http({ 'strict-transport-security': value }) });

cases(hsts, {
  strong: [
    sent('max-age=31536000'),
    sent('includeSubDomains; max-age="63072000"'),
    sent('max-age=31536000, max-age=0'),
  ],
  short: [sent('max-age=15552000'), sent('max-age=31535999')],
  tooShort: [sent('max-age=86400'), sent('max-age=0')],
  malformed: [sent(''), sent('max-age=soon'), sent('max-age=31536000; max-age=31536000')],
  absent: [{ fresh: http() }],
  plainHttp: [{ fresh: http({}, { url: 'http://voorbeeld.nl/' }) }],
});
