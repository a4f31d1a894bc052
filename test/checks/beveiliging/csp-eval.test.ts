import { cspEval } from '../../../lib/checks/beveiliging/csp-eval.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { NO_SECOND, policy } from '../../kit/transport.ts';

const sent = (header: string | null) => ({ scan: scan(), ...policy(header), again: NO_SECOND });

cases(cspEval, {
  refused: [
    sent("script-src 'self'"),
    sent("script-src 'self' 'wasm-unsafe-eval'"),
    sent("script-src 'self' 'unsafe-eval', script-src 'self'"),
    sent("script-src 'self' 'unsafe-eval'; sandbox"),
  ],
  besideNonce: [sent("script-src 'nonce-r4nd0mvalue' 'unsafe-eval'"), sent("script-src 'sha256-abc=' 'UNSAFE-EVAL'")],
  allowed: [sent("script-src 'self' 'unsafe-eval'"), sent("default-src 'self' 'unsafe-eval'")],
  noPolicy: [sent(null)],
  weakScripts: [sent("script-src 'unsafe-inline' 'unsafe-eval'"), sent("img-src 'self'")],
});

blindCases(cspEval, [sent(`script-src ${'a '.repeat(9_000)}`)]);
