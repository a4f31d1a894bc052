import { describe, expect, test } from 'vitest';
import { clickjacking } from '../../../lib/checks/beveiliging/clickjacking.ts';
import { cookieSecure } from '../../../lib/checks/beveiliging/cookie-secure.ts';
import { crossOriginOpener } from '../../../lib/checks/beveiliging/cross-origin-opener.ts';
import { cspPresent } from '../../../lib/checks/beveiliging/csp-present.ts';
import { cspScriptPolicy } from '../../../lib/checks/beveiliging/csp-script-policy.ts';
import { hsts } from '../../../lib/checks/beveiliging/hsts.ts';
import { httpsAvailable } from '../../../lib/checks/beveiliging/https-available.ts';
import { httpsRedirect } from '../../../lib/checks/beveiliging/https-redirect.ts';
import { httpsRedirectSameHost } from '../../../lib/checks/beveiliging/https-redirect-same-host.ts';
import { beveiliging } from '../../../lib/checks/beveiliging/index.ts';
import { permissionsPolicy } from '../../../lib/checks/beveiliging/permissions-policy.ts';
import { referrerPolicy } from '../../../lib/checks/beveiliging/referrer-policy.ts';
import { tlsCertificate } from '../../../lib/checks/beveiliging/tls-certificate.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import { parseSetCookie } from '../../../lib/parse/http/set-cookie.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';
import { answer, cookie, ended, hop, NO_SECOND, other, policy, trail, twins } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const scripts = (header: string, inMeta?: string) => {
  const { fresh, raw } = policy(header, inMeta);
  return cspScriptPolicy.judge({ scan: scan(), fresh, raw: seen(raw), again: NO_SECOND });
};
const sent = (value: string) => hsts.judge({ scan: scan(), answer: answer({ 'strict-transport-security': value }) });

/** Traps of this pillar's subjects. */
describe('webRequest', () => {
  test('without it a redirect is opaque: seen, but with an unknown target', () => {
    const chain = other(ended(HTTP, 'redirect', { complete: false }));
    expect(httpsRedirect.judge({ scan: scan(), answer: seen(answer()), twins: chain })).toEqual({ unseen: 'denied' });
  });

  test('without it an answer over plain http is still seen in full', () => {
    const chain = other(trail(HTTP, [], { complete: false, onward: null }));
    expect(httpsRedirect.judge({ scan: scan(), answer: seen(answer()), twins: chain })).toMatchObject({
      code: 'stays',
    });
  });

  test("the browser's own HSTS upgrade is a redirect that was not on the network", () => {
    const chain = other(trail(HTTP, [hop(HTTP, HTTPS, { status: 307, byBrowser: true })]));
    expect(httpsRedirect.judge({ scan: scan(), answer: seen(answer()), twins: chain })).toEqual({ code: 'byBrowser' });
    expect(httpsRedirectSameHost.judge({ scan: scan(), answer: seen(answer()), twins: chain })).toEqual({
      code: 'byBrowser',
    });
  });

  test('a certificate error is not missing https: it fails the certificate, without the cap of 20', () => {
    const given = {
      scan: scan({ url: HTTP }),
      answer: seen(answer({}, { url: HTTP })),
      twins: other(ended(HTTPS, 'certificate')),
    };
    expect(httpsAvailable.judge(given)).toEqual({ code: 'certificateRefused' });
    expect(tlsCertificate.judge(given)).toEqual({ code: 'refused' });
  });

  test.each(['timeout', 'denied'] as const)('%s of a twin is unknown', (why) => {
    const given = { scan: scan(), answer: seen(answer()), twins: seen(twins({ otherScheme: blind(why) })) };
    expect(httpsRedirect.judge(given)).toEqual({ unseen: why });
  });
});

describe('HSTS', () => {
  test('values may be quoted', () => expect(sent('max-age="31536000"')).toMatchObject({ code: 'strong' }));
  test('a repeated directive invalidates the header', () => {
    expect(sent('max-age=31536000; includeSubDomains; includeSubDomains')).toMatchObject({ code: 'malformed' });
  });
  test('only the first line counts', () => {
    expect(sent('max-age=86400, max-age=31536000')).toMatchObject({ code: 'tooShort' });
  });
  test('the header is ignored over http', () => {
    const over = answer({ 'strict-transport-security': 'max-age=31536000' }, { url: HTTP });
    expect(hsts.judge({ scan: scan(), answer: over })).toEqual({ code: 'plainHttp' });
  });
  test('max-age=0 removes the policy', () => expect(sent('max-age=0')).toMatchObject({ code: 'removed' }));
});

