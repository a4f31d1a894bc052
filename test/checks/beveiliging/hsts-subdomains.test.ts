import { hstsSubdomains } from '../../../lib/checks/beveiliging/hsts-subdomains.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { answer } from '../../kit/transport.ts';

const sent = (value: string) => ({ scan: scan(), answer: answer({ 'strict-transport-security': value }) });

cases(hstsSubdomains, {
  included: [sent('max-age=31536000; includeSubDomains'), sent('INCLUDESUBDOMAINS; max-age=15552000')],
  left: [sent('max-age=31536000'), sent('max-age=31536000; preload')],
  noHsts: [
    { scan: scan(), answer: answer() },
    sent('max-age=0; includeSubDomains'),
    sent('max-age=86400; includeSubDomains'),
    sent('includeSubDomains'),
  ],
  plainHttp: [{ scan: scan(), answer: answer({}, { url: 'http://voorbeeld.nl/' }) }],
  loopback: [{ scan: scan({ host: '::1' }), answer: answer() }],
  ipAddress: [{ scan: scan({ host: '192.0.2.7' }), answer: answer() }],
});

blindCases(hstsSubdomains, [{ scan: scan(), answer: answer({}, { barrier: 'wall' }) }]);
