import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beveiliging } from '../../../lib/checks/beveiliging/index.ts';
import {
  createNotSeen,
  createSeen,
  type Evidence,
  FACTS,
  type FactName,
  type Facts,
  type Seen,
} from '../../../lib/evidence.ts';
import { judgePillar } from '../../../lib/judge.ts';
import type { Finding } from '../../../lib/model.ts';
import { http, meta, NOW, page, scan } from '../../kit/facts.ts';
import { inputs } from '../../kit/inputs.ts';
import { answer, cookie, ended, hop, policyMeta, trail, twins } from '../../kit/transport.ts';

const numRuns = inputs();

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const HTTP_WWW = 'http://www.voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';

type Headers = Readonly<Record<string, string>>;
type Parts = Partial<{ readonly [Name in FactName]: Seen<Facts[Name]> }>;

const none = http({}, { status: 404 });
const text = http(
  { 'content-type': 'text/plain; charset=utf-8' },
  { body: `Contact: mailto:lek@voorbeeld.nl\nExpires: ${new Date(NOW + 200 * 86_400_000).toISOString()}\n` },
);

const site = (headers: Headers, changes: Parts = {}): Parts => ({
  page: createSeen(page()),
  raw: createSeen(page()),
  answer: createSeen(answer(headers)),
  fresh: createSeen(http(headers)),
  again: createSeen({ policies: ["script-src 'nonce-an0thervalue' 'strict-dynamic'"] }),
  missing: createSeen(http(headers, { status: 404 })),
  security: createSeen({ wellKnown: createSeen(none), root: createSeen(text) }),
  cookies: createSeen([cookie('__Host-session')]),
  wordpress: createSeen(null),
  twins: createSeen(
    twins({ twinHttps: createSeen(trail(HTTPS_WWW, [hop(HTTPS_WWW, HTTPS, { hsts: 'max-age=31536000' })])) }),
  ),
  ...changes,
});

const STRICT: Headers = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy':
    "script-src 'nonce-r4nd0mvalue' 'strict-dynamic'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Sites on which an unseen fact could have saved another check. */
const SITES: Readonly<Record<string, Parts>> = {
  'in order': site(STRICT),
  'protected by its document': site(
    { ...STRICT, 'content-security-policy': "script-src 'unsafe-inline'", 'referrer-policy': 'unsafe-url' },
    {
      raw: createSeen(
        page({
          head: {
            metas: [
              policyMeta("script-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'"),
              meta('referrer', 'no-referrer'),
            ],
          },
        }),
      ),
    },
  ),
  'upgraded by its header': site(
    { 'content-security-policy': 'upgrade-insecure-requests' },
    { page: createSeen(page({ resources: { insecure: [{ kind: 'active', url: 'http://voorbeeld.nl/a.js' }] } })) },
  ),
  'without https on its twin': site(STRICT, {
    twins: createSeen(
      twins({ twinHttp: createSeen(ended(HTTP_WWW, 'noName')), twinHttps: createSeen(ended(HTTPS_WWW, 'noName')) }),
    ),
  }),
  'without http': site(STRICT, { twins: createSeen(twins({ otherScheme: createSeen(ended(HTTP, 'refused')) })) }),
  bare: site(
    { server: 'Apache/2.4.58', 'x-powered-by': 'PHP/5.6' },
    { cookies: createSeen([cookie('PHPSESSID', { secure: false })]) },
  ),
};

const findingsOf = (facts: Parts): readonly Finding[] => {
  const nothing = Object.fromEntries(Object.keys(FACTS).map((name) => [name as FactName, createNotSeen('denied')]));
  return judgePillar('beveiliging', beveiliging, {
    ...nothing,
    scan: createSeen(scan()),
    ...facts,
  } as unknown as Evidence);
};

describe.each(Object.entries(SITES))('a site %s', (_, facts) => {
  const lost = new Map(findingsOf(facts).map(({ id, points }) => [id, points]));
  const parts = ['otherScheme', 'twinHttp', 'twinHttps'] as const;

  // Facts that the site itself withholds cost as much as their absence (test/properties/unseen.test.ts).
  test('loses no points for facts that others hid', () => {
    const hiding = fc.tuple(
      fc.subarray(Object.keys(facts) as FactName[]),
      fc.subarray([...parts]),
      fc.constantFrom('denied' as const, 'time' as const, 'wall' as const),
    );
    fc.assert(
      fc.property(hiding, ([hidden, hiddenTwins, why]) => {
        const result = facts.twins?.seen ? facts.twins.value : twins();
        const seenParts: Parts = {
          ...facts,
          twins: createSeen({
            ...result,
            ...Object.fromEntries(hiddenTwins.map((name) => [name, createNotSeen(why)])),
          }),
          ...Object.fromEntries(hidden.map((name) => [name, createNotSeen(why)])),
        };
        const dearer = findingsOf(seenParts)
          .filter(({ id, points }) => points > (lost.get(id) ?? 0))
          .map(({ id, code }) => `${id}: ${code}`);
        expect(dearer).toEqual([]);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });
});
