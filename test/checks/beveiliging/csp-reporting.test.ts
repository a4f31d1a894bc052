import { cspReporting } from '../../../lib/checks/beveiliging/csp-reporting.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { policy } from '../../kit/transport.ts';

cases(cspReporting, {
  reported: [policy("default-src 'self'; report-to csp"), policy("img-src *, default-src 'self'; report-uri /csp")],
  unreported: [policy("default-src 'self'"), policy(null, "default-src 'self'; report-uri /csp")],
  noPolicy: [policy(null)],
});

blindCases(cspReporting, [policy(`img-src ${'a '.repeat(9_000)}`)]);
