import { describe, expect, test } from 'vitest';
import { cspScriptPolicy } from '../../../lib/checks/beveiliging/csp-script-policy.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { NO_SECOND, policy } from '../../kit/transport.ts';

const NONCE = "script-src 'nonce-r4nd0mvalue' 'strict-dynamic'";
type Given = Parameters<typeof cspScriptPolicy.judge>[0];
const sent = (header: string | null, changes: Partial<Given> = {}): Given => {
  const { fresh, raw } = policy(header);
  return { scan: scan(), fresh, raw: seen(raw), again: NO_SECOND, ...changes };
};
const inMeta = (content: string, changes: Partial<Given> = {}): Given => ({
  ...sent(null, changes),
  raw: seen(policy(null, content).raw),
});
const again = (...policies: string[]) => ({ again: seen({ policies }) });

cases(cspScriptPolicy, {
  nonceOrHash: [
    sent(NONCE, again("script-src 'nonce-an0thervalue' 'strict-dynamic'")),
    sent(`${NONCE} https: 'unsafe-inline'`, { again: blind('timeout') }),
    sent("script-src 'sha256-abc='"),
    sent("script-src 'self' 'unsafe-inline', script-src 'nonce-r4nd0mvalue'"),
    sent(NONCE, { raw: blind('timeout') }),
  ],
  ownHosts: [sent("script-src 'self'"), sent("script-src 'self' https://cdn.voorbeeld.nl")],
  noScripts: [
    sent("default-src 'none'"),
    sent('script-src'),
    sent("script-src 'strict-dynamic'"),
    sent("script-src https://a.nl 'strict-dynamic'"),
    sent("script-src 'unsafe-eval' 'nonne'"),
    sent("script-src 'self', script-src 'none'"),
    sent('sandbox'),
    sent("script-src 'self' 'unsafe-inline', sandbox allow-forms"),
  ],
  thirdParty: [sent("script-src 'self' cdn.anders.nl")],
  unsafeHashes: [sent("script-src 'self' 'unsafe-hashes' 'sha256-abc='")],
  blob: [sent("script-src 'self' blob:")],
  absent: [sent(null), sent("frame-ancestors 'none'"), sent(null, { raw: blind('notApplicable') })],
  inline: [
    sent("script-src 'self' 'unsafe-inline'"),
    sent("default-src 'self' 'unsafe-inline'"),
    inMeta("script-src 'unsafe-inline'"),
    sent("script-src 'unsafe-inline'; sandbox ALLOW-SCRIPTS"),
    inMeta("script-src 'unsafe-inline'; sandbox"),
  ],
  shortNonce: [sent("script-src 'nonce-abc'")],
  staticNonce: [
    sent(NONCE, again(NONCE)),
    sent(NONCE, again("img-src 'self'", NONCE)),
    inMeta("script-src 'nonce-r4nd0mvalue'", again("script-src 'nonce-r4nd0mvalue'")),
  ],
  data: [sent("script-src 'self' data:")],
  wildcard: [sent('script-src *'), sent('default-src https://*')],
  scheme: [sent("script-src 'self' https:"), sent("script-src 'nonce-r4nd0mvalue' http:")],
  bypass: [sent("script-src 'self' https://www.google.com"), sent("script-src 'self' cdnjs.cloudflare.com")],
});

blindCases(cspScriptPolicy, [
  sent(null, { raw: blind('timeout') }),
  sent("script-src 'unsafe-inline'", { raw: blind('time') }),
  sent("script-src 'self' cdn.anders.nl", { raw: blind('time') }),
  sent(`script-src ${'a '.repeat(9_000)}`),
]);

partialCases(cspScriptPolicy, {
  // Whether a nonce is the same each time is shown by a second answer alone.
  nonceOrHash: [[sent(NONCE, { again: blind('timeout') }), 'timeout']],
});

describe('csp-script-policy', () => {
  test('names the source that allows injected scripts', () => {
    expect(cspScriptPolicy.judge(sent("script-src 'self' https: data:"))).toMatchObject({ items: ['data:'] });
  });

  test('treats hosts of the whole site as its own', () => {
    const given = sent("script-src 'self' cdn.voorbeeld.nl", {
      fresh: http({ 'content-security-policy': 'script-src cdn.voorbeeld.nl' }),
    });
    expect(cspScriptPolicy.judge({ ...given, scan: scan({ host: 'shop.voorbeeld.nl' }) })).toEqual({
      code: 'ownHosts',
    });
  });
});
