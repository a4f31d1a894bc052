import { cspBaseUriObject } from '../../../lib/checks/beveiliging/csp-base-uri-object.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan, seen } from '../../kit/facts.ts';
import { NO_SECOND, policy } from '../../kit/transport.ts';

const NONCE = "script-src 'nonce-r4nd0mvalue'";
const sent = (header: string | null, inMeta?: string) => ({
  scan: scan(),
  ...policy(header, inMeta),
  again: NO_SECOND,
});

cases(cspBaseUriObject, {
  closed: [
    sent(`${NONCE}; base-uri 'none'; object-src 'none'`),
    sent("default-src 'self'; base-uri 'self'"),
    sent("default-src 'none'", "base-uri 'none'"),
  ],
  baseOpen: [sent("default-src 'self'"), sent("script-src 'self'; base-uri *; object-src 'none'")],
  objectOpen: [sent("script-src 'self'; base-uri 'self'"), sent(`${NONCE}; base-uri 'none'; object-src data:`)],
  baseOpenWithNonces: [sent(`${NONCE}; object-src 'none'`), sent(`default-src 'none'; ${NONCE}; base-uri https:`)],
  noPolicy: [sent(null)],
  weakScripts: [
    sent("default-src 'self' 'unsafe-inline'"),
    sent("frame-ancestors 'none'"),
    { ...sent(NONCE), again: seen({ policies: [NONCE] }) },
  ],
});

blindCases(cspBaseUriObject, [sent(`script-src ${'a '.repeat(9_000)}`)]);
