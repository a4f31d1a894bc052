import { tlsVersion } from '../../../lib/checks/beveiliging/tls-version.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, cert, page, scan, seen } from '../../kit/facts.ts';

const given = (changes = {}) => ({ scan: scan(), cert: seen(cert()), page: seen(page()), ...changes });
const timing = { transferred: 1, encoded: 1, decoded: 1, firstByte: 1 };

cases(tlsVersion, {
  newest: [
    given(),
    given({
      cert: blind('otherBrowser'),
      page: seen(page({ performance: { navigation: { ...timing, protocol: 'h3' } } } as never)),
    }),
  ],
  previous: [given({ cert: seen(cert({ protocol: 'TLSv1.2' })) })],
  old: [given({ cert: seen(cert({ protocol: 'TLSv1' })) })],
  plainHttp: [given({ scan: scan({ url: 'http://voorbeeld.nl/' }), cert: blind('notApplicable') })],
});

blindCases(tlsVersion, [
  given({ cert: blind('otherBrowser') }),
  given({ cert: seen(cert({ protocol: 'unknown' })) }),
  given({ cert: blind('denied'), page: blind('denied') }),
]);