describe('CSP', () => {
  test('several policies intersect', () => {
    expect(scripts("script-src 'self' 'unsafe-inline', script-src 'self' https: 'nonce-r4nd0mvalue'")).toMatchObject({
      code: 'nonceOrHash',
    });
  });
  test('a policy in the document closes what the header leaves open', () => {
    expect(scripts("script-src 'unsafe-inline' *", "script-src 'self'")).toMatchObject({ code: 'ownHosts' });
  });
  test('commas split policies', () => {
    expect(scripts("img-src 'self', script-src 'none'")).toMatchObject({ code: 'noScripts' });
  });
  test('the first duplicate wins', () => {
    expect(scripts("script-src 'self'; script-src *")).toMatchObject({ code: 'ownHosts' });
  });
  test('names and keywords ignore case, nonces do not', () => {
    expect(scripts("SCRIPT-SRC 'SELF' 'Unsafe-Inline'")).toMatchObject({ code: 'inline' });
    const { fresh, raw } = policy("script-src 'nonce-AbCdEfGh'");
    const again = seen({ policies: ["script-src 'nonce-abcdefgh'"] });
    expect(cspScriptPolicy.judge({ scan: scan(), fresh, raw: seen(raw), again })).toMatchObject({
      code: 'nonceOrHash',
    });
  });
  test('report-only protects nothing', () => {
    const fresh = http({ 'content-security-policy-report-only': "script-src 'self'" });
    expect(cspScriptPolicy.judge({ scan: scan(), fresh, raw: seen(page()), again: NO_SECOND })).toMatchObject({
      code: 'absent',
    });
    expect(cspPresent.judge({ fresh, raw: seen(page()) })).toMatchObject({ code: 'reportOnly' });
  });
  test.each(["'nonce-r4nd0mvalue'", "'sha256-abc='", "'nonce-r4nd0mvalue' 'strict-dynamic'"])(
    "'unsafe-inline' is ignored beside %s",
    (other) => expect(scripts(`script-src 'unsafe-inline' ${other}`)).toMatchObject({ code: 'nonceOrHash' }),
  );
  test("'strict-dynamic' overrides hosts, schemes and 'self'", () => {
    expect(scripts("script-src 'strict-dynamic' 'nonce-r4nd0mvalue' 'self' https: data: *")).toMatchObject({
      code: 'nonceOrHash',
    });
  });
  test('script-src-elem and -attr fall back to script-src, then default-src', () => {
    expect(scripts("default-src 'unsafe-inline'")).toMatchObject({ code: 'inline' });
    expect(scripts("default-src 'unsafe-inline'; script-src 'self'")).toMatchObject({ code: 'ownHosts' });
    expect(scripts("script-src 'self'; script-src-attr 'unsafe-inline'")).toMatchObject({ code: 'inline' });
    expect(scripts("script-src 'self'; script-src-elem *")).toMatchObject({ code: 'wildcard' });
  });
  test('frame-ancestors has no fallback', () => {
    const { fresh, raw } = policy("default-src 'none'");
    expect(clickjacking.judge({ fresh, raw: seen(raw) })).toEqual({ code: 'absent' });
  });
  test('an empty list allows no scripts', () => expect(scripts('script-src')).toMatchObject({ code: 'noScripts' }));
  test('a nonce repeated in a second answer protects nothing', () => {
    const { fresh, raw } = policy("script-src 'nonce-r4nd0mvalue' 'strict-dynamic'");
    const again = seen({ policies: ["script-src 'nonce-r4nd0mvalue' 'strict-dynamic'"] });
    expect(cspScriptPolicy.judge({ scan: scan(), fresh, raw: seen(raw), again })).toMatchObject({
      code: 'staticNonce',
    });
  });
  test('without a second answer the policy is judged as sent', () => {
    const { fresh, raw } = policy("script-src 'nonce-r4nd0mvalue'");
    const given = { scan: scan(), fresh, raw: seen(raw), again: blind('timeout') };
    expect(cspScriptPolicy.judge(given)).toMatchObject({ code: 'nonceOrHash' });
  });
});

