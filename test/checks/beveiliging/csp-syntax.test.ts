import { describe, expect, test } from 'vitest';
import { cspSyntax } from '../../../lib/checks/beveiliging/csp-syntax.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';
import { policy } from '../../kit/transport.ts';

cases(cspSyntax, {
  clean: [
    policy("default-src 'self'; script-src 'nonce-r4nd0mvalue' 'strict-dynamic'; upgrade-insecure-requests"),
    policy("default-src 'self'", "base-uri 'self'"),
    {
      ...policy(null),
      fresh: http({ 'content-security-policy': 'img-src http:' }, { url: 'http://voorbeeld.nl/' }),
    },
  ],
  onlyMeta: [policy(null, "default-src 'self'")],
  ignoredInMeta: [
    policy("default-src 'self'", "frame-ancestors 'none'; base-uri 'self'"),
    policy(null, 'report-uri /csp; default-src *'),
  ],
  deprecated: [policy('block-all-mixed-content'), policy("script-src 'self'; reflected-xss block")],
  repeated: [policy("script-src 'self'; script-src *")],
  unknown: [
    policy("script-scr 'self'"),
    policy("script-src 'selv'"),
    policy("script-src 'self' 'nonce-$'"),
    policy("script-src 'none' 'self'"),
  ],
  httpSource: [policy('img-src http:'), policy('script-src http://cdn.nl')],
  dynamicAlone: [policy("script-src 'strict-dynamic'"), policy("default-src 'strict-dynamic' https:")],
  missingSemicolon: [policy("default-src 'self' script-src 'none'")],
  unquoted: [
    policy('script-src self'),
    policy("script-src 'self' unsafe-inline"),
    policy('require-trusted-types-for script'),
  ],
  notAscii: [
    policy('script-src ‘self’'),
    policy("script-src 'self'\u00a0"),
    policy("default-src 'self'", "script-src 'self' https://bücher.de"),
  ],
  noPolicy: [policy(null)],
});

blindCases(cspSyntax, [policy(`img-src ${'a '.repeat(9_000)}`)]);

describe('csp-syntax', () => {
  test('lists all words concerned, the most severe first', () => {
    expect(cspSyntax.judge(policy("img-src http:; script-src self; script-src 'none'"))).toEqual({
      code: 'unquoted',
      items: ['self', 'http:', 'script-src'],
    });
  });
});