describe('cookies', () => {
  test('values are dropped where they are read', () => {
    expect(JSON.stringify(parseSetCookie('sid=geheim; Secure', 0))).not.toContain('geheim');
  });
  test('double-submit tokens are not session cookies', () => {
    const cookies = [cookie('XSRF-TOKEN', { secure: false })];
    expect(cookieSecure.judge({ cookies })).toMatchObject({ code: 'other' });
  });
});

describe('other headers', () => {
  const referrer = (value: string, inMeta?: string) =>
    referrerPolicy.judge({
      fresh: http({ 'referrer-policy': value }),
      raw: seen(page({ head: { metas: inMeta === undefined ? [] : [meta('referrer', inMeta)] } })),
    });

  test('the last known value of a referrer policy wins, in any case', () => {
    expect(referrer('unsafe-url, STRICT-ORIGIN, invented')).toMatchObject({ args: { policy: 'strict-origin' } });
  });
  test('the document overrides the header', () => {
    expect(referrer('no-referrer', 'unsafe-url')).toMatchObject({ code: 'leaky' });
  });
  test('COOP is a token with parameters; a quoted string or two values are invalid', () => {
    const opener = (value: string) => crossOriginOpener.judge({ fresh: http({ 'cross-origin-opener-policy': value }) });
    expect(opener('same-origin; report-to="x"')).toMatchObject({ code: 'separated' });
    expect(opener('"same-origin"')).toMatchObject({ code: 'invalid' });
    expect(opener('same-origin, same-origin')).toMatchObject({ code: 'invalid' });
  });
  test('Feature-Policy syntax in Permissions-Policy is invalid', () => {
    expect(permissionsPolicy.judge({ fresh: http({ 'permissions-policy': "camera 'none'" }) })).toMatchObject({
      code: 'oldSyntax',
    });
  });
});

describe('a fresh answer that is not the page', () => {
  const evidence = (barrier: 'wall' | 'login', url = `${HTTPS}login`): Evidence =>
    ({
      ...Object.fromEntries(
        ['raw', 'fresh', 'again', 'missing', 'cookies', 'cert', 'wordpress'].map((name) => [name, blind(barrier)]),
      ),
      scan: seen(scan()),
      page: seen(page()),
      answer: seen(answer({ 'strict-transport-security': 'max-age=31536000' }, { barrier, url })),
      security: blind('timeout'),
      twins: seen(twins()),
    }) as unknown as Evidence;
  const outcomes = (given: Evidence) =>
    Object.fromEntries(judgePillar('beveiliging', beveiliging, given).map(({ id, outcome }) => [id, outcome]));

  test('a wall hides all except https, its certificate and what the live page shows', () => {
    const judged = outcomes(evidence('wall', HTTPS));
    expect(judged).toMatchObject({
      'https-available': 'pass',
      'tls-certificate': 'pass',
      'https-redirect': 'pass',
      hsts: 'unknown',
      'csp-present': 'unknown',
      'cookie-secure': 'unknown',
      'headers-on-error-pages': 'unknown',
      'mixed-content-active': 'pass',
    });
  });

  test('a sign-in page on the same host also shows HSTS', () => {
    const judged = outcomes(evidence('login'));
    expect(judged).toMatchObject({ hsts: 'pass', 'hsts-subdomains': 'warn', clickjacking: 'unknown' });
  });

  test('a sign-in page elsewhere says nothing about this host', () => {
    expect(outcomes(evidence('login', 'https://login.elders.nl/'))).toMatchObject({ hsts: 'unknown' });
  });
});

describe('loopback', () => {
  test('https, certificate and HSTS are not required on this machine', () => {
    const here = scan({ url: 'http://localhost:3000/', host: 'localhost', domain: null, isPublic: false });
    const given = {
      scan: seen(here),
      answer: seen(answer({}, { url: here.url })),
      twins: blind('notApplicable'),
    } as unknown as Evidence;
    const all = {
      ...Object.fromEntries(
        ['page', 'raw', 'fresh', 'again', 'missing', 'security', 'cookies', 'cert', 'wordpress'].map((name) => [
          name,
          blind('time'),
        ]),
      ),
      ...given,
    };
    const skipped = judgePillar('beveiliging', beveiliging, all as Evidence).filter(
      ({ outcome }) => outcome === 'skip',
    );
    expect(skipped.map(({ id }) => id)).toEqual([
      'https-available',
      'tls-certificate',
      'https-redirect',
      'https-redirect-same-host',
      'hsts',
      'hsts-subdomains',
      'hsts-all-entry-hosts',
      'hsts-preload',
      'tls-version',
    ]);
  });
});
